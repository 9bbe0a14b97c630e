'use client'
// What the planner's parts share, filled at the island's root. Two contexts, because the plan
// changes with each step of a drag and the rest does not. A part that takes its plan as a property
// is memoized on what it shows of it, or shows it a little later (inspector.tsx).
import { createContext, use, type Context, type ReactNode, type RefObject } from 'react'
import type { PhotoFieldsProps } from '@/components/forms/photos/photo-fields'
import type { PhotoStatusWords } from '@/components/forms/photos/photo-progress'
import type { HandOffWords } from '@/content/words/hand-off'
import type { PlannerWords, PlannerSceneWords } from '@/content/words/planner'
import type { PlannerPhotoWords } from '@/content/words/photo'
import type { WebhookMode } from '@/lib/env'
import type { Plan } from '@/lib/planner'
import type { SheetSize } from './inspector/use-sheet'
import type { CurrentView, PlanImages } from './plan-image'
import type { PlannerStep } from './steps'
import type { Dispatch, PricedPlan } from './use-plan-state'

interface PhotoPlanner {
  readonly words: PlannerPhotoWords
  readonly webhook: string
  /** Photos can come from the visitor's phone; without it they cannot. */
  readonly handOff?: HandOffWords | undefined
  /** The sample as it is and with the finished wall, before there is a photo. */
  readonly sample: { readonly before: ReactNode; readonly after: ReactNode }
  /** Shown below the contact fields. */
  readonly notice: ReactNode
}

/** What the page gives to the planner. */
export interface PlannerProps {
  readonly webhook: string
  readonly mode: WebhookMode
  readonly words: PlannerWords
  /** The plan at the start and after Reset. */
  readonly defaultPlan: Plan
  /** Without these words there is no 3D view. */
  readonly sceneWords?: PlannerSceneWords
  readonly hrefs: { readonly call: string; readonly text: string }
  /** Shown below Send Plan. */
  readonly notice?: ReactNode
  /** Photos can be added to the plan; without it they cannot. */
  readonly photos?: (Omit<PhotoFieldsProps, 'photos'> & { readonly statusWords: PhotoStatusWords }) | undefined
  /** Beside the photos, or in their place. */
  readonly photoNote?: ReactNode
  /** Without it there is no photo view. */
  readonly photo?: PhotoPlanner
}

/** An element, or a part that knows where its focus goes. */
interface Focusable {
  focus(): void
}

export interface PlannerContextValue extends PlannerProps {
  readonly dispatch: Dispatch
  /** Controls stay disabled until hydration, so that no input is lost. */
  readonly isReady: boolean
  readonly showStep: (step: PlannerStep) => void
  readonly showSheet: (size: SheetSize) => void
  /**
   * Scrolls the inspector's steps, and not the page as scrollIntoView would, until the element is
   * at their top.
   */
  readonly scrollInInspector: (to: Element | 'start' | null) => void
  /** Read at a press, so that a part which only sends the plan is not drawn again by a drag. */
  readonly currentView: () => CurrentView
  /** Null while the 3D view is not shown. */
  readonly sceneImages: RefObject<PlanImages | null>
  /** What other parts give the focus to. */
  readonly focusables: Map<PlannerStep | 'photo' | 'moreSettings' | 'reset', Focusable | null>
}

/** Id of the text that says where the charger is. */
export const READOUT_ID = 'plan-readout'

export const PlannerContext = createContext<PlannerContextValue | null>(null)
export const PlanContext = createContext<PricedPlan | null>(null)

function useFilled<T>(context: Context<T | null>): T {
  const value = use(context)
  if (value === null) throw new Error('a part of the planner was rendered outside of Planner')
  return value
}

export const usePlanner = (): PlannerContextValue => useFilled(PlannerContext)
/** The plan as it is now. */
export const usePlan = (): PricedPlan => useFilled(PlanContext)

/** For the photo view, which is rendered only with its words. */
export function usePhotoPlanner(): PhotoPlanner {
  const { photo } = usePlanner()
  if (!photo) throw new Error('the photo view was rendered without its words')
  return photo
}
