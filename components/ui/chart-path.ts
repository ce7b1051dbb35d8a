/** A place in a plot: across, and down. */
export type Spot = readonly [x: number, y: number]

const through = (spots: readonly Spot[]) => spots.map(([x, y]) => `${x},${y}`).join('L')

/** An SVG path of straight lines through every spot, broken where one is not known; a spot alone is a dot of the stroke's width. */
export function linePath(spots: readonly (Spot | null)[]): string {
  const runs: Spot[][] = [[]]
  for (const spot of spots) {
    if (spot === null) runs.push([])
    else runs.at(-1)?.push(spot)
  }
  return runs.map((run) => (run.length === 0 ? '' : `M${through(run)}${run.length === 1 ? 'Z' : ''}`)).join('')
}

/** An SVG path around what lies between an upper and a lower edge of as many spots. */
export function areaPath(upper: readonly Spot[], lower: readonly Spot[]): string {
  return upper.length === 0 ? '' : `M${through([...upper, ...lower.toReversed()])}Z`
}
