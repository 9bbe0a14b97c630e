// The logo's mark in a square of 32: a ring, and the conduit line through it. Header, share
// pictures and staff pages draw it; public/icon.svg repeats it, because browsers read that file.

export const mark = { radius: 9, line: 'M0 20h9a4 4 0 0 0 4-4 4 4 0 0 1 4-4h15' } as const
