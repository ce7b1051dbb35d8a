import type { Weighing } from '../category'

/** The parts of a weighing; those that only a shown row needs are made when they are read. */
interface WeighingParts extends Pick<Weighing, 'scores' | 'balance'> {
  readonly hero: () => Weighing['hero']
  readonly facts: () => Weighing['facts']
  readonly chips: () => Weighing['chips']
  readonly steps: () => Weighing['steps']
}

/** A weighing whose texts are written on reading: ordering a whole list reads only its scores and its balance. */
export function lazyWeighing({ scores, balance, hero, facts, chips, steps }: WeighingParts): Weighing {
  return {
    scores,
    balance,
    get hero() {
      return hero()
    },
    get facts() {
      return facts()
    },
    get chips() {
      return chips()
    },
    get steps() {
      return steps()
    },
  }
}
