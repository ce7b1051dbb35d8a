import type { Applicant, Category, ExtraRule, RuleSource } from './categories/category'
import type { Figure } from './figure'
import { formatRinggit } from './money'
import type { Product } from './products/product'
import type { AnyProduct } from './products/product-base'
import type { Residency, RuleKind, WorkerKind } from './products/traits'

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

function newToBankFigure({ newToBankOnly = false, officialSource: source }: AnyProduct): Figure<true> {
  return newToBankOnly ? { state: 'known', value: true, source } : { state: 'none', source }
}

const absent: Figure<never> = { state: 'missing' }

/** How a rule that products of any category may publish is checked, and what it reads of the applicant. */
interface RuleCheck {
  readonly reads: keyof Applicant
  readonly check: (product: AnyProduct, applicant: Applicant) => RuleResult
}

const ruleChecks: Readonly<Record<RuleKind, RuleCheck>> = {
  minAge: {
    reads: 'age',
    check: ({ requirements }, { age }) =>
      checkCommon<number, number>({
        id: 'min-age',
        label: 'Youngest age',
        figure: requirements?.minAge ?? absent,
        said: age,
        ask: 'your age',
        holds: (limit, said) => said >= limit,
        words: (limit) => `You need to be ${limit} or older`,
      }),
  },
  maxAge: {
    reads: 'age',
    check: ({ requirements }, { age }) =>
      checkCommon<number, number>({
        id: 'max-age',
        label: 'Oldest age',
        figure: requirements?.maxAge ?? absent,
        said: age,
        ask: 'your age',
        holds: (limit, said) => said <= limit,
        words: (limit) => `You need to be ${limit} or younger`,
      }),
  },
  minMonthlyIncome: {
    reads: 'monthlyIncome',
    check: ({ requirements }, { monthlyIncome }) =>
      checkCommon({
        id: 'min-income',
        label: 'Income',
        figure: requirements?.minMonthlyIncome ?? absent,
        said: monthlyIncome,
        ask: 'your monthly income',
        holds: (limit, income) => income >= limit,
        words: (limit) => `You need to earn ${formatRinggit(limit)} a month or more`,
      }),
  },
  residencies: {
    reads: 'residency',
    check: ({ requirements }, applicant) =>
      checkCommon<readonly Residency[], string>({
        id: 'residency',
        label: 'Residency',
        figure: requirements?.residencies ?? absent,
        said: applicant.residency,
        ask: 'your residency',
        holds: (allowed, residency) => allowed.some((one) => one === residency),
        words: (allowed) => `Open to ${list(allowed.map((one) => residencyNames[one]))}`,
      }),
  },
  workerKinds: {
    reads: 'workerKind',
    check: ({ requirements }, applicant) =>
      checkCommon<readonly WorkerKind[], string>({
        id: 'worker-kind',
        label: 'Kind of work',
        figure: requirements?.workerKinds ?? absent,
        said: applicant.workerKind,
        ask: 'what kind of work you do',
        holds: (allowed, kind) => allowed.some((one) => one === kind),
        words: (allowed) => `Open to ${list(allowed.map((one) => workerNames[one]))}`,
      }),
  },
  newToBank: {
    reads: 'newToBank',
    check: (product, applicant) =>
      checkCommon<true, boolean>({
        id: 'new-to-bank',
        label: 'New customers only',
        figure: newToBankFigure(product),
        said: applicant.newToBank,
        ask: `whether you already bank with ${product.issuer.name}`,
        holds: (_, isNew) => isNew,
        words: () => `Open only to people new to ${product.issuer.name}`,
      }),
  },
}

function checkExtra(rule: ExtraRule, applicant: Applicant): RuleResult {
  const result = rule.check(applicant)
  return { id: rule.id, label: rule.label, result, explanation: outcomeWords[result], source: rule.source }
}

/**
 * Checks an applicant against each published rule of a product: those of the category's traits, then its own. A rule that
 * is not published cannot be told; one published as absent passes. Runs on the device; nothing here is sent.
 */
export function checkEligibility(category: Category, product: Product, applicant: Applicant): readonly RuleResult[] {
  return [
    ...(category.table.traits.applicant ?? []).map((kind) => ruleChecks[kind].check(product, applicant)),
    ...category.rules(product).map((rule) => checkExtra(rule, applicant)),
  ]
}

/** What the rules of a product read of an applicant: nothing else needs to be asked. */
export function rulesRead(category: Category, product: Product): ReadonlySet<keyof Applicant> {
  return new Set([
    ...(category.table.traits.applicant ?? []).map((kind) => ruleChecks[kind].reads),
    ...category.rules(product).flatMap(({ reads }) => reads),
  ])
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
