import type { Evaluation } from '../category'

/** The parts of an evaluation; those that only a shown row needs are made when they are read. */
interface EvaluationParts extends Pick<Evaluation, 'sortValues' | 'balance'> {
  readonly headline: () => Evaluation['headline']
  readonly facts: () => Evaluation['facts']
  readonly conditions: () => Evaluation['conditions']
  readonly steps: () => Evaluation['steps']
}

/**
 * Getters stand on the prototype: an object with getters of its own for each of ten thousand products cost four times
 * as much, nearly all of it for the garbage collector.
 */
class LazyEvaluation implements Evaluation {
  readonly sortValues: Evaluation['sortValues']
  readonly balance: Evaluation['balance']
  private readonly parts: EvaluationParts

  constructor(parts: EvaluationParts) {
    this.sortValues = parts.sortValues
    this.balance = parts.balance
    this.parts = parts
  }

  get headline() {
    return this.parts.headline()
  }

  get facts() {
    return this.parts.facts()
  }

  get conditions() {
    return this.parts.conditions()
  }

  get steps() {
    return this.parts.steps()
  }
}

/** An evaluation whose texts are written on reading: ordering a whole list reads only its sort values and balance. */
export function lazyEvaluation(parts: EvaluationParts): Evaluation {
  return new LazyEvaluation(parts)
}
