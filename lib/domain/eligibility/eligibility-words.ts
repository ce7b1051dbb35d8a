import type { Words } from '../products/words'
import { formatRinggit, type Sen, sen } from '../values/money'
import { counted } from '../values/words'

/** `a`, `a and b`, `a, b and c`. */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** What is said of repayments with a new instalment. */
interface DebtsSaid {
  readonly instalment: Sen
  readonly part: number
  readonly left: Sen
  readonly net: boolean
}

/** `60.1%`: rounded up, so that what is above a limit never reads as the limit; of "at least" down. */
const percent = (part: number, round: (thousandths: number) => number) => `${(round(part * 1_000) / 10).toFixed(1)}%`

/** What a visitor reads of who may apply: rules, questions and the answer. */
export const eligibilityWords = {
  outcomes: {
    pass: 'You meet this.',
    fail: 'You do not meet this.',
    caution: 'Take care.',
    'cannot-tell': 'We need to know more to check this.',
  },
  residencies: {
    citizen: 'Malaysian citizens',
    'permanent-resident': 'permanent residents',
    foreigner: 'foreigners',
  },
  workers: {
    employed: 'employed people',
    government: 'government staff',
    'self-employed': 'self-employed people',
    student: 'students',
    retired: 'retired people',
    'not-working': 'people not working',
  },
  figures: { missing: 'Not published.', none: 'No limit.', unlimited: 'No limit.' },
  told: (rule: string, outcome: string) => `${rule}. ${outcome}`,
  untold: (rule: string, ask: string) => `${rule}. Tell us ${ask} to check this.`,
  rules: {
    minAge: { label: 'Youngest age', ask: 'your age', words: (limit: number) => `You need to be ${limit} or older` },
    maxAge: { label: 'Oldest age', ask: 'your age', words: (limit: number) => `You need to be ${limit} or younger` },
    minMonthlyIncome: {
      label: 'Income',
      ask: 'your monthly income',
      words: (limit: Sen) => `You need to earn ${formatRinggit(limit)} a month or more`,
    },
    residencies: {
      label: 'Residency',
      ask: 'your residency',
      words: (allowed: readonly string[]) => `Open to ${list(allowed)}`,
    },
    workerKinds: {
      label: 'Kind of work',
      ask: 'what kind of work you do',
      words: (allowed: readonly string[]) => `Open to ${list(allowed)}`,
    },
    newToBank: {
      label: 'New customers only',
      ask: (issuer: string) => `whether you already bank with ${issuer}`,
      words: (issuer: string) => `Open only to people new to ${issuer}`,
    },
  },
  debts: {
    label: ({ loan }: Words) => `At most 60% of your net income goes to repayments, this ${loan} included`,
    practice: ({ lender }: Words) =>
      `Common practice: Bank Negara Malaysia sets no limit, and this ${lender} may set its own`,
    notOffered: ({ loan, lender }: Words) =>
      `This ${lender} publishes no instalment for the amount and term chosen above, so we cannot count this ${loan}.`,
    share: ({ loan }: Words, { instalment, part, left, net }: DebtsSaid) =>
      net
        ? `With ${formatRinggit(instalment, 'sen')} a month for this ${loan}, ${percent(part, Math.ceil)} of your net income goes to repayments and ${formatRinggit(left, 'sen')} is left to live on.`
        : `With ${formatRinggit(instalment, 'sen')} a month for this ${loan}, at least ${percent(part, Math.floor)} of your net income goes to repayments and at most ${formatRinggit(left, 'sen')} is left to live on. Tell us your net income to check this.`,
    short: ({ loan }: Words, { instalment, left }: DebtsSaid) =>
      `With ${formatRinggit(instalment, 'sen')} a month for this ${loan}, repayments are ${formatRinggit(sen(-left), 'sen')} a month more than your income.`,
    tooLittle: (living: Sen) => `You need ${formatRinggit(living, 'sen')}.`,
    limits: 'Lenders commonly stop at 60% for lower incomes and 70% for others.',
  },
  restrictions: {
    members: 'You are a member of the co-operative or society that offers it',
    customers: 'You are a customer of the bank that sells it',
    guarantor: 'Somebody stands guarantor for you',
    purpose: (purposes: readonly string[]) => `The money is for ${purposes.join(' or ')}`,
    purposes: {
      'debt-consolidation': 'debts that you bring together',
      education: 'tuition or a course',
      renovation: 'renovation',
      medical: 'medical bills',
    },
  },
  verdict: {
    fail: (failed: number) => `You do not meet ${counted(failed, 'rule', 'rules')}.`,
    open: (open: number) => `Nothing rules you out, but ${counted(open, 'rule', 'rules')} could not be checked.`,
    pass: 'You meet every published rule.',
    caution: 'No published rule is against you.',
    decides: 'The issuer still decides.',
  },
  standing: {
    meets: 'You meet the rules',
    fails: 'You do not qualify',
    open: (unchecked: number) => `Not checked: ${counted(unchecked, 'rule', 'rules')}`,
  },
  questions: {
    notSaid: 'Not said',
    age: { label: 'Your age', unit: '', least: 'ages are counted in whole years', most: 'nobody is known to be older' },
    amounts: { least: 'enter 0 when there is none', most: 'RM1 million a month is the most we work with' },
    income: 'Income a month',
    commitments: 'Repayments a month',
    net: { label: 'Net income a month', hint: 'After EPF, SOCSO and tax.' },
    living: { label: 'Essentials a month', hint: 'Rent, food, transport, bills.' },
    issuers: { label: 'Banks you hold cards from', unit: '', most: 'there are not more banks here' },
    residency: 'Residency',
    work: 'Kind of work',
    member: { label: 'Are you a member here?', no: 'No', yes: 'Yes' },
    guarantor: { label: 'Do you have a guarantor?', no: 'No', yes: 'Yes' },
    purpose: {
      label: 'What is the money for?',
      options: {
        'debt-consolidation': 'Bringing debts together',
        education: 'Tuition or a course',
        renovation: 'Renovation',
        medical: 'Medical bills',
      },
      other: 'Something else',
    },
    banksHere: { label: 'Do you bank here already?', no: 'No', yes: 'Yes' },
  },
}
