import type { SVGProps } from 'react'

/** Lines on a square of 20 units, in the color of the text: decoration, the words say the same. */
export const Icon = ({ path, ...svg }: { path: string } & Omit<SVGProps<SVGSVGElement>, 'path'>) => (
  <svg
    viewBox="0 0 20 20"
    aria-hidden="true"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    {...svg}
  >
    <path d={path} />
  </svg>
)
