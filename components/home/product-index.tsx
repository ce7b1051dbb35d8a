import { TextPage } from '@/components/ui/text-page'
import type { Category } from '@/lib/domain/categories/category'
import { hubs } from '@/lib/domain/categories/hubs'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { shariahWord } from '@/lib/domain/products/product-base'
import { counted } from '@/lib/domain/values/words'

interface ProductIndexProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly groups: readonly { readonly category: Category; readonly products: readonly Product[] }[]
}

/** Every product of the site by kind and name, in no order of merit. */
export function ProductIndex({ crumbs, groups }: ProductIndexProps) {
  const total = groups.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <TextPage
      crumbs={crumbs}
      title="All products"
      lede={`${total} products by kind, each kind from A to Z. To see them ranked for you, open its list.`}
    >
      {groups.some(({ products }) => products.some(({ sample }) => sample)) ? (
        <p className="mt-4">
          <span className="pill">Sample catalogue, invented issuers</span>
        </p>
      ) : null}
      <nav aria-label="Kinds of products" className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ category }) => (
            <li key={category.id}>
              <a className="chip min-h-[44px]" href={`#${category.id}`}>
                {category.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-4 text-muted">
        Or start from an overview:{' '}
        {hubs.map((hub, index) => (
          <span key={hub.path}>
            {index === 0 ? '' : ', '}
            <a href={hub.path}>{hub.title}</a>
          </span>
        ))}
        .
      </p>
      {groups.map((group) => (
        <Group key={group.category.id} {...group} />
      ))}
    </TextPage>
  )
}

function Group({ category, products }: ProductIndexProps['groups'][number]) {
  const byName = [...products].sort((a, b) => (a.name < b.name ? -1 : 1))
  return (
    <section className="mt-12" aria-labelledby={category.id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-3">
        <h2 id={category.id}>{category.title}</h2>
        <a className="btn quiet" href={category.path}>
          Compare {counted(products.length, category.singular, category.plural)}
        </a>
      </div>
      <ul className="mt-2 grid gap-x-8 tablet:grid-cols-2 wide:grid-cols-3">
        {byName.map((product) => (
          <li key={product.slug}>
            <a
              className="flex min-h-[56px] flex-col justify-center text-ink no-underline hover:underline"
              href={productHref(category, product)}
            >
              <b className="font-semibold">{product.name}</b>
              <span className="text-14 text-muted">
                {[product.issuer.name, shariahWord(product)].filter((part) => part !== null).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
