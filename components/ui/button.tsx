import type { ComponentProps } from 'react'
import { classes } from './classes'

const variants = {
  primary: 'bg-safety text-safety-ink hover:brightness-95 forced-colors:border',
  strong: 'bg-ink text-paper hover:opacity-90 forced-colors:border',
  outline: 'border border-edge bg-transparent text-ink hover:border-ink hover:bg-sunken',
  'on-night': 'border border-on-night-muted bg-transparent text-on-night hover:border-on-night hover:bg-on-night/10',
  quiet: 'text-ink hover:bg-sunken',
}
const sizes = {
  normal: 'min-h-12 px-5 py-2.5 text-base',
  small: 'min-h-11 px-4 py-1.5 text-sm',
  tight: 'min-h-11 px-3 py-1.5 text-base',
}

interface ButtonStyle {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string | undefined
}

const classNameOf = ({ variant = 'primary', size = 'normal', className }: ButtonStyle) =>
  classes('button', variants[variant], sizes[size], className)

export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & ButtonStyle) {
  return <button data-slot="button" type="button" {...props} className={classNameOf({ variant, size, className })} />
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonStyle) {
  return <a data-slot="button" {...props} className={classNameOf({ variant, size, className })} />
}
