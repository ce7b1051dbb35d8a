import { keyRates } from '@/lib/domain/country-rates/key-rates'
import type { Guide } from '@/lib/domain/guide'
import type { IsoDate } from '@/lib/domain/iso-date'
import type { Catalogue } from './catalogue'

/** Hosts that nobody can have (RFC 2606): those of invented issuers. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/

/** The addresses at which figures were read: those to look at, and how many lie at hosts that cannot exist. */
export interface SourceAddresses {
  readonly addresses: readonly string[]
  readonly invented: number
}

/** Every address that products, guides and the key rates of a day name as a source, each once, in order. */
export function sourceAddresses(catalogue: Catalogue, guides: readonly Guide[], today: IsoDate): SourceAddresses {
  const products = Object.values(catalogue.products).flatMap((ofCategory) => [...ofCategory.values()])
  const all = new Set([
    ...products.flatMap(({ sources }) => Object.values(sources).map(({ url }) => url)),
    ...guides.flatMap(({ sources }) => sources.map(({ url }) => url)),
    ...keyRates(today).flatMap(({ source }) => (source === null ? [] : [source.url])),
  ])
  const isReal = (url: string) => !reserved.test(new URL(url).hostname)
  const addresses = [...all].filter(isReal).sort()
  return { addresses, invented: all.size - addresses.length }
}
