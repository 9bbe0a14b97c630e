import { given } from './given'
import { walkJourneys } from './journeys'
import { openWithPuppeteer } from './puppeteer'

walkJourneys('Chromium', () => openWithPuppeteer('chrome', given('CHROMIUM_PATH')))
