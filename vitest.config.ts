import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { mdxPlugin } from './scripts/mdx.ts'

const alias = {
  '@': path.resolve(import.meta.dirname),
  'cloudflare:workers': path.resolve(import.meta.dirname, 'worker/test-workers.ts'),
}

/** A test that asserts nothing fails. */
const expectOptions = { requireAssertions: true }

export default defineConfig({
  plugins: [mdxPlugin],
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'lib/**/*.test.ts',
            'content/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'worker/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
            'tests/photo/**/*.test.ts',
            'tests/deploy/**/*.test.ts',
          ],
          expect: expectOptions,
          environment: 'node',
          setupFiles: ['tests/restore-mocks.ts'],
          // Generated cases take seconds where other stages run beside them.
          testTimeout: 30_000,
          // A new process for each file takes twice the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Checks copies of the tree.
          name: 'added-content',
          include: ['tests/added-content/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.tsx'],
          expect: expectOptions,
          environment: 'jsdom',
          // Preparing a picture takes seconds where other stages run beside it.
          testTimeout: 30_000,
          // As isolated as processes, in half of their CPU time: a thread loads jsdom once for all
          // files.
          pool: 'vmThreads',
          setupFiles: ['tests/restore-mocks.ts', 'tests/setup-components.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Reads out/, so it runs after a build. The files share one worker: the pages are parsed
          // once.
          name: 'export',
          include: ['tests/export/**/*.test.ts'],
          expect: expectOptions,
          environment: 'node',
          isolate: false,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'lead-desk',
          include: ['tests/lead-desk/**/*.test.ts'],
          globalSetup: ['tests/lead-desk/global-setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts a server of its own; more than two only wait for each other on two
          // cores.
          maxWorkers: 2,
        },
      },
    ],
  },
})
