import { ButtonLink } from '@/components/ui/button'

export interface OtherWaysProps {
  words: { call: string; text: string }
  hrefs: { call: string; text: string }
}

export function OtherWays({ words, hrefs }: OtherWaysProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <ButtonLink variant="strong" size="small" href={hrefs.call}>
        {words.call}
      </ButtonLink>
      <ButtonLink variant="outline" size="small" href={hrefs.text}>
        {words.text}
      </ButtonLink>
    </div>
  )
}
