import type { Evaluation } from '../category'

/** The parts of an evaluation; those that only a shown row needs are made when they are read. */
interface EvaluationParts extends Pick<Evaluation, 'sortValues' | 'balance'> {
  readonly headline: () => Evaluation['headline']
  readonly facts: () => Evaluation['facts']
  readonly conditions: () => Evaluation['conditions']
  readonly steps: () => Evaluation['steps']
}

/** An evaluation whose texts are written on reading: ordering a whole list reads only its sort values and balance. */
export function lazyEvaluation(parts: EvaluationParts): Evaluation {
  return {
    sortValues: parts.sortValues,
    balance: parts.balance,
    get headline() {
      return parts.headline()
    },
    get facts() {
      return parts.facts()
    },
    get conditions() {
      return parts.conditions()
    },
    get steps() {
      return parts.steps()
    },
  }
}
