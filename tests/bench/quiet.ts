import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the machine's processors have spent since it started, in milliseconds. */
export interface Spent {
  readonly idle: number
  readonly all: number
}

interface Ways {
  readonly spent: () => Spent
  /** Waits so many milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>
}

/** The share of its processors that a machine with nobody else on it leaves alone. */
const quietShare = 0.75
const lookMs = 1_000
/** How many looks to wait for a quiet moment; after that it is measured as it is. */
const patience = 20

function spentHere(): Spent {
  const times = cpus().map(({ times: { idle, user, sys, nice, irq } }) => ({
    idle,
    all: idle + user + sys + nice + irq,
  }))
  return times.reduce((sum, one) => ({ idle: sum.idle + one.idle, all: sum.all + one.all }), { idle: 0, all: 0 })
}

/** Waits for a second in which the machine has little to do, 20 seconds at most. Returns whether one came. */
export async function quietMoment({ spent, wait }: Ways = { spent: spentHere, wait: sleep }): Promise<boolean> {
  let before = spent()
  for (let look = 0; look < patience; look += 1) {
    await wait(lookMs)
    const now = spent()
    if (now.idle - before.idle >= quietShare * (now.all - before.all)) return true
    before = now
  }
  return false
}
