// Compiles the browser scripts of this folder for inlining into a page. Runs at build time only.
import path from 'node:path'
import { buildSync } from 'esbuild'

const root = process.cwd()
const compiled = new Map<string, string>()

/**
 * The minified text of a script, safe inside a script element.
 * @param names of files in this folder, without their endings
 * @param constants values of the script's `declare const` names
 * @throws when the script does not compile
 */
export function inlineScript(
  names: string | readonly string[],
  constants: Readonly<Record<string, unknown>> = {},
): string {
  const define = Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]))
  const key = JSON.stringify([names, define])
  const known = compiled.get(key)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    stdin: {
      contents: [names]
        .flat()
        .map(name => `import './${name}'`)
        .join('\n'),
      resolveDir: path.join(root, 'components/layout/inline'),
    },
    alias: { '@': root },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    define,
    write: false,
    // package.json marks modules as free of side effects; these scripts have only side effects.
    ignoreAnnotations: true,
    // Keeps the project's `strict` from adding "use strict".
    tsconfigRaw: '{}',
  })
  const text = (outputFiles[0]?.text ?? '').replace(/;?\n$/, '')
  compiled.set(key, text)
  return text
}
