import type { ComponentProps } from 'react'
import { ToolIcon } from './tool-icon'

/** Also stands in for the Share menu until its code is there. */
export function ShareButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <div className="planner-tools">
      <button type="button" title={label} {...button}>
        <ToolIcon name="share" label={label} />
      </button>
    </div>
  )
}
