import { TextPage } from '@/components/ui/text-page'
import { WrittenSectionPart } from '@/components/ui/written'
import type { Category } from '@/lib/domain/categories/category'
import { paidText } from '@/lib/domain/products/paid-text'
import type { Product } from '@/lib/domain/products/product'
import { type PaidKind, paidKinds } from '@/lib/domain/products/product-base'
import { paidMeanings, paidPageWords, whatItChanges } from './how-we-are-paid-words'

interface HowWeArePaidProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly groups: readonly { readonly category: Category; readonly products: readonly Product[] }[]
}

/** Who pays us and when, counted from the catalogue itself. */
export function HowWeArePaid({ crumbs, groups }: HowWeArePaidProps) {
  const all = groups.flatMap(({ products }) => products)
  return (
    <TextPage crumbs={crumbs} title={paidPageWords.title} lede={paidPageWords.lede}>
      {all.some(({ sample }) => sample) ? (
        <p className="notice mt-6 max-w-[68ch] text-marigold-ink">{paidPageWords.samples}</p>
      ) : null}
      <Kinds groups={groups} />
      <WrittenSectionPart section={whatItChanges} />
    </TextPage>
  )
}

function Kinds({ groups }: { readonly groups: HowWeArePaidProps['groups'] }) {
  return (
    <section className="mt-10" aria-labelledby="kinds">
      <h2 id="kinds">{paidPageWords.kinds}</h2>
      <table className="mt-4 w-full text-left text-[15px]">
        <thead>
          <tr className="align-bottom text-14 text-muted">
            <th scope="col" className="py-2 pr-6 font-normal">
              {paidPageWords.onTheRow}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {paidPageWords.products}
            </th>
          </tr>
        </thead>
        <tbody>
          {paidKinds.map((kind) => (
            <tr key={kind} className="border-t border-line align-top">
              <th scope="row" className="max-w-[44ch] py-3 pr-6 font-semibold">
                {paidText(kind)}
                <span className="block text-14 font-normal text-muted">{paidMeanings[kind]}</span>
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
