import { business } from '@/content/business'
import { labels } from '@/content/labels'
import { telHref } from '@/lib/phone'
import { ButtonLink } from '@/components/ui/button'
import { PhoneIcon } from '@/components/ui/drawings'

interface CallButtonProps {
  phone?: string
  look?: 'outline' | 'on-night' | 'strong'
}

export function CallButton({ phone = business.phone, look = 'outline' }: CallButtonProps) {
  return (
    <ButtonLink look={look} href={telHref(phone)} className="tabular-nums">
      <PhoneIcon className="size-5 shrink-0" />
      <span>{`${labels.call} ${phone}`}</span>
    </ButtonLink>
  )
}
