import { TextPage } from '@/components/ui/text-page'
import type { Category } from '@/lib/domain/categories/category'
import { paidText } from '@/lib/domain/products/paid-text'
import type { Product } from '@/lib/domain/products/product'
import { type PaidKind, paidKinds } from '@/lib/domain/products/product-base'
import { assertNever } from '@/lib/domain/values/assert-never'
import { routes } from '@/lib/routing/routes'

interface HowWeArePaidProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly groups: readonly { readonly category: Category; readonly products: readonly Product[] }[]
}

/** Who pays us and when, counted from the catalogue itself. */
export function HowWeArePaid({ crumbs, groups }: HowWeArePaidProps) {
  const all = groups.flatMap(({ products }) => products)
  return (
    <TextPage
      crumbs={crumbs}
      title="How we are paid"
      lede="Using the site is free. Some issuers pay us when you go to them or become their customer; many do not. Each row says which."
    >
      {all.some(({ sample }) => sample) ? (
        <p className="notice mt-6 max-w-[68ch] text-marigold-ink">
          The products listed today are samples from invented issuers, so no money changes hands. The marks on them show
          what a row says once it is real.
        </p>
      ) : null}
      <Kinds groups={groups} />
      <section className="prose mt-10" aria-labelledby="what-it-changes">
        <h2 id="what-it-changes">What it changes, and what it does not</h2>
        <ul>
          <li>
            It never affects a ranking, your own mix included. A test shuffles who pays us and checks that each list
            keeps its order. <a href={routes.howWeRank}>How we rank</a>
          </li>
          <li>A product that pays us nothing is listed, compared and linked like any other.</li>
          <li>You pay the same whether you come from here or go to the issuer yourself.</li>
          <li>You may leave out the products that pay us: each list has a filter for that.</li>
          <li>
            When you follow an apply link we note which product it was, on which page, and the kind of device, so that
            we can be paid. We do not ask who you are.
          </li>
        </ul>
      </section>
    </TextPage>
  )
}

function Kinds({ groups }: { readonly groups: HowWeArePaidProps['groups'] }) {
  return (
    <section className="mt-10" aria-labelledby="kinds">
      <h2 id="kinds">The four kinds</h2>
      <table className="mt-4 w-full text-left text-[15px]">
        <thead>
          <tr className="align-bottom text-14 text-muted">
            <th scope="col" className="py-2 pr-6 font-normal">
              On the row
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              Products
            </th>
          </tr>
        </thead>
        <tbody>
          {paidKinds.map((kind) => (
            <tr key={kind} className="border-t border-line align-top">
              <th scope="row" className="max-w-[44ch] py-3 pr-6 font-semibold">
                {paidText(kind)}
                <span className="block text-14 font-normal text-muted">{meaning(kind)}</span>
              </th>
              <td className="py-3 text-right text-22 font-bold" translate="no">
                {groups.reduce((sum, { products }) => sum + countOf(products, kind), 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function countOf(products: readonly Product[], kind: PaidKind): number {
  return products.filter((product) => product.paid === kind).length
}

function meaning(kind: PaidKind): string {
  switch (kind) {
    case 'none':
      return 'We list it because it belongs in the comparison.'
    case 'click':
      return 'A sum each time someone follows our link.'
    case 'lead':
      return 'A sum when someone who followed our link sends an application.'
    case 'approval':
      return 'A sum when that application is approved.'
    default:
      return assertNever(kind)
  }
}
