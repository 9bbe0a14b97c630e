// The contrast of the words on every kind of button and toggle of a page, in every state.
import type { CDPSession, Page } from 'playwright/test'
import { expect } from './fixtures'

const CONTROLS = 'button, a.button, summary, label:has(input), select, [aria-pressed], [role="button"]'
const MARK = 'data-probe'

const pseudoStates = {
  plain: [],
  hovered: ['hover'],
  pressed: ['hover', 'active'],
  focused: ['focus', 'focus-visible'],
} as const

/** States that a script may set on a control while the page is in use. */
const settings = ['as it is', 'disabled', 'chosen', 'chosen and disabled'] as const
type Setting = (typeof settings)[number]

/**
 * Marks one visible control of each kind that is not in `seen`: the same tag, classes and state.
 * Returns the kinds.
 */
const markKinds = (page: Page, seen: readonly string[]) =>
  page.evaluate(
    ([controls, mark, known]) => {
      const seen = new Set(known)
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        control.removeAttribute(mark)
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only, [inert]')) continue
        const state = ['aria-pressed', 'aria-current', 'aria-expanded', 'aria-disabled', 'disabled']
          .map(name => control.getAttribute(name))
          .join()
        const around = [control.parentElement, control.closest('section, header, aside, footer')]
        const kind = [control, ...around].map(element => element?.className).join('|')
        const checked = String(control.querySelector('input')?.matches(':checked'))
        const key = `${control.tagName} ${kind} ${state} ${checked}`
        if (seen.has(key)) continue
        seen.add(key)
        control.setAttribute(mark, '')
      }
      return [...seen]
    },
    [CONTROLS, MARK, seen] as const,
  )

/** Returns how the controls stand then: some settings come to the same. */
const apply = (page: Page, setting: Setting) =>
  page.evaluate(
    ([mark, to]) => {
      const states: string[] = []
      for (const control of document.querySelectorAll<HTMLElement>(`[${mark}]`)) {
        const input = control.querySelector<HTMLInputElement>('input')
        const target = input ?? control
        // Links and summaries cannot be disabled.
        if ('disabled' in target) target.disabled = to.includes('disabled') || control.hasAttribute('data-was-disabled')
        if (control.hasAttribute('aria-pressed')) {
          control.dataset.wasPressed ??= control.getAttribute('aria-pressed') ?? 'false'
          control.setAttribute('aria-pressed', to.includes('chosen') ? 'true' : control.dataset.wasPressed)
        }
        states.push(`${target.matches(':disabled')} ${control.getAttribute('aria-pressed')}`)
      }
      return states.join()
    },
    [MARK, setting] as const,
  )

/** Puts the marked controls into pseudo-states. */
function forcing(client: CDPSession) {
  const find = async () => {
    const { root } = await client.send('DOM.getDocument')
    const selector = `[${MARK}], [${MARK}] input`
    return (await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })).nodeIds
  }
  let known: readonly number[] | undefined
  return (states: readonly string[]) =>
    // A message that leaves by itself in between makes its button's node unknown: asked again then.
    expect(async () => {
      const nodeIds = known ?? (await find())
      known = undefined
      await Promise.all(
        nodeIds.map(nodeId => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...states] })),
      )
      known = nodeIds
    }).toPass({ timeout: 10_000 })
}

/** Words with less than 4.5:1 against what is painted behind them. */
const tooFaint = (page: Page) =>
  page.evaluate(mark => {
    type Color = readonly [number, number, number, number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const known = new Map<string, Color>()
    const colorOf = (css: string): Color => {
      let color = known.get(css)
      if (!color) {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = css
        canvas.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
        color = [r, g, b, a / 255]
        known.set(css, color)
      }
      return color
    }
    const mix = (over: Color, under: Color, share: number): Color => [
      over[0] * share + under[0] * (1 - share),
      over[1] * share + under[1] * (1 - share),
      over[2] * share + under[2] * (1 - share),
      1,
    ]
    const paint = (path: readonly Element[], under: Color): readonly [Color, Color] => {
      const [element, ...rest] = path
      if (!element) return [under, under]
      const style = getComputedStyle(element)
      const own = colorOf(style.backgroundColor)
      const back = mix(own, under, own[3])
      const ink = colorOf(style.color)
      const [behind, text] = rest.length > 0 ? paint(rest, back) : [back, mix(ink, back, ink[3])]
      const opacity = Number(style.opacity)
      return [mix(behind, under, opacity), mix(text, under, opacity)]
    }
    const luminance = (color: Color) => {
      const [r = 0, g = 0, b = 0] = color.slice(0, 3).map(value => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const told: string[] = []
    for (const control of document.querySelectorAll(`[${mark}]`)) {
      const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const parent = words.currentNode.parentElement
        const text = words.currentNode.textContent?.trim() ?? ''
        if (!parent || text === '' || !parent.checkVisibility() || parent.closest('.sr-only, option:not(:checked)'))
          continue
        const path: Element[] = []
        for (let at: Element | null = parent; at; at = at.parentElement) path.unshift(at)
        const [behind, ink] = paint(path, colorOf('canvas'))
        const [low = 0, high = 0] = [luminance(behind), luminance(ink)].sort((a, b) => a - b)
        const contrast = (high + 0.05) / (low + 0.05)
        if (contrast < 4.5) told.push(`“${text.slice(0, 30)}” ${contrast.toFixed(2)}`)
      }
    }
    return told
  }, MARK)

/**
 * Each word that is too faint, with its scheme and state. `kinds` are those of the page and `seen`,
 * which were checked before.
 */
export async function faintWords(
  page: Page,
  seen: readonly string[] = [],
  schemes: readonly ('light' | 'dark')[] = ['dark', 'light'],
): Promise<{ kinds: readonly string[]; faint: string[] }> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const kinds = await markKinds(page, seen)
  await page.evaluate(mark => {
    for (const control of document.querySelectorAll(`[${mark}]`))
      control.toggleAttribute('data-was-disabled', (control.querySelector('input') ?? control).matches('[disabled]'))
  }, MARK)
  const force = forcing(client)
  const faint = new Set<string>()
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const checked = new Set<string>()
    for (const setting of settings) {
      const states = await apply(page, setting)
      if (checked.has(states)) continue
      checked.add(states)
      for (const [name, states] of Object.entries(pseudoStates)) {
        await force(states)
        for (const word of await tooFaint(page)) faint.add(`${word} (${colorScheme}, ${setting}, ${name})`)
      }
    }
  }
  await force([])
  await apply(page, 'as it is')
  await client.detach()
  return { kinds, faint: [...faint] }
}
