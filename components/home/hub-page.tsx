import type { ReactNode } from 'react'
import { HelperLinks } from '@/components/product/helper-links'
import { CategoryDrawing } from '@/components/ui/category-drawing'
import { Island } from '@/components/ui/island'
import { TextPage } from '@/components/ui/text-page'
import { translateOf } from '@/components/ui/translate-of'
import type { Hub } from '@/lib/domain/categories/hubs'
import type { CategoryId } from '@/lib/domain/categories/ids'
import { siteOf } from '@/lib/domain/categories/registry'
import type { CategoryOverview } from '@/lib/domain/list/category-overview'
import { counted } from '@/lib/domain/values/words'
import { routes } from '@/lib/routing/routes'
import { RememberedAskIsland } from './remembered-ask-island.client'
import { situationHref } from './situation-href'

interface HubPageProps {
  readonly crumbs: readonly { readonly href: string; readonly label: string }[]
  readonly hub: Hub
  /** Of the hub's categories, in their order. */
  readonly overviews: readonly CategoryOverview[]
  /** What stands above the lists, such as questions; absent: nothing. */
  readonly above?: ReactNode
  /** What the case of a list costs without any of its products, by category; absent: not said. */
  readonly without?: ReadonlyMap<CategoryId, string>
  /** What stands below the lists, such as partners; null: nothing. */
  readonly below: ReactNode
}

/** The page above some lists: for each, how to choose, what ranks best today, and the ways in. */
export function HubPage({ crumbs, hub, overviews, above, without, below }: HubPageProps) {
  return (
    <TextPage crumbs={crumbs} title={hub.title} lede={hub.lede}>
      {overviews.some(({ sample }) => sample) ? (
        <p className="mt-4">
          <span className="pill">Sample catalogue, invented issuers</span>
        </p>
      ) : null}
      {above}
      {overviews.map((overview) => (
        <HubSection
          key={overview.category.id}
          overview={overview}
          without={without?.get(overview.category.id) ?? null}
        />
      ))}
      {below}
      <Guides guides={hub.guides ?? []} />
      <p className="mt-12 text-muted">
        Words to know:{' '}
        {hub.terms.map((term, index) => (
          <span key={term.id}>
            {index === 0 ? '' : ', '}
            <a href={`${routes.glossary}#${term.id}`}>{term.label}</a>
          </span>
        ))}
        .
      </p>
    </TextPage>
  )
}

function Guides({ guides }: { readonly guides: NonNullable<Hub['guides']> }) {
  if (guides.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="guides">
      <h2 id="guides">Guides</h2>
      <ul className="mt-4 grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {guides.map(({ href, label, about }) => (
          <li key={href} className="card p-5">
            <a className="inline-block min-h-[24px] font-semibold" href={href}>
              {label}
            </a>
            <p className="mt-1 text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HubSectionProps {
  readonly overview: CategoryOverview
  /** What its case costs without any of its products; null: not said. */
  readonly without: string | null
}

function HubSection({ overview, without }: HubSectionProps) {
  const { category, count } = overview
  const all = counted(count, category.singular, category.plural)
  return (
    <section
      className="card mt-8 grid grid-cols-1 gap-8 p-6 desktop:grid-cols-2 desktop:p-8"
      aria-labelledby={category.id}
    >
      <div>
        <CategoryDrawing id={category.id} />
        <h2 id={category.id} className="mt-3 text-28">
          <a className="text-ink no-underline hover:underline" href={category.path}>
            {category.title}
          </a>
        </h2>
        <p className="mt-3 max-w-[56ch]">{siteOf(category.id).choosing}</p>
        {without === null ? null : <p className="mt-2 max-w-[56ch] text-muted">{without}</p>}
        <HelperLinks links={siteOf(category.id).helpers ?? []} />
        <h3 className="mt-6">What do you want?</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {category.situations.map((situation) => (
            <li key={situation.id}>
              <a className="chip min-h-[44px]" href={situationHref(category, situation.id)}>
                {situation.title}
              </a>
            </li>
          ))}
        </ul>
        <Variants overview={overview} />
      </div>
      <div className="flex flex-col">
        <Best overview={overview} />
        <p className="mt-auto pt-6">
          <a className="btn quiet" href={category.path}>
            Compare all {all}
          </a>
        </p>
        <div className="mt-2 text-14 text-muted">
          <Island
            name="remembered-ask"
            of={RememberedAskIsland}
            props={{ category: category.id, path: category.path, today: null }}
          />
        </div>
      </div>
    </section>
  )
}

function Variants({ overview: { category } }: { readonly overview: CategoryOverview }) {
  if (category.variants.length === 0) return null
  return (
    <>
      <h3 className="mt-6">By kind</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {category.variants.map((variant) => (
          <li key={variant.slug}>
            <a className="chip min-h-[44px]" href={`${category.path}/${variant.slug}`}>
              {variant.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Best({ overview }: { readonly overview: CategoryOverview }) {
  const { best, figureName, scenarioText } = overview
  if (best.length === 0) {
    return <p className="text-muted">Every figure here is due for a new check, so none is ranked today.</p>
  }
  return (
    <>
      <p className="pb-2 text-14 text-muted">
        {figureName}, for {scenarioText}. Products whose own figures are out of date are left out.
      </p>
      <ol>
        {best.map((product, index) => (
          <li
            key={product.slug}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-line py-3 wrap-anywhere"
          >
            <a className="font-semibold text-ink" href={product.href}>
              {product.name}
            </a>
            <b
              className={`text-right ${index === 0 ? 'text-28 tracking-[-0.03em]' : 'text-18'}`}
              translate={translateOf(product.figure)}
            >
              {product.figure}
            </b>
            <p className="col-span-2 text-14 text-muted">
              {[product.issuer, ...product.conditions.slice(0, 2)].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
}
