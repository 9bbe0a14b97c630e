import { brands, type Plan } from '@/lib/planner'

/** The files have this size, and colors for both schemes. */
const LOGO = { width: 160, height: 44 } as const

/** The chosen brand's logo. */
export function BrandLogo({ brand }: Pick<Plan, 'brand'>) {
  const { logo, name } = brands[brand]
  return <img src={logo} alt={name} {...LOGO} loading="lazy" decoding="async" className="max-w-full" data-brand-logo />
}
