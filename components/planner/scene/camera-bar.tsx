'use client'
import type { PlannerSceneLabels } from '@/content/planner-scene-labels'
import { type ViewPreset, viewPresets } from './camera-views'

interface CameraBarProps {
  words: PlannerSceneLabels
  /** Null: the visitor turned the view by hand. */
  preset: ViewPreset | null
  onPreset: (preset: ViewPreset) => void
  onZoom: (steps: number) => void
}

const key = 'flex min-h-11 min-w-11 items-center justify-center border-r border-edge px-3 text-sm font-bold last:border-r-0 hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper'
const group = 'flex overflow-hidden rounded border border-edge bg-raised text-ink'

/** Points of view, nearer and farther. */
export function CameraBar({ words, preset, onPreset, onZoom }: CameraBarProps) {
  const zooms = [[words.zoomOut, -1, 'M4 10h12'], [words.zoomIn, 1, 'M4 10h12M10 4v12']] as const
  return (
    <div role="group" aria-label={words.cameras} className="absolute bottom-3 left-3 flex flex-wrap gap-2">
      <div className={group}>
        {viewPresets.map(name => (
          <button key={name} type="button" aria-pressed={preset === name} onClick={() => onPreset(name)} className={key}>{words.presets[name]}</button>
        ))}
      </div>
      <div className={group}>
        {zooms.map(([label, steps, path]) => (
          <button key={label} type="button" aria-label={label} title={label} onClick={() => onZoom(steps)} className={key}>
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="2"><path d={path} /></svg>
          </button>
        ))}
      </div>
    </div>
  )
}
