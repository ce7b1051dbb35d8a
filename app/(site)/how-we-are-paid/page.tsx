import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { HowWeArePaid } from '@/components/home/how-we-are-paid'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 300

export const metadata: Metadata = pageMetadata({
  path: routes.howWeArePaid,
  title: 'How we are paid',
  description:
    'Some issuers pay us per click, per application or when approved; many do not pay. Every product says which, and it never affects the ranking.',
})

export default async function HowWeArePaidPage() {
  return (
    <>
      <HowWeArePaid crumbs={parentCrumbs(routes.howWeArePaid)} groups={await productGroups()} />
      <PageLd path={routes.howWeArePaid} title="How we are paid" />
    </>
  )
}
