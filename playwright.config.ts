import { defineConfig } from 'playwright/test'

const baseURL = process.env.BASE_URL
if (!baseURL)
  throw new Error(
    'BASE_URL is not set: run the browser tests with `npm test` or `npm test -- e2e`, which serve the product first',
  )

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '.cache/e2e.json' }]],
  use: {
    baseURL,
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // The 3D view has specs of its own, with a renderer: drawn by the processor beside other tests, it would cost them their pace.
      args: [
        '--disable-3d-apis',
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    viewport: { width: 1280, height: 900 },
    // A recording of each step nearly doubles the time of a test, so it is kept only when asked for; a picture of what failed is always there.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
