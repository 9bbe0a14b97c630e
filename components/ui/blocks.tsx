import { Fragment } from 'react'
import type { Block, Section } from '@/content/types'
import { anchor } from '@/lib/anchor'
import { AsOf } from './as-of'
import { InlineText } from './inline'
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
      return <h3 className="pt-3 text-xl">{block.text}</h3>
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
        <aside className="border-l-4 border-safety bg-sunken px-5 py-4">
          <p className="font-display font-bold">{block.title}</p>
          <p className="mt-1">
            <InlineText text={block.text} />
          </p>
          {block.claim ? <AsOf claim={block.claim} /> : null}
        </aside>
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

/** Headed sections of running text, one after the other. `anchors`: headings can be linked to, see lib/anchor. */
export function Sections({ sections, anchors = false }: { sections: readonly Section[]; anchors?: boolean }) {
  return sections.map(section => (
    <Fragment key={section.heading}>
      <h2 id={anchors ? anchor(section.heading) : undefined} className="mt-12 mb-4 max-w-text text-2xl first:mt-0">
        {section.heading}
      </h2>
      <Blocks blocks={section.blocks} />
    </Fragment>
  ))
}

/** Headed sections as an open ledger: a rule above each, the heading in a column of its own where there is room. */
export function LedgerSections({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="@container">
      {sections.map(section => (
        <div
          key={section.heading}
          className="grid gap-x-12 gap-y-4 border-t border-edge/50 py-8 last:pb-0 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] @4xl:py-10"
        >
          <h2 className="max-w-text text-2xl">{section.heading}</h2>
          <Blocks blocks={section.blocks} />
        </div>
      ))}
    </div>
  )
}
