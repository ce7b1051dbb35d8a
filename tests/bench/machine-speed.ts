import { median } from './figures'

/** Processor time of one round of {@link work} on the machine that the limits in milliseconds come from. */
const usualMs = 4

/** Objects, strings, sorting and maps, as in the domain's own sums; never changed, or the limits would mean something else. */
function work(): number {
  const items = Array.from({ length: 4000 }, (_, at) => ({
    slug: `product-${(at * 7919) % 4000}`,
    value: (at * 104_729) % 997,
  }))
  items.sort((one, other) => one.value - other.value || one.slug.localeCompare(other.slug))
  const bySlug = new Map(items.map((item) => [item.slug, { ...item, text: `RM${(item.value / 100).toFixed(2)}` }]))
  return JSON.stringify([...bySlug.values()]).length
}

/** Processor time of a piece of work, in milliseconds. */
export function processorTime(perform: () => unknown): number {
  const before = process.cpuUsage()
  perform()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Finds out how fast the machine is while something else is measured in turns: call `look` again and again. `slowness` is
 * then how many times longer than usual the same work took.
 */
export function watchMachine() {
  const times: number[] = []
  return {
    look: () => void times.push(processorTime(work)),
    slowness: () => median(times) / usualMs,
  }
}
