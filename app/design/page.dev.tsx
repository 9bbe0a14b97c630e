// The design system on one page, for maintainers: http://127.0.0.1:3000/design under `npm run dev`.
// Not exported.
import './design.css'
import type { ReactNode } from 'react'
import { serviceAreas } from '@/content/towns'
import { siteWords } from '@/content/words/site'
import { pagePictures } from '@/content/page-pictures'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/slugs'
import { lightColors } from '@/lib/palette'
import { BeforeAfter } from '@/components/media/before-after'
import { HeroFigure } from '@/components/media/page-figure'
import { Picture } from '@/components/media/picture'
import { DirectContact } from '@/components/sections/direct-contact'
import { ProcessSteps } from '@/components/sections/process-steps'
import { TitledGrid } from '@/components/sections/titled-grid'
import { Blocks, LedgerSections } from '@/components/ui/blocks'
import { Button } from '@/components/ui/button'
import { DrawingFile } from '@/components/drawings/drawing-file'
import { Mark } from '@/components/ui/icons'
import { Faq } from '@/components/ui/faq'
import { SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { PriceBands } from '@/components/ui/price-bands'
import { Container, PageSection } from '@/components/ui/section'

const colors = Object.keys(lightColors).map(name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
const sizes = ['4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs'] as const
const variants = ['primary', 'strong', 'outline', 'quiet'] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-10">
      <h2 className="mb-6 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

const { huntington } = serviceAreas

function Tokens() {
  return (
    <>
      <Part title="Color">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {colors.map(color => (
            <li key={color} className="border border-line">
              <span className="block h-16" style={{ background: `var(--${color})` }} />
              <code className="block p-2 text-sm">--{color}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {sizes.map(size => (
          <p key={size} className="border-b border-line py-3">
            <span className={`text-${size} font-display font-bold`}>A clean line, 48 A on 60 A</span>{' '}
            <code className="text-sm text-muted">text-{size}</code>
          </p>
        ))}
      </Part>
    </>
  )
}

function Fields() {
  return (
    <Part title="Fields">
      <div className="grid grid-cols-1 max-w-text gap-5 sm:grid-cols-2">
        <TextField id="design-plain" label="Plain" />
        <TextField id="design-required" label="Required" required hint="A hint below the field." />
        <TextField id="design-error" label="With an error" defaultValue="555" error="Enter a 10-digit phone number" />
        <SelectField
          id="design-select"
          label="Select"
          options={[
            { value: 'a', label: 'One' },
            { value: 'b', label: 'Two' },
          ]}
        />
        <TextAreaField id="design-text" label="Text" rows={3} className="sm:col-span-2" />
      </div>
    </Part>
  )
}

function TownParts({ costs, reasons }: Pick<Extract<typeof huntington, { layout: 'full' }>, 'costs' | 'reasons'>) {
  return (
    <>
      <Part title="Price bands">
        <PriceBands caption="Prices" words={siteWords.town.prices} guide={costs} />
      </Part>
      <Part title="Reasons">
        <TitledGrid items={reasons} />
      </Part>
    </>
  )
}

export default function DesignPage() {
  return (
    <main>
      <Container className="py-10">
        <h1 className="flex items-center gap-4 text-4xl">
          <Mark className="size-16" />
          Design system
        </h1>
        <p className="mt-4 max-w-text text-lg text-muted">
          Tokens stand in app/tokens.css, their names in tailwind.config.ts. Switch the system’s color scheme to see
          both.
        </p>
        <Tokens />
        <Part title="Buttons">
          <div className="flex flex-wrap gap-3">
            {variants.map(variant => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
            <Button size="small">small</Button>
            <Button disabled>disabled</Button>
          </div>
        </Part>
        <Fields />
        <Part title="Drawings">
          <div className="flex flex-wrap gap-6 text-accent">
            {serviceSlugs.map(slug => (
              <DrawingFile key={slug} name={`service-${slug}`} alt="" className="size-20" />
            ))}
          </div>
        </Part>
        <Part title="Running text">
          {services['home-ev-charger-installation'].sections.slice(0, 1).map(({ heading, blocks }) => (
            <Blocks key={heading} blocks={blocks} />
          ))}
        </Part>
        <Part title="Ledger, for indexes and legal pages">
          <LedgerSections sections={services['home-ev-charger-installation'].sections.slice(0, 2)} />
        </Part>
        <Part title="Picture of a first screen">
          <div className="max-w-text">
            <HeroFigure {...pagePictures.colonial} />
          </div>
        </Part>
        <Part title="Direct ways to reach us">
          <DirectContact />
        </Part>
        {huntington.layout === 'full' ? <TownParts {...huntington} /> : null}
        <Part title="Process">
          <ProcessSteps steps={siteWords.town.steps('2–4 hours on site', 'the Town of Islip')} />
        </Part>
        <Part title="Questions">
          <Faq questions={huntington.faq} />
        </Part>
        <Part title="Before and after">
          <BeforeAfter
            before={<Picture name="garage_before" sizes="70rem" />}
            after={<Picture name="garage_after" sizes="70rem" />}
            caption="Illustrations"
            words={siteWords.slider}
          />
        </Part>
      </Container>
      <PageSection background="night">
        <p className="text-2xl">The dark band</p>
        <div className="mt-6 flex gap-3">
          <Button>primary</Button>
          <Button variant="on-night">on-night</Button>
        </div>
      </PageSection>
    </main>
  )
}
