import { expect, test } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { readPartner } from '@/lib/server/catalogue/read-partner'

const host = 'www.nusalife.example'
const source = {
  kind: 'issuer-page',
  title: 'Claims of 2025',
  url: `https://${host}/claims`,
  checkedOn: '2026-11-20',
}
const claimsPaid = { part: '96.4%', year: 2025, basis: 'claims', source }
const file = {
  name: 'Nusa Life Berhad',
  shortName: 'Nusa Life',
  code: 'NUSALIFE',
  mark: 'waves',
  colour: 'blue',
  kind: 'insurer',
  benefitProtection: true,
  invented: true,
  applyHost: host,
  applyPath: '/apply/{category}/{slug}',
}

const read = (changes: object) =>
  readPartner('nusa-life', { ...file, ...changes }, new Set([host]), isoDate('2026-11-20'))

test('an insurer’s file may have the part of its claims that it paid, and need not', () => {
  expect(read({ claimsPaid })).toMatchObject({
    ok: true,
    value: { issuer: { claimsPaid: { part: 9_640, year: 2025 } } },
  })
  const without = read({})
  expect(without.ok && 'claimsPaid' in without.value.issuer).toBe(false)
})

test.each([
  ['no source', { ...claimsPaid, source: undefined }, ['claimsPaid', 'source']],
  ['more than all claims', { ...claimsPaid, part: '101%' }, ['claimsPaid', 'part']],
  ['a year after its source was checked', { ...claimsPaid, year: 2027 }, ['claimsPaid', 'year']],
  ['a basis that nobody knows', { ...claimsPaid, basis: 'policies' }, ['claimsPaid', 'basis']],
  [
    'a check in the future',
    { ...claimsPaid, source: { ...source, checkedOn: '2026-11-21' } },
    ['claimsPaid', 'source', 'checkedOn'],
  ],
  [
    'a real page for an invented issuer',
    { ...claimsPaid, source: { ...source, url: 'https://www.bnm.gov.my/' } },
    ['claimsPaid', 'source', 'url'],
  ],
])('a claims figure with %s is refused', (_, broken, path) => {
  const found = read({ claimsPaid: broken })
  expect(found.ok ? [] : found.problems.map((problem) => problem.path)).toEqual([path])
})

test('a part of the premiums may be above 100%, and no bank has a claims figure', () => {
  expect(read({ claimsPaid: { ...claimsPaid, part: '104%', basis: 'premiums' } }).ok).toBe(true)
  const { benefitProtection: _, ...others } = file
  const bank = { ...others, kind: 'bank', depositProtection: true, claimsPaid }
  expect(readPartner('nusa-life', bank, new Set([host]), isoDate('2026-11-20')).ok).toBe(false)
})
