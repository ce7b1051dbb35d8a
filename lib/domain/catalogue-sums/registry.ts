import { cardPair } from './card-pair'
import type { CatalogueSum } from './catalogue-sum'
import { firstCard, firstDeposit, firstLoan } from './first-place'
import { moveCarLoan } from './move-car-loan'
import { moveDeposit } from './move-deposit'
import { moveHomeLoan } from './move-home-loan'
import { movePersonalLoan } from './move-personal-loan'
import { splitDeposit } from './split-deposit'

/** Every calculator that reads the catalogue, in the order of the hub. The server alone works them out. */
export const catalogueSums: readonly CatalogueSum[] = [
  moveHomeLoan,
  movePersonalLoan,
  moveCarLoan,
  firstLoan,
  cardPair,
  firstCard,
  splitDeposit,
  firstDeposit,
  moveDeposit,
]
