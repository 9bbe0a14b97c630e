'use client'
// What is said of a file at once: what was read, or why it cannot be used.
import type { PanelCheckWords } from '@/content/words/panel-check'
import { believed } from '@/lib/panel/meter/doubt'
import type { MeterProblem } from '@/lib/panel/meter/problems'
import type { ReadFile } from '@/lib/panel/meter/read-file'
import { questionOf } from './meter-question'
import { problemText, summaryText } from './meter-text'
import { Replay } from './replay/replay'

/** A file that was read, with the code that shows its year. */
export interface ShownFile {
  /** The file without what a service of this rating cannot have carried. */
  readonly fileFor: (serviceAmps: number) => ReadFile
  /** Made up, and never sent. */
  readonly isExample: boolean
  readonly Replay: typeof Replay
}

export function shownFile(file: ReadFile, isExample: boolean): ShownFile {
  const known = new Map<number, ReadFile>()
  const fileFor = (serviceAmps: number) => {
    const made = known.get(serviceAmps) ?? believed(file, serviceAmps)
    known.set(serviceAmps, made)
    return made
  }
  return { fileFor, isExample, Replay }
}

interface ReadSummaryProps {
  file: ReadFile
  isExample: boolean
  words: PanelCheckWords['meter']
}

export function ReadSummary({ file, isExample, words }: ReadSummaryProps) {
  return (
    <div className="border-l-4 border-success bg-sunken p-4 font-semibold">
      {isExample ? <p className="mb-2">{words.exampleNote}</p> : null}
      <p>{summaryText(file, words)}</p>
    </div>
  )
}

interface RefusalProps {
  problem: MeterProblem
  words: PanelCheckWords['meter']
  noReplay: string
}

export function Refusal({ problem, words, noReplay }: RefusalProps) {
  if (questionOf(problem)) return null
  return (
    <div className="border-l-4 border-danger bg-sunken p-4 font-semibold">
      <p>{problemText(problem, words)}</p>
      {problem.problem === 'solar' ? <p className="mt-2">{noReplay}</p> : null}
    </div>
  )
}
