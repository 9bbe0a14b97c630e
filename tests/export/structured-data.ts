// Checks a page's JSON-LD graph against the fields that Google and Bing document for local
// business, breadcrumb, FAQ, article and item list data, and against the text that the page shows.
// The vocabulary is held by the types of schema-dts, with which lib/json-ld makes the graph.

export interface Node {
  readonly '@type'?: string
  readonly '@id'?: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value]
const nodes = (value: unknown): Node[] => list(value).filter(isNode)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isUrl = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value) && !Number.isNaN(Date.parse(value))
const fold = (value: string) => value.replace(/\s+/g, ' ').trim()

const within = (node: Node): Node[] => [node, ...Object.values(node).flatMap(value => nodes(value).flatMap(within))]
/** A reference has no field but an id. */
const isReference = (node: Node) => Object.keys(node).length === 1 && node['@id'] !== undefined

export const graphOf = (jsonLd: readonly unknown[]): Node[] =>
  jsonLd.flatMap(root => (isNode(root) ? nodes(root['@graph']) : []))

type Rule = (node: Node, pageText: string) => readonly (readonly [holds: boolean, what: string])[]

const sequence = (items: readonly Node[]) =>
  items.every((item, index) => item['@type'] === 'ListItem' && item.position === index + 1 && text(item.name) !== '')

