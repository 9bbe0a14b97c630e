// Every sentence that a visitor may read, by where it stands.
import { siteWords } from '@/content/words/site'
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
  { name: 'site', text: ownText(siteWords) },
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
