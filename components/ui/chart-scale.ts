/** Two decimals: finer cannot be seen, and the markup stays short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Maps the domain's ends to the range's, and what is between evenly. The domain must not be empty. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const each = (range[1] - range[0]) / (domain[1] - domain[0])
  return (value) => range[0] + (value - domain[0]) * each
}
