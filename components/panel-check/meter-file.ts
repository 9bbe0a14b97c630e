// What is fetched when a meter's file is chosen: the sentences about it, the charts, the replay.
export { exampleYearCsv } from '@/lib/panel/example-year'
export { believed } from '@/lib/panel/meter/doubt'
export { MeterQuestion, questionOf } from './meter-question'
export { MeterResult } from './meter-result'
export { problemText, summaryText } from './meter-text'
export { Replay } from './replay/replay'
