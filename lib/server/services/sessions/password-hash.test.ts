import { describe, expect, it } from 'vitest'
import { systemRandom } from '@/lib/server/services/keys/random'
import { comparePassword, HashingFull, hashingLimits, hashPassword } from './password-hash'

const phrase = 'hujan turun petang semalam'
const hash = (password: string) => hashPassword(systemRandom, password)

describe('a stored password', () => {
  it('is Argon2id with its parameters, another text each time', async () => {
    const [one, other] = [await hash(phrase), await hash(phrase)]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await comparePassword(one, phrase)).toEqual({ right: true, outdated: false })
  })

  // The vector of RFC 9106, section 5.3, has a secret and associated data, which PHC texts do not. This one is of the reference program:
  // echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
  it('is what other implementations of Argon2id make', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect((await comparePassword(reference, 'password')).right).toBe(true)
  })

  it('is compared to its last character, with its blanks, in its case', async () => {
    const long = `  ${'kata laluan yang panjang 🐯 '.repeat(4)}`
    const stored = await hash(long)
    expect((await comparePassword(stored, long)).right).toBe(true)
    for (const other of [long.slice(0, -1), long.trim(), long.toUpperCase(), `${long} `, '']) {
      expect((await comparePassword(stored, other)).right).toBe(false)
    }
  })

  it('is the same for an accented letter however it was sent', async () => {
    const stored = await hash('caf\u00e9 di Georgetown')
    expect((await comparePassword(stored, 'cafe\u0301 di Georgetown')).right).toBe(true)
  })

  it('is outdated when it was made at a lower cost', async () => {
    const weak = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect((await comparePassword(weak, phrase)).outdated).toBe(true)
  })

  it('that is not readable, or asks for all memory, is a fault and not a refusal', async () => {
    for (const stored of ['', 'secret', '$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$c29tZXNhbHQ']) {
      await expect(comparePassword(stored, phrase)).rejects.toThrow('not readable')
    }
  })

  it('of nobody costs as much as a real one and is never right', { retry: 2 }, async () => {
    const stored = await hash(phrase)
    const took = async (of: string | null) => {
      const start = performance.now()
      const { right } = await comparePassword(of, 'x')
      expect(right).toBe(false)
      return performance.now() - start
    }
    const times = { nobody: [] as number[], somebody: [] as number[] }
    for (let round = 0; round < 15; round += 1) {
      times.nobody.push(await took(null))
      times.somebody.push(await took(stored))
    }
    // The quicker quarter: what the machine does besides only ever adds.
    const quarter = (values: number[]) => values.sort((one, other) => one - other)[4] ?? 0
    expect(quarter(times.nobody) / quarter(times.somebody)).toBeGreaterThan(0.5)
    expect(quarter(times.nobody) / quarter(times.somebody)).toBeLessThan(2)
  })
})

describe('many passwords at once', () => {
  it('wait their turn up to a number, and are refused beyond it; afterwards there is room again', async () => {
    const room = hashingLimits.atOnce + hashingLimits.waiting
    const outcomes = await Promise.allSettled(Array.from({ length: room + 5 }, () => hash(phrase)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(5)
    expect(refused.every((reason) => reason instanceof HashingFull)).toBe(true)
    expect((await comparePassword(await hash(phrase), phrase)).right).toBe(true)
  })
})
