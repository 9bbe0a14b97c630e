// Every sentence that a visitor may read, by where it stands.
import { labels } from '@/content/words/site'
import { permitOffices } from '@/content/permit-offices'
import { testimonials } from '@/content/testimonials'
import { allTowns } from '@/content/towns'
import { zipAnswers } from '@/content/zips'
import { ownText, pricedText, sentencesOf } from '@/lib/page-words'
import { pages } from './pages'

interface Words {
  readonly name: string
  readonly text: string
}

export const everything: readonly Words[] = [
  ...pages.map(({ name, content }) => ({ name, text: pricedText(content) })),
  { name: 'labels', text: ownText(labels) },
  { name: 'permit-offices', text: ownText(permitOffices) },
  // Real quotes of customers are not checked.
  { name: 'testimonials', text: ownText(Object.values(testimonials).filter(({ sample }) => sample)) },
  ...allTowns.map(town => ({ name: `towns/${town.slug}`, text: ownText(town) })),
  ...Object.entries(zipAnswers.byZip).map(([zip, answer]) => ({ name: `zips/${zip}`, text: ownText(answer) })),
  { name: 'zips/unlisted', text: ownText(zipAnswers.unlisted) },
  { name: 'zips/outside', text: zipAnswers.outside.text },
]

export const sentencesThat = (
  test: (sentence: string, name: string) => boolean,
  texts: readonly Words[] = everything,
) =>
  texts.flatMap(({ name, text }) =>
    sentencesOf(text)
      .filter(sentence => test(sentence, name))
      .map(sentence => `${name}: ${sentence}`),
  )

export const BUZZWORDS =
  /\b(unlock(s|ing)?|seamless(ly)?|elevates? (your|the)|nestled|hassle|stress-free|worry-free|effortless(ly)?|cutting-edge|state-of-the-art|look no further|peace of mind|top-notch|world-class|best-in-class|second to none|one-stop|got you covered|game[- ]chang\w+|leverag(e|es|ing)|robust|vibrant|bustling|boasts?|tailored|bespoke|curated|premier|trusted by|your trusted|rest assured|don’t hesitate|in today’s|fast-paced|delve|embark|testament to|empower\w*|supercharge\w*|revolution\w*|dream (home|car)|pride ourselves|we are passionate|industry-leading|number one|competitive pric\w+|satisfaction guaranteed|look forward to serving|all your .* needs)\b|(^|[.?] )Whether you/i
