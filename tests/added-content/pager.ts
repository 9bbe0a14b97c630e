// A made-up destination.
import type { Notice } from '@/worker/staff/notice'
import type { DestinationKind } from '@/worker/destinations/kind'

export const pager = {
  name: 'pager',
  variable: 'LEAD_PAGER_URL',
  example: 'https://pager.example.com/…',
  body: ({ title, lines }: Notice) => ({ text: [title, ...lines].join('\n').toWellFormed() }),
} as const satisfies DestinationKind
