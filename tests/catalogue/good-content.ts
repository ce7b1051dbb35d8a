import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ContentFile } from '@/lib/server/catalogue/content-files'

const base = (name: string, issuer: string, extra = '') => `# Checked by hand
name: ${name}
issuer: ${issuer}
summary: A plain product for everyday money.
shariah: none
sources:
  page:
    kind: issuer-page
    title: "Product page"
    url: "https://www.banknusa.example/product"
    checkedOn: 2026-11-03 # by phone
  pds: { kind: disclosure-sheet, title: "Disclosure sheet", url: "https://www.banknusa.example/pds.pdf", checkedOn: 2026-10-20 }
officialSource: page
disclosureSource: pds
requirements:
  minAge: { value: 21, source: page }
  maxAge: { value: 65, source: page }
  minMonthlyIncome: { value: RM2,000, source: page }
  residencies: { value: [citizen, permanent-resident], source: page }
  workerKinds: { state: none, source: page }
newToBankOnly: false
audience: []
channel: online
promotion: none
documents:
  - MyKad, both sides
paid: click
sample: true
updatedOn: 2026-11-03
${extra}`

const savings = base(
  'Nusa Saver',
  'bank-nusa',
  `baseRate:
  source: page
  value:
    method: incremental
    bands:
      - { upTo: RM5,000, rate: 0.25% }
      - { upTo: RM50,000, rate: 1.15% }
      - { upTo: none, rate: 0.50% }
bonuses:
  source: page
  value:
    - condition: { kind: salary-credit, amount: RM3,000 }
      rate: 1.20%
      cap: { value: RM100,000, source: page }
    - condition: { kind: bill-payments, count: 3 }
      rate: 0.30%
      cap: { state: unlimited, source: page }
returnGuaranteed: true
openingDeposit: { value: RM20, source: page }
minimumBalance: { value: RM20, source: page }
fallBelowMonthlyFee: { state: none, source: pds }
yearlyCardFee: { value: RM12.50, source: pds }
dormancyYearlyFee: { value: RM10, source: pds }
interestPaid: { value: monthly, source: page }
freeWithdrawalsAMonth: { state: unlimited, source: page }
jointAllowed: { value: true, source: page }
`,
)

const current = base(
  'Nusa Everyday',
  'bank-nusa',
  `rate: { state: none, source: page }
returnGuaranteed: true
openingDeposit: { value: RM500, source: page }
minimumBalance: { value: RM1,000, source: page }
halfYearlyServiceCharge: { value: RM10, source: pds }
yearlyCardFee: { value: RM8, source: pds }
chequeFee: { value: RM0.50, source: pds }
stopChequeFee: { value: RM20, source: pds }
standingInstructionFee: { state: missing }
interbankTransferFee: { state: none, source: pds }
overdraft: { value: { rate: 8.15%, setUpFee: RM100 }, source: pds }
chequeBook: true
basicAccount: false
jointAllowed: { value: true, source: page }
`,
)

const deposit = base(
  'Nusa Term',
  'bank-nusa',
  `placements:
  source: page
  value:
    - { months: 6, rate: 3.10%, from: RM1,000, upTo: RM50,000 }
    - { months: 12, rate: 3.40%, from: RM1,000, upTo: RM50,000 }
    - { months: 12, rate: 3.60%, from: RM50,000.01, upTo: none }
rateKind: board
tied: { value: { kind: savings-share, share: 25%, rate: 0.50%, charge: 0% }, source: page }
freshFundsOnly: false
minimumDeposit: { value: RM1,000, source: page }
maximumDeposit: { value: RM1,000,000, source: page }
payout: { value: at-maturity, source: page }
earlyWithdrawal: { value: no-return, source: pds }
partialWithdrawal: { value: false, source: pds }
renewalRate: { value: 2.50%, source: page }
dayCount: 365
`,
)

const card = base(
  'Nusa Cash',
  'bank-nusa',
  `network: visa
tier: platinum
purposes: [cashback, petrol]
annualFee: { value: RM120, source: pds } # waived in the first year
feeWaiver: { value: { kind: yearly-spend, amount: RM12,000 }, source: page }
earn:
  source: page
  value:
    - { kind: cashback, on: [petrol, groceries], rate: 5%, cap: { value: RM30, source: pds } }
    - { kind: cashback, on: [dining, online, travel, other], rate: 0.20%, cap: { state: unlimited, source: pds } }
minimumMonthlySpend: { value: RM500, source: page }
totalMonthlyCap: { value: RM50, source: page }
thousandPointsWorth: { state: none, source: page }
serviceTax: { value: RM25, source: pds }
financeCharge: { value: { twelveOnTime: 15%, tenOnTime: 17%, fewer: 18% }, source: pds }
interestFreeDays: { value: 20, source: pds }
cashAdvanceFee: { value: 5%, source: pds }
overseasFee: { value: 1%, source: pds }
loungeVisits: { state: none, source: page }
balanceTransfer: { value: { rate: 0%, months: 6, fee: 3%, minimum: RM1,000 }, source: page }
supplementaryFee: { state: missing }
pointsExpiryMonths: { state: none, source: page }
gift:
  source: page
  value:
    text: A travel bag
    conditions: Spend RM1,000 in 60 days.
    lastDay: 2026-12-31
    longestWaitDays: 90
`,
)

