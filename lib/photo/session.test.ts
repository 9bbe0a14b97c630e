// Marks on a photo, their undo steps, and the lead that comes of them.
import { describe, expect, it } from 'vitest'
import { check } from '@/lib/leads/check'
import { photoBody } from '@/lib/leads/kinds/photo'
import { photoEstimate } from '@/worker/staff/photo-view'
import { defaultPlan } from '@/content/planner'
import { startHistory } from '@/lib/planner/history'
import { conduitOutline } from './conduit'
import { buildPhotoLead } from './lead'
import { samplePhoto } from './sample'
import {
  cornerNames,
  emptySession,
  type KeptPhoto,
  markNames,
  markOfProblem,
  pinNames,
  pressOn,
  readSession,
  reduceSession,
  type Session,
  type SessionHistoryAction,
  unplaced,
} from './session'

const photo: KeptPhoto = { ...samplePhoto.photo, jpeg: new ArrayBuffer(3) }
const after = (...actions: SessionHistoryAction[]) => actions.reduce(reduceSession, startHistory(emptySession))
const sample = after({ type: 'openPhoto', photo: { ...photo, isSample: true } }).present
/** Corners of a wall seen so much from the side that its horizon is in the photo. */
const aslant = {
  topLeft: { xPx: 100, yPx: 100 },
  topRight: { xPx: 700, yPx: 450 },
  bottomRight: { xPx: 700, yPx: 700 },
  bottomLeft: { xPx: 100, yPx: 1100 },
}

describe('a session', () => {
  it('of a new photo has marks inside it that are still to be placed, and reads nothing', () => {
    const { present } = after({ type: 'openPhoto', photo })
    expect(unplaced(present, markNames)).toEqual(markNames)
    for (const { xPx, yPx } of Object.values(present.points)) {
      expect(xPx).toBeGreaterThan(0)
      expect(xPx).toBeLessThan(photo.widthPx)
      expect(yPx).toBeGreaterThan(0)
      expect(yPx).toBeLessThan(photo.heightPx)
    }
    expect(readSession(present)).toEqual({ plane: null, run: null, problem: null, mark: null })
  })

  it('keeps marks inside the photo', () => {
    const { present } = after({ type: 'openPhoto', photo }, { type: 'move', mark: 'panel', to: { xPx: -5, yPx: 9999 } })
    expect(present.points.panel).toEqual({ xPx: 0, yPx: photo.heightPx })
    expect(present.placed).toEqual(['panel'])
  })

  it('takes the usual height of what is marked, and none for a window', () => {
    const heights = (['garage-door', 'entry-door', 'wall', 'window'] as const).map(
      kind => after({ type: 'setKind', kind: 'wall' }, { type: 'setKind', kind }).present.heightFt,
    )
    expect(heights).toEqual([7, 80 / 12, 8, null])
    expect(readSession({ ...sample, widthFt: null, heightFt: null }).plane).toBeNull()
  })

  it.each([
    ['corners', { topLeft: sample.points.topRight, topRight: sample.points.topLeft }, null],
    [
      'small',
      {
        topLeft: { xPx: 100, yPx: 100 },
        topRight: { xPx: 150, yPx: 100 },
        bottomRight: { xPx: 150, yPx: 150 },
        bottomLeft: { xPx: 100, yPx: 150 },
      },
      null,
    ],
    ['horizon', { ...aslant, charger: { xPx: 1590, yPx: 600 } }, 'charger'],
  ] as const)('says %s, and which pin causes it', (problem, points, mark) => {
    expect(readSession({ ...sample, kind: 'wall', points: { ...sample.points, ...points } })).toMatchObject({
      problem,
      mark,
      run: null,
    })
  })
})

describe('a press', () => {
  it.each([
    ['corners', cornerNames],
    ['pins', pinNames],
  ])('places the %s in their order, also on a mark that only shows where it starts', (_, names) => {
    let { present } = after({ type: 'openPhoto', photo })
    for (const name of names) {
      for (const under of [null, ...names.filter(one => !present.placed.includes(one))])
        expect(pressOn(present, names, under)).toEqual({ placing: name, dragging: null })
      present = reduceSession(startHistory(present), { type: 'move', mark: name, to: present.points[name] }).present
      expect(present.placed).toContain(name)
    }
    expect(pressOn(present, names, null)).toEqual({ placing: null, dragging: null })
  })

  it('drags a placed mark; a tap there still places the next one', () => {
    const { present } = after({ type: 'openPhoto', photo }, { type: 'confirm', mark: 'panel' })
    expect(pressOn(present, pinNames, 'panel')).toEqual({ placing: 'charger', dragging: 'panel' })
    expect(pressOn(sample, pinNames, 'panel')).toEqual({ placing: null, dragging: 'panel' })
  })
})

it('a picture that is not all that a camera took needs both sides, and reads a run with them', () => {
  const screenshot: Session = { ...sample, photo: { ...photo, isWhole: false } }
  expect(readSession(screenshot)).toMatchObject({ plane: null, run: null, problem: 'frame' })
  expect(readSession({ ...screenshot, widthFt: 3 })).toMatchObject({ problem: null, run: { ok: true } })
})

