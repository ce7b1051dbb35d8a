const dayMs = 86_400_000

const { TEST_TURN, TEST_LONG } = process.env

/**
 * The number of the day, by which a run takes its part of the checks that are too long for every run: as many days as there are parts
 * go through all of them. `npm test` prints it, and `TEST_TURN` repeats the run of another day.
 */
export const turn = TEST_TURN === undefined || TEST_TURN === '' ? Math.floor(Date.now() / dayMs) : Number(TEST_TURN)
if (!Number.isSafeInteger(turn) || turn < 0) throw new Error(`TEST_TURN must be a whole number, not '${TEST_TURN}'`)

/** Whether this run takes all parts: `npm run test:long`. */
export const isLong = TEST_LONG === '1'

/** The one of some things whose turn it is. `place` has others in its place take another one on the same day. */
export function inTurn<T>(all: readonly [T, ...T[]], place = 0): T {
  return all[(turn + place) % all.length] ?? all[0]
}

/**
 * The third of some things whose turn it is, in their order; all of them in a long run. It is for what the same code does with each, such as
 * the journeys of every list: three days go through all of them. `place` has another check take another third on the same day.
 */
export function thirdInTurn<T>(all: readonly T[], place = 0): readonly T[] {
  return isLong ? all : all.filter((_, at) => at % 3 === (turn + place) % 3)
}

/** How often a random check runs: half as often as in a long run. */
export function runsOf(most: number): number {
  return isLong ? most : Math.ceil(most / 2)
}
