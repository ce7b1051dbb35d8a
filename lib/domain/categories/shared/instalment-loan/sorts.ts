import { formatRinggit, sen } from '../../../values/money'
import { basisPoints, formatAnnualRate } from '../../../values/rate'
import type { Sort } from '../../category'
import { commonWords } from '../common-words'
import { instalmentLoanWords } from './words'

const { sorts: words, figures } = instalmentLoanWords

type LoanSort = keyof typeof words

const prints: Readonly<Record<LoanSort, (value: number) => string>> = {
  cost: (value) => formatRinggit(sen(value)),
  eir: (value) => formatAnnualRate(basisPoints(value)),
  instalment: (value) => commonWords.figures.aMonth(sen(value)),
  speed: figures.disbursalDays.print,
}

/** An order that all instalment loans may have, with the scenario in words and its weight at first. */
export function loanSort<S>(id: LoanSort, text: (scenario: S) => string, defaultWeight: number): Sort<S> {
  const { basis, ...rest } = words[id]
  return { id, ...rest, better: 'lower', basis: (given) => basis(text(given)), print: prints[id], defaultWeight }
}
