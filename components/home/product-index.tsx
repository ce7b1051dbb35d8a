import { CategoryDrawing } from '@/components/ui/category-drawing'
import { SearchForm } from '@/components/ui/search-form'
import { TextPage } from '@/components/ui/text-page'
import type { Category } from '@/lib/domain/categories/category'
import { hubs } from '@/lib/domain/categories/hubs'
import { productHref } from '@/lib/domain/list/list-view'
import type { Product } from '@/lib/domain/products/product'
import { shariahWord } from '@/lib/domain/products/product-base'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'

interface ProductIndexProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly groups: readonly { readonly category: Category; readonly products: readonly Product[] }[]
}

/** The lists of the site with their counts, and every product by kind and name, in no order of merit. */
export function ProductIndex({ crumbs, groups }: ProductIndexProps) {
  const total = groups.reduce((sum, { products }) => sum + products.length, 0)
  return (
    <TextPage
      crumbs={crumbs}
      title="All products"
      lede={`${total} products on ${groups.length} lists. Open one to see them ranked for your own figures.`}
    >
      {groups.some(({ products }) => products.some(({ sample }) => sample)) ? (
        <p className="mt-4">
          <span className="pill">Sample catalogue, invented issuers</span>
        </p>
      ) : null}
      <SearchForm action={routes.search} label="Find one by its name or its bank" />
      <ul className="mt-8 grid grid-cols-2 gap-3 tablet:grid-cols-3 wide:grid-cols-5">
        {groups.map(({ category, products }) => (
          <li key={category.id}>
            <a className="card flex h-full flex-col p-4 text-ink no-underline hover:border-teal" href={category.path}>
              <CategoryDrawing id={category.id} />
              <b className="mt-auto pt-3 leading-[1.3]">{category.title}</b>
              <span className="mt-1 text-14 text-muted">
                {counted(products.length, category.singular, category.plural)}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Overviews />
      <section className="mt-12" aria-labelledby="names">
        <h2 id="names" className="text-28">
          Every product, from A to Z
        </h2>
        <div className="mt-4 border-b border-line">
          {groups.map((group) => (
            <Group key={group.category.id} {...group} />
          ))}
        </div>
      </section>
    </TextPage>
  )
}

function Overviews() {
  return (
    <p className="mt-6 text-muted">
      Or start from an overview:{' '}
      {hubs.map((hub, index) => (
        <span key={hub.path}>
          {index === 0 ? '' : ', '}
          <a href={hub.path}>{hub.title}</a>
        </span>
      ))}
      .
    </p>
  )
}

function Group({ category, products }: ProductIndexProps['groups'][number]) {
  const byName = [...products].sort((a, b) => (a.name < b.name ? -1 : 1))
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-[56px] cursor-pointer items-center justify-between gap-4">
        <h3>{category.title}</h3>
        <span className="text-muted" translate="no">
          {products.length}
        </span>
      </summary>
      <ul className="grid gap-x-8 pb-4 tablet:grid-cols-2 wide:grid-cols-3">
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
    </details>
  )
}
