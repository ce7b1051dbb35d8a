import type { CategoryId } from '@/lib/domain/categories/ids'
import type { Figure, Sources } from '@/lib/domain/figures/figure'
import type { DepositTaker } from '@/lib/domain/products/issuer'
import type { ProductCore } from '@/lib/domain/products/product-base'
import type { AnyTraitFields, bankTraits, Requirements, TraitFields, Traits } from '@/lib/domain/products/traits'
import { isoDate } from '@/lib/domain/values/iso-date'

/** The day on which tests stand unless they move the clock. */
export const testToday = isoDate('2026-11-20')

/** A known figure read on the product's page. */
export function known<T>(value: T, source = 'page'): Figure<T> {
  return { state: 'known', value, source }
}

export const missing: Figure<never> = { state: 'missing' }
export const none: Figure<never> = { state: 'none', source: 'page' }
export const unlimited: Figure<never> = { state: 'unlimited', source: 'page' }

/** Sources checked on the given days; `page` carries rates and `fees` fees. */
export function sourcesOf(page = '2026-11-03', fees = page): Sources {
  const url = 'https://bank-nusa.example/'
  return {
    page: { kind: 'issuer-page', title: 'Product page', url, checkedOn: isoDate(page) },
    fees: { kind: 'fee-schedule', title: 'Fee schedule', url: `${url}fees`, checkedOn: isoDate(fees) },
  }
}

export const nusa: DepositTaker = {
  slug: 'bank-nusa',
  name: 'Bank Nusa',
  shortName: 'Nusa',
  code: 'NUSA',
  mark: 'island',
  colour: 'blue',
  kind: 'bank',
  depositProtection: true,
  invented: true,
}

const anyone: Requirements = {
  minAge: { state: 'known', value: 18, source: 'page' },
  maxAge: none,
  minMonthlyIncome: none,
  residencies: { state: 'known', value: ['citizen', 'permanent-resident'], source: 'page' },
  workerKinds: none,
}

/** The core of a sample product: paying nobody, checked on 3 Nov 2026. */
export function productCore<C extends CategoryId>(category: C): ProductCore<C> {
  return {
    category,
    slug: `nusa-${category}`,
    name: `Nusa ${category}`,
    issuer: nusa,
    summary: 'A sample.',
    sources: sourcesOf(),
    officialSource: 'page',
    paid: 'none',
    sample: true,
    updatedOn: isoDate('2026-11-03'),
  }
}

/** The core and traits of a sample product of a bank: conventional, open to everyone. */
export function bankProduct<C extends CategoryId>(category: C): ProductCore<C> & TraitFields<typeof bankTraits> {
  return {
    ...productCore(category),
    shariah: null,
    disclosureSource: 'page',
    requirements: anyone,
    newToBankOnly: false,
    channel: 'online-or-branch',
    promotion: null,
    documents: ['MyKad'],
  }
}

/** The fields that a category's traits give to a sample product, whatever they are. */
export function traitsOfSample(traits: Traits): AnyTraitFields {
  const { shariah, promotion, disclosure, applicant, audience, purpose } = traits
  const { requirements, newToBankOnly, channel, documents, ...bank } = bankProduct('savings-account')
  const kinds: readonly string[] = applicant ?? []
  const asked = Object.entries(requirements).filter(([kind]) => kinds.includes(kind))
  return {
    ...(shariah ? { shariah: bank.shariah } : {}),
    ...(promotion ? { promotion: bank.promotion } : {}),
    ...(disclosure ? { disclosureSource: bank.disclosureSource } : {}),
    ...(applicant === null ? {} : { requirements: Object.fromEntries(asked), channel, documents }),
    ...(kinds.includes('newToBank') ? { newToBankOnly } : {}),
    ...(audience.length === 0 ? {} : { audience }),
    ...(purpose.length === 0 ? {} : { purpose }),
  }
}
