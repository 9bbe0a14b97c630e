'use client'
// A toast by Radix: announced to screen readers, reached with F8, swiped or closed.
import * as RadixToast from '@radix-ui/react-toast'
import { TOAST_MS, toastClasses, type Toast, type ToasterWords } from './toasts'

export interface ToastViewProps {
  readonly shown: Toast | undefined
  readonly words: ToasterWords
  readonly onClose: (id: number) => void
}

export function ToastView({ shown, words, onClose }: ToastViewProps) {
  return (
    <RadixToast.Provider duration={TOAST_MS} label={words.region}>
      {shown ? (
        <RadixToast.Root
          key={shown.id}
          onOpenChange={isOpen => !isOpen && onClose(shown.id)}
          type="foreground"
          {...(shown.stays && { duration: Infinity })}
          data-variant={shown.variant}
          className={toastClasses.toast}
        >
          <div className={toastClasses.text}>
            <RadixToast.Title className={toastClasses.title}>{shown.title}</RadixToast.Title>{' '}
            {shown.detail ? (
              <RadixToast.Description className={toastClasses.detail}>{shown.detail}</RadixToast.Description>
            ) : null}
          </div>
          <RadixToast.Close aria-label={words.close} className={toastClasses.close}>
            ×
          </RadixToast.Close>
        </RadixToast.Root>
      ) : null}
      <RadixToast.Viewport data-toasts="" className={toastClasses.list} />
    </RadixToast.Provider>
  )
}
