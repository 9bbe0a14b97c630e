// The permit draft of one lead as a page: materials, load calculation, one-line diagram, elevation,
// checklist. For paper as much as for a screen. Finished HTML without script.
import { leadDeskWords } from '@/content/words/staff'
import { draftWords } from '@/content/words/permit-draft'
import { elevation, ELEVATION_SIZE, elevationWalls } from '@/lib/drawings/elevation'
import { PLAN_SINGLE_LINE_SIZE, planSingleLine } from '@/lib/drawings/plan-single-line'
import { grouped } from '@/lib/grouped'
import { brands } from '@/lib/planner/brands'
import { formatFeetLong } from '@/lib/planner/length-text'
import { materialName } from '@/lib/material-names'
import {
  chargerOutputAmps,
  CIRCUITS,
  GROUND_GAUGE,
  materialsOfRun,
  TRENCH_CONDUIT,
  voltageDropOf,
} from '@/lib/planner/materials'
import type { Leg } from '@/lib/planner/route'
import { Html, markup } from '@/worker/staff/html'
import { staffPage } from '@/worker/staff/staff-page'
import type { Draft, Work } from './draft'
import { draftStyle } from './draft-style'
import { heading, subheading } from './heading'
import { loadCalculation } from './load-calculation'
import type { Shape } from '@/lib/drawings/shapes'
import type { PlaceView } from '@/worker/staff/views'

const unknown = markup`<span class="unknown">${draftWords.permit.unknown}</span>`

const line = (label: string, text: string | null): Html => markup`<li>
  <span>${label}: ${text ?? unknown}</span>
</li>`

function checklist(place: PlaceView | null): Html {
  const words = draftWords.permit
  const offices = place?.offices ?? []
  return markup`${heading(words.title)}
    ${
      offices.length === 0 &&
      markup`<p class="mark">${place === null ? words.noPlace : words.unknownPlace(place.text)}</p>`
    }
    ${offices.length > 1 && markup`<p>${words.several}</p>`}
    ${(offices.length === 0 ? [{ name: null, fee: null, days: null }] : offices).map(
      ({ name, fee, days }) =>
        markup`${name !== null && subheading(name)}
          <ul class="checks">
            ${line(words.fee, fee)} ${line(words.days, days)} ${line(words.form, null)} ${line(words.papers, null)}
            ${line(words.license, null)} ${line(words.inspector, null)}
          </ul>`,
    )}`
}

/** className -> class, strokeWidth -> stroke-width. Names come from the code. */
const nameOf = (name: string): Html =>
  new Html(name === 'className' ? 'class' : name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))

const element = ({ tag, attributes, text }: Shape): Html =>
  markup`<${new Html(tag)}${Object.entries(attributes).map(([name, value]) => markup` ${nameOf(name)}="${value}"`)}>${text}</${new Html(tag)}>`

/** `label` is what the drawing shows, for those who do not see it. */
const drawing = (
  { width, height }: { readonly width: number; readonly height: number },
  label: string,
  shapes: readonly Shape[],
): Html =>
  markup`<svg class="drawing" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${shapes.map(element)}</svg>`

/** `leadPagePath`: the lead page's. `markedPhoto`: path of the marked picture; null without one. */
export function draftPage(draft: Draft, leadPagePath: string, markedPhoto: string | null): string {
  const { view, work, check, isOfSamplePhoto } = draft
  const who = view.name ?? view.phone?.text ?? view.email?.text ?? view.place?.text
  return staffPage(
    who === undefined ? draftWords.title : `${draftWords.title}: ${who}`,
    draftWords.draft,
    markup`<p class="draft"><strong>${draftWords.draft}</strong> ${draftWords.check}</p>
      <header>
        <p class="kind">${view.kindLabel}, ${view.receivedText}</p>
        <h1>${draftWords.title}</h1>
        ${who !== undefined && markup`<p>${who}${view.place !== null && view.place.text !== who && `, ${view.place.text}`}</p>`}
        ${view.reference !== null && markup`<p>${leadDeskWords.fields.reference} <strong>${view.reference}</strong></p>`}
        ${work === null ? markup`<p class="mark">${draftWords.notReproducible}</p>` : sourceOf(work, isOfSamplePhoto)}
        ${work === null && isOfSamplePhoto && markup`<p class="mark">${leadDeskWords.marks.samplePhoto}</p>`}
      </header>
      <div class="actions">
        <a class="button" href="${leadPagePath}">${draftWords.back}</a>
        ${work !== null && markup`<a class="button" href="${leadPagePath}/draft.csv">${draftWords.csv}</a>`}
      </div>
      <p class="actions">${draftWords.print}</p>
      ${work !== null && materials(work)} ${loadCalculation(work, check)} ${work !== null && diagram(work, check?.service_amps ?? null)}
      ${work !== null && elevations(work, markedPhoto, isOfSamplePhoto)} ${checklist(view.place)}
      <p class="draft"><strong>${draftWords.draft}</strong> ${draftWords.check}</p>
      <footer><p>${draftWords.footer}</p></footer>`,
    draftStyle,
  )
}

