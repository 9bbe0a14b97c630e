// The planner fills the first window; how it works, the photo planner, the prices and the questions
// follow.
import { business } from '@/content/business'
import { siteWords } from '@/content/words/site'
import { page } from '@/content/pages/planner'
import { photoWords } from '@/content/words/forms'
import { handOffWords } from '@/content/words/hand-off'
import { photoPin, plannerPhotoWords } from '@/content/words/photo'
import { defaultPlan } from '@/content/planner'
import { plannerPriceLine } from '@/content/price-line'
import { plannerWords, plannerSceneWords } from '@/content/words/planner'
import type { Crumb } from '@/lib/json-ld/page'
import { canTakePhotos } from '@/lib/leads/photos'
import { settings } from '@/lib/settings'
import { contactHrefs } from '@/components/forms/contact-hrefs'
import { FormNotice } from '@/components/forms/form-notice'
import { photoDrawings } from '@/components/forms/photos/photo-drawings'
import { TextPhotos } from '@/components/forms/photos/text-photos'
import { LazyLeadRuntime } from '@/components/forms/lazy-lead-runtime'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { Shell } from '@/components/layout/shell'
import { PhotoPinFigure, TryYourPhoto } from '@/components/media/photo-pin-figure'
import { Picture } from '@/components/media/picture'
import { Planner } from '@/components/planner/planner'
import { FaqSection } from './faq-section'
import { PriceExtras } from './price-line'
import { ProcessSteps } from './process-steps'
import { Sections } from '@/components/ui/blocks'
import { Container, PageSection, SectionHeading } from '@/components/ui/section'

const path = '/ev-charger-planner'

/** The photo view fills a phone, and beside the steps the stage. */
const SAMPLE_SIZES = '(width < 64rem) 100vw, 60vw'

const crumbs: readonly Crumb[] = [{ name: siteWords.planner, path }]

function WithoutScript() {
  const { before, after } = plannerWords.withoutScript
  return (
    <noscript>
      <Container className="pb-4">
        <p className="border-l-4 border-danger bg-sunken p-4 font-semibold">
          {before}{' '}
          <a className="link" href={contactHrefs.call}>
            {business.phone}
          </a>{' '}
          {after}
        </p>
      </Container>
    </noscript>
  )
}

function PlannerIsland() {
  const takesPhotos = canTakePhotos('plan', settings.webhooks.plan, settings.webhookMode)
  return (
    <Planner
      webhook={settings.webhooks.plan}
      mode={settings.webhookMode}
      words={plannerWords}
      defaultPlan={defaultPlan}
      sceneWords={plannerSceneWords}
      hrefs={contactHrefs}
      notice={<FormNotice kind="plan" />}
      photos={
        takesPhotos ? { words: photoWords.fields, statusWords: photoWords.status, drawings: photoDrawings } : undefined
      }
      photoNote={takesPhotos ? null : <TextPhotos />}
      photo={{
        words: plannerPhotoWords,
        webhook: settings.webhooks.photo,
        handOff: canTakePhotos('photo', settings.webhooks.photo, settings.webhookMode) ? handOffWords : undefined,
        sample: {
          before: <Picture name="photo_pin" sizes={SAMPLE_SIZES} />,
          after: <Picture name="photo_finished" sizes={SAMPLE_SIZES} />,
        },
        notice: <FormNotice kind="photo" />,
      }}
    />
  )
}

function OnYourPhoto() {
  return (
    <PageSection>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <SectionHeading title={photoPin.planner.title} lead={photoPin.planner.lead} />
          <PhotoPinFigure sizes="(width < 64rem) calc(100vw - 2rem), 36rem" />
        </div>
        <div>
          <ol>
            {photoPin.planner.steps.map(({ title, text }) => (
              <li key={title} className="titled-item">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ol>
          <TryYourPhoto />
        </div>
      </div>
    </PageSection>
  )
}

export function PlannerPage() {
  return (
    <Shell
      path={path}
      crumbs={crumbs}
      isFullWindow
      faq={page.faq}
      runtime={<LazyLeadRuntime words={siteWords.forms.runtime} />}
    >
      {/* Links to the photo view name it; the planner reads the fragment. */}
      <div id="photo" className="relative">
        <div className="planner-hero">
          <h1 className="text-lg sm:text-xl">{page.hero.title}</h1>
          <p className="text-sm text-muted">{page.hero.lead}</p>
        </div>
        <FirstScreenEnd />
        <WithoutScript />
        <PlannerIsland />
      </div>
      <Breadcrumbs crumbs={crumbs} />
      <PageSection background="sunken">
        <SectionHeading title={page.howTo.title} />
        <ProcessSteps steps={page.howTo.steps} />
      </PageSection>
      <OnYourPhoto />
      <PageSection>
        <Sections sections={page.sections} />
        <PriceExtras rows={plannerPriceLine.rows} />
      </PageSection>
      <FaqSection title={siteWords.questions} questions={page.faq} />
    </Shell>
  )
}
