// The words on and around the technical drawings. Figures are those of the 2023 National Electrical Code, which New York enforces:
// a charger runs for hours, so its circuit is rated at 125% of its output.

/** A part of the finished installation: its short name on the drawing, and a sentence about it. */
export interface AnatomyPart {
  readonly name: string
  readonly text: string
}

export type SingleLineName = 'attached' | 'detached' | 'managed' | 'shared'

export interface SingleLineWords {
  readonly title: string
  /** What the diagram shows, in the direction of the current. Printed below it. */
  readonly text: string
}

export const anatomy = {
  title: 'The parts of a finished line',
  lead: 'Six parts, from the panel to the car. Their names make an estimate easier to read.',
  drawing:
    'Drawing of a finished installation: a panel with its breaker, conduit with straps along the wall, a charger, its cable and the rear of a car',
  run: 'Length of the run',
  height: '48 in',
  clear: 'Kept clear',
  notToScale: 'Not to scale',
  sheet: 'Garage wall, elevation',
  parts: [
    {
      name: 'Panel',
      text: 'Where the run begins. The floor in front stays clear: 30 inches wide, 36 inches deep and 6 feet 6 inches high.',
    },
    {
      name: 'Breaker',
      text: 'Rated at 125% of what the charger draws: 60 A for a 48 A charger, 50 A for 40 A, 40 A for 32 A.',
    },
    {
      name: 'Conduit and straps',
      text: 'Metal or plastic pipe that guards the wires, strapped level and plumb. The shorter the run, the lower the price.',
    },
    {
      name: 'Charger',
      text: 'Hung at a height that you can reach, usually 48 inches or less. A 48 A unit is wired in and has no plug on the wall.',
    },
    {
      name: 'Cable',
      text: 'As a rule 18 to 25 feet long. It hangs on the wall when not in use, off the floor and out of the way.',
    },
    {
      name: 'Car',
      text: 'Sets the limit. A car that takes 32 A gains nothing from a 48 A charger, and we tell you so.',
    },
  ],
} as const satisfies Readonly<Record<string, unknown>> & { readonly parts: readonly AnatomyPart[] }

export const singleLine = {
  heading: 'How it is wired, as an electrician draws it',
  lead: 'A single-line diagram shows one line for each circuit, from the street at the top to the car at the bottom. Orange is what we add.',
  kind: 'Single-line diagram',
  sheets: {
    attached: {
      title: 'Attached garage, existing panel',
      text: 'The service has room. A two-pole 60 A breaker goes into the panel you have, and one circuit of its own runs to a 48 A charger.',
    },
    detached: {
      title: 'Detached garage, feeder and sub-panel',
      text: 'A second building normally gets one supply. One feeder serves a small panel there, with its own disconnect and grounding electrode, and the charger gets its circuit from that.',
    },
    managed: {
      title: 'Small service, managed load',
      text: 'Sensors measure what the house draws. A listed load manager slows the car when the oven and the dryer run, so the charger counts at its managed value and the service can stay.',
    },
    shared: {
      title: 'Several chargers on one feeder',
      text: 'One feeder to a panel by the parking spaces, one circuit for each charger, and a listed load manager that shares a set limit among the cars.',
    },
  } satisfies Record<SingleLineName, SingleLineWords>,
  marks: {
    utility: 'Utility',
    meter: 'Meter',
    panel: 'Panel',
    housePanel: 'House panel',
    subPanel: 'Garage sub-panel',
    chargerPanel: 'Charger panel',
    buildingPanel: 'Building panel',
    main200: 'Main, 200 A',
    main100: 'Main, 100 A',
    main: 'Main',
    houseCircuits: 'House circuits',
    buildingCircuits: 'Building',
    garageCircuits: 'Lights, door',
    breaker: ['60 A,', 'two-pole'],
    feederBreaker: ['Feeder', 'breaker'],
    wire: ['6 AWG copper', 'in conduit'],
    feeder: ['Feeder in PVC,', '18 in of cover'],
    sharedFeeder: ['One feeder,', '208 V'],
    disconnect: 'Disconnect',
    electrode: 'Electrode',
    charger: ['Charger,', 'hard-wired'],
    car: 'EV',
    chargerOutput: '48 A',
    chargers: 'One circuit for each charger',
    sensors: 'Sensors',
    manager: ['Load', 'manager'],
    rule: ['48 A × 125%', '= 60 A'],
    upTo: ['Up to 48 A,', 'less when the', 'house is busy'],
  },
} as const

/** Text inside the process drawings. */
export const processMarks = { volts: '240 V' } as const
