import '../../site.css'
import type { Metadata } from 'next'
import { services } from '@/content/services'
import { panelCheckSlug, servicePath } from '@/content/routes'
import { serviceSlugs, type ServiceSlug } from '@/content/slugs'
import { ServicePage } from '@/components/sections/service-page'
import { metadataFor } from '@/components/seo/page-facts'

interface Props {
  params: Promise<{ slug: ServiceSlug }>
}

export const dynamicParams = false
export const generateStaticParams = () => serviceSlugs.filter(slug => slug !== panelCheckSlug).map(slug => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  return metadataFor(servicePath(slug), services[slug].metadata)
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  return <ServicePage slug={slug} />
}
