import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

type PhotoButtonProps = ComponentProps<typeof Button> & {
  readonly onFile: (file: File) => void
  /**
   * Attributes of its input: `capture` opens the camera, which Android's picker for these types
   * leaves out.
   */
  readonly input: Readonly<Record<string, string>>
}

/** Its input has no name, so that a form sent without script has no such field. */
export const PhotoButton = ({ onFile, input, ...button }: PhotoButtonProps) => (
  <>
    <Button {...button} onClick={event => (event.currentTarget.nextElementSibling as HTMLInputElement).click()} />
    <input
      type="file"
      // With `image/*` an iPhone would hand over its own format; with these it converts.
      accept="image/jpeg,image/png,image/webp"
      hidden
      {...input}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        // Lets the same file be chosen again.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
  </>
)
