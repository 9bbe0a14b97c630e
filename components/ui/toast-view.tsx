'use client'
// Messages by Radix: announced to screen readers, reached with F8, swiped or closed.
import * as RadixToast from '@radix-ui/react-toast'
import {
  closeButtonClass,
  detailClass,
  LIFETIME_MS,
  titleClass,
  toastClass,
  viewportClass,
  viewportStyle,
  type ToastViewProps,
} from './toast-look'

export function ToastView({ messages, labels, onClose }: ToastViewProps) {
  return (
    <RadixToast.Provider duration={LIFETIME_MS} label={labels.region}>
      {messages.map(({ id, open, title, detail, look }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={isOpen => !isOpen && onClose(id)}
          type="foreground"
          data-look={look}
          className={toastClass}
        >
          <RadixToast.Title className={titleClass}>{title}</RadixToast.Title>
          <RadixToast.Close aria-label={labels.close} className={closeButtonClass}>
            ×
          </RadixToast.Close>
          {detail ? <RadixToast.Description className={detailClass}>{detail}</RadixToast.Description> : null}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className={viewportClass} style={viewportStyle} />
    </RadixToast.Provider>
  )
}
