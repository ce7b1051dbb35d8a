import type { Applicant, Category, ExtraRule, RuleSource } from './categories/category'
import type { Figure } from './figure'
import { formatRinggit } from './money'
import type { Product } from './products/product'
import type { Residency, WorkerKind } from './products/product-base'

export type RuleOutcome = 'pass' | 'fail' | 'cannot-tell'

/** One rule of who may apply, checked against what the visitor said. `source` is null while it is not published. */
export interface RuleResult {
  readonly id: string
  readonly label: string
  readonly result: RuleOutcome
  readonly explanation: string
  readonly source: RuleSource | null
}

/** All rules together. `text` is one sentence for the visitor. */
export interface Verdict {
  readonly result: RuleOutcome
  readonly text: string
}

export const residencyNames: Readonly<Record<Residency, string>> = {
  citizen: 'Malaysian citizens',
  'permanent-resident': 'permanent residents',
  foreigner: 'foreigners',
}

export const workerNames: Readonly<Record<WorkerKind, string>> = {
  employed: 'employed people',
  government: 'government staff',
  'self-employed': 'self-employed people',
  student: 'students',
  retired: 'retired people',
  'not-working': 'people not working',
}

const outcomeWords: Readonly<Record<RuleOutcome, string>> = {
  pass: 'You meet this.',
  fail: 'You do not meet this.',
  'cannot-tell': 'We need to know more to check this.',
}

/** An applicant who has said nothing: every published rule then reads as a checklist. */
export const nobody: Applicant = {
  age: null,
  monthlyIncome: null,
  residency: null,
  workerKind: null,
  newToBank: null,
  cardIssuers: null,
  monthlyCommitments: null,
}

interface CommonRule<T, A> {
  readonly id: string
  readonly label: string
  readonly figure: Figure<T>
  readonly said: A | null
  /** What to tell us, such as "your age". */
  readonly ask: string
  readonly holds: (limit: T, said: A) => boolean
  /** The rule in words, such as "You must be 21 or older". */
  readonly words: (limit: T) => string
}

function checkCommon<T, A>(rule: CommonRule<T, A>): RuleResult {
  const { id, label, figure, said } = rule
  const give = (result: RuleOutcome, explanation: string): RuleResult => ({
    id,
    label,
    result,
    explanation,
    source: figure.state === 'missing' ? null : { kind: 'product', key: figure.source },
  })
  if (figure.state === 'missing') return give('cannot-tell', 'Not published.')
  if (figure.state === 'none') return give('pass', 'No such rule.')
  if (figure.state === 'unlimited') return give('pass', 'No limit.')
  const words = rule.words(figure.value)
  if (said === null) return give('cannot-tell', `${words}. Tell us ${rule.ask} to check this.`)
  const result = rule.holds(figure.value, said) ? 'pass' : 'fail'
  return give(result, `${words}. ${outcomeWords[result]}`)
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function moneyAndAgeRules({ requirements }: Product, applicant: Applicant): readonly RuleResult[] {
  return [
    checkCommon<number, number>({
      id: 'min-age',
      label: 'Youngest age',
      figure: requirements.minAge,
      said: applicant.age,
      ask: 'your age',
      holds: (limit, age) => age >= limit,
      words: (limit) => `You need to be ${limit} or older`,
    }),
    checkCommon<number, number>({
      id: 'max-age',
      label: 'Oldest age',
      figure: requirements.maxAge,
      said: applicant.age,
      ask: 'your age',
      holds: (limit, age) => age <= limit,
      words: (limit) => `You need to be ${limit} or younger`,
    }),
    checkCommon({
      id: 'min-income',
      label: 'Income',
      figure: requirements.minMonthlyIncome,
      said: applicant.monthlyIncome,
      ask: 'your monthly income',
      holds: (limit, income) => income >= limit,
      words: (limit) => `You need to earn ${formatRinggit(limit)} a month or more`,
    }),
  ]
}

function personRules({ requirements }: Product, applicant: Applicant): readonly RuleResult[] {
  return [
    checkCommon<readonly Residency[], string>({
      id: 'residency',
      label: 'Residency',
      figure: requirements.residencies,
      said: applicant.residency,
      ask: 'your residency',
      holds: (allowed, residency) => allowed.some((one) => one === residency),
      words: (allowed) => `Open to ${list(allowed.map((one) => residencyNames[one]))}`,
    }),
    checkCommon<readonly WorkerKind[], string>({
      id: 'worker-kind',
      label: 'Kind of work',
      figure: requirements.workerKinds,
      said: applicant.workerKind,
      ask: 'what kind of work you do',
      holds: (allowed, kind) => allowed.some((one) => one === kind),
      words: (allowed) => `Open to ${list(allowed.map((one) => workerNames[one]))}`,
    }),
  ]
}

function newToBankRule(product: Product, applicant: Applicant): RuleResult {
  const source = product.officialSource
  return checkCommon<true, boolean>({
    id: 'new-to-bank',
    label: 'New customers only',
    figure: product.newToBankOnly ? { state: 'known', value: true, source } : { state: 'none', source },
    said: applicant.newToBank,
    ask: `whether you already bank with ${product.issuer.name}`,
    holds: (_, isNew) => isNew,
    words: () => `Open only to people new to ${product.issuer.name}`,
  })
}

function checkExtra(rule: ExtraRule, applicant: Applicant): RuleResult {
  const result = rule.check(applicant)
  return { id: rule.id, label: rule.label, result, explanation: outcomeWords[result], source: rule.source }
}

/**
 * Checks an applicant against each published rule of a product: the common ones, then the category's own. A rule that
 * is not published cannot be told; one published as absent passes. Runs on the device; nothing here is sent.
 */
export function checkEligibility(category: Category, product: Product, applicant: Applicant): readonly RuleResult[] {
  return [
    ...moneyAndAgeRules(product, applicant),
    ...personRules(product, applicant),
    newToBankRule(product, applicant),
    ...category.rules(product).map((rule) => checkExtra(rule, applicant)),
  ]
}

/** Fails when any rule fails, else cannot be told when any cannot, else passes. */
export function verdict(results: readonly RuleResult[]): Verdict {
  const failed = results.filter(({ result }) => result === 'fail').length
  const open = results.filter(({ result }) => result === 'cannot-tell').length
  if (failed > 0) {
    return { result: 'fail', text: failed === 1 ? 'You do not meet 1 rule.' : `You do not meet ${failed} rules.` }
  }
  if (open > 0) {
    const rules = open === 1 ? '1 rule' : `${open} rules`
    return { result: 'cannot-tell', text: `Nothing rules you out, but ${rules} could not be checked.` }
  }
  return { result: 'pass', text: 'You meet every published rule. The issuer still decides.' }
}
