// What is fetched when a meter's file is chosen: its readers, their sentences, the chart.
export { readMeterFile } from '@/lib/panel/meter/read-file'
export { MeterResult } from './meter-result'
export { problemText, summaryText } from './meter-text'
