import { breadcrumbLd } from '@/lib/seo/json-ld'
import { siteOrigin } from '@/lib/server/data/site/site'
import { parentCrumbs } from './crumbs'
import { JsonLd } from './json-ld'

/** Where a page without structured data of its own stands. */
export function PageLd({ path, title }: { readonly path: string; readonly title: string }) {
  return <JsonLd data={[breadcrumbLd(siteOrigin(), parentCrumbs(path), { href: path, label: title })]} />
}
