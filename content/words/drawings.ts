/** Text inside the process drawings. */
export const processMarks = { volts: '240 V' } as const
