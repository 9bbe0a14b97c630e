// The Durable Objects of the desk in a test's own process: their classes, with storage in memory
// and alarms that ring when the test says so.
import { Clock, Sender } from './objects'
import type { ClockObject, Env, SenderObject } from './env'

const MAX_ALARMS = 500

interface Kept {
  alarmMs: number | null
  readonly values: Map<string, unknown>
}

/** `env` is read anew for each call, as by an object that was evicted. */
export function testObjects(env: () => Env) {
  const kept = new Map<string, Kept>()
  const open = <T>(Class: new (ctx: DurableObjectState, env: Env) => T, name: string): T => {
    const own = kept.get(name) ?? { alarmMs: null, values: new Map<string, unknown>() }
    kept.set(name, own)
    const storage = {
      getAlarm: () => Promise.resolve(own.alarmMs),
      setAlarm: (ms: number) => Promise.resolve(void (own.alarmMs = ms)),
      kv: {
        get: (key: string) => own.values.get(key),
        put: (key: string, value: unknown) => void own.values.set(key, value),
      },
    }
    return new Class({ storage } as unknown as DurableObjectState, env())
  }
  const sender = (name: string) => open(Sender, name)
  const clock = () => open(Clock, 'clock')
  return {
    bindings: {
      SENDERS: { getByName: (name: string): SenderObject => sender(name) },
      CLOCK: { getByName: (): ClockObject => clock() },
    },
    /** When the alarm of an object is set; null: it is not. */
    alarmOf: (name: string): number | null => kept.get(name)?.alarmMs ?? null,
    /** All that they keep is lost. */
    lose: () => kept.clear(),
    /** Rings every alarm that is due, until none is. */
    async ring(): Promise<void> {
      for (let rung = 0; rung < MAX_ALARMS; rung++) {
        const due = [...kept].find(([, { alarmMs }]) => alarmMs !== null && alarmMs <= Date.now())
        if (due === undefined) return
        const [name, own] = due
        own.alarmMs = null
        await (name === 'clock' ? clock() : sender(name)).alarm()
      }
      throw new Error('alarms ring without an end')
    },
  }
}
