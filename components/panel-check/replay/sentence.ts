// The replay in words.
import type { PanelReplayWords } from '@/content/words/panel-replay'
import { kwhText } from '@/lib/panel/load'
import type { NightChoices } from '@/lib/panel/night-choices'
import type { Replay } from '@/lib/panel/replay'
import { fill } from '@/lib/template'
import { DAY_MIN } from '@/lib/time'
import { dayText } from '@/components/panel-check/meter-text'

/** 22 -> '10 PM' */
export function hourText(hour: number, form: PanelReplayWords['form']): string {
  if (hour === 0) return form.midnight
  if (hour === 12) return form.noon
  return hour < 12 ? fill(form.am, { hour }) : fill(form.pm, { hour: hour - 12 })
}

/** What the year says, in one or two sentences; null without a night. */
export function sentenceOf(
  replay: Replay,
  night: NightChoices,
  isExample: boolean,
  { sentence, example }: PanelReplayWords,
): string | null {
  if (replay.worstDay === null) return null
  const isAll = replay.filled === replay.nights
  const main = fill(isAll ? sentence.all : sentence.some, {
    ...(isExample ? sentence.made : sentence.yours),
    service: night.serviceAmps,
    output: night.outputAmps,
    filled: replay.filled,
    nights: replay.nights,
  })
  const worst = fill(sentence.worst, {
    day: dayText(replay.worstDay * DAY_MIN),
    given: kwhText(replay.worstKwh),
    need: night.needKwh,
  })
  return `${isExample ? example : ''}${main}${isAll ? '' : ` ${worst}`}`
}

export interface ReplayText {
  /** The year in a line. */
  readonly head: string
  readonly sentence: string
  /** The choices that it rests on. */
  readonly choices: string
}

/** Of the nights: with fewer filled, a new panel is not ruled out. */
const ENOUGH_SHARE = 0.97

/** `isHouseOver`: the house needs a larger service even without a charger. */
export const replayText = (
  { filled, nights }: Pick<Replay, 'filled' | 'nights'>,
  night: NightChoices,
  sentence: string,
  isHouseOver: boolean,
  words: PanelReplayWords,
): ReplayText => ({
  head: fill(filled < ENOUGH_SHARE * nights || isHouseOver ? words.head.nights : words.head.noPanel, {
    filled,
    nights,
  }),
  sentence,
  choices: fill(words.onPaper.choices, {
    miles: night.miles,
    need: night.needKwh,
    from: hourText(night.fromHour, words.form),
    to: hourText(night.toHour, words.form),
  }),
})
