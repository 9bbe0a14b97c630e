import { scriptJson } from '@/lib/json-ld'

/** Structured data, escaped so that no text in it can end the element. */
export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
