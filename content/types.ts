// Types of the content modules.
import type { IsoDate, Price } from '@/lib/format'
import type { GeoPoint } from '@/lib/map/long-island'
import type { TownMapLabels } from '@/lib/map/labels'
import type { ClaimId } from './claims'
import type { PagePictureId } from './page-pictures'
import type { OfficeId } from './permit-offices'
import type { ServiceSlug } from './routes'
import type { TestimonialId } from './testimonials'
import type { TownSlug } from './towns'

/** Text that may hold [a link](/services) to a path of this site and **strong words**. Nothing else is marked up. */
export type Inline = string

export interface PageMetadata {
  /** Without the site's name, which the metadata factory adds. At most 60 characters. */
  readonly title: string
  /** 70 to 160 characters. */
  readonly description: string
  readonly keywords: readonly string[]
}

export interface Titled {
  readonly title: string
  readonly text: Inline
}

export interface Question {
  readonly question: string
  readonly answer: Inline
}

export type Block =
  | { readonly kind: 'text'; readonly text: Inline }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Inline[]; readonly ordered?: boolean }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly Inline[])[]
      /** Dated claim behind the table; its as-of line is printed below. */
      readonly claim?: ClaimId
    }
  | { readonly kind: 'note'; readonly title: string; readonly text: Inline; readonly claim?: ClaimId }

export interface Section {
  readonly heading: string
  readonly blocks: readonly Block[]
}

export interface PriceRow {
  readonly item: string
  readonly price: Price
  /** What the price includes, or what changes it. */
  readonly detail: Inline
}

export interface CostGuide {
  readonly intro: Inline
  readonly rows: readonly PriceRow[]
  /** What the prices do not include. */
  readonly note: Inline
}

export type County = 'Nassau' | 'Suffolk'

/** A ZIP that the ZIP lookup answers for. */
export interface ZipEntry {
  readonly zip: string
  /** As the answer names it. Default: the town's name. */
  readonly place?: string
  /** Every office that an address in this ZIP may meet, most likely first. Default: the town's offices. */
  readonly offices?: readonly OfficeId[]
  /** One sentence on where the boundary runs, or on a neighbor that is often mistaken for this ZIP. */
  readonly note?: string
}

/** Facts of a town, as content/towns/<slug>/town.ts states them. */
export interface TownFacts {
  readonly name: string
  readonly county: County
  readonly kind: 'hamlet' | 'incorporated village' | 'town' | 'town and hamlet'
  /** One sentence for cards and indexes. */
  readonly description: string
  /** Who issues the permit: every office that an address with this town's name may meet, most likely first. */
  readonly offices: readonly OfficeId[]
  /** One sentence: how to tell which office is responsible, or what to expect of a single office. */
  readonly officeNote: Inline
  /** The main ZIP first. */
  readonly zips: readonly string[]
  /** Those of `zips` that the ZIP lookup answers for: the main one, and others that have no page of their own. */
  readonly zipTable: readonly ZipEntry[]
  /** Center of the place, degrees. */
  readonly point: GeoPoint
  /** Position of its name on the maps, set by hand. Without it the town is a dot with a link. */
  readonly map?: TownMapLabels
  readonly neighbors: readonly string[]
  /** Typical houses and what they mean for the conduit run. One to three sentences. */
  readonly houses: Inline
  /** Whether to plan for salt, for floods or for neither. */
  readonly coast: Inline
  readonly landmarks: readonly string[]
  readonly rail: string
  /** The picture at the head of its pages. */
  readonly picture: PagePictureId
}

export interface Town extends TownFacts {
  readonly slug: TownSlug
}

/** The sections of a full town page: a service-area page or a long location page. */
export interface TownSections {
  readonly reasons: readonly Titled[]
  readonly services: readonly { readonly service: ServiceSlug; readonly title: string; readonly text: Inline }[]
  readonly costs: CostGuide
  readonly considerations: readonly Titled[]
}

interface TownPage {
  /** When the words of the page last changed. */
  readonly updated: IsoDate
  readonly metadata: PageMetadata
  /** The sentences under the hero's heading: what you get, what it costs here, how long it takes. At most 45 words. */
  readonly lead: Inline
  readonly faq: readonly Question[]
  readonly closing: Titled
}

export interface FullServiceArea extends TownPage, TownSections {
  readonly layout: 'full'
  /** Paragraphs after the hero about home charging in this town. */
  readonly intro: readonly Inline[]
  readonly testimonial?: TestimonialId
  /** Shows the review figures of content/reviews.ts. Structured data carries them on these pages alone. */
  readonly showsRating?: true
  /** A sentence that mentions the Photo-Pin Placement Planner, linked to /ev-charger-planner#photo. */
  readonly planner?: Inline
}

export interface ShortServiceArea extends TownPage {
  readonly layout: 'short'
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type ServiceArea = FullServiceArea | ShortServiceArea

export interface ShortLocation extends TownPage {
  readonly layout: 'short'
  /** Where we work in the town, its houses, a landmark, its ZIPs. */
  readonly sections: readonly Section[]
}

export interface LongLocation extends TownPage, TownSections {
  readonly layout: 'long'
  readonly intro: readonly Inline[]
}

export type Location = ShortLocation | LongLocation

export interface Service {
  readonly slug: ServiceSlug
  /** Name in menus and footers. */
  readonly name: string
  readonly card: { readonly title: string; readonly description: string; readonly features: readonly string[] }
  readonly metadata: PageMetadata
  readonly hero: { readonly title: string; readonly lead: Inline }
  readonly description: readonly Inline[]
  readonly features: readonly Titled[]
  readonly inclusions: readonly Inline[]
  /** Cost, duration, what could change them, and details of the service. */
  readonly sections: readonly Section[]
  readonly faq: readonly Question[]
  /** Default: the closing of `labels.callToAction`. */
  readonly closing?: Titled
  /** Towns where the service matters most, each with a reason. */
  readonly towns: readonly { readonly town: TownSlug; readonly reason: Inline }[]
}

/** The index pages and contact: a hero and sections around the list or form. */
export interface IndexPage {
  readonly metadata: PageMetadata
  readonly hero: { readonly title: string; readonly lead: Inline }
  readonly sections: readonly Section[]
  readonly faq: readonly Question[]
}

export interface PlannerPage extends IndexPage {
  /** Choose setup, position the charger, get estimate. */
  readonly howTo: { readonly title: string; readonly steps: readonly [Titled, Titled, Titled] }
}

/** A section of the home page around an island or a list: heading and lead only. */
export interface Heading {
  readonly title: string
  readonly lead: Inline
}

export interface HomePage {
  readonly metadata: PageMetadata
  readonly hero: Heading & { readonly promises: readonly string[] }
  readonly services: Heading
  readonly process: Heading & { readonly steps: readonly [Titled, Titled, Titled, Titled] }
  readonly beforeAfter: Heading & { readonly beforeAlt: string; readonly afterAlt: string; readonly caption: string }
  readonly price: Heading & { readonly note: Inline }
  readonly towns: Heading & { readonly nassau: Inline; readonly suffolk: Inline }
  readonly suffolk: Heading
  readonly zip: Heading
  readonly faq: readonly Question[]
}
