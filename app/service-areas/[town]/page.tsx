import '../../site.css'
import '@/components/layout/sidebar.css'
import type { Metadata } from 'next'
import { serviceAreaSlugs, serviceAreas, type ServiceAreaSlug } from '@/content/towns'
import { serviceAreaPath } from '@/content/routes'
import { ServiceAreaPage } from '@/components/sections/service-area-page'
import { metadataFor } from '@/components/seo/page-facts'

interface Props {
  params: Promise<{ town: ServiceAreaSlug }>
}

export const dynamicParams = false
export const generateStaticParams = () => serviceAreaSlugs.map(town => ({ town }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { town } = await params
  return metadataFor(serviceAreaPath(town), serviceAreas[town].metadata)
}

export default async function Page({ params }: Props) {
  const { town } = await params
  return <ServiceAreaPage slug={town} />
}
