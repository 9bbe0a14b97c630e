import { formNotice } from '@/content/words/forms'
import { InlineText } from '@/components/ui/inline'
import { noticeVersionName, type LeadKind } from '@/lib/leads/choices'

/**
 * The line under a form, and its version as a hidden field of the form. A server component, passed
 * to the form.
 */
export function FormNotice({ kind }: { kind: LeadKind }) {
  return (
    <>
      <input type="hidden" name={noticeVersionName} value={formNotice.version} />
      <p className="prose mt-4 text-sm text-muted">
        <InlineText text={formNotice[kind]} />
      </p>
    </>
  )
}
