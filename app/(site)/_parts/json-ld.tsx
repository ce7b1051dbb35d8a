import type { Thing, WithContext } from 'schema-dts'
import { scriptJson } from '@/lib/domain/values/script-json'

/**
 * Structured data for search engines. The one place that writes raw markup: scriptJson escapes every character that
 * could end the element.
 */
export function JsonLd({ data }: { readonly data: readonly WithContext<Thing>[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
}
