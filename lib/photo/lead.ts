// The body of a photo lead, from the marks, the plan and the contact. Shapes and units:
// lib/leads/kinds/photo.ts.
import type { ContactField } from '@/lib/leads/contact'
import type { PhotoBody } from '@/lib/leads/kinds/photo'
import { chargerFields, priceFields } from '@/lib/leads/plan-body'
import type { Plan } from '@/lib/planner'
import { estimateOfRun } from './estimate'
import { type Reading, referenceOfSession, type Session } from './session'
import type { PhotoPoint } from './types'

/** Tenths of a pixel. */
const pointPx = ({ xPx, yPx }: PhotoPoint) => ({ x: Math.round(xPx * 10) / 10, y: Math.round(yPx * 10) / 10 })

/** Null while nothing is measured. The contact as typed; empty parts are null. */
export function buildPhotoLead({
  session,
  run,
  plan,
  pageUrl,
  contact: { name, phone, email, location },
}: {
  readonly session: Session
  readonly run: Reading['run']
  readonly plan: Plan
  readonly pageUrl: string
  readonly contact: Readonly<Record<ContactField, string>>
}): PhotoBody | null {
  const { photo, kind, points, extraFt } = session
  if (!photo || !run) return null
  const { conduitFt, conduitFtLow, conduitFtHigh, estimate, low, high } = estimateOfRun(plan, run, extraFt)
  const { corners, widthFt, heightFt } = referenceOfSession(session)
  const [topLeft, topRight, bottomRight, bottomLeft] = corners
  return {
    ...chargerFields(plan, pageUrl),
    ...priceFields(plan),
    conduit_ft: conduitFt,
    conduit_ft_low: conduitFtLow,
    conduit_ft_high: conduitFtHigh,
    extra_ft: extraFt,
    elbows: run.elbows,
    est_cost: estimate.totalUsd,
    est_cost_low: low.totalUsd,
    est_cost_high: high.totalUsd,
    reference: {
      kind,
      width_ft: widthFt,
      height_ft: heightFt,
      corners_px: [pointPx(topLeft), pointPx(topRight), pointPx(bottomRight), pointPx(bottomLeft)],
    },
    photo_size_px: { width: photo.widthPx, height: photo.heightPx },
    panel_px: pointPx(points.panel),
    charger_px: pointPx(points.charger),
    contact: {
      name: name.trim(),
      phone: phone.trim() || null,
      email: email.trim() || null,
      ...(location.trim() !== '' && { location: location.trim() }),
    },
  }
}
