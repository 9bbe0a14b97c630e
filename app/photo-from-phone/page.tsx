import '../planner.css'
import type { Metadata } from 'next'
import { business } from '@/content/business'
import { photoPlannerPath } from '@/content/routes'
import { photoFromPhoneWords as words } from '@/content/words/hand-off'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { PhotoFromPhone } from '@/components/photo-from-phone/photo-from-phone'
import { GoodAndBad } from '@/components/planner/photo/sample-drawings'
import { ButtonLink } from '@/components/ui/button'
import { Container } from '@/components/ui/section'

export const metadata: Metadata = {
  title: { absolute: `${words.title} | ${business.name}` },
  description: words.description,
  robots: { index: false },
}

export default function Page() {
  return (
    <Shell>
      <Container className="pt-8 pb-16 md:pt-12">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="mt-4 max-w-text text-lg text-muted">{words.lead}</p>
        <PhotoFromPhone words={words} />
        <noscript>
          <p className="font-semibold">{words.withoutScript}</p>
        </noscript>
        <FirstScreenEnd />
        <h2 className="mt-10 text-xl">{words.tipsTitle}</h2>
        <p className="mt-2 mb-4 max-w-text">{words.tips}</p>
        <GoodAndBad words={words} />
        <h2 className="mt-10 text-xl">{words.privacyTitle}</h2>
        <p className="mt-2 max-w-text">{words.privacy}</p>
        <ButtonLink variant="outline" size="small" className="mt-8" href={photoPlannerPath}>
          {words.here}
        </ButtonLink>
      </Container>
    </Shell>
  )
}
