// The journeys that must work in every browser engine: defined once, run by each.
import { expect, test } from 'playwright/test'
import { leadsOf } from '../e2e/stored-leads'
import type { Driver } from './driver'
import { testLeadJourneys } from './lead-journeys'
import { testPageJourneys } from './page-journeys'
import { testPlannerJourneys } from './planner-journeys'
import { startProxy } from './proxy'
import { Session } from './session'

/** Generous: two engines share two cores, and the 3D view is rendered in software. */
const START_MS = 120_000
const JOURNEY_MS = 150_000

export function testJourneys(engine: string, openDriver: () => Promise<Driver>): void {
  test.describe(engine, () => {
    // The last test checks what the others sent, so a second try repeats them all.
    test.describe.configure({ mode: 'serial', timeout: JOURNEY_MS })
    let session: Session

    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    test.beforeAll(async ({}, { project }) => {
      test.setTimeout(START_MS)
      const proxy = await startProxy(project.use.baseURL ?? '')
      session = new Session(await openDriver(), proxy)
    })
    test.afterAll(() => session.close())
    test.beforeEach(() => session.begin())
    test.afterEach(() => {
      session.proxy.isOnline = true
      expect(session.unexpectedMessages(), 'the console stays quiet').toEqual([])
    })

    testLeadJourneys(() => session)
    testPlannerJourneys(() => session)
    testPageJourneys(() => session)

    // Last, and for all at once, because the command is slow.
    test('stores every lead once', () => {
      const { sent } = session
      expect(sent.map(({ kind }) => kind)).toEqual(['quote', 'quote', 'plan'])
      expect(leadsOf(sent.map(({ name }) => name))).toMatchObject(
        sent.map(({ kind, fields }) => ({ kind, lead: fields })),
      )
    })
  })
}
