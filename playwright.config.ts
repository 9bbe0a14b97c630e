import path from 'node:path'
import { defineConfig, type ReporterDescription } from 'playwright/test'

/** BASE_URL names a site that is already served; LEADS_PERSIST is then its state folder. */
const {
  BASE_URL,
  CHROMIUM_PATH,
  CHROMIUM_SHELL_PATH = CHROMIUM_PATH,
  E2E_PORT = '8790',
  E2E_REPORT,
  TRACE,
} = process.env
const baseURL = BASE_URL ?? `http://127.0.0.1:${E2E_PORT}`
// Inherited by the tests that read leads with `npm run leads`.
if (!BASE_URL) process.env.LEADS_PERSIST = path.join(import.meta.dirname, '.cache/e2e-leads')

// The headless shell, as in Playwright's own downloads, needs about 60% of the time of the whole
// browser.
const executable = CHROMIUM_SHELL_PATH ? { executablePath: CHROMIUM_SHELL_PATH } : {}
const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const reporter: ReporterDescription[] = [['line']]
if (E2E_REPORT) reporter.push(['json', { outputFile: E2E_REPORT }])
/** The same journeys in each engine that is installed; scripts/browsers.ts sets these variables. */
const engines = [
  ['firefox', process.env.FIREFOX_PATH],
  ['webkit', process.env.WEBKIT_PATH],
] as const

export default defineConfig({
  outputDir: 'test-results',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  // One more than the cores of the smallest machine, because every test waits now and then.
  workers: 3,
  forbidOnly: true,
  // A second try tells a fault of the site from a moment in which a shared machine stood still;
  // scripts/test.ts names and limits those.
  retries: process.env.CI ? 1 : 0,
  reporter,
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    // Recording every step nearly doubles the time of a test.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  ...(!BASE_URL && {
    webServer: {
      command: 'node --import ./scripts/site-modules.ts scripts/test-server.ts',
      env: { E2E_PORT },
      url: baseURL,
      timeout: 90_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
  projects: [
    // First, because each is one file, which one worker runs in order.
    ...engines
      .filter(([, browser]) => browser)
      .map(([engine]) => ({ name: engine, testDir: 'tests/engines', testMatch: `**/${engine}.spec.ts` })),
    // Then the longest tests: the many short ones after them let all workers end together.
    {
      name: '3d',
      testDir: 'tests/e2e',
      testMatch: '**/planner-3d*',
      fullyParallel: true,
      // Software rendering of a frame takes seconds on a busy machine.
      timeout: 120_000,
      expect: { timeout: 45_000 },
      use: {
        // A quarter of the pixels, in windows of the same size.
        deviceScaleFactor: 0.5,
        launchOptions: { ...executable, args: [...args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'] },
      },
    },
    {
      name: '2d',
      testDir: 'tests/e2e',
      testIgnore: '**/planner-3d*',
      fullyParallel: true,
      // Software rendering would slow down every test that opens the planner.
      use: { launchOptions: { ...executable, args: [...args, '--disable-3d-apis'] } },
    },
  ],
})
