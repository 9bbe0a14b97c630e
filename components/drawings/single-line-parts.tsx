// The symbols of lib/drawings/single-line.ts as components. A drawing is 400 units wide.
import { words } from '@/lib/drawings/shapes'
import { breaker, bus, chargerBox, circuit, enclosure, ground, service } from '@/lib/drawings/single-line'
import { Shapes } from './shapes'

interface Place {
  x: number
  y: number
}

export function Words({
  x,
  y,
  anchor = 'start',
  strong = false,
  children,
}: Place & { anchor?: 'start' | 'middle' | 'end'; strong?: boolean; children: string | readonly string[] }) {
  return <Shapes of={words(x, y, children, { anchor, isStrong: strong })} />
}

export const Breaker = ({ x, y, added }: Place & { added?: boolean }) => <Shapes of={breaker(x, y, added)} />

export const Bus = ({ x1, x2, y }: { x1: number; x2: number; y: number }) => <Shapes of={[bus(x1, x2, y)]} />

export const Circuit = ({ x, y }: Place) => <Shapes of={circuit(x, y)} />

export const Service = ({ x, to, utility, meter }: { x: number; to: number; utility: string; meter: string }) => (
  <Shapes of={service(x, to, utility, meter)} />
)

export const Enclosure = ({
  name,
  corner,
  ...box
}: Place & { width: number; height: number; name: string; corner?: 'left' | 'right' }) => (
  <Shapes of={enclosure(box, name, corner)} />
)

export const ChargerBox = ({ x, y, output, car }: Place & { output: string; car: string }) => (
  <Shapes of={chargerBox(x, y, output, car)} />
)

export const Ground = ({ x, y }: Place) => <Shapes of={[ground(x, y)]} />
