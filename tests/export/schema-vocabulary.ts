// The schema.org vocabulary in the form of its JSON-LD release, read from schema-dts, whose types Google generates from that
// release. So the source and the output are checked against the same vocabulary.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ts from 'typescript'

const reference = (name: string) => ({ '@id': `schema:${name}` })

/** 'ThingBase' -> 'Thing', 'PersonLeaf' -> 'Person'. */
const typeName = (interfaceName: string) => interfaceName.replace(/(Base|Leaf)$/, '')

export function readVocabulary() {
  const file = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts')
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const parents = new Map<string, Set<string>>()
  const domains = new Map<string, Set<string>>()
  for (const statement of tree.statements) {
    if (!ts.isInterfaceDeclaration(statement) || !/(Base|Leaf)$/.test(statement.name.text)) continue
    const name = typeName(statement.name.text)
    const above = parents.get(name) ?? new Set()
    parents.set(name, above)
    for (const { expression } of statement.heritageClauses?.flatMap(({ types }) => [...types]) ?? []) {
      const parent = ts.isIdentifier(expression) ? typeName(expression.text) : ''
      if (parent !== '' && parent !== name && /(Base|Leaf)$/.test((expression as ts.Identifier).text)) above.add(parent)
    }
    for (const member of statement.members) {
      const key =
        ts.isPropertySignature(member) && (ts.isStringLiteral(member.name) || ts.isIdentifier(member.name))
          ? member.name.text
          : '@'
      if (!key.startsWith('@')) domains.set(key, (domains.get(key) ?? new Set()).add(name))
    }
  }
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
