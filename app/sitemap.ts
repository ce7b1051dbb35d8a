import type { MetadataRoute } from 'next'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { hubs } from '@/lib/domain/categories/hubs'
import { categoryIds } from '@/lib/domain/categories/load'
import { categoriesOn } from '@/lib/domain/categories/registry'
import { supportCategories } from '@/lib/domain/content/support'
import { isoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { type IndexPage, sitemapEntries } from '@/lib/seo/sitemap'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { today } from '@/lib/server/data/catalogue/catalogue'
import { runningCampaigns } from '@/lib/server/data/content/campaigns'
import { allGuides } from '@/lib/server/data/content/guides'
import { legalPlaces } from '@/lib/server/data/content/legal'
import { partnerHubs, partnersWithPage } from '@/lib/server/data/content/partners'
import { allAnswers } from '@/lib/server/data/content/support'
import { siteOrigin } from '@/lib/server/data/site/site'
import { blogPages } from './(site)/blog/_parts/blog-route'

export const revalidate = 300

const pages: readonly IndexPage[] = [
  { path: routes.home, categories: categoryIds },
  { path: routes.products, categories: categoryIds },
  ...hubs.map(({ path }) => ({ path, categories: categoriesOn(path).map(({ id }) => id) })),
  { path: routes.howWeArePaid, categories: categoryIds },
  { path: routes.whatChanged, categories: categoryIds },
  { path: routes.corrections, writtenOn: isoDate('2026-11-22') },
  { path: routes.howWeRank, writtenOn: isoDate('2026-11-20') },
  { path: routes.glossary, writtenOn: isoDate('2026-11-20') },
  { path: routes.aboutUs, categories: categoryIds },
  { path: routes.features, categories: categoryIds },
  { path: routes.notCovered, categories: categoryIds },
  { path: routes.download, writtenOn: isoDate('2026-11-22') },
  { path: routes.reportFigure, writtenOn: isoDate('2026-11-20') },
  { path: routes.support, writtenOn: isoDate('2026-11-22') },
  ...supportCategories.map(({ slug }) => ({ path: routes.supportCategory(slug), writtenOn: isoDate('2026-11-22') })),
  { path: routes.contactUs, writtenOn: isoDate('2026-11-22') },
  { path: routes.campaign, writtenOn: isoDate('2026-11-22') },
  { path: routes.vouchers, writtenOn: isoDate('2026-11-22') },
  { path: routes.referral, writtenOn: isoDate('2026-11-20') },
  { path: routes.financialAnalysis, writtenOn: isoDate('2026-11-21') },
  { path: routes.financialHub, writtenOn: isoDate('2026-11-21') },
  ...everyCalculatorId.map((id) => ({ path: calculatorPath(id), writtenOn: isoDate('2026-11-21') })),
]

/** Every page that search engines may index, with the day of its last change. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const guides = allGuides().map(({ slug, checkedOn }) => ({ path: routes.guide(slug), writtenOn: checkedOn }))
  const hubsOfPartners = partnerHubs().map(({ slug, checkedOn }) => ({ path: `/${slug}`, writtenOn: checkedOn }))
  const partners = partnersWithPage().map(({ page, checkedOn }) => ({ path: page, writtenOn: checkedOn }))
  const campaigns = runningCampaigns().map(({ slug, updatedOn }) => ({
    path: routes.campaignPage(slug),
    writtenOn: updatedOn,
  }))
  const legal = legalPlaces().map(({ path, inForce: { since } }) => ({ path, writtenOn: since }))
  const answers = allAnswers().map(({ category, slug, updatedOn }) => ({
    path: routes.supportAnswer(category, slug),
    writtenOn: updatedOn,
  }))
  const written = [...legal, ...guides, ...answers, ...hubsOfPartners, ...partners, ...campaigns, ...blogPages()]
  return sitemapEntries(siteOrigin(), [...pages, ...written], await productGroups(), today())
}
