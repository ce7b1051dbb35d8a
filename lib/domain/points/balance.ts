/** What has gone out of an account and come into it since its beginning. `version` counts the transfers. */
export interface Balance {
  readonly debits: number
  readonly credits: number
  readonly version: number
}

/** Of an account without a transfer. */
export const emptyBalance: Balance = { debits: 0, credits: 0, version: 0 }

/** What an account holds, in points; less than nothing for a debt, and for what the programme has issued. */
export function heldIn({ debits, credits }: Balance): number {
  return credits - debits
}

/** The balance after one more transfer. */
export function withTransfer(before: Balance, side: 'debit' | 'credit', amount: number): Balance {
  return {
    debits: before.debits + (side === 'debit' ? amount : 0),
    credits: before.credits + (side === 'credit' ? amount : 0),
    version: before.version + 1,
  }
}
