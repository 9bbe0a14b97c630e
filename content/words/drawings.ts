// The words on and around the technical drawings. Figures are those of the 2023 National Electrical
// Code, which New York enforces: a charger runs for hours, so its circuit is rated at 125% of its
// output.

export const anatomy = {
  title: 'From panel to car, part by part',
  lead: 'Six parts, with the names you’ll see on your estimate.',
  drawing:
    'Drawing of a finished installation: a panel with its breaker, conduit with straps along the wall, a charger, its cable and the rear of a car',
  run: 'Length of the run',
  height: '48 in',
  clear: 'Kept clear',
  notToScale: 'Not to scale',
  elevation: 'Garage wall, elevation',
  /** The parts that the drawing numbers: the name on it, and a sentence below it. */
  parts: [
    {
      name: 'Panel',
      text: 'Your run starts here. The space in front stays clear: 30 inches wide, 36 inches deep and 6 feet 6 inches high.',
    },
    {
      name: 'Breaker',
      text: 'Sized at 125% of what the charger draws: 60 A for a 48 A charger, 50 A for 40 A, 40 A for 32 A.',
    },
    {
      name: 'Conduit and straps',
      text: 'Metal or plastic pipe that protects the wires, strapped level and plumb. A shorter run costs you less.',
    },
    {
      name: 'Charger',
      text: 'We hang it where you can reach it, usually at 48 inches or less. A 48 A unit is wired straight in, without a plug.',
    },
    {
      name: 'Cable',
      text: 'Usually 18 to 25 feet long. After charging it hangs on the wall, off the floor and out of your way.',
    },
    {
      name: 'Car',
      text: 'Your car sets the limit. If it takes 32 A, a 48 A charger won’t fill it faster.',
    },
  ],
} as const

export const singleLine = {
  heading: 'How we wire it',
  lead: 'Each line is a circuit, from the street at the top to your car at the bottom. Orange is what we add.',
  kind: 'Single-line diagram',
  /** `text`: what the diagram shows, in the direction of the current. Printed below it. */
  drawings: {
    attached: {
      title: 'Attached garage, existing panel',
      text: 'Your service has room. We add a two-pole 60 A breaker to the panel you have and run a dedicated circuit to a 48 A charger.',
    },
    detached: {
      title: 'Detached garage, feeder and sub-panel',
      text: 'A second building normally gets one supply. We run one feeder to a small panel there, with its own disconnect and grounding electrode, and wire the charger from that.',
    },
    managed: {
      title: 'Small service, managed load',
      text: 'Sensors measure what your house draws. A listed load manager slows the car while the oven and dryer run. The charger counts at its managed value, so you can keep your service.',
    },
    shared: {
      title: 'Several chargers on one feeder',
      text: 'We run one feeder to a panel by the parking spaces, and one circuit to each charger. A listed load manager shares a set limit among the cars.',
    },
  },
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

export type SingleLineName = keyof typeof singleLine.drawings

/** Text inside the process drawings. */
export const processMarks = { volts: '240 V' } as const
