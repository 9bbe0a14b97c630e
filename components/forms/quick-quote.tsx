'use client'

import type { ReactNode } from 'react'
import { defaultQuoteCharger, quoteChargers } from '@/lib/leads/choices'
import { maxLengths } from '@/lib/leads/limits'
import { leadMessages } from '@/lib/leads/messages'
import type { WebhookMode } from '@/lib/env'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { SelectField } from '@/components/ui/select-field'
import { toast } from '@/components/ui/toast'
import { ClearButton } from './clear-button'
import { Honeypot } from './honeypot'
import { useLeadForm } from './lead-form'
import { LeadStatus, type LeadStatusProps } from './lead-status'

export interface QuickQuoteProps {
  webhook: string
  mode: WebhookMode
  labels: {
    name: string
    phone: string
    location: string
    charger: string
    submit: string
    submitting: string
    clear: string
    check: string
    required: string
  }
  status: Omit<LeadStatusProps, 'form'>
  /** Shown below the button. */
  notice?: ReactNode
}

const chargers = quoteChargers.map(value => ({ value, label: value }))

export function QuickQuote({ webhook, mode, labels, status, notice }: QuickQuoteProps) {
  const form = useLeadForm({
    kind: 'quote',
    webhook,
    mode,
    event: { event: 'generate_lead', form: 'quick' },
    minSubmitMs: 0,
    onInvalid: (problems, typed) => {
      const isEmpty = (name: string) => typed[name]?.trim() === ''
      const invalid = Object.keys(problems)
      // What is filled in but wrong is named, because the title is true only of the empty fields.
      const detail = problems[invalid.find(name => !isEmpty(name)) ?? '']
      toast({
        title: invalid.some(isEmpty) ? leadMessages.quoteIncomplete.title : labels.check,
        ...(detail !== undefined && { detail }),
        variant: 'destructive',
      })
    },
    onSuccess: (element, fields) => {
      // Specified for a site without a webhook. With one, nothing personal is logged.
      if (webhook === '') console.info('Quote request', fields)
      toast({ ...leadMessages.quote, variant: 'success' })
      element.reset()
    },
  })
  return (
    <form
      noValidate={form.noValidate}
      data-draft="quick"
      data-island="quick-quote"
      aria-labelledby="quote-title"
      method="post"
      action={form.action}
      onFocus={form.onFocus}
      onInput={form.onInput}
      onSubmit={form.onSubmit}
      onReset={form.onReset}
      className="relative grid grid-cols-1 gap-5 sm:grid-cols-2"
    >
      <p className="text-sm text-muted sm:col-span-2">{labels.required}</p>
      <TextField
        id="quote-name"
        name="name"
        label={labels.name}
        autoComplete="name"
        required
        maxLength={maxLengths.name}
        error={form.errors.name}
      />
      <TextField
        id="quote-phone"
        name="phone"
        type="tel"
        label={labels.phone}
        autoComplete="tel"
        required
        maxLength={maxLengths.phone}
        error={form.errors.phone}
      />
      <TextField
        id="quote-location"
        name="location"
        label={labels.location}
        autoComplete="postal-code"
        required
        maxLength={maxLengths.location}
        error={form.errors.location}
      />
      <SelectField
        id="quote-charger"
        name="charger"
        label={labels.charger}
        defaultValue={defaultQuoteCharger}
        options={chargers}
        error={form.errors.charger}
      />
      <Honeypot id="quote-subject" />
      <div className="sm:col-span-2">
        <Button type="submit" disabled={form.disabled} className="min-w-[min(12rem,100%)]">
          {form.phase === 'submitting' ? labels.submitting : labels.submit}
        </Button>{' '}
        <ClearButton label={labels.clear} isSubmitting={form.phase === 'submitting'} />
        {notice}
        <LeadStatus form={form} {...status} />
      </div>
    </form>
  )
}
