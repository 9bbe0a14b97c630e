/** In the order of the form; a photo's number is its place. */
export const formSubjects = ['panel', 'label', 'parking', 'wall'] as const
export type FormSubject = (typeof formSubjects)[number]
