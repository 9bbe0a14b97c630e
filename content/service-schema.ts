// The schema of a service's page with the names that content has, and its type. Apart from
// schema.ts, which towns read.
import type { Content } from '@/lib/schema/fields'
import { serviceSchema } from '@/lib/schema/service'
import { claimIds } from './schema'
import { serviceSlugs } from './slugs'
import { townSlugs } from './towns'

export const service = serviceSchema({ claims: claimIds, slugs: serviceSlugs, towns: townSlugs })
export type Service = Content<typeof service>
