const { TEST_TURN, TEST_LONG } = process.env

/**
 * The number by which a run takes its part of the checks that are too long for every run, and at which random checks begin. `npm test`
 * works it out from the code and prints it, so that what was tested once is tested alike again; a change of the code goes on to other
 * parts. Without `npm test` it is 0.
 */
export const turn = TEST_TURN === undefined || TEST_TURN === '' ? 0 : Number(TEST_TURN)
if (!Number.isSafeInteger(turn) || turn < 0) throw new Error(`TEST_TURN must be a whole number, not '${TEST_TURN}'`)

/** Whether this run takes all parts: `npm run test:long`. */
export const isLong = TEST_LONG === '1'

/** The one of some things whose turn it is. `place` has others in its place take another one in the same run. */
export function inTurn<T>(all: readonly [T, ...T[]], place = 0): T {
  return all[(turn + place) % all.length] ?? all[0]
}

/**
 * The third of some things whose turn it is, in their order; all of them in a long run. It is for what the same code does with each, such as
 * the journeys of every list: three turns go through all of them. `place` has another check take another third in the same run.
 */
export function thirdInTurn<T>(all: readonly T[], place = 0): readonly T[] {
  return isLong ? all : all.filter((_, at) => at % 3 === (turn + place) % 3)
}

/** How often a random check runs: half as often as in a long run. */
export function runsOf(most: number): number {
  return isLong ? most : Math.ceil(most / 2)
}
