import { portion, type Sen, sen, sumSen } from '../values/money'
import { atRate, type BasisPoints, basisPoints, fromFraction } from '../values/rate'
import { quotedEir } from './effective-rate'
import { levelInstalment, monthlyCharge, reducingSchedule, type ScheduleRow } from './loan'

/** The fee of a guarantee on a part of what is borrowed; `yearly`: each year in advance on what is then owed. */
export interface GuaranteeFee {
  readonly cover: BasisPoints
  /** Of the covered part: a year, or once. */
  readonly fee: BasisPoints
  readonly when: 'yearly' | 'once'
}

/** A fee of a guarantee as it was paid. */
export interface PaidGuarantee {
  /** What was owed that day, or the limit of a line. */
  readonly owed: Sen
  readonly fee: Sen
}

/** What a way of borrowing costs, every ringgit in and out counted. All amounts in sen. */
export interface CreditCost {
  /** What is paid each time: an instalment, a month's charge, or the charge for one invoice. */
  readonly regular: Sen
  /** The last payment, which settles the rounding; equal to `regular` where nothing has to be settled. */
  readonly last: Sen
  /** Interest, profit, discount or the fixed charge. */
  readonly charge: Sen
  /** Each fee of the guarantee, in the order of its years; empty: none is paid. */
  readonly guarantee: readonly PaidGuarantee[]
  /** What comes back each month as a rebate, added up. */
  readonly rebate: Sen
  /** Charged on the part of a line that is not used. */
  readonly unused: Sen
  /** In hand on the first day, after fees. */
  readonly paidOut: Sen
  /** All that is paid beyond what was borrowed. */
  readonly total: Sen
  /** The yearly rate at which all payments are worth what is in hand: the monthly one times 12; null where none fits. */
  readonly rate: BasisPoints | null
}

/** All fees of a guarantee, added up. */
export const guaranteeTotal = ({ guarantee }: Pick<CreditCost, 'guarantee'>): Sen =>
  sumSen(guarantee.map(({ fee }) => fee))

/** The fees of a guarantee over a term: `owedAfter` gives what is owed after so many months. */
function guaranteeFees(
  given: GuaranteeFee | null,
  months: number,
  owedAfter: (paid: number) => Sen,
): readonly PaidGuarantee[] {
  if (given === null) return []
  const years = given.when === 'once' ? 1 : Math.ceil(months / 12)
  return Array.from({ length: years }, (_, year) => {
    const owed = owedAfter(year * 12)
    return { owed, fee: atRate(owed, given.fee, given.cover, 10_000) }
  })
}

/** The payments of each month with the fees of later years added to the month in which they fall due. */
function withLaterFees(payments: readonly number[], fees: readonly PaidGuarantee[]): readonly number[] {
  return payments.map((payment, month) => payment + ((month + 1) % 12 === 0 ? (fees[(month + 1) / 12]?.fee ?? 0) : 0))
}

/** First months of the term without principal. Interest is `paid` each month, or `added` to what is owed. */
export interface Moratorium {
  readonly months: number
  readonly interest: 'paid' | 'added'
}

/** Money repaid in equal instalments on the reducing balance. */
export interface TermCredit {
  readonly amount: Sen
  readonly rate: BasisPoints
  readonly months: number
  /** null: instalments begin with the first month. */
  readonly moratorium: Moratorium | null
  /** Fees of the first day, the guarantee's apart. */
  readonly start: Sen
  readonly guarantee: GuaranteeFee | null
  /** Of what is owed, a year, paid back each month for the first months; null: no rebate. */
  readonly rebate: { readonly rate: BasisPoints; readonly months: number } | null
}

/** How many months of a moratorium fall into a term, what is owed when they end, and their rows. One month is left for an instalment. */
export function afterMoratorium({
  amount,
  rate,
  months,
  moratorium,
}: Omit<TermCredit, 'start' | 'guarantee' | 'rebate'>): {
  readonly months: number
  readonly owed: Sen
  readonly rows: readonly ScheduleRow[]
} {
  const first = Math.min(moratorium?.months ?? 0, months - 1)
  const rows: ScheduleRow[] = []
  let owed = amount
  for (let month = 0; month < first; month += 1) {
    const charge = monthlyCharge(owed, rate)
    const principal = sen(moratorium?.interest === 'added' ? -charge : 0)
    owed = sen(owed - principal)
    rows.push({ charge, principal, balance: owed })
  }
  return { months: first, owed, rows }
}

