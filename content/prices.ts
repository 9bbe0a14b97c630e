// Every indicative price of the site. Whole US dollars, before permit and
// inspection fees unless a page says otherwise. Rebates and tax credits, and the planner's unit
// prices, are at the end.
// After a change set the month of `pricesChecked` in claims.ts.
import type { Price } from '@/lib/format'
import type { UnitPrices } from '@/lib/planner/plan'

/** What `town.panelUpgrade` buys. New service cable and a meter are a line of their own. */
export const panelOnService = 'New 200 A panel on the service you have'

export const prices = {
  home: {
    standard: { min: 899, max: 1499 },
    from: { min: 899, kind: 'from' },
  },
  /** Most town pages. */
  town: {
    standard: { min: 850, max: 1500 },
    panelUpgrade: { min: 1500, max: 3000, kind: 'upgrade' },
    exteriorRun: { min: 500, max: 1200, kind: 'extra' },
  },
  babylon: { overall: { min: 900, max: 2200 } },
  bayShore: { waterfront: { min: 1200, max: 1800 } },
  huntington: { overall: { min: 800, max: 2500 } },
  islip: { tesla: { min: 1200, max: 2000 } },
  eastHampton: {
    premium: { min: 2000, max: 3500 },
    multiCar: { min: 5000, max: 8000 },
    estate: { min: 10000, max: 15000 },
  },
  hauppauge: { commercial: { min: 2000, max: 5000 } },
  montauk: {
    marine: { min: 1500, max: 2200 },
    stormResistant: { min: 2000, max: 3000 },
    oceanfront: { min: 2500, max: 4000 },
  },
  portJefferson: { weatherproof: { min: 1200, max: 1800 } },
  shelterIsland: {
    island: { min: 1200, max: 2000 },
    ferry: { min: 300, max: 500, kind: 'extra' },
    marineGrade: { min: 400, max: 800, kind: 'extra' },
  },
  southampton: {
    luxury: { min: 1500, max: 2500 },
    multiStation: { min: 3000, max: 6000 },
    estateUpgrade: { min: 5000, max: 10000, kind: 'upgrade' },
  },
  /** The blog's cost guide of January 2024. */
  guide: {
    level1: { min: 300, max: 600 },
    level2: { min: 400, max: 1200 },
    teslaWallConnector: { min: 400, max: 500 },
    simpleInstall: { min: 500, max: 1000 },
    complexInstall: { min: 1000, max: 2500 },
    panelUpgrade: { min: 1500, max: 4000 },
    standardTotal: { min: 800, max: 1500 },
    complexTotal: { min: 1500, max: 3000 },
  },
  /** List prices of chargers, January 2024. */
  chargers: {
    teslaWallConnector: { min: 400 },
    chargePointHomeFlex: { min: 699 },
    juiceBox40: { min: 349 },
    grizzlEClassic: { min: 399 },
  },
  /** A charger that came later, November 2026. */
  chargersNow: { universalWallConnector: { min: 600 } },
  /** Nassau permit figures of December 2023; every municipality sets its own. */
  nassauPermit: {
    overall: { min: 100, max: 250 },
    base: { min: 100 },
    planReview: { min: 50 },
    inspection: { min: 75 },
    rush: { min: 100, kind: 'extra' },
  },
  /** The Town of Smithtown, since April 1, 2026. */
  smithtownPermit: { electrical: { min: 100 } },
  /** A full charge at home, January 2024. */
  charging: { fullCharge: { min: 10, max: 15 } },
  /**
   * Rebates and tax credits, past and present, for the articles. Never promised on a page. Terms
   * and dates are in content/claims.ts. Sources: the owner's fact sheet (rebate up to $500); 26 USC
   * 30C as it was until June 30, 2026 (federal caps); New York form IT-637 (business credit); PSEG
   * Long Island's rebate pages of 2018 and August 2022, and two secondary sources of May and August
   * 2026 for its 2026 amounts.
   */
  incentives: {
    /** Upper limit of the 30% federal credit for a home. */
    federalHomeCap: { min: 1000 },
    /** Upper limit of the federal credit for a business, per item. */
    federalBusinessCap: { min: 100000 },
    /** Upper limit of New York's business credit; half the cost where that is less. */
    newYorkBusinessCap: { min: 5000 },
    /** Highest past rebate on a home charger: PSEG Long Island, until July 2022. */
    rebateHighest: { min: 500 },
    /** PSEG Long Island, chargers bought from August 1, 2022. */
    rebateFrom2022: { min: 400 },
    /**
     * PSEG Long Island as reported for 2026: a listed Level 2 charger, and the extra for some
     * households.
     */
    rebate2026: { min: 100 },
    rebate2026Extra: { min: 300 },
  },
} as const satisfies Record<string, Record<string, Price>>

/**
 * The planner's unit prices at the start; a visitor may enter others. US dollars, with or without
 * cents. Links and leads carry the prices of their plan.
 */
export const plannerPrices = {
  baseLabor: 450,
  /** Conduit, before the factors of material, amps and brand. */
  pricePerFt: 12,
  trenchPricePerFt: 18,
} as const satisfies UnitPrices
