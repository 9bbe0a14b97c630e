// The five services, in the order of the addresses.
import type { ServiceSlug } from '@/content/slugs'
import type { Service } from '@/content/service-schema'
import { page as commercial } from './commercial-ev-charger-installation'
import { page as panel } from './electrical-panel-upgrades'
import { page as home } from './home-ev-charger-installation'
import { page as permits } from './permits-inspections'
import { page as tesla } from './tesla-ev-charger-installation'

export const services: Readonly<Record<ServiceSlug, Service>> = {
  'tesla-ev-charger-installation': tesla,
  'home-ev-charger-installation': home,
  'commercial-ev-charger-installation': commercial,
  'electrical-panel-upgrades': panel,
  'permits-inspections': permits,
}
