import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { ClaimId } from '@/content/claims'
import type { MdxComponents } from '@/lib/mdx'
import { AsOf } from './as-of'
import { DataTable } from './table'
import { Words } from './words'

/** The elements, each with a class name. */
export const withClass = (elements: ReactNode, className: string) =>
  Children.map(elements, element =>
    isValidElement<ComponentProps<'p'>>(element) ? cloneElement(element, { className }) : element,
  )

export function Subheading({ children }: PropsWithChildren) {
  return <h3 className="pt-3 text-xl">{children}</h3>
}

interface NoteProps {
  title: string
  claim?: ClaimId | undefined
  /** Paragraphs. */
  children: ReactNode
}

/** A remark set apart from the text, with the date of the claim that it rests on. */
export function Note({ title, claim, children }: NoteProps) {
  return (
    <div role="note" className="border-l-4 border-safety bg-sunken px-5 py-4">
      <p className="font-display font-bold">{title}</p>
      {withClass(children, 'mt-1')}
      {claim ? <AsOf claim={claim} /> : null}
    </div>
  )
}

type WithChildren = ReactElement<PropsWithChildren>

const elementsIn = (element: WithChildren | undefined): readonly WithChildren[] =>
  Children.toArray(element?.props.children).filter(child => isValidElement<PropsWithChildren>(child))

const cellsIn = (row: WithChildren) => elementsIn(row).map(cell => joinText(cell.props.children))

interface TableProps {
  caption: string
  claim?: ClaimId
  /** A Markdown table. */
  children: WithChildren
}

/** A Markdown table with its caption; the first cell of a row is its heading. */
function Table({ caption, claim, children }: TableProps) {
  const [head, body] = elementsIn(children)
  const columns = elementsIn(head).flatMap(cellsIn)
  return <DataTable caption={caption} columns={columns} rows={elementsIn(body).map(cellsIn)} claim={claim} />
}

/**
 * What has changed since an article was written. The page takes it out of the text and shows it
 * above.
 */
export const UpdateNote = ({ children }: PropsWithChildren) => children

/** A list to check off, on paper too: on a print it has a page of its own. */
const Checklist = ({ children }: PropsWithChildren) => <div className="checklist">{children}</div>

/**
 * Adjacent texts as one, so that "a {figure} here" is one text node and not three, and its ranges
 * are found.
 */
function joinText(children: ReactNode): ReactNode[] {
  const joined: ReactNode[] = []
  for (const child of Children.toArray(children)) {
    const last = joined.at(-1)
    if (typeof child === 'object' || typeof last !== 'string')
      joined.push(typeof child === 'number' ? String(child) : child)
    else joined[joined.length - 1] = last + String(child)
  }
  return joined.map((part, index) => (typeof part === 'string' ? <Words key={index} text={part} /> : part))
}

const Paragraph = ({ children, ...props }: ComponentProps<'p'>) => <p {...props}>{joinText(children)}</p>
const Strong = ({ children, ...props }: ComponentProps<'strong'>) => <strong {...props}>{joinText(children)}</strong>
const ListItem = ({ children, ...props }: ComponentProps<'li'>) => <li {...props}>{joinText(children)}</li>

/**
 * What an MDX page may use beside Markdown, and the Markdown elements that the site styles itself.
 */
export const mdxComponents: MdxComponents = {
  h3: Subheading,
  p: Paragraph,
  li: ListItem,
  strong: Strong,
  Note,
  Table,
  UpdateNote,
  Checklist,
}
