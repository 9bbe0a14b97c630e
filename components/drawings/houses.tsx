// Long Island's usual houses from the street, 480 x 240 units, each with its usual run. The words
// are in content/houses.ts.
import type { ReactNode } from 'react'
import type { HouseStyle } from '@/content/houses'
import { At } from './parts'
import {
  Chimney,
  Door,
  EaveRoof,
  GableRoof,
  GarageDoor,
  House,
  HouseCharger,
  HousePanel,
  HouseRun,
  ParkedCar,
  Walls,
  Windows,
} from './house-parts'

/** Along the garage's inner wall. */
const colonial = (
  <House>
    <Chimney x={84} y={96} height={56} />
    <Walls x={70} width={210} height={112} />
    <EaveRoof x={70} width={210} y={88} rise={40} />
    <Windows at={[86, 126, 167, 208, 248]} y={100} />
    <Windows at={[86, 126, 208, 248]} y={152} />
    <Door x={164} />
    <Walls x={280} width={132} height={66} />
    <EaveRoof x={280} width={132} y={134} rise={28} />
    <GarageDoor x={308} width={80} />
    <HouseRun hidden="M294 162V142H400V158" />
    <HousePanel x={288} y={162} />
    <HouseCharger x={394} y={158} />
  </House>
)

/** Along the foundation from the meter to the driveway. */
const cape = (
  <House>
    <Walls x={110} width={190} height={62} />
    <Chimney x={196} y={80} height={26} />
    <EaveRoof x={110} width={190} y={138} rise={66} inset={16} />
    {[150, 236].map(x => (
      <At key={x} x={x} y={122}>
        <path d="M0 0v-24h26V0z" className="drawing-body" />
        <path d="M-4-24 13-40 30-24z" className="drawing-shade" />
        <path d="M6-4v-16h14v16z" className="drawing-fine" />
      </At>
    ))}
    <Windows at={[126, 152, 234, 258]} y={150} />
    <Door x={180} />
    <HouseRun outside="M218 172V190H286V166" />
    <HousePanel x={212} y={152} />
    <HouseCharger x={280} y={147} />
    <ParkedCar x={326} />
  </House>
)

/** Under the floor from one end to the other. */
const ranch = (
  <House>
    <Walls x={50} width={260} height={56} />
    <Chimney x={150} y={118} height={24} />
    <EaveRoof x={50} width={260} y={144} rise={34} inset={24} />
    <Windows at={[72, 96, 226, 252, 278]} y={154} />
    <Door x={176} />
    <Walls x={310} width={120} height={60} />
    <EaveRoof x={310} width={120} y={140} rise={26} inset={14} />
    <GarageDoor x={326} width={76} />
    <path d="M50 200v38h260v-38" className="drawing-hidden" />
    <HouseRun hidden="M64 218V212H416V172" />
    <HousePanel x={58} y={218} />
    <HouseCharger x={410} y={154} />
  </House>
)

/** Run from the lower level into the garage beside it. */
const splitLevel = (
  <House>
    <Walls x={80} width={150} height={108} />
    <GableRoof x={80} width={150} y={92} rise={42} />
    <Windows at={[100, 126, 178, 204]} y={104} />
    <GarageDoor x={98} width={80} />
    <Walls x={230} width={180} height={84} />
    <EaveRoof x={230} width={180} y={116} rise={34} />
    <Windows at={[300, 322, 344]} y={132} width={20} height={32} />
    <Door x={256} base={188} />
    <path d="M250 188h34v6h4v6h-42v-6h4z" className="drawing-body" />
    <HouseRun hidden="M208 166V148H192V160" />
    <HousePanel x={202} y={166} />
    <HouseCharger x={186} y={160} />
  </House>
)

/** Run from the lower level into the garage beside it, all under the bedrooms. */
const highRanch = (
  <House>
    <Chimney x={128} y={74} height={24} />
    <Walls x={70} width={340} height={108} />
    <EaveRoof x={70} width={340} y={92} rise={36} inset={24} />
    <path d="M70 146H190M238 146H410" className="drawing-fine" />
    <Windows at={[92, 118, 154, 258, 284, 336, 362]} y={106} height={26} />
    <Windows at={[92, 118, 154]} y={162} height={20} />
    <Windows at={[203]} y={108} width={22} height={16} />
    <Door x={203} base={178} />
    <path d="M197 178h34v7h4v7h4v8h-50v-8h4v-7h4z" className="drawing-body" />
    <GarageDoor x={306} width={84} />
    <HouseRun hidden="M264 164V154H292V160" />
    <HousePanel x={258} y={164} />
    <HouseCharger x={286} y={160} />
  </House>
)

/** Along the foundation from a meter with a mast to the driveway. */
const cottage = (
  <House>
    <Walls x={120} width={170} height={54} />
    <EaveRoof x={120} width={170} y={146} rise={40} inset={18} />
    <Windows at={[132, 156, 244]} y={154} />
    <Door x={184} />
    <path d="M220 152V84" />
    <path d="M220 90Q340 70 466 84" className="drawing-fine" />
    <HouseRun outside="M220 172V190H278V170" />
    <HousePanel x={214} y={152} />
    <HouseCharger x={272} y={151} />
    <ParkedCar x={318} />
  </House>
)

