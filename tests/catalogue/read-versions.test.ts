import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { blobsOf, figuresOver } from '@/lib/server/catalogue/read-versions'
import { contentDir } from '@/lib/server/content-dir'

const key = 'fixed-deposit/kijang-fixed-deposit'
const now = readFileSync(join(contentDir(), 'catalogue', `${key}.yaml`), 'utf8')
/** The same file with other rates for money placed for twelve months. */
const paying = (rate: string) => now.replace(/(months: 12, rate: )[\d.]+%/g, `$1${rate}%`)

function over(...texts: readonly (readonly [on: string, text: string])[]) {
  const versions = { [key]: texts.map(([on], at) => ({ on: isoDate(on), blob: String(at) })) }
  const textOf = (blob: string) => texts[Number(blob)]?.[1] ?? ''
  return figuresOver({ versions }, { textOf, catalogue: loadCatalogue(contentDir()) })[key]
}

it('a product has the figure of each version of its file, ending with today’s', () => {
  const history = over(['2026-10-20', paying('9.00')], ['2026-10-25', paying('1.00')], ['2026-11-01', now])
  expect(history?.name).toBe('earned at maturity')
  expect(history?.scenario).toBe('RM10,000 over 12 months')
  expect(history?.steps.map(({ on }) => on)).toEqual(['2026-10-20', '2026-10-25', '2026-11-01'])
  expect(history?.steps.slice(0, 2).map(({ text }) => text)).toEqual(['RM900.00', 'RM100.00'])
})

it('a version with the same figure is no change, and one that cannot be read is left out', () => {
  const history = over(['2026-10-20', `${now}unknown: field\n`], ['2026-10-25', now], ['2026-11-01', `${now}\n`])
  expect(history?.steps.map(({ on }) => on)).toEqual(['2026-10-25'])
})

it('reads what version control answers, without what it does not have', () => {
  const answer = Buffer.from('aa blob 6\nRM1\u2019\n0bad missing\nbb blob 3\nx\ny\n')
  expect([...blobsOf(answer)]).toEqual([
    ['aa', 'RM1\u2019'],
    ['bb', 'x\ny'],
  ])
})
