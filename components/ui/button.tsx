import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { classes } from './classes'

const button = cva(
  'inline-flex items-center justify-center gap-2 rounded text-center font-display font-bold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55',
  {
    variants: {
      look: {
        primary: 'bg-safety text-safety-ink hover:brightness-95 forced-colors:border',
        strong: 'bg-ink text-paper hover:opacity-90 forced-colors:border',
        outline: 'border border-edge bg-transparent text-ink hover:border-ink hover:bg-sunken',
        'on-night': 'border border-on-night-muted bg-transparent text-on-night hover:border-on-night hover:bg-on-night/10',
        quiet: 'text-ink hover:bg-sunken',
      },
      size: { normal: 'min-h-12 px-5 py-2.5 text-base', small: 'min-h-11 px-4 py-1.5 text-sm', tight: 'min-h-11 px-3 py-1.5 text-base' },
    },
    defaultVariants: { look: 'primary', size: 'normal' },
  },
)

type Look = VariantProps<typeof button>

export function Button({ look, size, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button data-slot="button" type={type} className={classes(button({ look, size }), className)} {...props} />
}

export function ButtonLink({ look, size, className, ...props }: ComponentProps<'a'> & Look) {
  return <a data-slot="button" className={classes(button({ look, size }), className)} {...props} />
}
