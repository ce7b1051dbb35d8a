import { keyRates } from '@/lib/domain/country-rates/key-rates'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import type { SourcedText } from '@/lib/server/content/sourced-texts'
import type { Catalogue } from './catalogue'

/** Hosts that nobody can have (RFC 2606): those of invented issuers. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** The addresses at which figures were read: those to look at, and how many lie at hosts that cannot exist. */
export interface SourceAddresses {
  readonly addresses: readonly string[]
  readonly invented: number
}

/** Every address that products, texts and the key rates of a day name as a source, each once, in order. */
export function sourceAddresses(catalogue: Catalogue, texts: readonly SourcedText[], today: IsoDate): SourceAddresses {
  const products = Object.values(catalogue.products).flatMap((ofCategory) => [...ofCategory.values()])
  const all = new Set([
    ...products.flatMap(({ sources }) => Object.values(sources).map(({ url }) => url)),
    ...texts.flatMap(({ sources }) => sources.map(({ url }) => url)),
    ...keyRates(today).flatMap(({ source }) => (source === null ? [] : [source.url])),
  ])
  const isReal = (url: string) => !reserved.test(new URL(url).hostname)
  const addresses = [...all].filter(isReal).sort()
  return { addresses, invented: all.size - addresses.length }
}
