// Article: what a homeowner can settle before the electrician comes.
import { business } from '../business'
import type { Post } from '../types'

export const page: Post = {
  slug: 'prepare-home-ev-charger-installation',
  title: 'How to Prepare Your Home for EV Charger Installation',
  excerpt:
    'Choose the wall, read the panel, measure the run and clear the way: an hour of homework that makes the estimate firmer and the installation day shorter.',
  cardCategory: 'Preparation',
  category: 'Installation Guide',
  published: '2024-01-05',
  updated: '2026-11-23',
  readMinutes: 6,
  metadata: {
    title: 'How to Prepare Your Home for an EV Charger',
    description:
      'A homeowner’s checklist before an EV charger goes in: parking spot, panel photos, mounting heights, trench rules, permits and the installation day.',
    keywords: [
      'prepare home for EV charger',
      'EV charger installation checklist',
      'EV charger mounting height',
      '200 amp service EV charger',
      'EV charger panel clearance',
      'Suffolk County EV charger permit time',
    ],
  },
  updateNote: [
    'The preparation has not changed since January 2024; some of what surrounds it has. New York moved to the 2023 National Electrical Code at the end of 2025. The heights, clearance and trench depths below are still the ones to plan with.',
    'If an old checklist tells you to save receipts for the 30% federal credit: it ended for chargers placed in service after June 30, 2026. PSEG Long Island’s rebate has changed several times, so read its page for the current terms before you buy the unit.',
  ],
  lead: 'Published January 2024; time frames below are from then. You can do the useful half of a site visit yourself, with a phone, a tape measure and an hour. The more we know, the fewer surprises in the price. Nothing here asks you to open the panel’s cover or touch a wire.',
  sections: [
    {
      heading: '1. Choose the parking spot, then the wall',
      blocks: [
        {
          kind: 'text',
          text: 'Park the car the way you really park it, and look where its charge port ends up. Then try it the other way around. Common charger cables are 18 to 25 feet long, so one well-chosen spot can often serve nose-in, nose-out and a second car in the driveway.',
        },
        {
          kind: 'list',
          items: [
            'Walk the cable’s path. It should not cross a sidewalk, a stair or the route to the trash cans.',
            'On a sloping drive, such as some in [Farmingville](/locations/farmingville/) near Bald Hill, keep the charger off the low wall where runoff collects.',
            'Outdoors, favor a wall with some shelter, and allow for a hook so that the plug never rests on the ground.',
            'If a car could hit the unit, plan a bollard or a wheel stop now.',
            'Near the bays, look up the FEMA flood zone first. In one, the charger and its disconnect may have to sit higher than the usual 18 to 48 inches.',
          ],
        },
      ],
    },
    {
      heading: '2. Read the panel without opening it up',
      blocks: [
        {
          kind: 'text',
          text: 'Swing the hinged door open; leave the screwed cover alone. Photograph the whole panel, the label inside the door and the number on the main breaker. Count the blank spaces. A charger circuit needs two of them side by side.',
        },
        {
          kind: 'text',
          text: 'Two names deserve a closer look: Federal Pacific, with its Stab-Lok breakers, and Zinsco. Houses of the 1970s, of which [Holbrook](/service-areas/holbrook) has many, can have one of these panels, or aluminum branch wiring. Tell us before we quote, because it may be wiser to [replace the panel](/services/electrical-panel-upgrades) than to add 240 volts to it.',
        },
        {
          kind: 'text',
          text: 'Write down what else runs on electricity: range, dryer, central air, pool pump, heat pump. With the square footage that is most of what a load calculation asks for. Twelve months of electric bills help too.',
        },
      ],
    },
    {
      heading: '3. Know the three numbers people quote',
      blocks: [
        {
          kind: 'table',
          caption: 'Height, clearance and service, and what each one really is',
          columns: ['Number', 'What it applies to', 'Rule or advice'],
          rows: [
            [
              '18-48 inches',
              'Mounting height of the charger',
              'At least 18 inches above the floor indoors and 24 inches above grade outdoors, unless the unit is listed for another height. The upper figure is an accessible-reach limit, good practice at home and not a rule there',
            ],
            [
              '3 feet',
              'Clear depth in front of the panel',
              'A code rule for panels and disconnects: 36 inches deep, at least 30 wide, 6 feet 6 inches high, kept free. Sensible around the charger as well',
            ],
            [
              '200 amps',
              'Size of the electrical service',
              'Recommended for most homes, not required. A calculation may pass 100 or 150 amps with a smaller or managed charger',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'The space in front of the panel has to stay clear after the inspection too. If shelving, a freezer or a workbench stands there, move it before we come and leave it moved.',
        },
      ],
    },
    {
      heading: '4. Measure the route',
      blocks: [
        {
          kind: 'text',
          text: 'Conduit travels along walls and ceilings in straight lines, so measure the way it would go: up from the panel, across, around the corner, down to the charger. Add it up and note what has to be passed through.',
        },
        {
          kind: 'list',
          items: [
            '**Unfinished basement ceiling:** the easy case, even when it is long.',
            '**Slab house:** there is no ceiling below to run through. Levitt-built houses in [Stony Brook](/service-areas/stony-brook) are often like this, and the route goes by the attic, the garage wall or outside.',
            '**Wall between house and built-in garage:** it may be a fire separation, so openings have to be sealed.',
            '**Detached garage:** normally only one supply may feed it, so where a 120-volt circuit is there already, a small feeder with a sub-panel often takes its place.',
          ],
        },
        {
          kind: 'text',
          text: 'Sketch the result or place it in our [3D planner](/ev-charger-planner), which counts feet and elbows and gives a rough planning number.',
        },
      ],
    },
    {
      heading: '5. If there will be a trench',
      blocks: [
        {
          kind: 'text',
          text: 'Walk the line with a can of marking paint and think about what lies underneath. New York 811 has to be told at least two full working days before digging, and the contractor does that. It marks the utilities’ lines and no others. Sprinkler pipes, pool wiring, invisible dog fences and the cesspool are yours to flag.',
        },
        {
          kind: 'text',
          text: 'Expect 18 inches of cover in the lawn for PVC conduit, and the same under the driveway for any pipe. The shallower 12-inch trench that you may have read about is for small 120-volt circuits; a 240-volt charger never qualifies.',
        },
      ],
    },
    {
      heading: '6. Permission and papers',
      blocks: [
        {
          kind: 'text',
          text: 'Your permit comes from the town, or from the village if you live in one. In Suffolk the first four digits of the tax-map number on your bill name the municipality, so have the bill at hand. We [file the application and arrange the inspection](/services/permits-inspections).',
        },
        {
          kind: 'text',
          text: 'In a condominium or an association, write to the board now. State law limits what it can refuse, but it may ask for plans, a licensed contractor and an insurance certificate, and its calendar may be slower than ours. Renters need the owner’s consent in writing.',
        },
      ],
    },
    {
      heading: '7. How long it takes',
      blocks: [
        {
          kind: 'table',
          caption: 'From first message to inspection in Suffolk',
          columns: ['Step', 'Time', 'What changes it'],
          rows: [
            ['Our reply', `Within ${business.contactPromiseHours} hours`, 'Good photos let us answer with figures'],
            [
              'Permit approval',
              `Often ${business.permitDays.suffolk.min}-${business.permitDays.suffolk.max} business days`,
              'For a simple application; busy departments take longer',
            ],
            [
              'Scheduling after the permit',
              `${business.schedulingWeeks.min}-${business.schedulingWeeks.max} weeks`,
              'Season, and your own calendar',
            ],
            [
              'Work on site',
              `${business.installHours.standard.min}-${business.installHours.standard.max} hours`,
              `A longer run takes ${business.installHours.longer.min}-${business.installHours.longer.max}; a trench or a new panel adds to that`,
            ],
            ['Inspection', 'Set by the town, village or agency', 'How far ahead its inspectors are booked'],
          ],
          claim: 'suffolkApprovalTime',
        },
      ],
    },
    {
      heading: '8. The day before, and the day',
      blocks: [
        {
          kind: 'list',
          items: [
            'Clear the wall, the panel and a path between them. Three feet on each side of the future charger is plenty.',
            'Have the charger in the house, box unopened, if you bought it yourself.',
            'Check your Wi-Fi signal at the spot if the unit has an app.',
            'Expect the power to be off for part of the visit; save your work and reset the clocks later.',
            'Keep pets and bicycles out of the garage.',
            'Have the car there, so that the test is a real charge and not only a meter reading.',
          ],
        },
        {
          kind: 'text',
          text: 'Before the crew leaves, ask to be shown three things: the breaker’s label, the amp setting of the charger, and how to stop a charge by hand. Put the permit and the inspection certificate with the house papers.',
        },
      ],
    },
    {
      heading: 'Send it in',
      blocks: [
        {
          kind: 'text',
          text: 'Five pictures make a good request: panel, main breaker, parking spot, the wall, and the route between. [Send them with your address](/contact) and the make of the car. What the visit and the price then include is set out under [home charger installation](/services/home-ev-charger-installation), and prices are in the [cost guide](/blog/ev-charger-installation-costs-suffolk-county).',
        },
      ],
    },
  ],
}
