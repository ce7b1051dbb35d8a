/**
 * Milliseconds of processor time that this thread spends on some work. Unlike the time on the clock, what else the machine
 * does adds nothing to it.
 */
export function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
