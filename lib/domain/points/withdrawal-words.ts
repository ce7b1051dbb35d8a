import type { WithdrawalRefusal, WithdrawalState } from './withdrawal'

/** What a member reads of each state. */
export const withdrawalNames: Readonly<Record<WithdrawalState, string>> = {
  requested: 'Requested: a person looks at it',
  approved: 'Approved: we write to you to pay',
  paid: 'Paid out',
  refused: 'Refused: you have the points again',
}

/** The same while the programme is a sample, which pays nothing. */
export const sampleWithdrawalNames: Readonly<Record<WithdrawalState, string>> = {
  ...withdrawalNames,
  approved: 'Approved, as a sample',
  paid: 'Ended as paid, as a sample: no money was sent',
}

/** Why a withdrawal was refused, in words that accuse nobody. */
export const refusalWords: Readonly<Record<WithdrawalRefusal, string>> = {
  'no-answer': 'We wrote to you about the payment and had no answer. You can ask again.',
  'cannot-pay': 'The payment could not be made. You can ask again.',
  'points-in-doubt':
    'We have to look at some of these points first. You can write to us, and another person looks at it.',
  'taken-back': 'You took it back.',
  'account-closed': 'The account was closed.',
}
