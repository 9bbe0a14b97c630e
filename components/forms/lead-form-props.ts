import type { ReactNode } from 'react'
import type { WebhookMode } from '@/lib/env'
import type { DrawnField } from './drawn-fields'
import type { LeadStatusProps } from './lead-status'

export interface LeadFormWords {
  submit: string
  submitting: string
  check: string
  required: string
}

/** What both forms of a page get. */
export interface LeadFormProps {
  webhook: string
  mode: WebhookMode
  fields: readonly DrawnField[]
  words: LeadFormWords
  status: Omit<LeadStatusProps, 'form'>
  /** Shown below the button. */
  notice?: ReactNode
}
