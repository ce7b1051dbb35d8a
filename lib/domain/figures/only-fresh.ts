import type { AnyProduct, ProductTable } from '../products/product-base'
import type { IsoDate } from '../values/iso-date'
import { freshness } from './figure'
import { isFigure } from './figure-reader'

/** A product in which every published figure that is past its shelf life on a day counts as not published. */
export function onlyFresh<P extends AnyProduct>(product: P, { figures }: ProductTable, today: IsoDate): P {
  const old = Object.entries(figures).filter(([name, { kind, life }]) => {
    const figure: unknown = Reflect.get(product, name)
    return kind === 'published' && isFigure(figure) && freshness(figure, product.sources, life, today) === 'stale'
  })
  return { ...product, ...Object.fromEntries(old.map(([name]) => [name, { state: 'missing' }])) }
}
