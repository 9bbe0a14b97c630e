// Line drawings of the steps of a job, 160 x 120 units. Hidden from screen readers: the text beside
// them says the same.
import type { ReactNode } from 'react'
import { processMarks } from '@/content/words/drawings'

/** A phone photographs the panel. */
const consultation = (
  <>
    <path d="M16 8h70v98H16z" className="drawing-body" />
    <path d="M23 15h56v84H23zM51 34v58M42 20h18v9H42z" className="drawing-fine" />
    <path d="M29 38h18v8H29zM29 50h18v8H29zM29 62h18v8H29zM29 74h18v8H29zM55 38h18v8H55z" className="drawing-fine" />
    <rect x="70" y="30" width="52" height="86" rx="8" className="drawing-body" />
    <path d="M76 40h40v56H76zM90 35h12" className="drawing-fine" />
    <path d="M86 50h20v36H86z" />
    <path d="M90 58h5m6 0h5M90 65h5m6 0h5M90 72h5m6 0h5M90 79h5m6 0h5" className="drawing-fine" />
    <path d="M81 52v-7h7M104 45h7v7M111 84v7h-7M88 91h-7v-7" className="drawing-bright" />
    <circle cx="96" cy="106" r="4.5" />
    <path
      d="M124 8h24a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-12l-8 8v-8h-4a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
      className="drawing-body"
    />
    <path d="M126 17h20M126 24h12" className="drawing-bright" />
  </>
)

/** A measured run, a tape measure, and a year's demand against the limit of the service. */
const assessment = (
  <>
    <path d="M14 8h22v36H14z" className="drawing-body" />
    <path d="M18 14h5m4 0h5M18 21h5m4 0h5M18 28h5m4 0h5M18 35h5m4 0h5" className="drawing-fine" />
    <rect x="126" y="12" width="18" height="28" rx="4" className="drawing-body" />
    <path d="M135 18v7" className="drawing-bright" />
    <path d="M36 26h90" className="drawing-planned" />
    <path d="M36 52h99M31 57l10-10M130 57l10-10M36 47v8M135 43v12" className="drawing-fine" />
    <path d="M14 74a8 8 0 0 1 8-8h24a12 12 0 0 1 12 12v32H22a8 8 0 0 1-8-8z" className="drawing-body" />
    <circle cx="36" cy="86" r="11" />
    <circle cx="36" cy="86" r="4" className="drawing-fine" />
    <path d="M58 104h90v-6M58 110h90" />
    <path
      d="M66 104v6M74 104v3M82 104v6M90 104v3M98 104v6M106 104v3M114 104v6M122 104v3M130 104v6M138 104v3"
      className="drawing-fine"
    />
    <path
      d="M76 94V82h9v12zM90 94V76h9v18zM104 94V72h9v22zM118 94V79h9v15zM132 94V84h9v10z"
      className="drawing-shade"
    />
    <path d="M70 66h78" className="drawing-planned" />
  </>
)

/** A stamped permit application. */
const permit = (
  <>
    <path d="M34 6h60l22 22v86H34z" className="drawing-body" />
    <path d="M94 6v22h22" />
    <path d="M44 20h36M44 29h28M44 102h24" className="drawing-fine" />
    <path d="M44 42h40v34H44zM50 48h8v14h-8zM70 56h8v12h-8z" className="drawing-fine" />
    <path d="M54 48v-2h20v10" className="drawing-bright" />
    <path d="M44 92c6-8 9-8 10-2s4 6 8 0 6-4 8 1" className="drawing-fine" />
    <circle cx="108" cy="86" r="22" className="drawing-body" />
    <circle cx="108" cy="86" r="17" className="drawing-fine" />
    <path d="m99 86 7 7 12-14" className="drawing-bright" />
  </>
)

/** Panel, conduit with straps, charger, and a spirit level on the run. */
const installation = (
  <>
    <path d="M10 40h30v50H10z" className="drawing-body" />
    <path d="M15 46h8m4 0h8M15 54h8m4 0h8M15 62h8m4 0h8M15 70h8m4 0h8M15 78h8m4 0h8" className="drawing-fine" />
    <path d="M25 40V32a10 10 0 0 1 10-10h81a10 10 0 0 1 10 10v14" className="drawing-pipe" />
    <path d="M21 38h8M122 44h8M54 17v10M104 17v10" className="drawing-strap" />
    <rect x="60" y="30" width="40" height="10" rx="2" className="drawing-body" />
    <path d="M73 35a7 3 0 0 1 14 0 7 3 0 0 1-14 0zM78 32v6M82 32v6" className="drawing-fine" />
    <rect x="112" y="46" width="28" height="42" rx="6" className="drawing-body" />
    <path d="M126 54v9" className="drawing-bright" />
    <circle cx="126" cy="77" r="4" className="drawing-fine" />
    <path d="M126 88v6c0 10 20 10 20-6V70c0-6 6-6 6 0v8" />
    <g transform="translate(54 102) rotate(-45)">
      <path d="M0 0a5 5 0 0 1 5-5h15l3 2v6l-3 2H5a5 5 0 0 1-5-5z" className="drawing-body" />
      <path d="M23 0h22M45-2.5v5M6-1.5h11M6 1.5h11" className="drawing-fine" />
    </g>
    <path d="M4 112h152M20 112l-6 6M48 112l-6 6M76 112l-6 6M104 112l-6 6M132 112l-6 6" className="drawing-fine" />
  </>
)

/** A meter across two terminals, and the certificate. */
const testing = (
  <>
    <rect x="14" y="10" width="56" height="88" rx="8" className="drawing-body" />
    <path d="M22 18h40v22H22z" className="drawing-shade" />
    <text x="42" y="34" textAnchor="middle" className="drawing-reading">
      {processMarks.volts}
    </text>
    <circle cx="42" cy="62" r="13" />
    <path d="M42 62V52" className="drawing-bright" />
    <path d="M28 46l2 3M56 46l-2 3M23 62h3M58 62h3" className="drawing-fine" />
    <circle cx="32" cy="87" r="3.5" />
    <circle cx="52" cy="87" r="3.5" />
    <path d="M32 91v8c0 16 44 16 46 0l2-9" className="drawing-bright" />
    <path d="M52 91v5c0 18 40 20 42 2l1-8" />
    <path d="m80 89 4-22M95 89l2-22" strokeWidth="4.5" />
    <path d="m84.5 64 1.5-9M97.3 64l.7-9" className="drawing-fine" />
    <path d="M129 34C129 14 122 8 112 8" className="drawing-fine" />
    <path d="M108 40l12-14h18l12 14v68h-42z" className="drawing-body" />
    <circle cx="129" cy="36" r="3.5" />
    <path d="M116 52h26M116 60h18M116 98h12" className="drawing-fine" />
    <path d="m118 78 8 8 15-17" className="drawing-bright" />
  </>
)

export const stepDrawings = { consultation, assessment, permit, installation, testing } satisfies Record<
  string,
  ReactNode
>

export type ProcessDrawingName = keyof typeof stepDrawings
