// Headings of the permit draft. On paper each says DRAFT: the sheets may be parted.
import { draftWords } from '@/content/words/permit-draft'
import { type Html, markup } from '@/worker/staff/html'

const mark = markup`<span class="print">${draftWords.draft}</span>`

export const heading = (text: string): Html => markup`<h2>${text} ${mark}</h2>`
export const subheading = (text: string): Html => markup`<h3>${text} ${mark}</h3>`
