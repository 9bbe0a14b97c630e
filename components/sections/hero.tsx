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
}

/** The first screen of every page but the home page. */
export function PageHero({ eyebrow, title, lead, actions, figure, line = false }: PageHeroProps) {
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
