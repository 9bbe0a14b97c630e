// On pages without a form: fetches the code that sends leads (saved-leads.ts) when one waits on
// this device. A page that is only prerendered is hidden.
import { OUTBOX_FLAG } from '@/lib/storage-keys'

const look = () => {
  try {
    // Without a network it fails, and the next event tries again. A whole address, because esbuild
    // would bundle a plain path.
    if (!document.hidden && localStorage[OUTBOX_FLAG]) import(`${location.origin}/saved-leads.js`).catch(() => {})
  } catch {
    // localStorage is blocked.
  }
}

look()
for (const type of ['visibilitychange', 'pageshow', 'online']) addEventListener(type, look)
