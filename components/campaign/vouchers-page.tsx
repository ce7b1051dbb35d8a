import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { EmptyScene } from '@/components/ui/scenes'
import {
  filteredVouchers,
  type ShownVoucher,
  type VoucherFilter,
  type VoucherKind,
  voucherKinds,
} from '@/lib/domain/content/voucher'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { VoucherCard } from './voucher-card'
import '@/styles/campaign.css'

interface VouchersPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly vouchers: readonly ShownVoucher[]
  readonly filter: VoucherFilter
  readonly structuredData: ReactNode
}

interface Choice {
  readonly label: string
  readonly filter: VoucherFilter
  readonly isChosen: boolean
}

/** The address of a choice: a filter that wants everything has none. */
export function voucherFilterHref({ partner, kind }: VoucherFilter): string {
  const query = new URLSearchParams({ ...(partner === null ? {} : { partner }), ...(kind === null ? {} : { kind }) })
  return query.size === 0 ? routes.vouchers : `${routes.vouchers}?${query}`
}

function kindChoices(vouchers: readonly ShownVoucher[], { partner, kind }: VoucherFilter): readonly Choice[] {
  const offered = new Set<VoucherKind>(vouchers.map(({ voucher }) => voucher.kind))
  return [
    { label: 'Every kind', filter: { partner, kind: null }, isChosen: kind === null },
    ...[...offered].map((one) => ({
      label: voucherKinds[one],
      filter: { partner, kind: one },
      isChosen: one === kind,
    })),
  ]
}

function partnerChoices(vouchers: readonly ShownVoucher[], { partner, kind }: VoucherFilter): readonly Choice[] {
  const names = new Map(vouchers.map(({ voucher }) => [voucher.partner.slug, voucher.partner.name]))
  return [
    { label: 'Every partner', filter: { partner: null, kind }, isChosen: partner === null },
    ...[...names].map(([slug, name]) => ({ label: name, filter: { partner: slug, kind }, isChosen: slug === partner })),
  ]
}

/** Fewer are read faster than they are filtered. */
const filtersFrom = 8

const canBeUsed = ({ state }: ShownVoucher) => state === 'open' || state === 'draft'

/** The vouchers, by partner and kind where there are many. Each choice is an address, so it works without script. What is over is folded. */
export function VouchersPage({ crumbs, vouchers, filter, structuredData }: VouchersPageProps) {
  const wanted = filteredVouchers(vouchers, filter)
  const [usable, over] = [wanted.filter(canBeUsed), wanted.filter((one) => !canBeUsed(one))]
  const hasFilters = vouchers.length >= filtersFrom || filter.kind !== null || filter.partner !== null
  return (
    <div className="wrap pb-16">
      <Breadcrumbs links={crumbs} here="Vouchers" />
      <h1 className="mt-2">Vouchers</h1>
      <p className="mt-3 max-w-[62ch] text-18 text-muted">
        Full terms and end date on each. Vouchers never affect a ranking.
      </p>
      {vouchers.some(({ voucher }) => voucher.sample) ? (
        <p className="mt-3">
          <span className="pill">Samples from invented issuers: none of these can be used</span>
        </p>
      ) : null}
      {hasFilters ? (
        <>
          <Choices label="Kind" choices={kindChoices(vouchers, filter)} />
          <Choices label="Partner" choices={partnerChoices(vouchers, filter)} />
        </>
      ) : null}
      {wanted.length === 0 ? <NoVouchers hasFilters={hasFilters} /> : null}
      <Cards vouchers={usable} />
      {over.length === 0 ? null : (
        <details className="mt-8" open={usable.length === 0}>
          <summary className="min-h-[44px] content-center font-semibold">
            {counted(over.length, 'voucher that is over', 'vouchers that are over')}
          </summary>
          <Cards vouchers={over} />
        </details>
      )}
      {structuredData}
    </div>
  )
}

function Cards({ vouchers }: Pick<VouchersPageProps, 'vouchers'>) {
  if (vouchers.length === 0) return null
  return (
    <ul className="mt-8 grid gap-5 desktop:grid-cols-2">
      {vouchers.map((shown) => (
        <VoucherCard key={shown.voucher.slug} {...shown} />
      ))}
    </ul>
  )
}

function NoVouchers({ hasFilters }: { readonly hasFilters: boolean }) {
  return (
    <div className="mt-8">
      <EmptyScene />
      <p className="mt-4 text-muted">
        {hasFilters ? (
          <>
            No voucher of this kind and partner. <a href={routes.vouchers}>See all vouchers</a>
          </>
        ) : (
          'There is no voucher at the moment.'
        )}
      </p>
    </div>
  )
}

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav className="voucher-kinds mt-5" aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.label}>
            <a
              className="btn quiet"
              href={voucherFilterHref(choice.filter)}
              aria-current={choice.isChosen ? 'true' : undefined}
            >
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
