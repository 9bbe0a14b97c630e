// Everybody who can get leads. The settings, the deployment, `npm start`, the command line and the
// tests read this list.
import { discord } from './discord'
import { googleChat } from './google-chat'
import { json } from './json'
import type { DestinationKind } from './kind'
import { mail } from './mail'
import { slack } from './slack'
import { teams } from './teams'

/** Messages go out in this order. */
export const destinationKinds = [json, slack, discord, teams, googleChat, mail] as const

export type DestinationName = (typeof destinationKinds)[number]['name']

/** The sender of a lead, who gets its confirmation. */
export const CUSTOMER = 'customer'
export type Recipient = DestinationName | typeof CUSTOMER

export const kinds: readonly DestinationKind[] = destinationKinds

export const kindNamed = (name: Recipient): DestinationKind | undefined => kinds.find(kind => kind.name === name)

export const destinationNames: readonly DestinationName[] = destinationKinds.map(({ name }) => name)
