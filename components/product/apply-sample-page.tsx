import { TextPage } from '@/components/ui/text-page'
import { paidText } from '@/lib/domain/products/paid-text'
import type { Product } from '@/lib/domain/products/product'
import type { NavLink } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

interface ApplySamplePageProps {
  readonly crumbs: readonly NavLink[]
  readonly product: Product
  /** The product's own page. */
  readonly href: string
  /** What a visitor would do at the issuer: "Apply", "Buy". */
  readonly wayOut: string
}

/** What stands in place of an issuer's site where there is none: what would happen now, and that nothing did. */
export function ApplySamplePage({ crumbs, product, href, wayOut }: ApplySamplePageProps) {
  const { issuer, name, paid } = product
  return (
    <TextPage
      crumbs={crumbs}
      title={`${wayOut} at ${issuer.shortName}: a sample`}
      lede={`${name} is a sample product. ${issuer.name} is invented, so there is no site to send you to.`}
    >
      <div className="prose mt-6">
        <h2>What would happen with a real product</h2>
        <ul>
          <li>You would now be on the site of {issuer.name}, where its own terms and privacy notice hold.</li>
          <li>What you enter there goes to {issuer.shortName}. We never see it.</li>
          <li>
            {paidText(paid)}: <a href={routes.howWeArePaid}>how we are paid</a>.
          </li>
        </ul>
        <h2>What happened</h2>
        <ul>
          <li>Nothing was sent to anybody: no name, no figures, no answers.</li>
          <li>We counted that somebody followed this link, without anything about you.</li>
          <li>The figures that you saw are examples. Nobody offers them.</li>
        </ul>
      </div>
      <p className="mt-6">
        <a className="btn" href={href}>
          Back to {name}
        </a>
      </p>
    </TextPage>
  )
}
