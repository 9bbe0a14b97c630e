// What to photograph, 96 x 72 units.
import type { ReactNode } from 'react'
import type { FormSubject } from '@/components/forms/photos/subjects'

export const photoSubjectDrawings: Readonly<Record<FormSubject, ReactNode>> = {
  panel: (
    <>
      <path d="M34 8h36v56H34z" className="drawing-body" />
      <path d="M34 8 12 14v56l22-6z" className="drawing-shade" />
      <path d="M40 16h24v40H40zM52 16v40" className="drawing-fine" />
      <path d="M42 22h8m-8 7h8m-8 7h8m-8 7h8m-8 7h8m4-28h8m-8 7h8m-8 7h8m-8 7h8m-8 7h8" />
    </>
  ),
  label: (
    <>
      <path d="M20 4h56v64H20z" className="drawing-shade" />
      <path d="M30 18h36v36H30z" className="drawing-body" />
      <path d="M35 26h26M35 33h18M35 40h22M35 47h14" className="drawing-fine" />
      <path d="M24 24v-8h8M64 16h8v8M72 48v8h-8M32 56h-8v-8" className="drawing-bright" />
    </>
  ),
  parking: (
    <>
      <path d="M6 66V26L48 8l42 18v40" className="drawing-body" />
      <path d="M18 66V34h60v32" className="drawing-fine" />
      <path d="M26 58V48l6-8h32l6 8v10z" className="drawing-shade" />
      <path d="M32 48h32M32 58v5M64 58v5M4 66h88" />
    </>
  ),
  wall: (
    <>
      <path d="M8 8h80v52H8z" className="drawing-body" />
      <path d="M2 68 8 60h80l6 8" className="drawing-fine" />
      <path d="M14 20h14v24H14z" />
      <path d="M28 30h30" className="drawing-planned" />
      <path d="M58 24h12v16H58zM64 40c0 14 14 14 14 4" className="drawing-bright" />
    </>
  ),
}
