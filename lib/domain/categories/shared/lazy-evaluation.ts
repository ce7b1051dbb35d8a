import type { Evaluation } from '../category'

/** What only a shown row needs of an evaluation; each is made when it is read. */
interface EvaluationTexts {
  readonly headline: () => Evaluation['headline']
  readonly facts: () => Evaluation['facts']
  readonly conditions: () => Evaluation['conditions']
  readonly steps: () => Evaluation['steps']
}

/**
 * Getters stand on the prototype: an object with getters of its own for each of ten thousand products cost four times
 * as much, nearly all of it for the garbage collector. For its sake there is one function for all texts, too.
 */
class LazyEvaluation implements Evaluation {
  constructor(
    readonly sortValues: Evaluation['sortValues'],
    readonly balance: Evaluation['balance'],
    private readonly texts: () => EvaluationTexts,
  ) {}

  get headline() {
    return this.texts().headline()
  }

  get facts() {
    return this.texts().facts()
  }

  get conditions() {
    return this.texts().conditions()
  }

  get steps() {
    return this.texts().steps()
  }
}

/** An evaluation whose texts are written on reading: ordering a whole list reads only its sort values and balance. */
export function lazyEvaluation(
  sortValues: Evaluation['sortValues'],
  balance: Evaluation['balance'],
  texts: () => EvaluationTexts,
): Evaluation {
  return new LazyEvaluation(sortValues, balance, texts)
}
