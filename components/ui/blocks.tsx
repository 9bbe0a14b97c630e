import { Fragment } from 'react'
import type { Block, Section } from '@/content/types'
import { AsOf } from './as-of'
import { InlineText } from './inline'
import { DataTable } from './table'

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p><InlineText text={block.text} /></p>
    case 'subheading':
      return <h3 className="pt-3 text-xl">{block.text}</h3>
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return <List>{block.items.map(item => <li key={item}><InlineText text={item} /></li>)}</List>
    }
    case 'table':
      return <DataTable caption={block.caption} columns={block.columns} rows={block.rows} claim={block.claim} />
    case 'note':
      return (
        <aside className="border-l-4 border-safety bg-sunken px-5 py-4">
          <p className="font-display font-bold">{block.title}</p>
          <p className="mt-1"><InlineText text={block.text} /></p>
          {block.claim ? <AsOf claim={block.claim} /> : null}
        </aside>
      )
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return <div className="prose max-w-text">{blocks.map((block, index) => <BlockView key={index} block={block} />)}</div>
}

/** Headed sections of running text, one after the other. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(section => (
    <Fragment key={section.heading}>
      <h2 className="mt-12 mb-4 max-w-text text-2xl first:mt-0">{section.heading}</h2>
      <Blocks blocks={section.blocks} />
    </Fragment>
  ))
}
