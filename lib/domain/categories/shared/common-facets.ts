import type { Issuer } from '../../products/issuer'
import { type AnyProduct, isIslamic } from '../../products/product-base'
import type { Traits } from '../../products/traits'
import type { Facet, FacetOption } from '../category'
import { isOnPromotion } from './conditions'

const kindFacet: Facet<AnyProduct> = {
  id: 'kind',
  legend: 'Conventional or Islamic',
  mode: 'any',
  options: [
    { value: 'conventional', label: 'Conventional', matches: (product) => !isIslamic(product) },
    { value: 'islamic', label: 'Islamic', matches: (product) => isIslamic(product) },
  ],
}

const channelFacet: Facet<AnyProduct> = {
  id: 'channel',
  legend: 'How you apply',
  mode: 'any',
  options: [
    { value: 'online', label: 'Online', matches: (product) => product.channel !== 'branch' },
    { value: 'branch', label: 'At a branch', matches: (product) => product.channel !== 'online' },
  ],
}

const newCustomers: FacetOption<AnyProduct> = {
  value: 'new-customers',
  label: 'For new customers only',
  matches: (product) => product.newToBankOnly === true,
}
const promotions: FacetOption<AnyProduct> = {
  value: 'promotion',
  label: 'Limited-time offers',
  matches: isOnPromotion,
}
const payingUs: FacetOption<AnyProduct> = {
  value: 'pays-us',
  label: 'Products that pay us',
  matches: (product) => product.paid !== 'none',
}

/** Facets that a category with these traits offers, after its own. `leftOut` are its own things to leave out. */
export function commonFacets<P extends AnyProduct>(
  { shariah, promotion, applicant }: Traits,
  leftOut: readonly FacetOption<P>[] = [],
): readonly Facet<P>[] {
  const leaveOut: Facet<P> = {
    id: 'leave-out',
    legend: 'Leave out',
    mode: 'leave-out',
    options: [
      ...leftOut,
      ...(applicant?.includes('newToBank') ? [newCustomers] : []),
      ...(promotion ? [promotions] : []),
      payingUs,
    ],
  }
  return [...(shariah ? [kindFacet] : []), ...(applicant === null ? [] : [channelFacet]), leaveOut]
}

/** A facet of a choice: an option for each of its values, which keeps the products that have it. */
export function choiceFacet<P extends AnyProduct>(
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
  insurer: 'Insurer',
  'takaful-operator': 'Takaful operator',
  broker: 'Broker',
  'solar-installer': 'Solar installer',
  'law-firm': 'Law firm',
  'credit-bureau': 'Credit bureau',
  telco: 'Mobile operator',
}

/** The facet of who offers the product, with the kinds of issuer that a category has. */
export function issuerKindFacet(kinds: readonly Issuer['kind'][]): Facet<AnyProduct> {
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
