import { testJourneys } from './journeys'
import { openWithPuppeteer } from './puppeteer'
import { requireEnv } from './require-env'

testJourneys('Chromium', () => openWithPuppeteer('chrome', requireEnv('CHROMIUM_PATH')))
