// Checks a page's JSON-LD graph against the text that the page shows. Its fields are held by the
// types of schema-dts, with which lib/json-ld makes the graph, and by specified.txt.

export interface Node {
  readonly '@type'?: string
  readonly '@id'?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodes = (value: unknown): Node[] => [value].flat().filter(isNode)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const fold = (value: unknown) => text(value).replace(/\s+/g, ' ').trim()

const within = (node: Node): Node[] => [node, ...Object.values(node).flatMap(value => nodes(value).flatMap(within))]
/** A reference has no field but an id. */
const isReference = (node: Node) => Object.keys(node).length === 1 && node['@id'] !== undefined

export const graphOf = (jsonLd: readonly unknown[]): Node[] =>
  jsonLd.flatMap(root => (isNode(root) ? nodes(root['@graph']) : []))

/** What the page must show of a node, word for word. */
const shown: Readonly<Record<string, (node: Node) => readonly string[]>> = {
  FAQPage: ({ mainEntity }) =>
    nodes(mainEntity).flatMap(({ name, acceptedAnswer }) => [
      fold(name),
      ...nodes(acceptedAnswer).map(answer => fold(answer.text)),
    ]),
  BlogPosting: ({ headline, author, publisher }) => [
    fold(headline),
    ...nodes(author).map(({ name }) => text(name)),
    ...nodes(publisher).map(({ name }) => text(name)),
  ],
  Offer: ({ priceSpecification }) => {
    const { minPrice, maxPrice } = priceSpecification as Readonly<Record<string, unknown>>
    return [minPrice, maxPrice].map(amount => `$${Number(amount).toLocaleString('en-US')}`)
  },
  AggregateRating: ({ ratingValue, reviewCount }) => [`${String(ratingValue)} from ${String(reviewCount)} reviews`],
}

export function graphProblems(graph: readonly Node[], pageText: string, siteUrl: string): string[] {
  const all = graph.flatMap(within)
  const defined = new Set(all.filter(node => !isReference(node)).flatMap(node => node['@id'] ?? []))
  const ids = graph.map(node => node['@id'] ?? '')
  return [
    ...(graph.length > 0 ? [] : ['no graph']),
    ...ids.flatMap((id, index) => [
      ...(id.startsWith(`${siteUrl}/`) ? [] : [`${graph[index]?.['@type']} has no id of this site: ${id}`]),
      ...(ids.indexOf(id) < index ? [`two nodes share ${id}`] : []),
    ]),
    ...all
      .filter(isReference)
      .flatMap(({ '@id': id }) =>
        id !== undefined && defined.has(id) ? [] : [`${id} is referenced but not in the graph`],
      ),
    ...all.flatMap(node =>
      (shown[node['@type'] ?? '']?.(node) ?? [])
        .filter(words => words === '' || !pageText.includes(words))
        .map(words => `${node['@type']}: “${words}” is not on the page`),
    ),
  ]
}
