import type {
  BankAccount,
  CreditCard as CreditCardLd,
  DepositAccount,
  LoanOrCredit,
  Organization,
  QuantitativeValue,
  WithContext,
} from 'schema-dts'
import { assertNever } from '@/lib/domain/assert-never'
import type { CreditCard } from '@/lib/domain/categories/credit-card/figures'
import type { PersonalLoan } from '@/lib/domain/categories/personal-loan/figures'
import { knownValue } from '@/lib/domain/figure'
import { formatRinggit, type Sen } from '@/lib/domain/money'
import type { Product } from '@/lib/domain/products/product'
import { type BasisPoints, toFraction } from '@/lib/domain/rate'
import { absolute } from './site-url'

type ProductLd =
  | WithContext<CreditCardLd>
  | WithContext<BankAccount>
  | WithContext<DepositAccount>
  | WithContext<LoanOrCredit>

/** A product in schema.org's words, with the figures that its page shows; what is not published is left out. */
export function productLd(origin: string, path: string, product: Product): ProductLd {
  const common = {
    '@context': 'https://schema.org',
    name: product.name,
    description: product.summary,
    url: absolute(origin, path),
    category: product.category,
    provider: providerLd(product),
    areaServed: 'MY',
  } as const
  switch (product.category) {
    case 'credit-card':
      return { ...common, '@type': 'CreditCard', ...cardFigures(product) }
    case 'savings-account':
      return {
        ...common,
        '@type': 'BankAccount',
        ...topRate(knownValue(product.baseRate)?.bands.map(({ rate }) => rate)),
      }
    case 'current-account':
      return { ...common, '@type': 'BankAccount', ...topRate(knownValue(product.rate)?.bands.map(({ rate }) => rate)) }
    case 'fixed-deposit':
      return {
        ...common,
        '@type': 'DepositAccount',
        ...topRate(knownValue(product.placements)?.map(({ rate }) => rate)),
      }
    case 'personal-loan':
      return { ...common, '@type': 'LoanOrCredit', ...loanFigures(product) }
    default:
      return assertNever(product)
  }
}

function providerLd(product: Product): Organization {
  const type = product.issuer.kind === 'money-lender' ? 'FinancialService' : 'BankOrCreditUnion'
  return { '@type': type, name: product.issuer.name }
}

function cardFigures(card: CreditCard) {
  const charge = knownValue(card.financeCharge)
  const fee = card.annualFee.state === 'none' ? 'No annual fee' : feeText(knownValue(card.annualFee))
  return {
    ...(charge === null ? {} : { annualPercentageRate: percentRange([charge.twelveOnTime, charge.fewer]) }),
    ...(fee === null ? {} : { feesAndCommissionsSpecification: fee }),
  }
}

function feeText(fee: Sen | null): string | null {
  return fee === null ? null : `Annual fee ${formatRinggit(fee)}`
}

function loanFigures(loan: PersonalLoan) {
  const least = knownValue(loan.minAmount)
  const most = knownValue(loan.maxAmount)
  const shortest = knownValue(loan.minMonths)
  const longest = knownValue(loan.maxMonths)
  return {
    currency: 'MYR',
    ...(least === null || most === null
      ? {}
      : {
          amount: { '@type': 'MonetaryAmount', currency: 'MYR', minValue: least / 100, maxValue: most / 100 } as const,
        }),
    ...(shortest === null || longest === null
      ? {}
      : {
          loanTerm: { '@type': 'QuantitativeValue', minValue: shortest, maxValue: longest, unitCode: 'MON' } as const,
        }),
  }
}

function topRate(rates: readonly BasisPoints[] | undefined) {
  return rates === undefined || rates.length === 0 ? {} : { interestRate: percentRange(rates) }
}

/** schema.org writes 4.15 % as 4.15. */
function percentRange(rates: readonly BasisPoints[]): QuantitativeValue {
  const percents = rates.map((rate) => Math.round(toFraction(rate) * 10_000) / 100)
  return {
    '@type': 'QuantitativeValue',
    minValue: Math.min(...percents),
    maxValue: Math.max(...percents),
    unitText: '% a year',
  }
}
