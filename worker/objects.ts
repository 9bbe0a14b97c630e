// The Durable Objects of the desk. The only one that sends to a destination is its Sender, and its
// alarm is the clock. What is to be sent is in D1 alone: a Sender that loses its storage loses no
// lead.
import { DurableObject } from 'cloudflare:workers'
import { HOUR_MS } from '@/lib/time'
import type { Recipient } from './destinations'
import { type ClockObject, deliverySettings, type Env, type Report, type SenderObject } from './env'
import { logError, logFailure } from './log'
import { probeStores } from './probes'
import { deleteOldHandOffs } from './receive/hand-off'
import { deleteOrphans } from './receive/orphaned-images'
import { deleteUnclaimedPhotos } from './receive/photos/store-photo'
import { forgetSenders } from './receive/suspicion'
import { deleteDueLeads } from './retention'
import { forgetConfirmations, recipientsOf } from './deliver/confirm'
import { assignLeads } from './deliver/deliveries'
import { newPace, type Pace } from './deliver/pace'
import { remindUnanswered } from './deliver/reminders'
import { reportDroppedPictures, sendReport } from './deliver/reports'
import { sendDue } from './deliver/send-due'
import { tellVisits } from './deliver/visits'

/** Network hashes are kept for about an hour. */
const CLEAN_AGAIN_MS = HOUR_MS / 2
/** After a run that failed, for example while D1 did not answer. */
const TRY_AGAIN_MS = 15_000

/** An alarm at `ms`, unless there is an earlier one. What was due before now is due now. */
async function setBy(storage: DurableObjectStorage, ms: number): Promise<void> {
  const [set, at] = [await storage.getAlarm(), Math.max(ms, Date.now())]
  if (set === null || set > at) await storage.setAlarm(at)
}

/** One run at a time: an alarm may come while the hourly run goes on. */
function inTurn() {
  let last = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => (last = last.then(work, work))
}

export class Sender extends DurableObject<Env> implements SenderObject {
  readonly #inTurn = inTurn()

  get #pace(): Pace {
    return { ...newPace, ...this.ctx.storage.kv.get<Pace>('pace') }
  }

  async by(name: Recipient, ms: number): Promise<void> {
    // An alarm does not know the name of its object.
    this.ctx.storage.kv.put('name', name)
    await setBy(this.ctx.storage, Math.max(ms, this.#pace.restMs))
  }

  async run(name: Recipient, nowMs: number): Promise<void> {
    await this.#inTurn(() => this.#send(name, nowMs, { heldMs: 0 }))
  }

  async tell(name: Recipient, report: Report): Promise<boolean> {
    return sendReport(this.env, name, report)
  }

  override async alarm(): Promise<void> {
    const name = this.ctx.storage.kv.get<Recipient>('name')
    if (name !== undefined) await this.#inTurn(() => this.#send(name, Date.now()))
  }

  async #send(name: Recipient, nowMs: number, changes: Partial<Pace> = {}): Promise<void> {
    const { storage } = this.ctx
    const pace = { ...this.#pace, ...changes }
    const nextMs = await sendDue(this.env, name, pace, nowMs).catch((error: unknown) => {
      logFailure('delivery_run_failed', { destination: name })(error)
      return Date.now() + TRY_AGAIN_MS
    })
    storage.kv.put('name', name)
    storage.kv.put('pace', pace)
    if (nextMs !== null) await setBy(storage, nextMs)
  }
}

export class Clock extends DurableObject<Env> implements ClockObject {
  readonly #inTurn = inTurn()

  async by(ms: number): Promise<void> {
    await setBy(this.ctx.storage, ms)
  }

  async run(nowMs: number): Promise<void> {
    await this.#inTurn(async () => {
      await setBy(this.ctx.storage, Date.now() + CLEAN_AGAIN_MS)
      this.ctx.storage.kv.put('cleanedMs', Date.now())
      await cleanUp(this.env)
      await this.#wakeAll(nowMs)
    })
  }

  override async alarm(): Promise<void> {
    const cleanedMs = this.ctx.storage.kv.get<number>('cleanedMs') ?? 0
    if (cleanedMs <= Date.now() - CLEAN_AGAIN_MS) return this.run(Date.now())
    await setBy(this.ctx.storage, cleanedMs + CLEAN_AGAIN_MS)
    await this.#inTurn(() => this.#wakeAll(Date.now()))
  }

  async #wakeAll(nowMs: number): Promise<void> {
    const { names, problems } = deliverySettings(this.env)
    for (const { variable, expected } of problems) logError('setting_malformed', { variable, expected })
    if (names.length > 0) await assignLeads(this.env, names).catch(logFailure('assign_leads_failed'))
    const nextMs = await remindUnanswered(this.env, nowMs).catch((error: unknown) => {
      logFailure('reminders_failed')(error)
      return Date.now() + TRY_AGAIN_MS
    })
    const visitMs = await tellVisits(this.env, nowMs).catch((error: unknown) => {
      logFailure('visits_failed')(error)
      return Date.now() + TRY_AGAIN_MS
    })
    // Never at once: more are due, or a clock is wrong.
    for (const ms of [nextMs, visitMs]) if (ms !== null) await setBy(this.ctx.storage, Math.max(ms, Date.now() + 1000))
    await reportDroppedPictures(this.env, nowMs).catch(logFailure('alarm_failed'))
    await Promise.all(
      recipientsOf(this.env).map(({ name }) =>
        this.env.SENDERS.getByName(name)
          .run(name, nowMs)
          .catch(logFailure('wake_failed', { destination: name })),
      ),
    )
  }
}

/** Never throws. */
async function cleanUp(env: Env): Promise<void> {
  await probeStores(env)
  await deleteDueLeads(env).catch(logFailure('retention_failed'))
  await deleteUnclaimedPhotos(env).catch(logFailure('delete_photos_failed'))
  await deleteOldHandOffs(env).catch(logFailure('delete_hand_offs_failed'))
  await deleteOrphans(env).catch(logFailure('delete_orphans_failed'))
  await forgetSenders(env).catch(logFailure('forget_senders_failed'))
  await forgetConfirmations(env).catch(logFailure('forget_confirmations_failed'))
}
