import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printFinding } from '@/lib/server/catalogue/findings'
import { voucherContent } from '@/lib/server/content/vouchers'
import { frozen } from '@/scripts/lib/frozen.mjs'

const good = readFileSync(join(frozen.TEST_CONTENT, 'vouchers', 'kelana-asia-five.md'), 'utf8')

function verify(files: Readonly<Record<string, string>>) {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-vouchers-')), 'content')
  mkdirSync(join(dir, 'vouchers'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'vouchers', name), text)
  return voucherContent.verify(dir)
}

describe('a voucher file', () => {
  it('is there once it is written, for a partner as well', () => {
    const use = 'use: { at: product, category: esim, slug: kelana-forever-asia }'
    const verified = verify({ 'one.md': good, 'two.md': good.replace(use, 'use: { at: partner, slug: versa }') })
    expect(verified.ok ? verified.entries.map((voucher) => voucher.use) : verified.findings).toEqual([
      { at: 'product', category: 'esim', slug: 'kelana-forever-asia' },
      { at: 'partner', slug: 'versa' },
    ])
  })

  it.each([
    ['code: SAMPLE-ASIA5', 'code: five off', '7 code: must be 3 to 24 capital letters'],
    ['kind: discount', 'kind: luck', '6 kind:'],
    ['at: product', 'at: https://elsewhere.example', '8 use'],
    ['endsAt: 2026-12-31 23:59', 'endsAt: 2026-10-01 00:00', '11 endsAt: lies before the start'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place) => {
    expect(good).toContain(old)
    const verified = verify({ 'one.md': good.replace(old, now) })
    const told = verified.ok ? '' : verified.findings.map(printFinding).join('\n')
    expect(told).toContain(`content/vouchers/one.md:${place}`)
  })
})
