import { testJourneys } from './journeys'
import { openFirefox } from './puppeteer'
import { requireEnv } from './require-env'

testJourneys('Firefox', () => openFirefox(requireEnv('FIREFOX_PATH')))
