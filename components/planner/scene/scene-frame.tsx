'use client'
// The 3D view as it lies over the drawing, there before it is seen, and what becomes of an error in it. The planner fetches it with the view.
import { SceneErrors } from './scene-errors'
import { SceneStage, type SceneStageProps } from './scene-stage'

export interface SceneFrameProps extends SceneStageProps {
  isVisible: boolean
}

/** On a narrow screen the scene is no higher than what the bars leave of the window: its buttons stay in reach while the view is stuck. */
const place =
  'absolute inset-x-0 top-0 h-full max-xl:max-h-[max(26rem,calc(100svh-var(--header-height)-var(--text-bar-height)-5rem))]'

export function SceneFrame({ isVisible, ...stage }: SceneFrameProps) {
  return (
    <SceneErrors onError={stage.events.onError}>
      <div
        inert={!isVisible}
        className={`${place} transition-opacity duration-300 motion-reduce:transition-none ${isVisible ? '' : 'invisible opacity-0'}`}
      >
        <SceneStage {...stage} />
      </div>
    </SceneErrors>
  )
}
