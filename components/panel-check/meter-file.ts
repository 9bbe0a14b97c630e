// What is fetched when a meter's file is chosen: its readers, their sentences, the charts, the
// replay.
export { exampleYearCsv } from '@/lib/panel/example-year'
export { readMeterFile } from '@/lib/panel/meter/read-file'
export { MeterQuestion, questionOf } from './meter-question'
export { MeterResult } from './meter-result'
export { problemText, summaryText } from './meter-text'
export { Replay } from './replay/replay'
