'use client'
// What a form needs once it is used: the rules for its fields, and the look of messages.
import { toastView } from '@/components/ui/toast'
import { rules } from './late-rules'

/** Fetches it all, ahead of its use: somebody has begun to fill in a form. */
export function prepareForm(): void {
  void rules.get()
  void toastView.get()
}
