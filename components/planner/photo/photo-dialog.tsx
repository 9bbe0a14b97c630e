// The photo planner on a small screen: a dialog over the whole window.
import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons'
import type { PlannerPhotoWords } from '@/content/words/photo'

interface PhotoDialogProps {
  words: PlannerPhotoWords
  onClose: () => void
  /** Takes the focus once the dialog is gone. */
  returnFocus: () => void
  children: ReactNode
}

export default function PhotoDialog({ words, onClose, returnFocus, children }: PhotoDialogProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Content
          className="photo-dialog"
          aria-describedby={undefined}
          onCloseAutoFocus={event => {
            event.preventDefault()
            returnFocus()
          }}
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          {children}
          <Dialog.Close className="photo-close" aria-label={words.close}>
            <Icon path="m4 4 12 12M16 4 4 16" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
