// Shapes of the content modules. A content module is a typed literal; these types say what a page needs.
import type { IsoDate, Price } from '@/lib/format'
import type { LocationSlug, Path, PostSlug, ServiceAreaSlug, ServiceSlug, TownSlug } from '@/lib/routes'
import type { ClaimId } from './claims'
import type { OfficeId } from './permit-offices'
import type { TestimonialId } from './testimonials'

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
      /** Dated claim that the table rests on: its as-of line is printed below. */
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
  /** What the price holds, or what moves it. */
  readonly detail: Inline
}

export interface CostGuide {
  readonly intro: Inline
  readonly rows: readonly PriceRow[]
  /** What is not in the prices. */
  readonly note: Inline
}

export type County = 'Nassau' | 'Suffolk'

/** Facts of a place. What a page says about it stands in the page's own module. */
export interface Town {
  readonly slug: TownSlug
  readonly name: string
  readonly county: County
  readonly kind: 'hamlet' | 'incorporated village' | 'town' | 'town and hamlet'
  /** One sentence for cards and indexes. */
  readonly description: string
  /** Who issues the permit: every office that an address with this place's name may meet, most likely first. */
  readonly offices: readonly OfficeId[]
  /** How to tell which office it is. One sentence; for a single office it says what to expect there. */
  readonly officeNote: Inline
  /** The main ZIP first. */
  readonly zips: readonly string[]
  /** Centre of the place, degrees. */
  readonly point: { readonly lat: number; readonly lon: number }
  readonly neighbors: readonly string[]
  /** What houses are like and what it means for the run. One to three sentences. */
  readonly houses: Inline
  /** Whether salt, flood or neither is to be planned for. */
  readonly coast: Inline
  readonly landmarks: readonly string[]
  readonly rail: string
}

/** The sections of a full town page: a service-area page or a long location page. */
export interface TownSections {
  readonly reasons: readonly Titled[]
  readonly services: readonly { readonly service: ServiceSlug; readonly title: string; readonly text: Inline }[]
  readonly costs: CostGuide
  readonly considerations: readonly Titled[]
}

interface TownPage {
  readonly metadata: PageMetadata
  /** The sentences under the hero's heading. */
  readonly lead: Inline
  readonly faq: readonly Question[]
  readonly closing: Titled
}

export interface FullServiceArea extends TownPage, TownSections {
  readonly layout: 'full'
  readonly slug: ServiceAreaSlug
  /** Paragraphs after the hero: what is particular about charging at home here. */
  readonly intro: readonly Inline[]
  readonly testimonial?: TestimonialId
  /** A sentence that mentions the Photo-Pin Placement Planner, linked to /ev-charger-planner. */
  readonly planner?: Inline
}

export interface ShortServiceArea extends TownPage {
  readonly layout: 'short'
  readonly slug: ServiceAreaSlug
  readonly heading: string
  readonly blocks: readonly Block[]
}

export type ServiceArea = FullServiceArea | ShortServiceArea

export interface ShortLocation extends TownPage {
  readonly layout: 'short'
  readonly slug: LocationSlug
  /** Where we work in the place, its houses, a landmark, its ZIPs. */
  readonly sections: readonly Section[]
}

export interface LongLocation extends TownPage, TownSections {
  readonly layout: 'long'
  readonly slug: LocationSlug
  readonly intro: readonly Inline[]
}

export type Location = ShortLocation | LongLocation

export interface Service {
  readonly slug: ServiceSlug
  /** As menus and footers name it. */
  readonly name: string
  readonly card: { readonly title: string; readonly description: string; readonly features: readonly string[] }
  readonly metadata: PageMetadata
  readonly hero: { readonly title: string; readonly lead: Inline }
  readonly description: readonly Inline[]
  readonly features: readonly Titled[]
  readonly inclusions: readonly Inline[]
  /** What it costs, how long it takes, what could change it, and what is particular to the service. */
  readonly sections: readonly Section[]
  readonly faq: readonly Question[]
  /** Towns where the service matters most, each with the reason. */
  readonly towns: readonly { readonly town: TownSlug; readonly reason: Inline }[]
}

export type CardCategory =
  'Home Charging' | 'Installation' | 'Preparation' | 'Product Comparison' | 'Permits' | 'Commercial'

export interface Post {
  readonly slug: PostSlug
  readonly title: string
  readonly excerpt: string
  /** The label on the blog index. */
  readonly cardCategory: CardCategory
  /** The label on the article. */
  readonly category: string
  readonly published: IsoDate
  readonly updated: IsoDate
  readonly readMinutes: number
  readonly metadata: PageMetadata
  /** What has changed since, shown above the text. */
  readonly updateNote: readonly Inline[]
  readonly lead: Inline
  readonly sections: readonly Section[]
  /** Beside the article on wide screens, where the subject calls for another next step than placing a charger in a garage. */
  readonly nextStep?: NextStep
}

export interface NextStep {
  readonly text: string
  readonly action: { readonly label: string; readonly href: Path }
}

export interface LegalPage {
  readonly title: string
  readonly dated: IsoDate
  readonly metadata: PageMetadata
  readonly lead: Inline
  readonly sections: readonly Section[]
}

/** The index pages and contact: a hero and free sections around what the page lists. */
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

/** A section of the home page that stands around an island or a list: heading and lead only. */
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
  readonly quote: Heading
  readonly estimate: Heading
}
