import { honeypotName } from '@/lib/leads/choices'

/**
 * A field that people never see or reach; a program that fills every field fills it too. A browser's address book must not: Chromium
 * heeds no autocomplete="off", but puts no address where a code from a message belongs.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotName} tabIndex={-1} autoComplete="one-time-code" />
    </div>
  )
}
