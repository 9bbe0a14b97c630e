// What to photograph. Hidden from screen readers: the text beside each says the same.
import type { ReactNode } from 'react'
import { DrawingFile } from '@/components/drawings/drawing-file'
import type { FormSubject } from './subjects'

const draw = (what: FormSubject) => <DrawingFile name={`photo-${what}`} alt="" />

export const photoDrawings: Readonly<Record<FormSubject, ReactNode>> = {
  panel: draw('panel'),
  label: draw('label'),
  parking: draw('parking'),
  wall: draw('wall'),
}
