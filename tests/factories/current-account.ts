import type { CurrentAccount } from '@/lib/domain/categories/current-account/figures'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'
import { bankProduct, known } from './product'
import { flatTiers } from './savings-account'

/** A conventional account: 0.10%, RM10 each half year under RM1,000, RM12 card, RM0.65 a cheque, 7.60% overdraft. */
export function makeCurrentAccount(changes: Partial<CurrentAccount> = {}): CurrentAccount {
  return {
    ...bankProduct('current-account'),
    audience: [],
    rate: known(flatTiers(10)),
    returnGuaranteed: true,
    openingDeposit: known(ringgit(500)),
    minimumBalance: known(ringgit(1000)),
    halfYearlyServiceCharge: known(ringgit(10), 'fees'),
    yearlyCardFee: known(ringgit(12), 'fees'),
    chequeFee: known(ringgit(0.65), 'fees'),
    stopChequeFee: known(ringgit(20), 'fees'),
    standingInstructionFee: known(ringgit(2), 'fees'),
    interbankTransferFee: { state: 'none', source: 'fees' },
    overdraft: known({ rate: basisPoints(760), setUpFee: ringgit(200) }),
    chequeBook: true,
    basicAccount: false,
    jointAllowed: known(true),
    ...changes,
  }
}
