'use client'
// Toasts by Radix: announced to screen readers, reached with F8, swiped or closed.
import { useRef } from 'react'
import * as RadixToast from '@radix-ui/react-toast'
import { LIFETIME_MS, type ToastViewProps } from './toast-message'
import { useRoomForToasts } from './use-room-for-toasts'

export function ToastView({ messages, labels, onClose }: ToastViewProps) {
  const list = useRef<HTMLOListElement>(null)
  useRoomForToasts(list)
  return (
    <RadixToast.Provider duration={LIFETIME_MS} label={labels.region}>
      {messages.map(({ id, open, title, detail, variant, stays }) => (
        <RadixToast.Root
          key={id}
          open={open}
          onOpenChange={isOpen => !isOpen && onClose(id)}
          type="foreground"
          {...(stays && { duration: Infinity })}
          data-variant={variant}
          className="grid grid-cols-[1fr_auto] gap-x-4 rounded border-2 border-success bg-raised p-4 text-ink transition-opacity data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[variant=destructive]:border-danger"
        >
          <RadixToast.Title className={`font-display font-bold ${detail ? '' : 'row-span-2 self-center'}`}>
            {title}
          </RadixToast.Title>
          <RadixToast.Close
            aria-label={labels.close}
            className="row-span-2 flex size-11 items-center justify-center self-start rounded text-xl leading-none hover:bg-sunken"
          >
            ×
          </RadixToast.Close>
          {detail ? (
            <RadixToast.Description className="mt-1 text-sm text-muted">{detail}</RadixToast.Description>
          ) : null}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport
        ref={list}
        className="fixed right-0 z-50 flex w-full max-w-md flex-col gap-3 p-4"
        style={{ bottom: 'var(--text-bar-height)' }}
      />
    </RadixToast.Provider>
  )
}
