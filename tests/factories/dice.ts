/** Numbers that are the same in every run: a whole number below `sides`. */
export type Dice = (sides: number) => number

/** A small linear congruential generator: the same seed always gives the same throws. */
export function dice(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
