import path from 'node:path'
import { defineConfig } from 'vitest/config'

const alias = { '@': path.resolve(import.meta.dirname) }

export default defineConfig({
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
            'worker/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup-components.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'lead-desk',
          include: ['tests/lead-desk/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file has a desk of its own; more than two at once only wait for each other on two cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          // One file for each browser engine; scripts/test.mjs names those that are there.
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
})
