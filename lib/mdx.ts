// Reads the body of an MDX page: sections for rendering, text for checks. Pure: imports React for
// types only.
import type { ElementType, ReactElement, ReactNode } from 'react'
import { plainText } from './inline'

/**
 * Components by the name that MDX uses: HTML elements and the site's own (Table, Note, UpdateNote,
 * Checklist).
 */
export type MdxComponents = Readonly<Record<string, ElementType>>
export type MdxContent = (props: { readonly components: MdxComponents }) => ReactElement

export interface MdxModule {
  readonly default: MdxContent
  readonly frontMatter: unknown
}

export interface MdxPage {
  /** From the repository's root, for error messages. */
  readonly file: string
  readonly Content: MdxContent
}

interface Props {
  readonly children?: ReactNode
  readonly href?: string
  /** Properties of Table, of Note, and of both. */
  readonly caption?: string
  readonly title?: string
  readonly claim?: string
}
type Element = ReactElement<Props>

const isElement = (node: ReactNode): node is Element => typeof node === 'object' && node !== null && 'props' in node

const childrenOf = ({ props }: Element): readonly ReactNode[] => ('children' in props ? [props.children].flat() : [])

function* elementsBelow(element: Element): Generator<Element> {
  yield element
  for (const child of childrenOf(element)) if (isElement(child)) yield* elementsBelow(child)
}

/**
 * The elements of a page's body.
 * @throws With the file's name if an expression in it fails or has no value.
 */
function bodyOf({ file, Content }: MdxPage, components: MdxComponents): readonly Element[] {
  let body: Element
  try {
    body = Content({ components }) as Element
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  // Several blocks come in a fragment, one comes alone.
  const blocks = typeof body.type === 'symbol' ? childrenOf(body).filter(isElement) : [body]
  for (const block of blocks)
    for (const element of elementsBelow(block))
      if (childrenOf(element).some(child => child === undefined || Number.isNaN(child)))
        throw new Error(`${file}: expected every {expression} to have a value, got none in: ${inlineText(element)}`)
  return blocks
}

/**
 * The words of a node, links as [label](href) and strong words as **words**: what lib/inline reads.
 */
function inlineText(node: ReactNode): string {
  if (Array.isArray(node)) return (node as ReactNode[]).map(inlineText).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (!isElement(node)) return ''
  const text = childrenOf(node).map(inlineText).join('')
  if (node.type === 'a') return `[${text}](${node.props.href ?? ''})`
  return node.type === 'strong' ? `**${text}**` : text
}

export interface MdxSection {
  readonly heading: string
  readonly body: readonly Element[]
}

/** The body divided at its second-level headings, for a page that lays its sections out. */
export function sectionsOf(
  page: MdxPage,
  components: MdxComponents,
): { readonly intro: readonly Element[]; readonly sections: readonly MdxSection[] } {
  const intro: Element[] = []
  const sections: { heading: string; body: Element[] }[] = []
  for (const block of bodyOf(page, components)) {
    if (block.type === 'h2') sections.push({ heading: plainText(inlineText(block)), body: [] })
    else (sections.at(-1)?.body ?? intro).push(block)
  }
  return { intro, sections }
}

export interface MdxBlock {
  /** The element (p, li, h2, th), or the component around it (Table, Note, UpdateNote). */
  readonly kind: string
  readonly text: string
  readonly claim?: string
}

/** The site's own components by their names, so that a block can say which one it is from. */
const NAMES = {
  Table: 'Table',
  Note: 'Note',
  UpdateNote: 'UpdateNote',
  Checklist: 'Checklist',
} as unknown as MdxComponents
/** Elements that hold others, in place of running text. */
const CONTAINERS = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr', ...Object.keys(NAMES)])

function blocksIn(element: Element, parent?: string): MdxBlock[] {
  const { type, props } = element
  const kind = String(type)
  if (!CONTAINERS.has(kind)) return [{ kind: parent ?? kind, text: inlineText(element) }]
  const label = props.caption ?? props.title
  const claim = props.claim === undefined ? {} : { claim: props.claim }
  const component = kind in NAMES ? kind : parent
  return [
    ...(label === undefined ? [] : [{ kind, text: label, ...claim }]),
    ...childrenOf(element)
      .filter(isElement)
      .flatMap(child => blocksIn(child, component)),
  ]
}

/** Everything that a page's body says, in order, for checks and reports. */
export const blocksOf = (page: MdxPage): MdxBlock[] => bodyOf(page, NAMES).flatMap(block => blocksIn(block))
