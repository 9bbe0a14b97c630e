import type { ComponentProps } from 'react'
import { classes } from './classes'

const variants = {
  primary: 'button-primary',
  strong: 'button-strong',
  outline: 'button-outline',
  'on-night': 'button-on-night',
  quiet: 'text-ink hover:bg-sunken',
}
const sizes = {
  normal: 'button-normal',
  small: 'button-small',
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
  return <button type="button" {...props} className={classNameOf({ variant, size, className })} />
}

export function ButtonLink({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonStyle) {
  return <a {...props} className={classNameOf({ variant, size, className })} />
}
