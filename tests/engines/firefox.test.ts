import { given } from './given'
import { walkJourneys } from './journeys'
import { openWithPuppeteer } from './puppeteer'

walkJourneys('Firefox', () => openWithPuppeteer('firefox', given('FIREFOX_PATH')))