const rules: Readonly<Record<string, Rule>> = {
  Electrician: ({
    name,
    telephone,
    url,
    address,
    geo,
    openingHoursSpecification,
    areaServed,
    sameAs,
    priceRange,
    image,
    logo,
    hasMap,
  }) => {
    const [place] = nodes(address)
    const [point] = nodes(geo)
    return [
      [text(name) !== '', 'name'],
      [/^\+\d{8,15}$/.test(text(telephone)), 'telephone with its country code'],
      [isUrl(url), 'url'],
      [
        place !== undefined &&
          ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'].every(
            key => text(place[key]) !== '',
          ),
        'a whole address',
      ],
      [typeof point?.latitude === 'number' && typeof point.longitude === 'number', 'geo'],
      [
        nodes(openingHoursSpecification).length > 0 &&
          nodes(openingHoursSpecification).every(
            ({ dayOfWeek, opens, closes }) =>
              list(dayOfWeek).length > 0 && [opens, closes].every(time => /^\d\d:\d\d$/.test(text(time))),
          ),
        'opening hours',
      ],
      [list(areaServed).length > 0, 'areaServed'],
      [list(sameAs).every(isUrl), 'sameAs'],
      [text(priceRange) !== '' && text(priceRange).length < 100, 'priceRange under 100 characters'],
      [
        nodes(image).every(one => isUrl(one.url)) &&
          nodes(logo).every(one => isUrl(one.url)) &&
          nodes(image).length > 0 &&
          nodes(logo).length > 0,
        'image and logo',
      ],
      [isUrl(hasMap), 'hasMap'],
    ]
  },
  WebSite: ({ name, url, publisher }) => [
    [text(name) !== '' && isUrl(url), 'name and url'],
    [isNode(publisher), 'publisher'],
  ],
  BreadcrumbList: ({ itemListElement }) => [
    [nodes(itemListElement).length >= 2, 'at least two items'],
    [sequence(nodes(itemListElement)), 'positions from 1, each with a name'],
    [nodes(itemListElement).every(({ item }) => isUrl(item)), 'an address for every item'],
  ],
  FAQPage: ({ mainEntity }, pageText) => [
    [nodes(mainEntity).length > 0, 'a question'],
    ...nodes(mainEntity).flatMap(({ name, acceptedAnswer }) => [
      [text(name) !== '' && pageText.includes(fold(text(name))), `the question “${text(name)}” on the page`] as const,
      [
        nodes(acceptedAnswer).length === 1 &&
          nodes(acceptedAnswer).every(answer => text(answer.text) !== '' && pageText.includes(fold(text(answer.text)))),
        `the answer to “${text(name)}” on the page`,
      ] as const,
    ]),
  ],
  BlogPosting: (
    { headline, image, datePublished, dateModified, author, publisher, description, mainEntityOfPage },
    pageText,
  ) => [
    [
      text(headline) !== '' && text(headline).length <= 110 && pageText.includes(fold(text(headline))),
      'a headline that the page shows',
    ],
    [nodes(image).some(one => isUrl(one.url)), 'image'],
    [isDate(datePublished) && isDate(dateModified) && text(datePublished) <= text(dateModified), 'dates in order'],
    [
      [author, publisher].every(one =>
        nodes(one).some(({ name, url }) => text(name) !== '' && isUrl(url) && pageText.includes(text(name))),
      ),
      'author and publisher that the page names',
    ],
    [text(description) !== '', 'description'],
    [isNode(mainEntityOfPage), 'mainEntityOfPage'],
  ],
  ItemList: ({ itemListElement, numberOfItems }) => [
    [
      nodes(itemListElement).length >= 2 && numberOfItems === nodes(itemListElement).length,
      'at least two items, counted',
    ],
    [sequence(nodes(itemListElement)), 'positions from 1, each with a name'],
    [
      nodes(itemListElement).every(({ url }) => isUrl(url)) &&
        new Set(nodes(itemListElement).map(({ url }) => url)).size === nodes(itemListElement).length,
      'an address of its own for every item',
    ],
  ],
  Service: ({ serviceType, name, description, provider, areaServed }) => [
    [[serviceType, name, description].every(value => text(value) !== ''), 'type, name and description'],
    [isNode(provider), 'provider'],
    [
      nodes(areaServed).some(area => area['@type'] === 'City') &&
        nodes(areaServed).some(area => area['@type'] === 'AdministrativeArea'),
      'cities and the county',
    ],
  ],
  Offer: ({ name, url, priceSpecification }, pageText) => {
    const { priceCurrency, minPrice, maxPrice } = (priceSpecification ?? {}) as Node
    return [
      [text(name) !== '' && isUrl(url), 'a name and an address'],
      [
        priceCurrency === 'USD' && typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice <= maxPrice,
        'a price range in dollars',
      ],
      [
        [minPrice, maxPrice].every(amount => pageText.includes(`$${Number(amount).toLocaleString('en-US')}`)),
        'the same price on the page',
      ],
    ]
  },
  AggregateRating: ({ ratingValue, reviewCount, bestRating }, pageText) => [
    [
      typeof ratingValue === 'number' &&
        ratingValue > 0 &&
        ratingValue <= (typeof bestRating === 'number' ? bestRating : 5),
      'a value within the scale',
    ],
    [typeof reviewCount === 'number' && reviewCount > 0, 'a count'],
    [pageText.includes(`${String(ratingValue)} from ${String(reviewCount)} reviews`), 'the same figures on the page'],
  ],
}

/** Number of groups of nodes that share no id with each other (union-find). */
function componentCount(graph: readonly Node[]): number {
  const parent = graph.map((_, index) => index)
  const rootOf = (index: number): number =>
    parent[index] === index || parent[index] === undefined ? index : rootOf(parent[index])
  const idsOf = graph.map(node => new Set(within(node).flatMap(part => part['@id'] ?? [])))
  for (const [a, ids] of idsOf.entries())
    for (const [b, others] of idsOf.entries()) if (a < b && !ids.isDisjointFrom(others)) parent[rootOf(a)] = rootOf(b)
  return new Set(parent.map((_, index) => rootOf(index))).size
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
    ...(componentCount(graph) <= 1 ? [] : [`the graph has ${componentCount(graph)} unconnected parts`]),
    ...all.flatMap(node =>
      (rules[node['@type'] ?? '']?.(node, pageText) ?? []).flatMap(([holds, what]) =>
        holds ? [] : [`${node['@type']}: missing or wrong: ${what}`],
      ),
    ),
  ]
}
