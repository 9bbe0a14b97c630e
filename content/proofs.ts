// Four true proofs, beside every form and every price. Each stands in the terms or the privacy
// policy.
export const proofs = {
  label: 'What you can count on',
  items: ['Pay when the work is done', 'Free estimate; cancel it at no charge', 'If our work fails, we fix it free'],
  /** The last one, where our license covers the place. */
  firm: 'One licensed firm that never sells your number',
  /** Where a place licenses its own electricians. */
  firmAlone: 'One firm that never sells your number',
} as const
