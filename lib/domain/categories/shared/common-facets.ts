import { isIslamic, type Product } from '../../products/product'
import type { Issuer } from '../../products/product-base'
import type { Facet } from '../category'
import { isOnPromotion } from './conditions'

/** Facets that every category offers, after its own. */
export const commonFacets: readonly Facet<Product>[] = [
  {
    id: 'kind',
    legend: 'Conventional or Islamic',
    mode: 'any',
    options: [
      { value: 'conventional', label: 'Conventional', matches: (product) => !isIslamic(product) },
      { value: 'islamic', label: 'Islamic', matches: (product) => isIslamic(product) },
    ],
  },
  {
    id: 'channel',
    legend: 'How you apply',
    mode: 'any',
    options: [
      { value: 'online', label: 'Online', matches: (product) => product.channel !== 'branch' },
      { value: 'branch', label: 'At a branch', matches: (product) => product.channel !== 'online' },
    ],
  },
  {
    id: 'leave-out',
    legend: 'Leave out',
    mode: 'leave-out',
    options: [
      { value: 'new-customers', label: 'For new customers only', matches: (product) => product.newToBankOnly },
      { value: 'promotion', label: 'Limited-time offers', matches: isOnPromotion },
      { value: 'pays-us', label: 'Products that pay us', matches: (product) => product.paid !== 'none' },
    ],
  },
]

/** A facet of a choice: an option for each of its values, which keeps the products that have it. */
export function choiceFacet<P extends Product>(
  id: string,
  legend: string,
  { words }: { readonly words: Readonly<Record<string, string>> },
  valuesOf: (product: P) => readonly string[],
): Facet<P> {
  const options = Object.entries(words).map(([value, label]) => ({
    value,
    label,
    matches: (product: P) => valuesOf(product).includes(value),
  }))
  return { id, legend, mode: 'any', options }
}

const issuerKindLabels: Readonly<Record<Issuer['kind'], string>> = {
  bank: 'Bank',
  'islamic-bank': 'Islamic bank',
  'digital-bank': 'Digital bank',
  'development-institution': 'Development institution',
  'money-lender': 'Licensed money lender',
}

/** The facet of who offers the product, with the kinds of issuer that a category has. */
export function issuerKindFacet(kinds: readonly Issuer['kind'][]): Facet<Product> {
  return {
    id: 'issuer-kind',
    legend: 'Who offers it',
    mode: 'any',
    options: kinds.map((kind) => ({
      value: kind,
      label: issuerKindLabels[kind],
      matches: (product) => product.issuer.kind === kind,
    })),
  }
}
