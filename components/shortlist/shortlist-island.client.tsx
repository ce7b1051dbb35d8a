'use client'

import { useRef, useState } from 'react'
import type { Wakes } from '@/components/islands'
import { ShareLink } from '@/components/product/share-link'
import { EmptyScene } from '@/components/ui/scenes'
import { type FiguresState, useShortlist } from '@/hooks/use-shortlist'
import { changeShortlist, dropProduct, noteSince } from '@/lib/client/shortlist'
import { mostColumns } from '@/lib/domain/compare/compare-limit'
import { isSame, type ShortlistedProduct, withProduct } from '@/lib/domain/shortlist/shortlisted-product'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { ShelfNote } from './shelf-note'
import { ShortlistCard } from './shortlist-card'

/** @public The bundler reads it. */
export const wakes: Wakes = 'loaded'

/** A category as the shortlist names it. */
export interface KeptCategory {
  readonly id: string
  readonly title: string
  readonly plural: string
  readonly path: string
}

interface ShortlistProps {
  readonly categories: readonly KeptCategory[]
}

/** What came of the last press: what was taken off and from where, or that the browser did not keep it. */
type Pressed = { readonly product: ShortlistedProduct; readonly at: number } | 'refused' | null

/** The shortlist, drawn by the browser that has it. */
export function ShortlistIsland({ categories }: ShortlistProps) {
  const { list, figuresOf, retry } = useShortlist()
  const [pressed, setPressed] = useState<Pressed>(null)
  const said = useRef<HTMLDivElement>(null)
  if (list === null) return null
  const have = (product: ShortlistedProduct, since: IsoDate | null) => {
    if (!noteSince(product, since)) setPressed('refused')
  }
  const press = (isKept: boolean, next: Pressed) => {
    setPressed(isKept ? next : 'refused')
    // The button that was pressed goes.
    said.current?.focus()
  }
  const drop = (product: ShortlistedProduct) => {
    const at = list.findIndex((one) => isSame(one, product))
    press(dropProduct(product), { product, at })
  }
  return (
    <div className="mt-8">
      <ShelfNote list={list} />
      <div ref={said} role="status" tabIndex={-1}>
        <Said
          pressed={pressed}
          undo={({ product, at }) =>
            press(
              changeShortlist((now) => withProduct(now, product, at)),
              null,
            )
          }
        />
      </div>
      {list.length === 0 ? (
        <div className="mt-4">
          <EmptyScene />
          <p className="mt-4">
            Nothing is on it yet. Open any <a href={routes.products}>product</a> and press “Add to shortlist”.
          </p>
        </div>
      ) : null}
      {categories.map((category) => (
        <Group
          key={category.id}
          category={category}
          kept={list.filter((one) => one.category === category.id)}
          figures={figuresOf(category.id)}
          retry={retry}
          drop={drop}
          have={have}
        />
      ))}
    </div>
  )
}

interface SaidProps {
  readonly pressed: Pressed
  readonly undo: (dropped: Exclude<Pressed, 'refused' | null>) => void
}

function Said({ pressed, undo }: SaidProps) {
  if (pressed === null) return null
  if (pressed === 'refused') return <span>Your browser did not let us change the list: it is as it was.</span>
  return (
    <>
      <span>{`${pressed.product.name} is off your shortlist. `}</span>
      <button type="button" className="btn quiet" onClick={() => undo(pressed)}>
        Undo
      </button>
    </>
  )
}

interface GroupProps {
  readonly category: KeptCategory
  readonly kept: readonly ShortlistedProduct[]
  readonly figures: FiguresState
  readonly retry: () => void
  readonly drop: (product: ShortlistedProduct) => void
  readonly have: (product: ShortlistedProduct, since: IsoDate | null) => void
}

function Group({ category, kept, figures, retry, drop, have }: GroupProps) {
  if (kept.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby={`kept-${category.id}`}>
      <h2 id={`kept-${category.id}`}>{category.title}</h2>
      <p className="mt-3 flex flex-wrap gap-3">
        <CompareLinks category={category} kept={kept} figures={figures} />
        {figures === 'failed' ? (
          <button type="button" className="btn quiet" onClick={retry}>
            Today’s figures did not load: try again
          </button>
        ) : null}
      </p>
      <ul className="mt-4 grid gap-3 tablet:grid-cols-2">
        {kept.map((product) => (
          <ShortlistCard
            key={product.slug}
            product={product}
            path={category.path}
            figures={figures}
            drop={drop}
            have={have}
          />
        ))}
      </ul>
    </section>
  )
}

/** To the comparison of those that can be had, and to sending it on; of more than fit, those that were added last. */
function CompareLinks({ category, kept, figures }: Pick<GroupProps, 'category' | 'kept' | 'figures'>) {
  const listed = typeof figures === 'string' ? kept : kept.filter(({ slug }) => figures.products[slug] !== undefined)
  const slugs = listed.slice(-mostColumns).map(({ slug }) => slug)
  const [only] = slugs
  if (only === undefined) return null
  if (slugs.length === 1) return <ShareLink path={`${category.path}/${only}`} />
  const query = new URLSearchParams([['category', category.id], ...slugs.map((slug) => ['product', slug])])
  const which = listed.length > slugs.length ? `the last ${slugs.length}` : `these ${slugs.length}`
  const path = `${routes.compare}?${query}`
  return (
    <>
      <a className="btn" href={path}>
        {`Compare ${which} ${category.plural}`}
      </a>
      <ShareLink path={path} />
    </>
  )
}
