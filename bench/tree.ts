// Temporary copies of the project.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../scripts/project.ts'

/**
 * Puts node_modules into a folder. The bundler does not follow symbolic links out of the tree, so
 * these are hard links, or copies on another disk.
 */
export function linkModules(tree: string): void {
  const modules = [path.join(root, 'node_modules'), path.join(tree, 'node_modules')]
  if (spawnSync('cp', ['-al', ...modules]).status !== 0) spawnSync('cp', ['-R', ...modules])
}
