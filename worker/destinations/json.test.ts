import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan } from '@/content/planner'
import { estimateOf } from '@/lib/planner/estimate'
import { routeOf } from '@/lib/planner/route'
import { leadView } from '@/worker/staff/lead-view'
import { answerAsJson } from '@/tests/lead-desk/services/json'
import { arbHostileLead, storedLead, storedPlan } from '@/tests/leads/stored-leads'
import { arbModestPlan } from '@/tests/planner/plans'
import { forAll } from '@/tests/for-all'
import { json } from './json'

describe('the JSON body', () => {
  it('is the documented one', () => {
    const lead = storedPlan(defaultPlan)
    const { lines, totalUsd } = estimateOf(defaultPlan, routeOf(defaultPlan))
    const [labor, conduit] = lines.map(({ shownUsd }) => shownUsd)
    expect(json.leadBody(lead, leadView(lead), ['Called, no answer.'], 'lead')).toEqual({
      id: lead.id,
      kind: 'plan',
      received_at: '2026-11-24T14:07:00.000Z',
      contact: { name: 'Ada Byron', phone: '+16315550101', email: null },
      lead: JSON.parse(lead.payload) as object,
      reference: '37SW58',
      sheet_url: leadView(lead).leadPageUrl,
      plan_url: leadView(lead).plan?.planUrl,
      estimate: {
        lines: [
          { label: 'Base labor', detail: '', amount_usd: labor },
          {
            label: 'Conduit',
            detail: expect.stringMatching(/^10 ft × \$[\d.]+ × 1\.15 \(EMT\)$/) as string,
            amount_usd: conduit,
          },
        ],
        total_usd: totalUsd,
        marks: [],
      },
      notes: ['Called, no answer.'],
      source: { channel: null },
      photos: { announced: 0, arrived: 0 },
    })
  })

  it('tells a reminder and a trial', () => {
    const lead = storedLead({ is_trial: 1 })
    expect(json.leadBody(lead, leadView(lead), [], 'reminder-1')).toMatchObject({
      occasion: 'reminder-1',
      trial: true,
      estimate: null,
    })
  })

  it('is accepted for every lead', () => {
    forAll(
      fc.oneof(
        arbHostileLead,
        arbModestPlan.map(plan => storedPlan(plan)),
      ),
      lead => {
        expect(answerAsJson(JSON.stringify(json.leadBody(lead, leadView(lead), [], 'lead'))).status).toBe(200)
      },
    )
    const broken = storedLead({ payload: '{' })
    expect(answerAsJson(JSON.stringify(json.leadBody(broken, leadView(broken), [], 'lead'))).status).toBe(200)
  })
})
