// Where the outbox is, for those who only want to know whether there is one.

export const OUTBOX_DATABASE = 'fairlead'

/** Whether this device ever kept a lead: the database is made for the first one. Yes, too, where the browser does not tell. */
export async function mayHoldLeads(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE)
  } catch {
    return true
  }
}
