// The numbers of the last panel check in sessionStorage: from the check's page to the estimate
// form, in this tab only.
import { type PanelCheckNumbers, panelCheckNumbers } from '@/lib/leads/panel-check'
import { PANEL_CHECK_KEY } from '@/lib/storage-keys'

/** Nothing happens where storage is disabled or full. */
export function keepCheck(numbers: PanelCheckNumbers): void {
  try {
    sessionStorage.setItem(PANEL_CHECK_KEY, JSON.stringify(numbers))
  } catch {
    // The form then has no check to offer.
  }
}

/** Null without a check, or with one that cannot be read. */
export function keptCheck(): PanelCheckNumbers | null {
  try {
    return panelCheckNumbers(JSON.parse(sessionStorage.getItem(PANEL_CHECK_KEY) ?? 'null'))
  } catch {
    return null
  }
}
