import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorOf, isMemberAccount, pointsAccountId } from '@/lib/domain/points/accounts'
import { emptyBalance, heldIn, withTransfer } from '@/lib/domain/points/balance'
import { chainText } from '@/lib/domain/points/chain'
import { type LotMove, lotsOf } from '@/lib/domain/points/lots'
import { isPoints, pointsOf } from '@/lib/domain/points/points'
import { flows, refusalOf, type Transfer, transferKinds } from '@/lib/domain/points/transfer'

const month = fc.integer({ min: 1, max: 12 }).map((number) => `2026-${String(number).padStart(2, '0')}`)
const amount = fc.integer({ min: 1, max: 1000 })

/** Earnings, uses and what comes back of them, of which no more comes back than was used. */
const moves = fc
  .array(fc.record({ month: fc.option(month, { nil: null }), amount, back: fc.boolean() }))
  .map((drawn) => {
    let used = 0
    return drawn.map((one): LotMove => {
      if (one.month !== null) return { month: one.month, amount: one.amount }
      const back = one.back ? Math.min(one.amount, used) : 0
      used += one.back ? -back : one.amount
      return { month: null, amount: one.back ? back : -one.amount }
    })
  })

describe('points', () => {
  it('are whole numbers above nothing', () => {
    expect([1, 500].every(isPoints)).toBe(true)
    for (const wrong of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2_000_000_000])
      expect(() => pointsOf(wrong)).toThrow(RangeError)
  })

  it('that are left of all months are the balance, or nothing where that is a debt', () => {
    fc.assert(
      fc.property(moves, (drawn) => {
        const balance = drawn.reduce((sum, { amount: moved }) => sum + moved, 0)
        const lots = lotsOf(drawn)
        expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(Math.max(0, balance))
        for (const lot of lots) expect(lot.left >= 0 && lot.left <= lot.earned).toBe(true)
      }),
    )
  })

  it('are left of a later month only where every month before was used up, or nothing was used of it', () => {
    fc.assert(
      fc.property(moves, (drawn) => {
        const touched = lotsOf(drawn).map(({ left, earned }) =>
          left === earned ? 'whole' : left === 0 ? 'gone' : 'part',
        )
        expect(touched.join(' ')).toMatch(/^(?:gone ?)*(?:part ?)?(?:whole ?)*$/)
      }),
    )
  })
})

describe('a kind of transfer', () => {
  it.each(transferKinds)('%s has one member’s account and another account', (kind) => {
    const { debit, credit } = flows[kind]
    expect(debit).not.toBe(credit)
    expect(isMemberAccount(debit) || isMemberAccount(credit)).toBe(true)
    expect(pointsAccountId('x', debit)).not.toBe(pointsAccountId('x', credit))
  })

  it('ends or reverses one whose points lie where it takes them from', () => {
    for (const kind of transferKinds) {
      const { debit, ends, reverses } = flows[kind]
      const original = ends ?? reverses
      if (original !== null) expect(flows[original].credit).toBe(debit)
    }
  })

  it('leaves a debt only where it takes back what was given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...transferKinds),
        amount,
        fc.integer({ min: 0, max: 2000 }),
        (kind, moved, balance) => {
          const { ends, reverses, debit, mayLeaveDebt } = flows[kind]
          const wanted = ends ?? reverses
          const original = wanted && { kind: wanted, isEnded: false, isReversed: false }
          const refusal = refusalOf(kind, moved, { balance, floor: floorOf(debit), original })
          const isShort = balance < moved && floorOf(debit) !== null && !mayLeaveDebt
          expect(refusal).toBe(isShort ? 'not-enough' : null)
        },
      ),
    )
  })

  it('ends or reverses nothing twice, and nothing of another kind', () => {
    const open = { isEnded: false, isReversed: false }
    const at = { balance: 1000, floor: 0 } as const
    expect(refusalOf('release', 5, { ...at, original: null })).toBe('unknown')
    expect(refusalOf('release', 5, { ...at, original: { ...open, kind: 'hold' } })).toBe('unknown')
    expect(refusalOf('release', 5, { ...at, original: { ...open, kind: 'earn', isEnded: true } })).toBe('ended')
    expect(refusalOf('claw-back', 5, { ...at, original: { ...open, kind: 'release', isReversed: true } })).toBe(
      'reversed',
    )
    expect(refusalOf('claw-back', 5, { ...at, original: { ...open, kind: 'release' } })).toBeNull()
  })
})

describe('balances', () => {
  it('sum to nothing after any transfers', () => {
    const transfers = fc.array(fc.tuple(fc.nat(4), fc.nat(4), amount))
    fc.assert(
      fc.property(transfers, (drawn) => {
        const balances = Array.from({ length: 5 }, () => emptyBalance)
        for (const [debit, credit, moved] of drawn) {
          balances[debit] = withTransfer(balances[debit] ?? emptyBalance, 'debit', moved)
          balances[credit] = withTransfer(balances[credit] ?? emptyBalance, 'credit', moved)
        }
        expect(balances.reduce((sum, balance) => sum + heldIn(balance), 0)).toBe(0)
        expect(balances.reduce((sum, { version }) => sum + version, 0)).toBe(drawn.length * 2)
      }),
    )
  })
})

describe('the text of a transfer that its hash is made of', () => {
  const transfer: Omit<Transfer, 'hash'> = {
    seq: 7,
    id: 'a',
    debit: 'programme:issued',
    credit: 'x:pending',
    amount: 500,
    kind: 'earn',
    causeKind: 'referral-inviter',
    causeId: 'r',
    happenedAt: 1,
    writtenAt: 2,
    lotMonth: null,
    ends: null,
    reverses: null,
    previousHash: '0',
  }

  it('changes with every field', () => {
    const whole = chainText(transfer)
    const changed = Object.entries(transfer).map(([name, value]) =>
      chainText({ ...transfer, [name]: typeof value === 'number' ? value + 1 : `${value ?? ''}!` }),
    )
    expect(new Set([whole, ...changed]).size).toBe(Object.keys(transfer).length + 1)
  })

  it('does not run two fields into one', () => {
    const moved = { ...transfer, causeKind: 'referral-invite', causeId: 'rr' }
    expect(chainText(moved)).not.toBe(chainText(transfer))
    expect(chainText({ ...transfer, ends: 'y' })).not.toBe(chainText({ ...transfer, reverses: 'y' }))
  })
})
