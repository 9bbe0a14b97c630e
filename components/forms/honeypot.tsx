import { honeypotName } from '@/lib/leads/choices'

/**
 * A field that only spam bots fill. Browsers must not fill it from their address book: Chromium
 * ignores autocomplete="off" there, but puts no address into a one-time-code field.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="off-page">
      <label htmlFor={id}>Leave this empty</label>
      <input type="text" id={id} name={honeypotName} tabIndex={-1} autoComplete="one-time-code" />
    </div>
  )
}
