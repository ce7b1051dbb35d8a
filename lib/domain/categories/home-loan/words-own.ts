/** What is asked of the home loan that a visitor pays now. */
export const homeLoanOwnWords = {
  rate: 'Your rate a year',
  rateHigh: 'we use rates up to 12% a year',
  floating: 'It follows the SBR',
  floatingHint: 'Then the instalment changes when the reference rate does.',
  account: 'Kind of account',
  accountFee: 'Fee a month',
  accountFeeHigh: 'no bank here asks more than RM200 a month',
  lockIn: 'Lock-in left',
  lockInUnit: 'years',
  lockInHigh: 'lock-ins here end after 10 years at most',
  lockInFee: 'Fee to leave early',
  lockInFeeUnit: '%',
  lockInFeeHint: 'As a part of what you still owe.',
  lockInFeeHigh: 'banks here ask at most 10%',
}
