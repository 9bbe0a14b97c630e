import { longDate, usdRange } from '@/lib/format'
import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { prices } from '@/content/prices'
import type { FullServiceArea } from '@/content/types'

const { standard } = business.installHours
const { suffolk: approval } = business.permitDays

export const serviceArea: FullServiceArea = {
  layout: 'full',
  updated: '2026-11-22',
  metadata: {
    title: 'EV Chargers in Sayville: Bay Air, Porches and Permits',
    description:
      'EV charger installation in Sayville: discreet routes on porch-front Victorians, salt-resistant parts near the ferry docks, Town of Islip filing, prices.',
    keywords: [
      'EV charger installation Sayville',
      'West Sayville EV charger',
      'Bayport EV charger',
      'Victorian house EV charger',
      'Fire Island ferry parking EV',
      'Sayville Level 2 charger cost',
    ],
  },
  lead: 'On a street of front porches nobody wants to look at a conduit. We put the charger at the side or the back, choose parts that stand the bay air, and file with the Town of Islip.',
  intro: [
    'The Victorians and older colonials near Main Street show their best side to the street, so we look for a place at the rear or along the side yard first. Capes and ranches farther out are often easier: the driveway runs along one wall, the panel is in the basement behind it, and the cable leaves at the band joist.',
    'Toward the bay, salt and water decide more than convenience does. On a south wind salt can reach several blocks inland, and the streets by the ferry docks lie low. There we ask which wall stays sheltered and how high water could come before we ask which wall is nearest.',
    'Then there are the boats to Cherry Grove, Fire Island Pines and Sailors Haven. Some Fire Island households keep a car on this side, at a house that may be empty midweek. For them a charger that locks by key or app, and that can be checked from the far side of the water, is worth having.',
  ],
  reasons: [
    {
      title: 'You agree to the route before we drill',
      text: 'We settle with you where the unit hangs and which way the conduit goes before the first hole is made. Until then either can be moved, and the estimate says what the change would cost.',
    },
    {
      title: 'Painted to disappear',
      text: 'PVC conduit can be painted to match siding or trim. Ask for it in the estimate, or leave it to your own painter.',
    },
    {
      title: 'Hardware for a south wind',
      text: 'Near the water: stainless screws, non-metallic boxes, hubs sealed at the top where rain enters. Farther inland a house may need less of this, and the quote then leaves it out.',
    },
    {
      title: `Backed for ${business.warrantyYears.terms} years`,
      text: `A ${business.warrantyYears.terms}-year warranty goes with the work. Its limits are spelled out in our conditions: [see Terms](/terms).`,
    },
  ],
  services: [
    {
      service: 'home-ev-charger-installation',
      title: 'Side-yard and rear-elevation chargers',
      text: 'Where the driveway passes the house to a garage behind, a unit halfway along can serve both places to park. The connector of an outdoor unit rests at least 24 inches off the ground.',
    },
    {
      service: 'tesla-ev-charger-installation',
      title: 'Wall Connector on a quiet driveway',
      text: 'Hard-wired, with ground-fault protection built in. If others can reach the driveway while you are across the bay, ask us how charging is kept to your own cars before you settle on this unit.',
    },
    {
      service: 'electrical-panel-upgrades',
      title: 'Panels that grew with the house',
      text: 'A large old house may have two or three generations of wiring behind one meter. We find out what is live, add up the load and only then discuss a larger service.',
    },
    {
      service: 'permits-inspections',
      title: 'Filing with the Town',
      text: 'Sayville, West Sayville and Bayport file with Islip electronically, and a listed agency does the inspection; [the details are on that page](/service-areas/islip).',
    },
  ],
  costs: {
    intro:
      'Guide figures for Sayville and its neighbors. They assume you supply the charger or buy it through us as a separate item.',
    rows: [
      {
        item: 'Standard installation',
        price: prices.town.standard,
        detail: 'Basement panel, charger on the driveway wall behind it. Typical of capes and ranches.',
      },
      {
        item: 'Panel upgrade',
        price: prices.town.panelUpgrade,
        detail:
          'When several additions have filled the panel. The upper end covers a meter, a main and their grounding renewed together.',
      },
      {
        item: 'Exterior run or trench',
        price: prices.town.exteriorRun,
        detail:
          'To a carriage house or rear garage. Feeding a detached building usually means one supply with a disconnect, so the garage lights may move to it.',
      },
    ],
    note: 'Add the Town’s fee, the agency’s fee and, beside the bay, any better hardware we list. The written estimate also names whatever could still change the figure.',
  },
  considerations: [
    {
      title: 'Porch, gable and sightline',
      text: 'Stand on the sidewalk and look. If a charger would be visible from there, we try the next wall. A few more feet of wire is a small price for a front that stays as it was.',
    },
    {
      title: 'Midweek absence',
      text: 'A breaker that trips on Monday should not mean an empty battery on Friday. Choose a charger that reports to your phone, and check that the house’s Wi-Fi reaches the driveway.',
    },
    {
      title: 'Shared driveways',
      text: 'On lots where two owners use one driveway, the unit and its cable must stay on your side. Bring the survey if the line is uncertain.',
    },
    {
      title: 'Low streets at the docks',
      text: 'Flood rules typically put electrical equipment at or above a set elevation in mapped zones. We look up your lot, then raise the equipment or find it a drier place on the property.',
    },
    {
      title: 'Slow charging can be enough',
      text: 'A car that moves twice a week can charge slowly. At 16 A on a 20 A breaker it still takes in more than twice what a wall outlet gives, and asks less of an old panel than a full-size unit.',
    },
  ],
  faq: [
    {
      question: 'Will the charger spoil the look of a Victorian?',
      answer:
        'It need not. Units go on the side or rear, conduit follows a corner board or downspout, and paint does the rest. You approve the position first.',
    },
    {
      question: 'I am on Fire Island most of the summer. Can you do the job without me?',
      answer: `Yes, if somebody gives us access to the panel. The quote can be done by video, and the electricians need ${standard.min}-${standard.max} hours for a straightforward installation. The inspection visit may need access too.`,
    },
    {
      question: 'How many blocks from the bay do I need better hardware?',
      answer:
        'No map draws that line. Look at door hinges and lamp fixtures on your south side: where they corrode, so would a plain steel box. We judge it house by house and list any upgrade with its price.',
    },
    {
      question: 'What does the whole thing cost in time and money?',
      answer: `A standard installation is ${usdRange(prices.town.standard)} before fees. Permit approval in Suffolk was often ${approval.min}-${approval.max} business days as of ${longDate(claims.suffolkApprovalTime.asOf)}, a guide rather than a promise.`,
    },
  ],
  closing: {
    title: 'Start with a walk around the house',
    text: 'Film one slow turn around the outside and a look at the panel, and text it to us. We answer with a place for the charger and a free quote. If you would rather write, [use the estimate form](/contact).',
  },
}
