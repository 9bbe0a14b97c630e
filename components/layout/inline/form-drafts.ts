// On pages with a form: keeps what is typed, fills it in again, and drops it when the form is
// cleared. At the window, because hold-input.ts stops these events there until the framework runs.
import { dropDraft, keepDraft, restoreDraft } from '@/components/forms/draft'
import { listen, page } from './page'

listen(
  'input',
  ({ target }) => {
    const { form } = target as HTMLInputElement
    if (form?.dataset.draft) keepDraft(form)
  },
  true,
)
listen('reset', ({ target }) => dropDraft((target as HTMLFormElement).dataset.draft), true)
for (const form of page.querySelectorAll<HTMLFormElement>('form[data-draft]')) restoreDraft(form)
