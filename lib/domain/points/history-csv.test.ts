import { expect, it } from 'vitest'
import { historyCsv } from './history-csv'

it('puts a movement on its day in Malaysia, and leaves the balance empty where nothing usable changed', () => {
  const entry = { about: 'referral-inviter', voucher: null, happenedAt: Date.parse('2026-11-20T17:00:00Z') }
  const csv = historyCsv([
    { ...entry, words: 'Taken back', amount: 500, change: -500, balance: 0 },
    { ...entry, words: 'Earned, and waiting', amount: 500, change: 0, balance: null },
  ])
  expect(csv).toBe(
    'Day,What,About,Points,Change,Usable after\r\n2026-11-21,Taken back,referral-inviter,500,-500,0\r\n2026-11-21,"Earned, and waiting",referral-inviter,500,0,\r\n',
  )
})

it('names the voucher that a movement paid for', () => {
  const voucher = { title: 'RM10 off, for travellers' }
  const happenedAt = Date.parse('2026-11-20T17:00:00Z')
  const csv = historyCsv([
    { words: 'Used', about: 'redemption', voucher, amount: 500, change: -500, balance: 0, happenedAt },
  ])
  expect(csv.split('\r\n')[1]).toBe('2026-11-21,Used,"RM10 off, for travellers",500,-500,0')
})