it('a door that cannot be is asked for its other side, which settles it; a wall is not', () => {
  const garage: Session = { ...sample, kind: 'garage-door' }
  expect(readSession(garage)).toMatchObject({ plane: null, run: null, problem: 'door' })
  expect(readSession({ ...garage, widthFt: 3 })).toMatchObject({ problem: null, run: { ok: true } })
  expect(readSession({ ...sample, kind: 'wall' })).toMatchObject({ problem: null, run: { ok: true } })
})

it.each([{ widthFt: NaN }, { heightFt: NaN }, { extraFt: NaN }])(
  'a number that is none leaves nothing to read: %o',
  typed => {
    expect(readSession({ ...sample, ...typed })).toMatchObject({ run: null, problem: null })
  },
)

describe('the mark that a problem stands beside', () => {
  const crossed = reduceSession(startHistory(sample), { type: 'move', mark: 'topLeft', to: { xPx: 1590, yPx: 1190 } })
  const beside = (session: Session, shown: readonly (typeof markNames)[number][]) =>
    markOfProblem(session, readSession(session), shown)

  it('is the one that moved last, among those that the step shows', () => {
    expect(readSession(crossed.present).problem).toBe('corners')
    expect(beside(crossed.present, cornerNames)).toBe('topLeft')
    expect(beside(crossed.present, pinNames)).toBe('charger')
    expect(beside(crossed.present, [])).toBeNull()
    const undone = reduceSession(crossed, { type: 'undo' }).present
    expect(beside(undone, cornerNames)).toBeNull()
  })

  it('is the pin beyond the horizon, whatever moved after it', () => {
    const session: Session = {
      ...sample,
      kind: 'wall',
      points: { ...sample.points, ...aslant, panel: { xPx: 1590, yPx: 600 } },
    }
    expect(sample.placed.at(-1)).toBe('charger')
    expect(beside(session, pinNames)).toBe('panel')
  })
})

// Its steps: lib/planner/history.test.ts, and a series of presses in photo.test.tsx.
describe('undo', () => {
  it('brings back a photo that was removed, with its marks', () => {
    const removed = reduceSession(startHistory(sample), { type: 'removePhoto' })
    expect(removed.present.photo).toBeNull()
    expect(reduceSession(removed, { type: 'undo' }).present).toBe(sample)
  })

  it('does not reach beyond a restored session', () => {
    const opened = after({ type: 'openPhoto', photo })
    expect(reduceSession(opened, { type: 'open', present: emptySession }).past).toEqual([])
  })
})

describe('the lead', () => {
  const leadOf = (session: Session, plan = defaultPlan) =>
    buildPhotoLead({
      session,
      run: readSession(session).run,
      plan,
      pageUrl: 'https://www.example.com/ev-charger-planner?utm_source=x#photo',
      contact: { name: ' Ada ', phone: '631 555 0123', email: ' ', location: ' 11751 ' },
    })

  it.each([0, 12.5])('is one that the lead desk takes and reproduces, with %s ft beyond the photo', extraFt => {
    const plan = { ...defaultPlan, brand: 'tesla', amps: 60, trenchFt: 20 } as const
    const lead = leadOf({ ...sample, extraFt }, plan)
    expect(check(photoBody, lead)).toMatchObject({ ok: true })
    expect(photoEstimate(lead ?? {})?.marks.map(({ mark }) => mark)).toEqual(['sample-photo'])
    expect(lead).toMatchObject({
      extra_ft: extraFt,
      utm: { utm_source: 'x' },
      contact: { name: 'Ada', phone: '631 555 0123', email: null, location: '11751' },
      reference: { kind: 'entry-door', width_ft: null, corners_px: [{ x: 130, y: 368 }, {}, {}, {}] },
      panel_px: { x: 634, y: 543 },
    })
  })

  it('is none while something is missing', () => {
    expect(leadOf(emptySession)).toBeNull()
    expect(leadOf({ ...sample, placed: cornerNames })).toBeNull()
  })
})

describe('the conduit', () => {
  const { plane } = readSession(sample)
  if (!plane) throw new Error('the sample photo has no plane')
  const outline = (xPx: number, yPx: number) => conduitOutline(photo, plane, sample.points.panel, { xPx, yPx })
  const pieces = (path = '') => path.split('Z').length - 1

  it('has two legs with an elbow, and one leg without', () => {
    const { charger, panel } = sample.points
    const both = outline(charger.xPx, charger.yPx)
    expect([pieces(both?.pipe), pieces(both?.shine), pieces(both?.fittings)]).toEqual([2, 2, 3])
    expect(pieces(outline(panel.xPx, panel.yPx)?.pipe)).toBe(0)
  })

  it('begins at the panel', () => {
    const [, x = 0, y = 0] = /M([\d.]+) ([\d.]+)/.exec(outline(1268, 619)?.pipe ?? '')?.map(Number) ?? []
    expect(Math.hypot(x - sample.points.panel.xPx, y - sample.points.panel.yPx)).toBeLessThan(15)
  })
})
