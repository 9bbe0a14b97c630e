// Random presses in any order against a model: who holds a window, and what each is told. The
// statements run in SQLite in memory, which is D1's engine without its process.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canBeHeld, holdTimes } from '@/lib/leads/visit-windows'
import { HOUR_MS } from '@/lib/time'
import { offeredAt, visitWeekOfTwo } from '@/tests/leads/visit-week'
import type { Env } from '@/worker/env'
import { insertLead, migrationNames } from '@/worker/test-storage'
import { hours } from './settings'
import { confirmVisit, endVisit, freeWindows, holdWindow, type Visit } from './store'

/** A Monday morning. */
const NOW = Date.parse('2026-11-30T09:00-05:00')
/** From 16 business hours on; those of one visit at a time, and of two. */
const windows = offeredAt(NOW, visitWeekOfTwo).slice(0, 4)
const leads = ['ann', 'bob', 'cy', 'dee', 'eve']

const sqlite = new DatabaseSync(':memory:')
for (const name of migrationNames)
  sqlite.exec(readFileSync(path.join(import.meta.dirname, '../migrations', name), 'utf8'))

class Statement {
  constructor(
    readonly sql: string,
    readonly values: readonly SQLInputValue[] = [],
  ) {}
  bind(...values: readonly SQLInputValue[]) {
    return new Statement(this.sql, values)
  }
  run() {
    const statement = sqlite.prepare(this.sql)
    const isRead = /^\s*(SELECT|WITH)/.test(this.sql)
    const results = isRead ? statement.all(...this.values) : []
    return { results, meta: { changes: isRead ? 0 : Number(statement.run(...this.values).changes) } }
  }
}
const DB = {
  prepare: (sql: string) => new Statement(sql),
  batch(statements: readonly Statement[]) {
    sqlite.exec('BEGIN')
    const results = statements.map(statement => statement.run())
    sqlite.exec('COMMIT')
    return Promise.resolve(results)
  },
}
const env = { DB, LEAD_VISIT_WINDOWS: visitWeekOfTwo } as unknown as Env

/** VISIT_RUNS=5000 for a longer run; a seed that failed is printed. */
const RUNS = Number(process.env.VISIT_RUNS ?? 300)
const lead = fc.constantFrom(...leads)
const number = fc.nat(windows.length - 1)
const presses = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.tuple(fc.constant('hold' as const), lead, number) },
    fc.tuple(fc.constant('release' as const), lead, number),
    fc.tuple(fc.constant('confirm' as const), lead, number),
    fc.tuple(fc.constantFrom('close' as const, 'open' as const), lead, number),
    fc.tuple(fc.constant('wait' as const), lead, fc.integer({ min: 1, max: 15 })),
  ),
  { minLength: 5, maxLength: 30 },
)

/** What everyone should hold. */
class Model {
  readonly held = new Map<string, { readonly window: number; readonly endsMs: number; readonly isConfirmed: boolean }>()
  readonly closed = new Set<number>()
  nowMs = NOW

  wait(hoursOfWait: number) {
    this.nowMs += hoursOfWait * HOUR_MS
    for (const [who, { endsMs, isConfirmed }] of this.held)
      if (!isConfirmed && endsMs <= this.nowMs) this.held.delete(who)
  }

  /** Whether it is told that it holds window `n`. */
  hold(who: string, n: number): boolean {
    const window = windows[n]
    if (window === undefined || this.held.get(who)?.window === n) return true
    const others = [...this.held].filter(([other, one]) => other !== who && one.window === n).length
    const isFree = !this.closed.has(n) && others < window.capacity && canBeHeld(hours, window, this.nowMs, 16)
    const { endsMs } = holdTimes(hours, this.nowMs, window)
    if (isFree) this.held.set(who, { window: n, endsMs, isConfirmed: false })
    return isFree
  }

  confirm(who: string, n: number) {
    const own = this.held.get(who)
    if (own?.window === n) this.held.set(who, { ...own, isConfirmed: true })
  }
}

async function press(model: Model, what: 'hold' | 'release' | 'confirm' | 'close' | 'open', who: string, n: number) {
  const id = windows[n]?.id ?? ''
  const { nowMs } = model
  if (what === 'hold') {
    const visit = await holdWindow(env, who, id, nowMs)
    expect(visit?.window_id === id, `${who} holds ${id}`).toBe(model.hold(who, n))
  } else if (what === 'release') {
    await endVisit(env, who, 'released', null, nowMs)
    model.held.delete(who)
  } else if (what === 'confirm') {
    const visit = await confirmVisit(env, who, id, nowMs)
    model.confirm(who, n)
    expect((visit?.confirmed_at_ms ?? null) !== null).toBe(model.held.get(who)?.isConfirmed ?? false)
  } else {
    sqlite.prepare('INSERT OR REPLACE INTO visit_windows (id, is_open) VALUES (?, ?)').run(id, what === 'open' ? 1 : 0)
    model.closed[what === 'open' ? 'delete' : 'add'](n)
  }
}

const stored = () =>
  sqlite
    .prepare('SELECT lead_id, window_id, confirmed_at_ms, ends_at_ms FROM visits WHERE window_id IS NOT NULL')
    .all() as unknown as readonly Visit[]

it('gives a window to as many as fit, and tells each the truth, in any order of presses', async () => {
  await fc.assert(
    fc.asyncProperty(presses, async steps => {
      for (const table of ['visits', 'visit_windows', 'leads']) sqlite.exec(`DELETE FROM ${table}`)
      await env.DB.batch(leads.map(id => insertLead(env, id)))
      const model = new Model()
      for (const [what, who, n] of steps) {
        if (what === 'wait') model.wait(n)
        else await press(model, what, who, n)
        const live = stored().filter(visit => visit.confirmed_at_ms !== null || visit.ends_at_ms > model.nowMs)
        expect(new Map(live.map(visit => [visit.lead_id, [visit.window_id, visit.confirmed_at_ms !== null]]))).toEqual(
          new Map([...model.held].map(([id, own]) => [id, [windows[own.window]?.id, own.isConfirmed]])),
        )
      }
      const free = await freeWindows(env, 99, model.nowMs)
      for (const [n, { id, capacity }] of windows.entries()) {
        const holders = [...model.held.values()].filter(own => own.window === n).length
        if (holders >= capacity || model.closed.has(n)) expect(free.map(window => window.id)).not.toContain(id)
      }
    }),
    { numRuns: RUNS },
  )
}, 600_000)
