import { cardPair } from './card-pair'
import type { CatalogueSum } from './catalogue-sum'
import { firstCard, firstDeposit, firstLoan } from './first-place'
import { splitDeposit } from './split-deposit'
import { moveHomeLoan } from './switch-loan'

/** Every calculator that reads the catalogue, in the order of the hub. The server alone works them out. */
export const catalogueSums: readonly CatalogueSum[] = [
  moveHomeLoan,
  firstLoan,
  cardPair,
  firstCard,
  splitDeposit,
  firstDeposit,
]
