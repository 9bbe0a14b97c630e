'use client'
// Print, a picture to keep, and a link that holds the choices.
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { type NightChoices, nightQuery } from '@/lib/panel/night-choices'
import type { MonthOfReplay, YearField } from '@/lib/panel/replay-field'
import { Button } from '@/components/ui/button'
import { lightField } from './paint-field'
import { savePicture } from './save-picture'
import { FactTable } from '@/components/panel-check/fact-table'
import { monthRows } from './night-tables'
import type { ReplayText } from './sentence'
import { FieldFrame } from './year-picture'

/** The local calendar date: 'January 15, 2026'. */
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' })

interface ActionsProps {
  field: YearField
  months: readonly MonthOfReplay[]
  text: ReplayText
  night: NightChoices
  isExample: boolean
  words: PanelReplayWords
}

/** The link's address: the choices, and no reading. */
const replayLink = ({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>, night: NightChoices): string =>
  `${origin}${pathname}?${nightQuery(night)}#check`

export function Actions(props: ActionsProps) {
  const { night, field, text, isExample, words } = props
  const actionWords = words.actions
  const [printed, setPrinted] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  /** Shown where it could not be copied. */
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    const onAfterPrint = () => setPrinted(null)
    addEventListener('afterprint', onAfterPrint)
    return () => removeEventListener('afterprint', onAfterPrint)
  }, [])

  const copy = async () => {
    const address = replayLink(location, night)
    try {
      await navigator.clipboard.writeText(address)
      setLink(null)
      setSaid(actionWords.copied)
    } catch {
      setLink(address)
      setSaid(actionWords.copyFailed)
    }
  }
  const save = async () => {
    setLink(null)
    setSaid(null)
    const isSaved = await savePicture(field, text, today(), isExample, words)
    if (!isSaved) setSaid(actionWords.pngFailed)
  }
  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => {
            // The browser prints the page as it is at this moment.
            flushSync(() => setPrinted(today()))
            print()
          }}
        >
          {actionWords.print}
        </Button>
        <Button variant="outline" onClick={() => void save()}>
          {actionWords.png}
        </Button>
        <Button variant="outline" onClick={() => void copy()}>
          {actionWords.share}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6">
        {said}
      </p>
      {link === null ? null : <p className="break-all">{link}</p>}
      {printed === null ? null : createPortal(<PrintedReplay {...props} date={printed} />, document.body)}
    </div>
  )
}

function PrintedReplay({ field, months, text, isExample, words, date }: ActionsProps & { date: string }) {
  const { onPaper } = words
  return (
    <div className="printed-page hidden scheme-light print:block">
      <div className="flex items-baseline justify-between gap-6 border-b-2 border-safety pb-2">
        <p className="font-display text-xl font-bold">{isExample ? onPaper.exampleTag : onPaper.title}</p>
        <p className="text-right">
          <b>{onPaper.by}</b> {onPaper.phone}
          <br />
          {date}
        </p>
      </div>
      <p className="mt-4 font-display text-lg font-bold">{text.sentence}</p>
      <p className="mt-1 mb-4">{text.choices}</p>
      <FieldFrame field={field} label={text.sentence} colors={lightField} words={words.field} />
      <div className="mt-4">
        <FactTable caption={words.months.title} columns={words.months.columns} rows={monthRows(months, words.months)} />
      </div>
      <p className="mt-4 font-semibold">{words.guide}</p>
    </div>
  )
}
