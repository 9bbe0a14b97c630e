// Rules for the articles as a set and for the headings that their tables of contents link to.
import { describe, expect, it } from 'vitest'
import { articles, articlesByDate } from '@/content/articles'
import { anchor } from '@/lib/anchor'
import { blocksOf } from '@/lib/mdx'

describe('the folder', () => {
  it('holds no article that the list of slugs leaves out', () => {
    const files = Object.keys(import.meta.glob('../../content/articles/*.mdx')).map(file =>
      file.replace(/^.*\/|\.mdx$/g, ''),
    )
    expect(files.sort()).toEqual(Object.keys(articles).sort())
  })
})

describe.each(articlesByDate)('$slug', article => {
  it('has headings that links can tell apart, from each other and from the ids of the page', () => {
    const ids = blocksOf(article)
      .filter(({ kind }) => kind === 'h2')
      .map(({ text }) => anchor(text))
    expect(ids).not.toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(['', 'contents', 'update-note', 'read-on', 'main']).not.toContain(id)
  })
})
