import type { FactSentences } from '../../figures/row'
import type { Words } from '../../products/words'
import { formatRinggit, type Sen } from '../../values/money'
import { type BasisPoints, formatRate, percentText } from '../../values/rate'
import { counted } from '../../values/words'
import { commonWords } from '../shared/common-words'

const inMonths = (count: number) => counted(count, 'month', 'months')
const years = (count: number) => counted(count, 'year', 'years')
const none = commonWords.figures.noFee
const noLimit = 'No limit'
const upperEnd = 'A rate that depends on approval counts at its upper end.'
const vehicles = { new: 'New', used: 'Used', reconditioned: 'Reconditioned', ev: 'New electric' }
const carPrice = 'car loans here run to cars of RM20,000 to RM1 million'

/** What a visitor reads of car loans. */
export const carLoanWords = {
  title: 'Car loans',
  singular: 'car loan',
  plural: 'car loans',
  lede: 'Ranked by total cost. Flat and reducing rates are worked out to the same effective rate and the same ringgit.',
  sentences: {
    cash: ({ value, note }) => `You need ${value} on day one${note === null ? '' : `; ${note}`}`,
  } satisfies FactSentences,
  next: [
    { ask: 'Leave early?', answer: 'See what the bank may ask for', calculator: 'early-settlement' },
    {
      ask: 'Pay for longer?',
      answer: 'See the instalment over other months',
      calculator: 'car-loan-instalment',
      raise: { field: 'months', after: '' },
    },
    { ask: 'What else does a car cost?', answer: 'See what motor cover costs', calculator: 'motor-premium' },
  ],
  figures: {
    rateBasis: { label: 'How it is charged' },
    rateKind: { label: 'Fixed or floating' },
    rates: { label: 'Rates' },
    oldestCar: { label: 'Oldest car at the end', none: noLimit, print: years },
    oldestAge: { label: 'Your age at the end, at most', none: noLimit, print: years },
    stampDuty: { label: 'Stamp duty', none: 'Not taken from you' },
    claimFee: { label: 'Registering the ownership claim', none },
    signatureFee: { label: 'Identity check and electronic signature', none },
    earlySettlement: { label: 'If you settle early' },
    guarantor: { label: 'Guarantor' },
    insurance: {
      label: ({ insurance }: Words) => `${insurance === 'takaful' ? 'Takaful' : 'Insurance'} you must buy`,
      none: 'Not stated',
    },
    licence: { label: 'Driving licence needed' },
    noticeDays: {
      label: 'Notice before the rate changes',
      none: 'The rate does not change',
      print: (count: number) => counted(count, 'day', 'days'),
    },
  },
  choices: {
    rateBasis: { flat: 'Old method: flat rate and Rule of 78', reducing: 'New method: reducing balance' },
    rateKind: { fixed: 'Fixed', floating: 'Floating, above the OPR' },
    vehicle: vehicles,
    origin: { national: 'national', foreign: 'foreign', any: 'any make' },
    settlement: {
      'net-balance': ({ interest }: Words) => `Balance still owed, with ${interest} to the next due date`,
      'rule-of-78': 'Rule of 78',
      goodwill: 'Rule of 78, less a goodwill discount of the bank',
    },
    guarantor: { none: 'None', 'on-request': 'If the bank asks', always: 'Always' },
    insurance: { comprehensive: 'Comprehensive cover', any: 'Any motor cover' },
  },
  scenario: {
    title: 'Your car',
    sentence: 'The car costs {price}. I pay {down} down and the rest over {months}.',
    text: (amount: Sen, price: Sen, months: number) =>
      `${formatRinggit(amount)} over ${months} months on a ${formatRinggit(price)} car`,
    fields: {
      price: { label: 'Price of the car' },
      down: { label: 'Down payment', hint: '10% of the price, rounded up to RM100, unless you enter another amount.' },
      months: { label: 'Months to repay' },
      vehicle: { label: 'Vehicle' },
      origin: { label: 'Make' },
      age: { label: 'Age of the car', unit: 'years', hint: 'Of a used or reconditioned car.' },
      leave: { label: 'Settle it after', unit: 'months', hint: '0: you keep it to the end.' },
    },
    origins: { national: 'National', foreign: 'Foreign' },
    bounds: {
      price: carPrice,
      down: 'enter 0 if you pay nothing down',
      shortest: 'car loans here run for a year at least',
      longest: 'nine years is the longest term that banks here offer',
      age: 'no lender here takes a car above 15 years',
      leave: 'nine years is the longest term; 0 keeps it to the end',
    },
    covered: { title: 'Is there anything left to borrow?', text: 'Your down payment covers the price. Enter less.' },
    nearest: (asked: Sen, nearest: Sen, down: Sen) => ({
      title: 'Who finances this amount?',
      text: `No lender on this list finances ${formatRinggit(asked)} for this car and term. The nearest is ${formatRinggit(nearest)}: pay ${formatRinggit(down)} down.`,
    }),
  },
  facets: {
    finances: 'What it finances',
    mustHave: {
      legend: 'It must have',
      options: {
        'no-guarantor': 'No guarantor',
        'margin-90': '90% of the price or more',
        'nine-years': 'Nine years',
        'no-fees': 'No fees at the start',
      },
    },
  },
  sorts: {
    early: {
      label: 'Lowest cost if you settle early',
      name: 'cost when you settle',
      basis: (scenario: string, months: number) =>
        `What it has cost you ${months === 0 ? 'by the end' : `settled after ${inMonths(months)}`}, fees included, for ${scenario}. ${upperEnd}`,
      missing: 'Fees not published',
      weightLabel: 'Cheap to settle early',
    },
    cash: {
      label: 'Least cash on day one',
      name: 'cash on day one',
      basis: (scenario: string) =>
        `Down payment and the lender’s fees, for ${scenario}. Motor cover and road tax are extra.`,
      missing: 'Fees not published',
      weightLabel: null,
    },
  },
  situations: {
    'least-in-all': {
      title: 'Pay the least in total',
      caution: {
        title: 'Why not rank by effective rate?',
        text: 'At the same flat rate, more months give a lower effective rate and a dearer car. Total cost shows that; the rate alone does not.',
      },
    },
    'settle-early': {
      title: 'May settle early',
      caution: {
        title: 'Which method is in your agreement?',
        text: 'Under the old method most of the charge falls in the first months. Ask for an agreement on the reducing balance.',
      },
    },
    'little-cash': {
      title: 'Little cash today',
      caution: {
        title: 'What else is due on day one?',
        text: 'Insurance and road tax come on top. With a small down payment you may owe more than the car is worth for years.',
      },
    },
    islamic: {
      title: 'Islamic financing',
      caution: {
        title: 'Who owns the car?',
        text: 'Under an ijarah the bank owns it and rents it to you until the last payment. Settling early ends the rent that is not yet due.',
      },
    },
  },
  // A range of rates takes a whole line of a phone by itself.
  line: (low: BasisPoints, top: BasisPoints, { kind }: Words) =>
    low === top
      ? `${formatRate(top)} effective ${kind === 'Islamic' ? 'profit rate' : 'rate'}`
      : `${percentText(low)}–${formatRate(top)} effective`,
  facts: {
    early: (months: number) => `Cost if settled after ${inMonths(months)}`,
    earlyNote: { flat: 'by the Rule of 78', reducing: 'on the reducing balance' },
    cash: { label: 'Cash on day one', note: 'motor cover and road tax are extra' },
    none: 'None for this car',
    opr: 'OPR',
  },
  reasons: {
    covered: 'Nothing left to finance',
    vehicle: {
      new: 'No new cars',
      used: 'No used cars',
      reconditioned: 'No reconditioned cars',
      ev: 'No electric cars',
    },
    origin: { national: 'No national cars', foreign: 'No foreign cars' },
    age: (count: number) => `Cars up to ${years(count)} old`,
    margin: (share: BasisPoints, { kind }: Words) =>
      `${kind === 'Islamic' ? 'Finances' : 'Lends'} up to ${formatRate(share, 'trim')} of the price`,
    oldestCar: (count: number) => `Car at most ${years(count)} old at the end`,
  },
  conditions: {
    oldMethod: 'Old method: costs more if you leave early',
    oldMethodOver: 'Old method: closed to new agreements',
    floating: 'Floating rate: follows the OPR',
    notBank: 'Not a bank',
  },
  rules: {
    age: (age: number, { loan }: Words) => `At least a year before you are ${age}, when the ${loan} must end`,
    licence: 'You hold a driving licence',
  },
}
