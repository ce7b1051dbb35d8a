import type { Metadata } from 'next'
import { parentCrumbs } from '@/app/(site)/_parts/crumbs'
import { PageLd } from '@/app/(site)/_parts/page-ld'
import { type PageQuery, toSearchParams } from '@/app/(site)/_parts/page-query'
import { VouchersPage } from '@/components/campaign/vouchers-page'
import { voucherKindOf } from '@/lib/domain/content/voucher'
import { routes } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import { allVouchers } from '@/lib/server/data/content/vouchers'

interface VouchersProps {
  readonly searchParams: Promise<PageQuery>
}

export const metadata: Metadata = pageMetadata({
  path: routes.vouchers,
  title: 'Vouchers',
  description: 'Vouchers by partner and kind, each with its code, its terms in full and its last day.',
})

/** The vouchers. Rendered per request, because they begin and end by the clock; the address says which are wanted. */
export default async function Vouchers({ searchParams }: VouchersProps) {
  const query = toSearchParams(await searchParams)
  const filter = { partner: query.get('partner') || null, kind: voucherKindOf(query.get('kind') ?? '') }
  return (
    <VouchersPage
      crumbs={parentCrumbs(routes.vouchers)}
      vouchers={allVouchers()}
      filter={filter}
      structuredData={<PageLd path={routes.vouchers} title="Vouchers" />}
    />
  )
}
