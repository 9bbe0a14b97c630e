// Who shows up: the electrician whom a visitor will meet. A sample until the owner fills it in; its
// tag goes with `sample`.

export const electrician = {
  sample: true,
  name: 'Your electrician’s name',
  sentence: 'I’ll look at your panel myself, and you’ll have my price before you decide anything.',
} as const

export const electricianWords = { title: 'Who shows up', sampleTag: 'Sample electrician' } as const
