// What is fetched when a meter's file is chosen: the sentences about it, the charts, the replay.
export { exampleYearCsv } from '@/lib/panel/example-year'
export { ReadSummary, Refusal, shownFile } from './file-status'
export { MeterQuestion, questionOf } from './meter-question'
export { MeterResult } from './meter-result'
export { openMeter } from './read-meter'
