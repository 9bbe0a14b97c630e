// State of an engine's journeys: its user, its network, and the messages and leads so far.
import type { Driver } from './driver'
import type { Proxy } from './proxy'
import { User } from './user'

const desktop = [1280, 900] as const
export const phone = [390, 844] as const

/** Firefox, of a font that was on its way when the page was left: NS_BINDING_ABORTED. */
const LEFT_DOWNLOAD = /downloadable font: download failed .* status=2152398850/

export const island = (name: string) => `[data-island="${name}"]`

export const uniqueName = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

export class Session {
  readonly user: User
  expectedMessages: RegExp | null = null
  /** Asked of the lead desk at the end. */
  readonly sent: {
    readonly kind: 'quote' | 'plan'
    readonly name: string
    readonly fields: Readonly<Record<string, unknown>>
  }[] = []
  private messages: string[] = []

  constructor(
    private readonly driver: Driver,
    readonly proxy: Proxy,
  ) {
    this.user = new User(driver, proxy.url)
  }

  /** Before each journey. */
  async begin(): Promise<void> {
    this.expectedMessages = null
    this.messages = []
    await this.user.resize(...desktop)
  }

  /** Messages of the console since the journey began. */
  readMessages(): readonly string[] {
    this.messages.push(...this.driver.takeMessages(), ...this.proxy.takeMessages())
    return this.messages
  }

  unexpectedMessages(): readonly string[] {
    return this.readMessages().filter(text => !this.expectedMessages?.test(text) && !LEFT_DOWNLOAD.test(text))
  }

  async close(): Promise<void> {
    await this.driver.close()
    await this.proxy.close()
  }
}
