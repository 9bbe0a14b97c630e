import { testJourneys } from './journeys'
import { openWebKit } from './webkit'
import { requireEnv } from './require-env'

testJourneys('WebKit', () => openWebKit(requireEnv('WEBKIT_DRIVER_PATH'), requireEnv('WEBKIT_PATH')))