/** What a term loan costs. Each month's charge and rebate are rounded to the sen, as lenders post them. */
export function termCost({ start, guarantee: given, rebate, ...term }: TermCredit): CreditCost {
  const { amount, rate, months } = term
  const before = afterMoratorium(term)
  const left = months - before.months
  const schedule = [...before.rows, ...reducingSchedule(before.owed, rate, left)]
  const owedAfter = (paid: number) => (paid === 0 ? amount : (schedule[paid - 1]?.balance ?? sen(0)))
  const guarantee = guaranteeFees(given, months, owedAfter)
  const back = schedule.map((_, month) =>
    rebate !== null && month < rebate.months ? monthlyCharge(owedAfter(month), rebate.rate) : sen(0),
  )
  const paid = schedule.map(({ charge, principal }) => sen(charge + principal))
  const payments = withLaterFees(
    paid.map((payment, month) => payment - (back[month] ?? 0)),
    guarantee,
  )
  const paidOut = sen(amount - start - (guarantee[0]?.fee ?? 0))
  const charge = sumSen(schedule.map((row) => row.charge))
  return {
    regular: levelInstalment(before.owed, rate, left),
    last: paid.at(-1) ?? sen(0),
    charge,
    guarantee,
    rebate: sumSen(back),
    unused: sen(0),
    paidOut,
    total: sen(charge + start + guaranteeTotal({ guarantee }) - sumSen(back)),
    rate: quotedEir(paidOut, payments),
  }
}

/** A fixed amount to repay, in equal months, whatever is left of it. */
export interface AdvanceCredit {
  readonly amount: Sen
  readonly repaid: Sen
  readonly months: number
  readonly start: Sen
}

/** What an advance on sales costs. */
export function advanceCost({ amount, repaid, months, start }: AdvanceCredit): CreditCost {
  const regular = portion(repaid, 1, months)
  const last = sen(repaid - regular * (months - 1))
  const paidOut = sen(amount - start)
  const payments = Array.from({ length: months }, (_, month) => (month === months - 1 ? last : regular))
  return {
    regular,
    last,
    charge: sen(repaid - amount),
    guarantee: [],
    rebate: sen(0),
    unused: sen(0),
    paidOut,
    total: sen(repaid - amount + start),
    rate: quotedEir(paidOut, payments),
  }
}

/** A limit of which some is used on average, for some months, and then repaid. */
export interface LineCredit {
  readonly limit: Sen
  readonly used: Sen
  readonly months: number
  /** A year, on what is used. */
  readonly rate: BasisPoints
  /** A year, on what is not used. */
  readonly unusedRate: BasisPoints
  /** A month, on what is used. */
  readonly commission: BasisPoints
  readonly start: Sen
  /** Counted on the limit, since the limit is what is guaranteed. */
  readonly guarantee: GuaranteeFee | null
}

/** What a line costs while the same part of it is used each month. */
export function lineCost(line: LineCredit): CreditCost {
  const { limit, used, months, rate, unusedRate, commission, start } = line
  const charged = sen(monthlyCharge(used, rate) + atRate(used, commission))
  const idle = monthlyCharge(sen(limit - used), unusedRate)
  const regular = sen(charged + idle)
  const guarantee = guaranteeFees(line.guarantee, months, () => limit)
  const paidOut = sen(used - start - (guarantee[0]?.fee ?? 0))
  const monthly = Array.from({ length: months }, (_, month) => regular + (month === months - 1 ? used : 0))
  return {
    regular,
    last: regular,
    charge: sen(charged * months),
    guarantee,
    rebate: sen(0),
    unused: sen(idle * months),
    paidOut,
    total: sen(regular * months + start + guaranteeTotal({ guarantee })),
    rate: quotedEir(paidOut, withLaterFees(monthly, guarantee)),
  }
}

/** Money on invoices that customers pay after some days, one after another for some months. */
export interface InvoiceCredit {
  /** What is advanced each time. */
  readonly advanced: Sen
  /** The part of an invoice that is advanced. */
  readonly margin: BasisPoints
  /** Of the invoice, for each `every` days. */
  readonly discount: BasisPoints
  readonly every: number
  /** Days until the customer pays. */
  readonly days: number
  readonly months: number
  /** Once, before the first invoice. */
  readonly start: Sen
}

/** What an invoice is worth of which `margin` is `advanced`. */
export function invoiceOf(advanced: Sen, margin: BasisPoints): Sen {
  return portion(advanced, 10_000, margin)
}

/** How many invoices are financed one after another: as many as fit into the months, at least one. */
export function invoicesIn({ days, months }: Pick<InvoiceCredit, 'days' | 'months'>): number {
  return Math.max(1, Math.round((months * 365) / 12 / days))
}

/** What financing invoices costs; the rate is simple interest on what is advanced, over the days of all invoices. */
export function invoiceCost(credit: InvoiceCredit): CreditCost {
  const { advanced, margin, discount, every, days, start } = credit
  const regular = atRate(invoiceOf(advanced, margin), discount, days, every)
  const times = invoicesIn(credit)
  const charge = sen(regular * times)
  const total = sen(charge + start)
  return {
    regular,
    last: regular,
    charge,
    guarantee: [],
    rebate: sen(0),
    unused: sen(0),
    paidOut: sen(advanced - start),
    total,
    rate: advanced > 0 ? fromFraction((total / advanced) * (365 / (days * times))) : null,
  }
}

/** A part of an amount in whole percent, such as what is used of a limit. */
export function percentOf(amount: Sen, percent: number): Sen {
  return atRate(amount, basisPoints(percent * 100))
}
