import type { ComponentProps } from 'react'

/** Also stands in for the Share menu until its code is there. */
export function ShareButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <div className="planner-tools">
      <button type="button" {...button}>
        {label}
      </button>
    </div>
  )
}
