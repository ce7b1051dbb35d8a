import { describe, expect, it } from 'vitest'
import { quietMoment } from './quiet'

/** A machine whose processors leave so much of each second alone; the last share stays. */
function machine(shares: readonly number[]) {
  let seconds = 0
  let idle = 0
  const wait = async (ms: number) => {
    idle += ms * (shares[seconds] ?? shares.at(-1) ?? 0)
    seconds += 1
  }
  return { ways: { spent: () => ({ idle, all: seconds * 1_000 }), wait }, waited: () => seconds }
}

describe('the quiet moment before a failure is measured again', () => {
  it('is the first second in which the machine has little to do', async () => {
    const { ways, waited } = machine([0, 0.5, 0.74, 0.8])
    expect(await quietMoment(ways)).toBe(true)
    expect(waited()).toBe(4)
  })

  it('is not waited for without end', async () => {
    const { ways, waited } = machine([0.5])
    expect(await quietMoment(ways)).toBe(false)
    expect(waited()).toBe(20)
  })
})
