// The rules for the fields of a form, fetched when somebody begins to fill one in.
import { late } from '@/components/ui/late'

export const rules = late(() => import('./rules'))
