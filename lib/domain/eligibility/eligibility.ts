import type { Applicant, RuleOutcome, RuleSource } from '../categories/category'
import type { Figure } from '../figures/figure'
import type { AnyProduct } from '../products/product-base'
import type { Residency, RuleKind, WorkerKind } from '../products/traits'
import { eligibilityWords } from './eligibility-words'

const { outcomes, residencies, workers, figures, told, untold, rules, verdict: answer } = eligibilityWords

/** One rule of who may apply, checked against what the visitor said. `source` is null while it is not published. */
export interface RuleResult {
  readonly id: string
  readonly label: string
  readonly result: RuleOutcome
  /** The rule as it is published, for whoever has said nothing; empty where the label says it. */
  readonly terms: string
  /** The same with how it comes out. */
  readonly explanation: string
  readonly source: RuleSource | null
  /** What belongs with the verdict too; null: nothing. */
  readonly note: string | null
}

/** All rules together. `text` is one sentence for the visitor. */
export interface Verdict {
  readonly result: RuleOutcome
  readonly text: string
}

/** An applicant who has said nothing: every published rule then reads as a checklist. */
export const nobody: Applicant = {
  age: null,
  monthlyIncome: null,
  residency: null,
  workerKind: null,
  newToBank: null,
  cardIssuers: null,
  netIncome: null,
  monthlyCommitments: null,
  living: null,
  member: null,
  guarantor: null,
  purpose: null,
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
  const give = (result: RuleOutcome, terms: string, explanation = terms): RuleResult => ({
    id,
    label,
    result,
    terms,
    explanation,
    source: figure.state === 'missing' ? null : { kind: 'product', key: figure.source },
    note: null,
  })
  if (figure.state === 'missing') return give('cannot-tell', figures.missing)
  if (figure.state === 'none') return give('pass', figures.none)
  if (figure.state === 'unlimited') return give('pass', figures.unlimited)
  const words = rule.words(figure.value)
  if (said === null) return give('cannot-tell', `${words}.`, untold(words, rule.ask))
  const result = rule.holds(figure.value, said) ? 'pass' : 'fail'
  return give(result, `${words}.`, told(words, outcomes[result]))
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

/** The rules that products of any category may publish. */
export const ruleChecks: Readonly<Record<RuleKind, RuleCheck>> = {
  minAge: {
    reads: 'age',
    check: ({ requirements }, { age }) =>
      checkCommon<number, number>({
        id: 'min-age',
        ...rules.minAge,
        figure: requirements?.minAge ?? absent,
        said: age,
        holds: (limit, said) => said >= limit,
      }),
  },
  maxAge: {
    reads: 'age',
    check: ({ requirements }, { age }) =>
      checkCommon<number, number>({
        id: 'max-age',
        ...rules.maxAge,
        figure: requirements?.maxAge ?? absent,
        said: age,
        holds: (limit, said) => said <= limit,
      }),
  },
  minMonthlyIncome: {
    reads: 'monthlyIncome',
    check: ({ requirements }, { monthlyIncome }) =>
      checkCommon({
        id: 'min-income',
        ...rules.minMonthlyIncome,
        figure: requirements?.minMonthlyIncome ?? absent,
        said: monthlyIncome,
        holds: (limit, income) => income >= limit,
      }),
  },
  residencies: {
    reads: 'residency',
    check: ({ requirements }, applicant) =>
      checkCommon<readonly Residency[], string>({
        id: 'residency',
        ...rules.residencies,
        figure: requirements?.residencies ?? absent,
        said: applicant.residency,
        holds: (allowed, residency) => allowed.some((one) => one === residency),
        words: (allowed) => rules.residencies.words(allowed.map((one) => residencies[one])),
      }),
  },
  workerKinds: {
    reads: 'workerKind',
    check: ({ requirements }, applicant) =>
      checkCommon<readonly WorkerKind[], string>({
        id: 'worker-kind',
        ...rules.workerKinds,
        figure: requirements?.workerKinds ?? absent,
        said: applicant.workerKind,
        holds: (allowed, kind) => allowed.some((one) => one === kind),
        words: (allowed) => rules.workerKinds.words(allowed.map((one) => workers[one])),
      }),
  },
  newToBank: {
    reads: 'newToBank',
    check: (product, applicant) =>
      checkCommon<true, boolean>({
        id: 'new-to-bank',
        label: rules.newToBank.label,
        figure: newToBankFigure(product),
        said: applicant.newToBank,
        ask: rules.newToBank.ask(product.issuer.name),
        holds: (_, isNew) => isNew,
        words: () => rules.newToBank.words(product.issuer.name),
      }),
  },
}

/**
 * Fails when any rule fails, else cannot be told when any cannot, else is a caution when any is, else passes. What a rule
 * tells of the applicant is said with it. It never promises an approval.
 */
export function verdict(results: readonly RuleResult[]): Verdict {
  const failed = results.filter(({ result }) => result === 'fail').length
  const open = results.filter(({ result }) => result === 'cannot-tell').length
  const notes = results.flatMap(({ note }) => (note === null ? [] : [note]))
  const say = (...texts: readonly string[]) => texts.join(' ')
  if (failed > 0) return { result: 'fail', text: say(answer.fail(failed), ...notes) }
  if (open > 0) return { result: 'cannot-tell', text: say(answer.open(open), ...notes) }
  const result = results.some((rule) => rule.result === 'caution') ? 'caution' : 'pass'
  return { result, text: say(answer[result], ...notes, answer.decides) }
}
