import '../../site.css'
import type { Metadata } from 'next'
import { locationSlugs, locations, type LocationSlug } from '@/content/towns'
import { locationPath } from '@/content/routes'
import { LocationPage } from '@/components/sections/location-page'
import { metadataFor } from '@/components/seo/page-facts'

interface Props {
  params: Promise<{ town: LocationSlug }>
}

export const dynamicParams = false
export const generateStaticParams = () => locationSlugs.map(town => ({ town }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town } = await params
  return metadataFor(locationPath(town), locations[town].metadata)
}

export default async function Page({ params }: Props) {
  const { town } = await params
  return <LocationPage slug={town} />
}
