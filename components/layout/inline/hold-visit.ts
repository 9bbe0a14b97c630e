// Behind the success message of a form: the link of the request, and windows to hold for the visit,
// where the desk has any. A file of its own (app/hold-visit.js), fetched once the desk has the lead
// (components/forms/hold-visit.tsx).
import type { holdVisitWords } from '@/content/words/hold-visit'
import { CONFIRM_BY_HEADER, windowInWords, type WindowJson } from '@/lib/leads/visit-windows'
import { timeZone } from '@/lib/new-york'
import { fill } from '@/lib/template'
import { element } from './element'

declare const WORDS: Readonly<Record<Exclude<keyof typeof holdVisitWords, 'keep'>, string>> &
  Pick<typeof holdVisitWords, 'keep'>

/** What the desk says: windows that are free, and the one that this lead holds. */
interface Answer {
  readonly code: number
  readonly windows?: readonly WindowJson[]
  readonly held?: WindowJson | null
  readonly confirmed?: boolean
  /** Of a hold: '2026-12-02T12:00:00-05:00', or null. */
  readonly confirmBy?: string | null
}

const WINDOWS_PATH = '/api/leads/windows'
const MAX_OFFERED = 6
const TIMEOUT_MS = 15_000

/** Code 0: no answer came. */
async function ask(path: string, body?: object): Promise<Answer> {
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  try {
    const response = await fetch(path, {
      ...posted,
      headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return {
      ...((await response.json()) as object),
      code: response.status,
      confirmBy: response.headers.get(CONFIRM_BY_HEADER),
    }
  } catch {
    return { code: 0 }
  }
}

const isGone = ({ code }: Answer) => code === 404 || code === 410

const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

/** 'Wednesday noon', 'Wednesday 4:30 PM' */
function dayAndTime(ms: number): string {
  const time = clock.format(ms).replace(':00', '')
  return `${weekday.format(ms)} ${/^12\sPM$/.test(time) ? WORDS.noon : time}`
}

/** What is shown; `said` is announced as well. */
interface View {
  readonly said: string
  readonly windows?: readonly WindowJson[]
  /** Of a window that this lead holds. */
  readonly held?: WindowJson
  /** While the visitor picks another one: back to this view. */
  readonly before?: View | undefined
}
/** Text alone: the same buttons stay. */
type Next = View | string

const timesOf = ({ start, end }: WindowJson) => ({ startMs: Date.parse(start), endMs: Date.parse(end) })

const heldView = (held: WindowJson, said: string): View => ({
  said: fill(said, { when: windowInWords(timesOf(held)) }),
  held,
})

async function hold(status: string, { id }: WindowJson, before: View | undefined): Promise<Next> {
  const answer = await ask(`${status}/hold`, { window: id })
  const { code, held, confirmBy, windows = [] } = answer
  if (held) {
    const by = confirmBy ? ` ${fill(WORDS.confirm, { by: dayAndTime(Date.parse(confirmBy)) })}` : ''
    return heldView(held, `${WORDS.held}${by}`)
  }
  if (code === 409) return { said: windows.length > 0 ? WORDS.taken : WORDS.none, windows, before }
  return isGone(answer) ? { said: WORDS.gone } : WORDS.failed
}

async function release(status: string): Promise<Next> {
  const answer = await ask(`${status}/release`, {})
  if (isGone(answer)) return { said: WORDS.gone }
  if (answer.held !== null) return WORDS.failed
  return { said: WORDS.released, windows: (await ask(WINDOWS_PATH)).windows ?? [] }
}

async function change(before: View): Promise<Next> {
  const { windows } = await ask(WINDOWS_PATH)
  return windows ? { said: WORDS.offer, windows, before } : WORDS.failed
}

/** `status`: the address of the lead's status page. */
function offerWindows(root: HTMLElement, status: string, first: View) {
  const said = element('p', 'mt-3 font-semibold', { role: 'status', tabIndex: -1 })
  const choices = element('div', 'mt-3 flex flex-wrap gap-2', { role: 'group', ariaLabel: WORDS.offer })
  let isBusy = false

  const press = (textContent: string, action: () => Next | Promise<Next>, look = 'outline') => {
    const onclick = async () => {
      if (isBusy) return
      isBusy = true
      const next = await action()
      isBusy = false
      if (typeof next === 'string') said.textContent = next
      else show(next)
    }
    return element('button', `button button-${look} button-small grow`, { type: 'button', textContent, onclick })
  }

  function show(view: View) {
    const { windows = [], held, before } = view
    const hadFocus = choices.contains(document.activeElement)
    said.textContent = view.said
    const calendar = { href: `${status}/visit.ics`, download: 'visit.ics', textContent: WORDS.calendar }
    const shown = windows.slice(0, MAX_OFFERED).map(window => press(window.text, () => hold(status, window, before)))
    if (before) shown.push(press(fill(WORDS.keepHeld, { time: before.held?.text ?? '' }), () => before, 'strong'))
    if (held)
      shown.push(
        element('a', 'button button-strong button-small grow', calendar),
        press(WORDS.change, () => change(view)),
        press(WORDS.release, () => release(status)),
      )
    choices.replaceChildren(...shown)
    if (hadFocus) (shown[0] ?? said).focus()
  }

  root.append(said, choices)
  show(first)
}

async function start(root: HTMLElement, status: string) {
  const [{ windows = [] }, { held, confirmed }] = await Promise.all([ask(WINDOWS_PATH), ask(status)])
  // Visits are off, or all are taken.
  if (!held && windows.length === 0) return
  const { before, link } = WORDS.keep
  root.append(element('p', 'mt-3', {}, `${before} `, element('a', 'link', { href: status, textContent: link })))
  if (held) offerWindows(root, status, heldView(held, confirmed ? WORDS.confirmed : WORDS.held))
  else offerWindows(root, status, { said: WORDS.offer, windows })
}

const started = new WeakSet<HTMLElement>()

addEventListener('hold-visit', ({ target }) => {
  const root = target as HTMLElement
  if (started.has(root)) return
  started.add(root)
  void start(root, root.dataset.holdVisit!)
})
