// A translator wraps every text node; React would then update nodes that are no longer in the page.
// Each journey runs on the original and on a rewritten page, and both end with the same text.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { siteWords } from '@/content/words/site'
import { plannerWords } from '@/content/words/planner'
import { zipAnswers } from '@/content/zips'
import { estimateForm, words } from '@/tests/forms/estimate-form'
import { defaultPlan } from '@/tests/planner/default-plan'
import { ZipLookup } from './forms/zip-lookup'
import { Planner } from './planner/planner'

/** Wraps each text in two elements, as Google Translate does, without changing the words. */
function rewrite(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, svg, textarea, option, font')) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(text.data)
  }
}

type Step = (user: UserEvent) => Promise<unknown>
const choose = (name: string | RegExp) => (user: UserEvent) => user.click(screen.getByRole('radio', { name }))
const press = (name: string) => (user: UserEvent) => user.click(screen.getByRole('button', { name }))
const write = (label: string | RegExp, value: string) => async (user: UserEvent) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await user.tab()
}
const lookUp = (zip: string) => async (user: UserEvent) => {
  fireEvent.change(screen.getByLabelText(siteWords.zip.field), { target: { value: zip } })
  await user.click(screen.getByRole('button', { name: siteWords.zip.submit }))
}

const { numbers, mountWalls, send } = plannerWords
const { all: _all, ...zipWords } = siteWords.zip
const hrefs = { call: 'tel:1', text: 'sms:1' }

it.each<[string, React.ReactElement, readonly Step[]]>([
  [
    'the planner',
    <Planner key="planner" webhook="" mode="json" words={plannerWords} defaultPlan={defaultPlan} hrefs={hrefs} />,
    [
      choose(/Tesla/),
      choose('40 A'),
      choose('PVC'),
      write(numbers.trenchFt, '20'),
      choose(mountWalls.detached),
      write(numbers.mountHeightIn, '999'),
      write(numbers.baseLabor, '1200'),
      write(send.email, 'nobody@'),
      press(plannerWords.inspector.tabs.plan),
      press(send.submit),
    ],
  ],
  [
    'the ZIP lookup',
    <ZipLookup key="zip" answers={zipAnswers} words={zipWords} />,
    [lookUp('1172'), lookUp('11725'), lookUp('11787'), lookUp('10001')],
  ],
  [
    'the estimate',
    estimateForm(),
    [press(words.submit), write(new RegExp(`^${words.phone}`), '12'), press(words.submit)],
  ],
])('%s ends with the same text when translated', async (_, page, steps) => {
  const walk = async (isTranslated: boolean) => {
    const user = userEvent.setup()
    const { container } = render(page)
    const said: string[] = []
    for (const step of steps) {
      if (isTranslated) rewrite()
      await step(user)
      await new Promise(resolve => setTimeout(resolve, 20))
      const shown = container.cloneNode(true) as HTMLElement
      // A change of the price shows for some seconds.
      for (const change of shown.querySelectorAll('[data-price-change]')) change.remove()
      said.push(shown.textContent)
    }
    cleanup()
    localStorage.clear()
    return said
  }
  const plain = await walk(false)
  expect(new Set(plain).size, 'the steps change the text').toBeGreaterThan(1)
  expect(await walk(true)).toEqual(plain)
})
