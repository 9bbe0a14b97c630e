// The settings of this build. Server only: islands get them through props.
import { readSettings } from './env'

export const settings = readSettings(process.env)
