// The settings of this build. Server side only: islands get what they need through props.
import { readSettings } from './env'

export const settings = readSettings(process.env)
