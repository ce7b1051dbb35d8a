import { type AnyProduct, isIslamic } from '../../products/product-base'
import type { Traits } from '../../products/traits'
import type { Facet, FacetOption } from '../category'
import { commonWords } from './common-words'
import { isOnPromotion } from './conditions'
import { audienceFacet } from './restriction'
import { facetOf } from './with-words'

const { facets: words } = commonWords

/** Conventional or Islamic. */
export const kindFacetId = 'kind'
const kindFacet = facetOf<AnyProduct, 'conventional' | 'islamic'>(kindFacetId, 'any', words.kind, {
  conventional: (product) => !isIslamic(product),
  islamic: isIslamic,
})

const channelFacet = facetOf<AnyProduct, 'online' | 'branch'>('channel', 'any', words.channel, {
  online: ({ channel }) => channel !== 'branch',
  branch: ({ channel }) => channel !== 'online',
})

const { legend, options } = words.leaveOut
const newCustomers: FacetOption<AnyProduct> = {
  value: 'new-customers',
  label: options['new-customers'],
  matches: (product) => product.newToBankOnly === true,
}
const promotions: FacetOption<AnyProduct> = {
  value: 'promotion',
  label: options.promotion,
  matches: isOnPromotion,
}
const payingUs: FacetOption<AnyProduct> = {
  value: 'pays-us',
  label: options['pays-us'],
  matches: (product) => product.paid !== 'none',
}

/** Facets that a category with these traits offers, after its own. `leftOut` are its own things to leave out. */
export function commonFacets<P extends AnyProduct>(
  traits: Traits,
  leftOut: readonly FacetOption<P>[] = [],
): readonly Facet<P>[] {
  const { shariah, promotion, applicant, audience } = traits
  const leaveOut: Facet<P> = {
    id: 'leave-out',
    legend,
    mode: 'leave-out',
    options: [
      ...leftOut,
      ...(applicant?.includes('newToBank') ? [newCustomers] : []),
      ...(promotion ? [promotions] : []),
      payingUs,
    ],
  }
  return [
    ...(audience.length === 0 ? [] : [audienceFacet(traits)]),
    ...(shariah ? [kindFacet] : []),
    ...(applicant === null ? [] : [channelFacet]),
    leaveOut,
  ]
}

/** A facet of a choice: an option for each of its values, which keeps the products that have it. */
export function choiceFacet<P extends AnyProduct>(
  id: string,
  legend: string,
  { words: labels }: { readonly words: Readonly<Record<string, string>> },
  valuesOf: (product: P) => readonly string[],
): Facet<P> {
  const options = Object.entries(labels).map(([value, label]) => ({
    value,
    label,
    matches: (product: P) => valuesOf(product).includes(value),
  }))
  return { id, legend, mode: 'any', options }
}

/** The facet of who offers the product, with the kinds of issuer that a category has. */
export function issuerKindFacet(kinds: readonly (keyof typeof words.issuerKind.options)[]): Facet<AnyProduct> {
  const { legend, options } = words.issuerKind
  return {
    id: 'issuer-kind',
    legend,
    mode: 'any',
    options: kinds.map((kind) => ({
      value: kind,
      label: options[kind],
      matches: (product) => product.issuer.kind === kind,
    })),
  }
}
