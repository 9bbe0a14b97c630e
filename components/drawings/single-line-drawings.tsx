// Single-line diagrams of common setups, supply at the top, car at the bottom, 400 units wide.
import type { ReactNode } from 'react'
import { singleLine, type SingleLineName } from '@/content/words/drawings'
import { Breaker, Bus, ChargerBox, Circuit, Enclosure, Ground, Service, Words } from './single-line-parts'

const { marks } = singleLine
/** x of the service and of the charger's circuit. */
const MAIN_X = 92
const EV_X = 238

const attached = (
  <>
    <Enclosure x={20} y={96} width={360} height={176} name={marks.panel} />
    <Service x={MAIN_X} to={112} utility={marks.utility} meter={marks.meter} />
    <path d={`M${MAIN_X} 140v28`} />
    <Breaker x={MAIN_X} y={112} />
    <Words x={MAIN_X + 22} y={131}>
      {marks.main200}
    </Words>
    {[52, 92, 132].map(x => (
      <Circuit key={x} x={x} y={170} />
    ))}
    <Words x={MAIN_X} y={254} anchor="middle">
      {marks.houseCircuits}
    </Words>
    <path d={`M${EV_X} 168v14M${EV_X} 210V348`} className="drawing-pipe" />
    <Bus x1={36} x2={264} y={168} />
    <Breaker x={EV_X} y={182} added />
    <Words x={EV_X + 24} y={194} strong>
      {marks.breaker}
    </Words>
    <Words x={EV_X - 18} y={304} anchor="end">
      {marks.wire}
    </Words>
    <ChargerBox x={EV_X} y={348} output={marks.chargerOutput} car={marks.car} />
    <Words x={EV_X + 48} y={364}>
      {marks.charger}
    </Words>
    <path d="M36 352h112v52H36z" className="drawing-fine" />
    <Words x={92} y={374} anchor="middle" strong>
      {marks.rule}
    </Words>
  </>
)

const detached = (
  <>
    <Enclosure x={20} y={96} width={360} height={136} name={marks.housePanel} />
    <Service x={MAIN_X} to={112} utility={marks.utility} meter={marks.meter} />
    <path d={`M${MAIN_X} 140v28M52 168v14m-5-8 5 8 5-8M132 168v14m-5-8 5 8 5-8`} />
    <Breaker x={MAIN_X} y={112} />
    <Words x={MAIN_X + 22} y={131}>
      {marks.main200}
    </Words>
    <Words x={MAIN_X} y={206} anchor="middle">
      {marks.houseCircuits}
    </Words>
    <path d={`M${EV_X} 168v14M${EV_X} 210v42`} className="drawing-pipe" />
    <path d={`M${EV_X} 252v52`} className="drawing-pipe" strokeDasharray="9 7" strokeLinecap="butt" />
    <Bus x1={36} x2={264} y={168} />
    <Breaker x={EV_X} y={182} added />
    <Words x={EV_X + 24} y={194} strong>
      {marks.feederBreaker}
    </Words>
    <path
      d="M20 252H380M40 252l-9 11M76 252l-9 11M112 252l-9 11M148 252l-9 11M184 252l-9 11M292 252l-9 11M328 252l-9 11M364 252l-9 11"
      className="drawing-fine"
    />
    <Words x={EV_X + 18} y={284}>
      {marks.feeder}
    </Words>
    <Enclosure x={20} y={318} width={360} height={150} name={marks.subPanel} corner="left" />
    <path d={`M${EV_X} 304v26M${EV_X} 358v30`} className="drawing-pipe" />
    <Breaker x={EV_X} y={330} added />
    <Words x={EV_X + 24} y={349}>
      {marks.disconnect}
    </Words>
    <path d={`M${EV_X} 388v14M${EV_X} 430V500`} className="drawing-pipe" />
    <path d="M150 388v22m-5-8 5 8 5-8M58 388v22" />
    <Ground x={58} y={410} />
    <Words x={34} y={450}>
      {marks.electrode}
    </Words>
    <Words x={126} y={450}>
      {marks.garageCircuits}
    </Words>
    <Bus x1={40} x2={264} y={388} />
    <Breaker x={EV_X} y={402} added />
    <Words x={EV_X + 24} y={414} strong>
      {marks.breaker}
    </Words>
    <ChargerBox x={EV_X} y={500} output={marks.chargerOutput} car={marks.car} />
    <Words x={EV_X + 48} y={516}>
      {marks.charger}
    </Words>
  </>
)

