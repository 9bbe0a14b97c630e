import { given } from './given'
import { walkJourneys } from './journeys'
import { openWebKit } from './webkit'

walkJourneys('WebKit', () => openWebKit(given('WEBKIT_DRIVER_PATH'), given('WEBKIT_PATH')))
