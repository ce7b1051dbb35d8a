import { type SiteChanges, siteChanges } from '@/lib/domain/list/site-changes'
import { routes } from '@/lib/routing/routes'
import { type FeedForm, feedText } from '@/lib/seo/feed'
import { feedTypes } from '@/lib/seo/feed-forms'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { allCorrections, catalogueHistory } from '@/lib/server/data/content/changes'
import { siteOrigin } from '@/lib/server/data/site/site'
import { productGroups } from './product-groups'

/** What changed on the site until today. Throws ApiError, or CatalogueError when a file cannot be used. */
export async function changesUntilToday(): Promise<SiteChanges> {
  return siteChanges(await productGroups(), allCorrections(), catalogueHistory(), today(), ({ slug }) =>
    routes.correction(slug),
  )
}

/** The feed in one of its forms. */
export async function feedAnswer(form: FeedForm): Promise<Response> {
  const { days } = await changesUntilToday()
  return new Response(feedText(form, siteOrigin(), days), {
    headers: { 'content-type': `${feedTypes[form]}; charset=utf-8` },
  })
}
