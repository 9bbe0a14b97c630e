import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; of two that set the same thing the last one wins. */
export const classes = (...values: ClassValue[]) => twMerge(clsx(values))