const feet = (value: number): string => grouped(Math.round(value * 1000) / 1000)

function sourceOf(work: Work, isOfSamplePhoto: boolean): Html {
  const words = draftWords.source
  if (work.source === 'plan') return markup`<p>${words.plan}</p>`
  const text = (isOfSamplePhoto ? words.samplePhoto : words.photo)(feet(work.lowFt), feet(work.highFt))
  return markup`<p${isOfSamplePhoto && markup` class="mark"`}>${text}</p>
    ${work.run.trenchFt > 0 && markup`<p>${words.photoTrench}</p>`}`
}

function materials({ run }: Work): Html {
  const words = draftWords.materials
  const { volts, percent, isHigh } = voltageDropOf(run)
  return markup`${heading(words.title)}
    <table>
      <thead>
        <tr>
          <th scope="col">${words.item}</th>
          <th scope="col">${words.quantity}</th>
        </tr>
      </thead>
      <tbody>
        ${materialsOfRun(run).map(
          ({ id, quantity, unit }) =>
            markup`<tr>
              <th scope="row">${materialName(id, words.names)} <span class="id">${id}</span></th>
              <td>${words.units[unit](quantity)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>${words.basis}</p>
    <p${isHigh && markup` class="mark"`}>${words.drop(volts.toFixed(1), percent.toFixed(1))}${isHigh && ` ${words.dropHigh}`}</p>
    ${subheading(words.decide)}
    <ul class="checks">
      ${[...words.decisions, ...(run.trenchFt > 0 ? words.trenchDecisions : [])].map(text => markup`<li>${text}</li>`)}
    </ul>`
}

function diagram({ plan, run }: Work, serviceAmps: number | null): Html {
  const words = draftWords.diagram
  const { kinds, sizes } = draftWords.materials.names
  const { gauge, size } = CIRCUITS[run.amps]
  const wallFt = Math.max(0, run.conduitFt - run.trenchFt)
  const shapes = planSingleLine({
    ...words,
    main: words.main(serviceAmps),
    breaker: words.breaker(run.amps),
    conductors: words.conductors(gauge, GROUND_GAUGE),
    conduit: [
      ...(wallFt > 0
        ? words.conduit(feet(wallFt), kinds[run.conduitType === 'EMT' ? 'emt' : 'pvc40'], sizes[size])
        : []),
      ...(run.trenchFt > 0
        ? words.trench(feet(run.trenchFt), kinds[TRENCH_CONDUIT.kind], sizes[TRENCH_CONDUIT.size])
        : []),
    ],
    charger: words.charger(brands[plan.brand].name),
    output: words.output(chargerOutputAmps(run.amps)),
  })
  return markup`${heading(words.title)}
    <figure class="one-line">${drawing(PLAN_SINGLE_LINE_SIZE, words.description, shapes)}</figure>`
}

function legText({ surface, from, to, lengthFt }: Leg): string {
  const { legs, wallNames } = draftWords.elevation
  const length = formatFeetLong(lengthFt)
  if (surface === 'trench') return legs.trench(length)
  if (from.y === to.y) return legs.level(length, wallNames[surface])
  return to.y > from.y ? legs.up(length) : legs.down(length)
}

function elevations(work: Work, markedPhoto: string | null, isOfSamplePhoto: boolean): Html {
  const words = draftWords.elevation
  if (work.source === 'photo')
    return markup`${heading(words.title)}
      <p>${words.photo}${isOfSamplePhoto && ` ${words.samplePhoto}`}</p>
      ${
        markedPhoto === null
          ? markup`<p class="mark">${words.noPhoto}</p>`
          : markup`<figure><img src="${markedPhoto}" alt="${isOfSamplePhoto ? words.samplePhoto : words.photo}" /></figure>`
      }`
  const { plan, route } = work
  return markup`${heading(words.title)}
    ${elevationWalls(plan, route).map(
      wall =>
        markup`<figure>
          ${drawing(ELEVATION_SIZE, words.description(words.walls[wall]), elevation(wall, plan, route, words.words))}
          <figcaption>${words.walls[wall]}</figcaption>
        </figure>`,
    )}
    <p>${route.legs.length === 0 ? words.noRoute : `${words.route} ${route.legs.map(legText).join(', ')}.`}</p>`
}
