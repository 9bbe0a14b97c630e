// The site's pictures with their alternative texts. All are renderings made for this site.
// scripts/images.ts makes them from imagery/masters, in the widths named here.

export interface PictureFacts {
  readonly alt: string
  /** Size of the master or of its part, px; only the ratio matters to the page. */
  readonly width: number
  readonly height: number
  /** A part of another picture's master, and where it begins, px. */
  readonly partOf?: { readonly master: string; readonly left: number; readonly top: number }
  /**
   * Where a narrower or lower frame cuts: the CSS object-position that keeps the subject. The
   * middle by default.
   */
  readonly focus?: string
  /** Shown whole in every frame: what its caption names reaches from side to side. */
  readonly isUncut?: true
  /** Widths that scripts/images.ts makes, px. */
  readonly widths: readonly number[]
}

/** The size of most masters, and the widths that pages ask for. */
const wide = { width: 1600, height: 900, widths: [420, 666, 828, 1280] } as const

const view = { width: 1280, height: 720, widths: [420, 666, 828, 1280] } as const
const photo = { width: 1600, height: 1200, widths: [420, 666, 828, 1280], focus: '50% 70%' } as const

export const pictures = {
  hero_wide: {
    alt: 'Home at dusk with a wall-mounted EV charger beside the garage door and a car plugged in',
    width: 1920,
    height: 1080,
    widths: [666, 828, 1280, 1920],
  },
  hero_portrait: {
    alt: 'Electric car charging on a driveway at dusk, cable running from a charger on the garage wall',
    width: 1080,
    height: 1350,
    widths: [728, 828, 1080],
  },
  /** Charger, cable and car: what a phone's first screen has room for. */
  hero_phone: {
    alt: 'Electric car charging on a driveway at dusk, cable running from a charger on the garage wall',
    width: 700,
    height: 450,
    partOf: { master: 'hero_portrait', left: 180, top: 680 },
    widths: [420, 700],
  },
  garage_before: {
    alt: 'Garage wall before: extension cord trailing from an old outlet to a car',
    ...wide,
  },
  garage_after: {
    alt: 'Garage wall with a charger, straight conduit and a neatly hung cable',
    ...wide,
  },
  coastal: {
    alt: 'Weather-rated charger on a cedar-shingle wall with dune grass and the beach beyond',
    focus: '70% 50%',
    ...wide,
  },
  estate: {
    alt: 'Carriage house with two garage doors and a charger beside each',
    focus: '75% 50%',
    ...wide,
  },
  commercial: {
    alt: 'Two pedestal chargers with yellow bollards in a parking row, one car charging',
    ...wide,
  },
  panel: { alt: 'Open electrical panel with a labeled 60-amp EV charger breaker', ...wide },
  permit: {
    alt: 'Single-line wiring diagram on a clipboard beside a tape measure and a pen',
    focus: '90% 50%',
    ...wide,
  },
  cape: {
    alt: 'Small Cape Cod house with a charger on its side wall, conduit run along the foundation from the meter, and a blue electric car charging on the driveway',
    focus: '100% 50%',
    ...wide,
  },
  trench: {
    alt: 'Open trench with gray conduit running across a lawn to a detached garage with a wall charger, a pile of dirt and a shovel beside it',
    ...wide,
  },
  service_entrance: {
    alt: 'Electric meter and a new 200-amp outdoor panel on a vinyl-sided wall, with conduit running low to a wall charger',
    focus: '75% 50%',
    ...wide,
  },
  downtown: {
    alt: 'Two wall-mounted chargers with yellow bollards behind a brick downtown building, a red electric car charging in a marked stall',
    ...wide,
  },
  /** Views of the same scenes from other sides, in other colors, seasons and hours. */
  cape_snow: {
    alt: 'Green Cape Cod house in snow, an electric car charging on its shoveled driveway',
    focus: '75% 50%',
    ...view,
  },
  cape_run: {
    alt: 'Conduit along a foundation from a meter and a small panel to a charger on a sided wall',
    ...view,
  },
  estate_dusk: {
    alt: 'Charger under a lit lantern between the doors of a shingled carriage house at dusk',
    ...view,
  },
  coastal_evening: {
    alt: 'Charger on cedar shingles in low evening sun, sand and the sea beyond the corner of the house',
    ...view,
  },
  trench_autumn: {
    alt: 'Open trench with yellow and red marker tape up to a red detached garage, conduit rising from it to a charger, trees in fall colors',
    ...view,
  },
  service_charger: {
    alt: 'Wall charger on light green siding, its conduit leading back along the foundation to a panel and a meter',
    focus: '85% 50%',
    ...view,
  },
  downtown_dusk: {
    alt: 'Two wall chargers under lit lamps on a brick wall at dusk, a car charging at one',
    ...view,
  },
  commercial_post: {
    alt: 'Two charging pedestals between yellow bollards along a storefront, a car plugged in at the farther one',
    ...view,
  },
  hero_day: {
    alt: 'Light-colored colonial by day, a charger beside its garage door and a blue-gray electric car plugged in',
    ...view,
  },
  garage_wide: {
    alt: 'Garage from inside: panel, conduit and charger on the wall, an electric car plugged in beside them',
    ...view,
  },
  hardwired_or_plug: {
    alt: 'Two wall chargers side by side: one wired in through conduit, the other with a short cord and plug next to a 240-volt outlet',
    isUncut: true,
    ...wide,
  },
  product_kit_graphite: {
    alt: 'Graphite wall charger with coiled cable and connector',
    focus: '50% 30%',
    width: 1200,
    height: 1200,
    widths: [420, 666, 828],
  },
  /** A copy of public/planner/sample-photo.jpg. */
  photo_pin: {
    alt: 'Garage wall with an entry door, an electrical panel and a shelf',
    ...photo,
  },
  /** What the photo planner draws into it: tests/e2e/planner-3d-photo.spec.ts. */
  photo_finished: {
    alt: 'The same garage wall with straight conduit from the panel to a charger with a hung cable',
    ...photo,
  },
} as const satisfies Record<string, PictureFacts>

export type PictureName = keyof typeof pictures
