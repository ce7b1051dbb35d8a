/** Failures of using points: a part of the table of all failures. */
export const pointsProblems = {
  GBL0041: {
    status: 409,
    title: 'Not enough points',
    message: 'You do not have enough points for this. Points that are waiting cannot be used yet.',
    cause: 'It takes more points than the member can use now. Nothing was taken.',
    remedy: 'See total-available-mxpoint for what can be used.',
  },
  GBL0042: {
    status: 409,
    title: 'Voucher used up',
    message: 'This voucher is used up: the partner gives no more of them. You have kept your points.',
    cause:
      'The partner gives no more of this voucher, although it has not ended. What was set aside for it was given back.',
    remedy: 'Choose a voucher of web-voucher whose state is open.',
  },
  GBL0043: {
    status: 409,
    title: 'Voucher not to be had like this',
    message:
      'This voucher cannot be bought now, or not at this price. You have kept your points. Please reload the page.',
    cause:
      'No voucher of this slug can be bought for points now, its price is another one, or this redemption was given back because it was not ' +
      'finished in time.',
    remedy: 'Take slug and points from web-voucher, of one that is open, and use a new Idempotency-Key.',
  },
  GBL0044: {
    status: 403,
    title: 'Programme not open to this member',
    message: 'Points can be used by members aged 18 and above by the MyKad number who agreed to the present terms.',
    cause: 'The gate that referral-summary gives is not open for this member.',
    remedy: 'See the gate of referral-summary: it says what is missing.',
  },
  GBL0045: {
    status: 409,
    title: 'Points are not paid out now',
    message: 'Points are not paid out now. You have kept yours.',
    cause: 'REFERRAL_WITHDRAWAL_ENABLED is false, or no programme is open today.',
    remedy: 'See withdrawals: its rules are null as long as nothing can be withdrawn.',
  },
  GBL0046: {
    status: 409,
    title: 'Not to be withdrawn like this',
    message:
      'This cannot be paid out for this amount, or is less than the minimum. You have kept your points. Please reload the page.',
    cause: 'points is less than the minimum of the rules, or amount is not points times senPerPoint.',
    remedy: 'Take minimum and senPerPoint from withdrawals, and use a new Idempotency-Key.',
  },
} as const