/** A feeder in a trench to a small panel in the workshop. */
const workshop = (
  <House>
    <Chimney x={96} y={118} height={24} />
    <Walls x={40} width={200} height={56} />
    <EaveRoof x={40} width={200} y={144} rise={34} inset={22} />
    <Windows at={[58, 82, 158, 182]} y={154} />
    <Door x={120} />
    <Walls x={316} width={136} height={66} />
    <GableRoof x={316} width={136} y={134} rise={36} />
    <GarageDoor x={372} width={72} />
    <HouseRun outside="M228 176V200M332 200V176" hidden="M228 200V222H332V200M332 156V146H358V157" />
    <HousePanel x={222} y={156} />
    <HousePanel x={326} y={156} />
    <HouseCharger x={352} y={157} />
  </House>
)

/** Run on the wall, above the height of a flood. */
const canal = (
  <House ground={[12, 378]}>
    <path d="M378 200v36M386 200v36M372 200h20v5h-20z" />
    <path d="M392 214q9-6 18 0t18 0 18 0 18 0M392 226q9-6 18 0t18 0 18 0 18 0" className="drawing-fine" />
    <path d="M116 200v-36M156 200v-36M236 200v-36M316 200v-36M348 200v-36" />
    <path d="M116 164l40 36M156 164l-40 36M316 164l32 36M348 164l-32 36" className="drawing-fine" />
    <Walls x={106} width={250} height={76} base={166} />
    <EaveRoof x={106} width={250} y={90} rise={40} inset={30} />
    <Windows at={[176, 256, 280, 304]} y={106} width={18} height={28} />
    <Door x={208} base={166} />
    <path d="M202 166h34M204 172h30M200 179h38M196 186h46M192 193h54" />
    <path d="M100 180H372" className="drawing-hidden" />
    <HouseRun outside="M342 112V98H126V118" />
    <HousePanel x={336} y={112} />
    <HouseCharger x={120} y={118} />
    <ParkedCar x={18} />
  </House>
)

/** Run in a trench along the driveway. */
const frame = (
  <House>
    <Chimney x={206} y={72} height={30} />
    <Walls x={110} width={124} height={118} />
    <GableRoof x={110} width={124} y={82} rise={56} />
    <Windows at={[164]} y={48} width={16} height={20} />
    <Windows at={[126, 162, 200]} y={92} />
    <Windows at={[128, 196]} y={150} />
    <Door x={160} base={192} />
    <path d="M98 140h148l-8-12H106z" className="drawing-shade" />
    <path d="M104 192v-52M142 192v-52M202 192v-52M240 192v-52M98 192h148v8H98z" />
    <Walls x={356} width={88} height={58} />
    <GableRoof x={356} width={88} y={142} rise={34} />
    <GarageDoor x={376} width={60} />
    <HouseRun outside="M228 180V200M366 200V176" hidden="M228 200V220H366V200" />
    <HousePanel x={222} y={160} />
    <HouseCharger x={360} y={157} />
    <ParkedCar x={258} />
  </House>
)

/** Through the basement and up an outside corner. */
const queenAnne = (
  <House>
    <Walls x={96} width={130} height={132} />
    <GableRoof x={96} width={130} y={68} rise={54} />
    <Windows at={[152]} y={36} width={18} height={22} />
    <Windows at={[112, 140]} y={80} height={32} />
    <Walls x={190} width={56} height={140} />
    <path d="M184 60 218 6l34 54z" className="drawing-shade" />
    <Windows at={[200, 222]} y={76} height={32} />
    <Windows at={[200]} y={140} height={32} />
    <Door x={150} base={190} />
    <path d="M74 134h112v-8H82z" className="drawing-shade" />
    <path d="M80 190v-56M112 190v-56M144 190v-56M180 190v-56M74 190h112v10H74zM80 172h64M88 190v-18M96 190v-18M104 190v-18M120 190v-18M128 190v-18M136 190v-18" />
    <path d="M96 200v38h150v-38" className="drawing-hidden" />
    <HouseRun outside="M234 200V169" hidden="M116 218V212H234V200" />
    <HousePanel x={110} y={218} />
    <HouseCharger x={228} y={150} />
    <ParkedCar x={278} />
  </House>
)

/** One feeder underground, a small panel, and two chargers. */
const estate = (
  <House>
    <Chimney x={52} y={80} height={54} />
    <Chimney x={226} y={80} height={54} />
    <Walls x={36} width={222} height={112} />
    <EaveRoof x={36} width={222} y={88} rise={42} inset={30} />
    <path d="M118 88 147 62l29 26z" className="drawing-body" />
    <Windows at={[48, 76, 104, 174, 202, 230]} y={100} />
    <Windows at={[139]} y={98} height={28} />
    <Windows at={[48, 76, 104, 174, 202]} y={148} height={32} />
    <Door x={136} />
    <path d="M124 200v-58M170 200v-58M118 142h58v-6h-58z" />
    <Walls x={318} width={140} height={62} />
    <EaveRoof x={318} width={140} y={138} rise={36} inset={18} />
    <path d="M376 108v-14h24v14M372 94l16-14 16 14z" className="drawing-body" />
    <GarageDoor x={344} width={42} />
    <GarageDoor x={406} width={42} />
    <HouseRun outside="M250 176V200M328 200V172" hidden="M250 200V222H328V200M328 152V144H452V158M396 144V158" />
    <HousePanel x={244} y={156} />
    <HousePanel x={322} y={152} />
    <HouseCharger x={390} y={158} />
    <HouseCharger x={446} y={158} />
  </House>
)

export const houseDrawings = {
  colonial,
  cape,
  ranch,
  'split-level': splitLevel,
  'high-ranch': highRanch,
  cottage,
  workshop,
  canal,
  frame,
  'queen-anne': queenAnne,
  estate,
} satisfies Record<HouseStyle, ReactNode>
