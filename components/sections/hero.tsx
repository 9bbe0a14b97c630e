import type { ReactNode } from 'react'
import { ConduitLine } from '@/components/drawings/conduit-line'
import { FirstScreenEnd } from '@/components/layout/page-script'
import { InlineText } from '@/components/ui/inline'
import { Container } from '@/components/ui/section'

interface PageHeroProps {
  /** A short line above the heading. */
  eyebrow?: ReactNode
  title: string
  lead: string
  actions?: ReactNode
  /** A picture or drawing beside the text, or below it where there is no room. */
  figure?: ReactNode
  /** Starts the conduit line beside the text; the sections below continue it. */
  line?: boolean
  /**
   * A low hero, so that the next section is on the first screen: heading and lead side by side from
   * 1024 px.
   */
  compact?: boolean
}

/** The first screen of every page but the home page. */
export function PageHero({ eyebrow, title, lead, actions, figure, line = false, compact = false }: PageHeroProps) {
  if (compact) {
    return (
      <>
        <Container className="flex flex-col gap-x-10 gap-y-2 pt-2 pb-5 lg:flex-row lg:items-center">
          <h1 className="shrink-0 section-title">{title}</h1>
          <p className="prose text-muted">
            <InlineText text={lead} />
          </p>
        </Container>
        <FirstScreenEnd />
      </>
    )
  }
  return (
    <div className="relative">
      {line ? <ConduitLine variant="start" className="conduit-small" /> : null}
      <Container className="hero">
        <div className={figure ? 'hero-columns' : undefined}>
          <div className="max-w-[46rem]">
            {eyebrow ? <p className="hero-eyebrow">{eyebrow}</p> : null}
            <h1 className="hero-title">{title}</h1>
            <p className="prose hero-lead">
              <InlineText text={lead} />
            </p>
            {actions ? <div className="hero-actions">{actions}</div> : null}
          </div>
          {figure}
        </div>
      </Container>
      <FirstScreenEnd />
    </div>
  )
}
