'use client'

import { leadMessages } from '@/lib/leads/messages'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toasts'
import { Honeypot } from './honeypot'
import { LeadFields } from './lead-fields'
import { useLeadForm } from './lead-form'
import type { LeadFormProps } from './lead-form-props'
import { LeadStatus } from './lead-status'

export function QuickQuote({ webhook, mode, fields, words, status, notice }: LeadFormProps) {
  const form = useLeadForm({
    kind: 'quote',
    webhook,
    mode,
    event: { event: 'generate_lead', form: 'quick' },
    minSubmitMs: 0,
    onInvalid: (problems, typed) => {
      const isEmpty = Object.keys(problems).some(name => typed[name]?.trim() === '')
      toast({ title: isEmpty ? leadMessages.quoteIncomplete.title : words.check, variant: 'destructive' })
    },
    empties: true,
    onSuccess: sent => {
      // Specified for a site without a webhook. With one, nothing personal is logged.
      if (webhook === '') console.info('Quote request', sent)
      toast({ ...leadMessages.quote, variant: 'success' })
    },
  })
  return (
    <form
      {...form.props}
      data-draft="quick"
      data-island="quick-quote"
      aria-labelledby="quote-title"
      className="lead-fields"
    >
      <p className="text-sm text-muted col-span-full">{words.required}</p>
      <LeadFields fields={fields} errors={form.errors} />
      <Honeypot id="quote-subject" />
      <div className="col-span-full">
        <Button type="submit" disabled={form.disabled} className="min-w-[min(12rem,100%)]">
          {form.phase === 'submitting' ? words.submitting : words.submit}
        </Button>
        {notice}
        <LeadStatus form={form} {...status} />
      </div>
    </form>
  )
}