const loan = base(
  'Maju Cash-i',
  'maju-islamic-bank',
  `rateBasis: flat
rateKind: fixed
rates:
  source: page
  value:
    - { amountFrom: RM5,000, amountTo: RM20,000, monthsFrom: 12, monthsTo: 84, rate: 6.00%, rateTo: 8.00% }
    - { amountFrom: RM20,000.01, amountTo: RM100,000, monthsFrom: 12, monthsTo: 84, rate: 5.00%, rateTo: 7.00% }
minAmount: { value: RM5,000, source: page }
maxAmount: { value: RM100,000, source: page }
minMonths: { value: 12, source: page }
maxMonths: { value: 84, source: page }
processingFee: { value: { rate: 1%, least: RM100, most: RM500 }, source: pds }
stampDuty: { value: 0.5%, source: pds }
cover: { value: { kind: none, cost: 0% }, source: pds }
lateCharge: { value: 1%, source: pds }
earlySettlement: { value: ibra, source: pds }
disbursalDays: { value: 2, source: page }
salaryDeduction: false
incomeMultiple: { value: 8, source: page }
`,
)
  .replace('shariah: none', 'shariah: tawarruq')
  .replace('audience: []', 'audience: []\npurpose: []')

const bankNusa = `name: Bank Nusa
shortName: Nusa
code: NUSA
mark: island
colour: blue
kind: bank
depositProtection: true
invented: true
applyHost: www.banknusa.example
applyPath: /apply/{category}/{slug}
`

const majuIslamicBank = `name: Maju Islamic Bank
shortName: Maju
code: MAJU
mark: leaf
colour: green
kind: islamic-bank
depositProtection: true
invented: true
applyHost: www.majuislamic.example
applyPath: /start?product={slug}
`

const allowedHosts = `hosts:
  - { host: www.banknusa.example, reason: Application pages., reviewed: 2026-11-01 }
  - { host: www.majuislamic.example, reason: Application pages., reviewed: 2026-11-01 }
`

/** A catalogue of five products, one for each category, in which nothing is wrong. Sorted by path. */
export const goodContent: readonly ContentFile[] = [
  { path: 'content/catalogue/credit-card/nusa-cash.yaml', text: card },
  { path: 'content/catalogue/current-account/nusa-everyday.yaml', text: current },
  { path: 'content/catalogue/fixed-deposit/nusa-term.yaml', text: deposit },
  { path: 'content/catalogue/personal-loan/maju-cash-i.yaml', text: loan },
  { path: 'content/catalogue/savings-account/nusa-saver.yaml', text: savings },
  { path: 'content/issuers/bank-nusa.yaml', text: bankNusa },
  { path: 'content/issuers/maju-islamic-bank.yaml', text: majuIslamicBank },
  { path: 'content/partners/allowed-hosts.yaml', text: allowedHosts },
]

/** Short names for the files of {@link goodContent}. */
export const goodPaths = {
  card: 'content/catalogue/credit-card/nusa-cash.yaml',
  current: 'content/catalogue/current-account/nusa-everyday.yaml',
  deposit: 'content/catalogue/fixed-deposit/nusa-term.yaml',
  loan: 'content/catalogue/personal-loan/maju-cash-i.yaml',
  savings: 'content/catalogue/savings-account/nusa-saver.yaml',
  bank: 'content/issuers/bank-nusa.yaml',
  islamicBank: 'content/issuers/maju-islamic-bank.yaml',
  hosts: 'content/partners/allowed-hosts.yaml',
} as const

/** The good content with one text of one file replaced. Throws when the file does not hold that text. */
export function contentWith(path: string, old: string, now: string): readonly ContentFile[] {
  return goodContent.map((file) => {
    if (file.path !== path) return file
    if (!file.text.includes(old)) throw new Error(`${path} does not hold: ${old}`)
    return { path, text: file.text.replace(old, () => now) }
  })
}

/** Writes files below a new folder for temporary files; gives the content folder. */
export function writeContent(files: readonly ContentFile[]): string {
  const root = mkdtempSync(join(tmpdir(), 'timbang-content-'))
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return join(root, 'content')
}
