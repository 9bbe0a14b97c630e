import { describe, expect, it } from 'vitest'
import { draftWords as words } from '@/content/words/permit-draft'
import { leadDeskWords } from '@/content/words/staff'
import { elevation, ELEVATION_SIZE, elevationWalls } from '@/lib/drawings/elevation'
import { applianceCheck, arbHostileLead, storedLead, storedPhoto, storedPlan } from '@/tests/leads/stored-leads'
import { materialName } from '@/lib/material-names'
import { samplePhoto } from '@/lib/photo/sample'
import { materialsOf, materialsOfRun } from '@/lib/planner/materials'
import { brandKeys } from '@/lib/planner/brands'
import { routeOf } from '@/lib/planner/route'
import { defaultPlan } from '@/tests/planner/default-plan'
import { apply, arbPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { draftOf } from './draft'
import { draftCsv } from './draft-csv'
import { draftPage } from './draft-page'

const workOf = (lead: Parameters<typeof draftOf>[0]) => draftOf(lead)?.work
const pageOf = (lead: Parameters<typeof draftOf>[0], photo: string | null = null) => {
  const draft = draftOf(lead)
  if (draft === null) throw new Error('No draft')
  return draftPage(draft, '/api/leads/sheet/0', photo)
}
const detached = apply([
  { type: 'setTrenchFt', value: 25 },
  { type: 'setMountWall', mountWall: 'detached' },
])

describe('the work of a lead', () => {
  it('of a plan is that of its link', () => {
    forAll(arbPlan, plan => {
      const work = workOf(storedPlan(plan))
      expect(work && materialsOfRun(work.run)).toEqual(materialsOf(plan, routeOf(plan)))
    })
  })

  it('of a photo is the run that was sent', () =>
    expect(workOf(storedPhoto())).toMatchObject({
      source: 'photo',
      run: { amps: 60, conduitType: 'EMT', conduitFt: 24, elbows: 1, trenchFt: 0 },
      lowFt: 22,
      highFt: 27,
    }))

  it('of a photo counts the trench that the feet beyond the photo do not cover on top', () => {
    expect(workOf(storedPhoto({ trench_ft: 25, extra_ft: 5 }))).toMatchObject({ run: { conduitFt: 44, trenchFt: 25 } })
    expect(workOf(storedPhoto({ trench_ft: 4, extra_ft: 5 }))).toMatchObject({ run: { conduitFt: 24, trenchFt: 4 } })
  })

  it('is none where the figures make no run', () => {
    expect(workOf({ ...storedPlan(defaultPlan), plan_link: null })).toBeNull()
    expect(workOf(storedPlan(defaultPlan, { amps: 50 }))).toBeNull()
    expect(workOf(storedPhoto({ elbows: -1 }))).toBeNull()
    expect(workOf(storedPhoto({ amps: 41 }))).toBeNull()
  })

  it('is nothing that a form has', () => expect(draftOf(storedLead({ kind: 'estimate' }))).toBeNull())
})

describe('the page', () => {
  it('has every material, and says that it is a draft', () => {
    const page = pageOf(storedPlan(detached))
    for (const { id } of materialsOf(detached, routeOf(detached))) {
      expect(page).toContain(id)
      expect(page).toContain(materialName(id, words.materials.names))
    }
    expect(page.split(words.check).length).toBeGreaterThan(2)
    const headings = page.match(/<h[23]>.*?<\/h[23]>/g) ?? []
    expect(headings.length).toBeGreaterThan(4)
    for (const heading of headings) expect(heading).toContain(`<span class="print">${words.draft}</span>`)
    for (const wall of ['right', 'detached'] as const)
      expect(page).toContain(words.elevation.description(words.elevation.walls[wall]))
  })

  it('has the panel check where it came along, else blanks for the visit', () => {
    const checked = pageOf(storedPhoto({ panel_check: applianceCheck }))
    expect(checked).toContain(words.load.fromCheck)
    expect(checked).toContain(words.diagram.main(applianceCheck.service_amps))
    const unchecked = pageOf(storedPhoto())
    expect(unchecked).toContain(words.load.noCheck)
    expect(unchecked).toContain(words.diagram.main(null))
    expect(unchecked.split(words.load.toFill).length).toBeGreaterThan(checked.split(words.load.toFill).length)
  })

  it('shows the marked photo of a measured run once it is there', () => {
    expect(pageOf(storedPhoto())).toContain(words.elevation.noPhoto)
    expect(pageOf(storedPhoto(), '/api/leads/sheet/0/photo/1')).toContain('src="/api/leads/sheet/0/photo/1"')
  })

  it('of a run on the sample photo says so wherever it speaks of the photo', () => {
    const corners_px = samplePhoto.reference.corners.map(({ xPx: x, yPx: y }) => ({ x, y }))
    const reference = { kind: 'entry-door', width_ft: null, height_ft: 7, corners_px }
    const sample = storedPhoto({ reference })
    const page = pageOf(sample, '/api/leads/sheet/0/photo/1')
    expect(page).toContain(words.source.samplePhoto('22', '27'))
    expect(page).toContain(`alt="${words.elevation.samplePhoto}"`)
    expect(page).not.toContain(words.source.photo('22', '27'))
    const csv = (lead: typeof sample) => draftCsv(draftOf(lead) ?? expect.fail())
    expect(csv(sample)).toContain(leadDeskWords.marks.samplePhoto)
    expect(pageOf(storedPhoto({ reference, amps: 48 }))).toContain(leadDeskWords.marks.samplePhoto)
    for (const text of [pageOf(storedPhoto(), '/photo/1'), csv(storedPhoto())]) expect(text).not.toMatch(/sample/i)
  })

  it('of a plan that cannot be made again has neither materials nor drawings', () => {
    const page = pageOf({ ...storedPlan(defaultPlan), plan_link: null })
    expect(page).toContain(words.notReproducible)
    expect(page).not.toContain('<svg class="drawing"')
    expect(page).not.toContain('draft.csv')
    expect(page).toContain(words.permit.title)
  })

  it('knows the office of a place, and marks what it does not know', () => {
    const known = pageOf({ ...storedPlan(defaultPlan), location: 'Smithtown' })
    expect(known).toContain('Town of Smithtown')
    expect(known).toContain(words.permit.unknown)
    expect(pageOf({ ...storedPlan(defaultPlan), location: 'Atlantis' })).toContain('Atlantis')
    expect(pageOf(storedPlan(defaultPlan))).toContain(words.permit.noPlace)
  })

  it('says where a larger wire is usual', () => {
    expect(pageOf(storedPhoto({ conduit_ft: 200 }))).toContain(words.materials.dropHigh)
    expect(pageOf(storedPhoto())).not.toContain(words.materials.dropHigh)
  })

  it('has drawings whose texts stay in sight', () => {
    // Of 15 px text, on average.
    const WIDTH = 8
    const shares = new Map([
      ['start', 0],
      ['middle', 0.5],
      ['end', 1],
    ])
    for (const plan of [defaultPlan, detached, apply([{ type: 'setConduitType', conduitType: 'PVC' }], detached)])
      for (const brand of brandKeys) {
        const page = pageOf(storedPlan(apply([{ type: 'chooseBrand', brand }], plan)))
        const drawings = [...page.matchAll(/<svg class="drawing" viewBox="0 0 (\d+) [^]*?<\/svg>/g)]
        expect(drawings.length).toBeGreaterThan(1)
        for (const [svg] of drawings) expect(svg).toMatch(/<text x="[\d.-]+"[^>]*text-anchor="\w+"[^>]*>[^<]/)
        for (const [svg, width] of drawings)
          for (const [, x, anchor, text = ''] of svg.matchAll(
            /<text x="([\d.-]+)"[^>]*text-anchor="(\w+)"[^>]*>([^<]*)/g,
          )) {
            const left = Number(x) - (shares.get(anchor ?? '') ?? NaN) * text.length * WIDTH
            expect(left, text).toBeGreaterThanOrEqual(0)
            expect(left + text.length * WIDTH, text).toBeLessThanOrEqual(Number(width))
          }
      }
  })

  it('of a hostile lead holds no markup of the visitor', () => {
    forAll(arbHostileLead, lead => {
      const draft = draftOf(lead)
      if (draft === null) return
      const page = draftPage(draft, '/api/leads/sheet/0', null)
      expect(page).not.toMatch(/<script|<img(?! src="\/api)|<b>|<at>/)
    })
  })
})

it('the CSV has a row for each material, and a formula in a name is text', () => {
  // Without a reference its name is in the second row.
  const draft = draftOf({
    ...storedPhoto(),
    idempotency_key: 'no reference',
    name: '=HYPERLINK("https://evil.example")',
  })
  if (!draft?.work) throw new Error('No work')
  const rows = draftCsv(draft).trimEnd().split('\r\n')
  expect(rows[0]).toContain(words.draft)
  expect(rows[1]).toContain(`"'=HYPERLINK(""`)
  expect(rows.slice(3).map(row => row.split(',').at(-1))).toEqual(
    materialsOfRun(draft.work.run).map(({ id }) => `"${id}"`),
  )
})

it('the elevation of any plan has each wall of the run, and stays in sight', () => {
  forAll(arbPlan, plan => {
    const route = routeOf(plan)
    const shown = elevationWalls(plan, route)
    expect(shown).toContain(plan.charger.wall)
    for (const { surface } of route.legs) if (surface !== 'trench') expect(shown).toContain(surface)
    for (const wall of shown) {
      const shapes = elevation(wall, plan, route, words.elevation.words)
      const pipes = shapes.filter(({ attributes }) => attributes.className === 'drawing-pipe')
      expect(pipes).toHaveLength(route.legs.filter(({ surface }) => surface === wall).length)
      for (const { attributes } of shapes) {
        for (const x of [attributes.x, attributes.cx].filter(value => typeof value === 'number'))
          expect(x >= 0 && x <= ELEVATION_SIZE.width).toBe(true)
        for (const y of [attributes.y, attributes.cy].filter(value => typeof value === 'number'))
          expect(y >= 0 && y <= ELEVATION_SIZE.height).toBe(true)
      }
    }
  })
})
