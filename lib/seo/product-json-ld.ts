import type {
  BankAccount,
  CreditCard as CreditCardLd,
  DepositAccount,
  FinancialProduct,
  LoanOrCredit,
  Organization,
  Product as SoldProduct,
  WithContext,
} from 'schema-dts'
import type { Evaluation } from '@/lib/domain/categories/category'
import { productTables } from '@/lib/domain/categories/product-tables'
import { siteOf } from '@/lib/domain/categories/registry'
import { offeredOn } from '@/lib/domain/categories/shared/offered'
import type { StructuredFacts } from '@/lib/domain/categories/site'
import { onlyFresh } from '@/lib/domain/figures/only-fresh'
import type { Product } from '@/lib/domain/products/product'
import { assertNever } from '@/lib/domain/values/assert-never'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { type BasisPoints, toFraction } from '@/lib/domain/values/rate'
import { absolute } from './site-url'

type ProductLd =
  | WithContext<CreditCardLd>
  | WithContext<BankAccount>
  | WithContext<DepositAccount>
  | WithContext<LoanOrCredit>
  | WithContext<SoldProduct>
  | WithContext<FinancialProduct>

/**
 * A product in schema.org's words, with the figures that its page shows. What is not published is left out, and so is every
 * figure of what cannot be had today or is out of date: schema.org has no word for either that a reader would see.
 * `evaluation` is that of the scenario that its page starts from.
 */
export function productLd(
  origin: string,
  path: string,
  product: Product,
  evaluation: Evaluation,
  today: IsoDate,
): ProductLd {
  const thing = {
    '@context': 'https://schema.org',
    name: product.name,
    description: product.summary,
    url: absolute(origin, path),
    category: product.category,
  } as const
  const common = { ...thing, provider: providerLd(product), areaServed: 'MY' } as const
  const offered = offeredOn(product, today)
  // A headline without a value, as for a term that is not offered, says nothing of the age of the other figures.
  const fresh = onlyFresh(offered ?? product, productTables[product.category], today)
  const facts = siteOf(product.category).structured(fresh, evaluation)
  const isCurrent = offered !== null && evaluation.headline.state !== 'stale'
  switch (facts.type) {
    case 'BankAccount':
      return { ...common, '@type': 'BankAccount', ...(isCurrent && returnLd(facts)) }
    case 'DepositAccount':
      return { ...common, '@type': 'DepositAccount', ...(isCurrent && returnLd(facts)) }
    case 'CreditCard':
      return { ...common, '@type': 'CreditCard', ...(isCurrent && cardLd(facts)) }
    case 'LoanOrCredit':
      return { ...common, '@type': 'LoanOrCredit', ...(isCurrent && loanLd(facts)) }
    case 'Product':
      return { ...thing, '@type': 'Product', ...saleLd(isCurrent ? facts.price : null, product) }
    case 'FinancialProduct':
      return { ...common, '@type': 'FinancialProduct' }
    default:
      return assertNever(facts)
  }
}

/** The facts of products of a kind. */
type Of<T extends StructuredFacts['type']> = Extract<StructuredFacts, { readonly type: T }>

function providerLd(product: Product): Organization {
  const type = 'depositProtection' in product.issuer ? 'BankOrCreditUnion' : 'FinancialService'
  return { '@type': type, name: product.issuer.name }
}

function returnLd({ rates, basis }: Of<'BankAccount' | 'DepositAccount'>) {
  if (rates === null || rates.length === 0) return {}
  return { interestRate: { ...percentRange(rates), ...(basis !== undefined && { description: basis }) } }
}

function cardLd({ charges, fee }: Of<'CreditCard'>) {
  return {
    ...(charges === null ? {} : { annualPercentageRate: percentRange(charges) }),
    ...(fee === null ? {} : { feesAndCommissionsSpecification: fee }),
  }
}

function loanLd({ amount, months }: Of<'LoanOrCredit'>) {
  const ringgit = amount === null ? null : { minValue: amount.least / 100, maxValue: amount.most / 100 }
  const term = months === null ? null : { minValue: months.shortest, maxValue: months.longest }
  return {
    currency: 'MYR',
    ...(ringgit === null ? {} : { amount: { '@type': 'MonetaryAmount', currency: 'MYR', ...ringgit } as const }),
    ...(term === null ? {} : { loanTerm: { '@type': 'QuantitativeValue', ...term, unitCode: 'MON' } as const }),
  }
}

/** One offer at the price of the page. It says nothing of stock: the seller's own page does. */
function saleLd(price: Of<'Product'>['price'], { issuer }: Product) {
  const brand = { '@type': 'Brand', name: issuer.name } as const
  if (price === null) return { brand }
  const seller = { '@type': 'Organization', name: issuer.name } as const
  const offers = { '@type': 'Offer', price: (price / 100).toFixed(2), priceCurrency: 'MYR', seller } as const
  return { brand, offers }
}

/** schema.org writes 4.15 % as 4.15. */
function percentRange(rates: readonly BasisPoints[]) {
  const percents = rates.map((rate) => Math.round(toFraction(rate) * 10_000) / 100)
  return {
    '@type': 'QuantitativeValue' as const,
    minValue: Math.min(...percents),
    maxValue: Math.max(...percents),
    unitText: '% a year',
  }
}
