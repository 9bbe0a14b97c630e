import { testJourneys } from './journeys'
import { openWithPuppeteer } from './puppeteer'
import { requireEnv } from './require-env'

testJourneys('Firefox', () => openWithPuppeteer('firefox', requireEnv('FIREFOX_PATH')))
