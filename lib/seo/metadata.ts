import type { Metadata } from 'next'
import { brand } from '@/lib/brand'
import type { Category, Evaluation, Headline, Variant } from '@/lib/domain/categories/category'
import { figureText, figureTitle } from '@/lib/domain/compare/shared-text'
import { oldRateText } from '@/lib/domain/country-rates/old-rate'
import { listPath } from '@/lib/domain/list/list-model'
import type { Product } from '@/lib/domain/products/product'
import { formatDate } from '@/lib/domain/values/iso-date'

interface PageSeo {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Address of the page's own picture; absent: the site's. */
  readonly picture?: { readonly url: string; readonly alt: string }
  /** The page in each of its languages, by their codes; absent: it has one. */
  readonly languages?: Readonly<Record<string, string>>
  /** Language and country of the page; absent: `en_MY`. */
  readonly locale?: string
}

/** Longest title and description that search engines show whole. */
const titleLength = 65
const descriptionLength = 155

/** Title, description, canonical address and Open Graph data of any page. */
export function pageMetadata({ path, title, description, picture, languages, locale = 'en_MY' }: PageSeo): Metadata {
  const shown = shorten(description)
  const image = picture ?? { url: '/og/site', alt: `${brand.name}: ${brand.tagline}` }
  const images = [{ ...image, width: 1200, height: 630 }]
  return {
    title,
    description: shown,
    alternates: { canonical: path, ...(languages === undefined ? {} : { languages }) },
    openGraph: { type: 'website', siteName: brand.name, locale, url: path, title, description: shown, images },
    twitter: { card: 'summary_large_image', title, description: shown, images: [image.url] },
  }
}

/** Metadata of a list or one of its variants. */
export function listMetadata(category: Category, variant: Variant | null, count: number): Metadata {
  return pageMetadata({
    path: listPath(category, variant),
    title: `${variant?.title ?? category.title} in Malaysia compared`,
    description: `${count} ${category.plural} side by side. ${variant?.lede ?? category.lede} Every figure has a source and a date.`,
    picture: { url: `/og/${category.id}`, alt: `${category.title} on ${brand.name}` },
  })
}

/** Metadata of a product's page; the description and the picture carry its own figures. */
export function detailMetadata(category: Category, product: Product, evaluation: Evaluation): Metadata {
  const { headline, facts } = evaluation
  const who = `${product.name} by ${product.issuer.name}`
  const figures = facts.map((fact) => `${fact.label}: ${fact.value}`).join(', ')
  return pageMetadata({
    path: `${category.path}/${product.slug}`,
    title: figureTitle(product.name, headline, titleLength),
    description: sentences([...stateSentences(who, headline), figures, headline.basis]),
    picture: { url: `/og/${category.id}/${product.slug}`, alt: figureTitle(product.name, headline) },
  })
}

/** Who it is; first of all, so that no cut takes it away, whether it can be had and whether its figure is out of date. */
function stateSentences(who: string, { value, unit, state, checkedOn, oldRate }: Headline): readonly string[] {
  // What is no figure, such as the day on which an offer ended, says why there is none.
  if (state === 'missing') return [`${who}: ${figureText({ value, unit })}`]
  if (state === 'stale' && checkedOn !== null) return [who, `Out of date, checked ${formatDate(checkedOn)}`]
  return [who, oldRate === undefined ? '' : oldRateText(oldRate)]
}

/** Sentences one after the other; empty ones are left out. */
function sentences(parts: readonly string[]): string {
  return parts
    .flatMap((part) => (part === '' ? [] : [`${part.charAt(0).toUpperCase()}${part.slice(1).replace(/\.$/, '')}.`]))
    .join(' ')
}

/** What an address says of itself where it is shared: its own result, in words and as a picture. */
interface SharedSeo {
  readonly path: string
  readonly title: string
  readonly said: string
  readonly picture: string
}

/**
 * Metadata of a page for changed figures, whose preview elsewhere shows these figures. Title and canonical address stay
 * those of `base`. null: the page has no result to show.
 */
export function withShared(base: Metadata, shared: SharedSeo | null): Metadata {
  if (shared === null) return base
  const { path, title, said, picture } = shared
  const images = [{ url: picture, width: 1200, height: 630, alt: said }]
  return {
    ...base,
    openGraph: { ...base.openGraph, url: path, title, description: said, images },
    twitter: { card: 'summary_large_image', title, description: said, images: [picture] },
  }
}

function shorten(text: string): string {
  if (text.length <= descriptionLength) return text
  const cut = text.slice(0, descriptionLength - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`
}
