import { formatRinggit, type Sen } from './money'
import { counted } from './words'

/** `a`, `a and b`, `a, b and c`. */
function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** What a visitor reads of who may apply: rules, questions and the answer. */
export const eligibilityWords = {
  outcomes: {
    pass: 'You meet this.',
    fail: 'You do not meet this.',
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
  figures: { missing: 'Not published.', none: 'No such rule.', unlimited: 'No limit.' },
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
    pass: 'You meet every published rule. The issuer still decides.',
  },
  questions: {
    notSaid: 'Not said',
    age: { label: 'Your age', unit: '', least: 'ages are counted in whole years', most: 'nobody is known to be older' },
    amounts: { least: 'enter 0 when there is none', most: 'RM1 million a month is the most we work with' },
    income: 'Income a month',
    commitments: 'Repayments a month',
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
