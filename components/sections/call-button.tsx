import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { telHref } from '@/lib/phone'
import { ButtonLink } from '@/components/ui/button'
import { PhoneIcon } from '@/components/ui/icons'
import { PhoneNumber } from '@/components/ui/phone-number'

interface CallButtonProps {
  phone?: string
  variant?: 'outline' | 'on-night' | 'strong'
}

export function CallButton({ phone = business.phone, variant = 'outline' }: CallButtonProps) {
  return (
    <ButtonLink variant={variant} href={telHref(phone)} className="tabular-nums">
      <PhoneIcon className="button-icon" />
      <span>
        {`${siteWords.call} `}
        <PhoneNumber>{phone}</PhoneNumber>
      </span>
    </ButtonLink>
  )
}
