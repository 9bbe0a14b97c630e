// The schema.org vocabulary in the form of its JSON-LD release, read from schema-dts, whose types
// Google generates from that release. So the source and the output are checked against the same
// vocabulary.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseSync, Visitor } from 'oxc-parser'

const reference = (name: string) => ({ '@id': `schema:${name}` })

/** 'ThingBase' -> 'Thing', 'PersonLeaf' -> 'Person'. */
const typeName = (interfaceName: string) => interfaceName.replace(/(Base|Leaf)$/, '')

export function readVocabulary() {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts')
  const { program } = parseSync(file, readFileSync(file, 'utf8'))
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  new Visitor({
    TSInterfaceDeclaration: ({ id, extends: heritage, body }) => {
      if (!/(Base|Leaf)$/.test(id.name)) return
      const name = typeName(id.name)
      const above = parents.get(name) ?? new Set()
      parents.set(name, above)
      for (const { expression } of heritage) {
        if (expression.type !== 'Identifier' || !/(Base|Leaf)$/.test(expression.name)) continue
        const parent = typeName(expression.name)
        if (parent !== name) above.add(parent)
      }
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature') continue
        const { key } = member
        const property = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '@'
        if (!property.startsWith('@')) domains.set(property, (domains.get(property) ?? new Set()).add(name))
      }
    },
  }).visit(program)
  return {
    '@graph': [
      ...[...parents].map(([name, above]) => ({
        '@type': 'rdfs:Class',
        ...reference(name),
        'rdfs:subClassOf': [...above].map(reference),
      })),
      ...[...domains].map(([name, types]) => ({
        '@type': 'rdf:Property',
        ...reference(name),
        'schema:domainIncludes': [...types].map(reference),
      })),
    ],
  }
}
