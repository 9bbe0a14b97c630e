import { Children, Fragment } from 'react'
import type { Block, Section } from '@/content/schema'
import { anchor } from '@/lib/anchor'
import type { MdxSection } from '@/lib/mdx'
import { InlineText } from './inline'
import { Note, Subheading } from './prose'
import { DataTable } from './table'

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      )
    case 'subheading':
      return <Subheading>{block.text}</Subheading>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map(item => (
            <li key={item}>
              <InlineText text={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'table':
      return <DataTable caption={block.caption} columns={block.columns} rows={block.rows} claim={block.claim} />
    case 'note':
      return (
        <Note title={block.title} claim={block.claim}>
          <p>
            <InlineText text={block.text} />
          </p>
        </Note>
      )
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose max-w-text">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  )
}

type AnySection = Section | MdxSection

function SectionBody({ section }: { section: AnySection }) {
  if ('blocks' in section) return <Blocks blocks={section.blocks} />
  return <div className="prose max-w-text">{Children.toArray(section.body)}</div>
}

const idOf = (section: AnySection, anchors = false) =>
  ('id' in section ? section.id : undefined) ?? (anchors ? anchor(section.heading) : undefined)

/**
 * Sections of running text, each with its heading. `anchors`: headings without an id of their own
 * get one (lib/anchor.ts).
 */
export function Sections({ sections, anchors = false }: { sections: readonly AnySection[]; anchors?: boolean }) {
  return sections.map(section => (
    <Fragment key={section.heading}>
      <h2 id={idOf(section, anchors)} className="mt-8 mb-3 max-w-text text-2xl first:mt-0 md:mt-12 md:mb-4">
        {section.heading}
      </h2>
      <SectionBody section={section} />
    </Fragment>
  ))
}

/** Sections with a rule above each; the heading has a column of its own where there is room. */
export function LedgerSections({ sections }: { sections: readonly AnySection[] }) {
  return (
    <div className="@container">
      {sections.map(section => (
        <div
          key={section.heading}
          className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-line py-8 last:pb-0 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @4xl:py-10"
        >
          <h2 id={idOf(section)} className="max-w-text text-2xl">
            {section.heading}
          </h2>
          <SectionBody section={section} />
        </div>
      ))}
    </div>
  )
}
