'use client'
import { memo, type RefObject } from 'react'
import { Icon } from '@/components/ui/icons'
import type { PlannerSceneWords } from '@/content/words/planner'
import { type ViewPreset, viewPresets } from './camera-presets'
import type { SceneControl } from './camera-rig'

interface CameraControlsProps {
  words: PlannerSceneWords
  /** Null: the visitor moved the camera by hand. */
  preset: ViewPreset | null
  control: RefObject<SceneControl | null>
}

const buttonClass =
  'flex min-h-11 min-w-11 items-center justify-center border-r border-edge px-1.5 text-sm font-bold last:border-r-0 not-aria-pressed:hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper sm:px-3'
const groupClass = 'pointer-events-auto flex overflow-clip rounded border border-edge bg-raised text-ink'

/** Presets, rotation and zoom as buttons. Memoized: does not depend on the plan. */
export const CameraControls = memo(function CameraControls({ words, preset, control }: CameraControlsProps) {
  const actions = [
    {
      label: words.turnLeft,
      path: 'M9 14.5c-3.9-.3-6.5-2-6.5-4.2C2.5 7.8 5.9 6 10 6s7.5 1.8 7.5 4.3c0 1.5-1.2 2.7-3 3.5M6.5 11.5l3 3-3 3',
      onPress: () => control.current?.rotate(-1),
    },
    { label: words.zoomOut, path: 'M4 10h12', onPress: () => control.current?.zoom(-1) },
    { label: words.zoomIn, path: 'M4 10h12M10 4v12', onPress: () => control.current?.zoom(1) },
    {
      label: words.turnRight,
      path: 'M11 14.5c3.9-.3 6.5-2 6.5-4.2C17.5 7.8 14.1 6 10 6S2.5 7.8 2.5 10.3c0 1.5 1.2 2.7 3 3.5M13.5 11.5l-3 3 3 3',
      onPress: () => control.current?.rotate(1),
    },
  ]
  return (
    <div role="group" aria-label={words.cameras} className="planner-cameras">
      <div className={groupClass}>
        {viewPresets.map(name => (
          <button
            key={name}
            type="button"
            aria-pressed={preset === name}
            onClick={() => control.current?.showPreset(name)}
            className={buttonClass}
          >
            {words.presets[name]}
          </button>
        ))}
      </div>
      <div className={groupClass}>
        {actions.map(({ label, path, onPress }) => (
          <button key={label} type="button" aria-label={label} onClick={onPress} className={buttonClass}>
            <Icon path={path} />
          </button>
        ))}
      </div>
    </div>
  )
})
