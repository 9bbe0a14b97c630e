// Folders outside the project that something is built in.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Gives a folder the project's packages. The bundler follows no link out of the tree: hard links where the disk allows them, else a copy. */
export function linkModules(tree: string): void {
  const modules = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')]
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) spawnSync('cp', ['-R', ...modules])
}