const managed = (
  <>
    <Enclosure x={20} y={96} width={360} height={200} name={marks.panel} />
    <Service x={MAIN_X} to={112} utility={marks.utility} meter={marks.meter} />
    <path d={`M${MAIN_X} 140v52`} />
    <Breaker x={MAIN_X} y={112} />
    <Words x={MAIN_X + 22} y={131}>
      {marks.main100}
    </Words>
    <ellipse cx={MAIN_X} cy="164" rx="13" ry="6" className="drawing-bright" />
    <path d={`M${MAIN_X + 13} 164H262`} className="drawing-signal" />
    <Words x={MAIN_X + 24} y={157}>
      {marks.sensors}
    </Words>
    <rect x="262" y="140" width="104" height="48" rx="4" className="drawing-accent-body" />
    <Words x={314} y={160} anchor="middle" strong>
      {marks.manager}
    </Words>
    <path d="M348 188V386H276" className="drawing-signal" />
    {[52, 92, 132].map(x => (
      <Circuit key={x} x={x} y={194} />
    ))}
    <Words x={MAIN_X} y={278} anchor="middle">
      {marks.houseCircuits}
    </Words>
    <path d={`M${EV_X} 192v14M${EV_X} 234V364`} className="drawing-pipe" />
    <Bus x1={36} x2={254} y={192} />
    <Breaker x={EV_X} y={206} added />
    <Words x={EV_X + 24} y={218} strong>
      {marks.breaker}
    </Words>
    <ChargerBox x={EV_X} y={364} output={marks.chargerOutput} car={marks.car} />
    <Words x={EV_X - 50} y={368} anchor="end">
      {marks.upTo}
    </Words>
  </>
)

const STALLS = [72, 158, 244, 330]

const shared = (
  <>
    <Enclosure x={20} y={96} width={360} height={136} name={marks.buildingPanel} />
    <Service x={MAIN_X} to={112} utility={marks.utility} meter={marks.meter} />
    <path d={`M${MAIN_X} 140v28M52 168v14m-5-8 5 8 5-8M132 168v14m-5-8 5 8 5-8`} />
    <Breaker x={MAIN_X} y={112} />
    <Words x={MAIN_X + 22} y={131}>
      {marks.main}
    </Words>
    <Words x={MAIN_X} y={206} anchor="middle">
      {marks.buildingCircuits}
    </Words>
    <path d="M200 168v14M200 210v114" className="drawing-pipe" />
    <Bus x1={36} x2={228} y={168} />
    <Breaker x={200} y={182} added />
    <Words x={224} y={194} strong>
      {marks.feederBreaker}
    </Words>
    <Words x={182} y={258} anchor="end">
      {marks.sharedFeeder}
    </Words>
    <ellipse cx="200" cy="262" rx="13" ry="6" className="drawing-bright" />
    <path d="M213 262H262M314 284v14" className="drawing-signal" />
    <rect x="262" y="240" width="104" height="44" rx="4" className="drawing-accent-body" />
    <Words x={314} y={259} anchor="middle" strong>
      {marks.manager}
    </Words>
    <Enclosure x={20} y={298} width={360} height={92} name={marks.chargerPanel} corner="left" />
    {STALLS.map(x => (
      <g key={x}>
        <path d={`M${x} 326v14M${x} 368v40`} className="drawing-pipe" />
        <Breaker x={x} y={340} added />
        <ChargerBox x={x} y={408} output={marks.chargerOutput} car={marks.car} />
      </g>
    ))}
    <Bus x1={40} x2={362} y={326} />
    <Words x={200} y={522} anchor="middle">
      {marks.chargers}
    </Words>
  </>
)

export const singleLineDrawings: Record<SingleLineName, { content: ReactNode; height: number }> = {
  attached: { content: attached, height: 440 },
  detached: { content: detached, height: 590 },
  managed: { content: managed, height: 456 },
  shared: { content: shared, height: 536 },
}
