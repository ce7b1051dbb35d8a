import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { type ImportPlan, planImport } from '@/lib/server/catalogue/plan-import'
import { writeAll } from '@/lib/server/catalogue/write-all'
import { contentWith, goodContent, goodPaths, writeContent } from './good-content'

const context = { today: isoDate('2026-11-20'), categories: [] }

function plan(csv: string, files = goodContent): ImportPlan {
  return planImport(files, csv, 'credit-card', context)
}

function changed(csv: string, files = goodContent) {
  const made = plan(csv, files)
  if (!made.ok) throw new Error(JSON.stringify(made))
  const [change] = made.changes
  if (change === undefined) throw new Error('nothing would change')
  return { text: change.file.text, changes: change.changes.filter((entry) => entry.field !== 'updatedOn') }
}

function problems(csv: string, files = goodContent) {
  const made = plan(csv, files)
  return made.ok ? [] : made.problems
}

const cardText = goodContent.find((file) => file.path === goodPaths.card)?.text ?? ''

describe('a spreadsheet', () => {
  it('changes the characters of the values and nothing else: comments, order and spacing stay', () => {
    const { text, changes } = changed('slug,annualFee.value,sources.page.checkedOn\nnusa-cash,"RM1,150",2026-11-18\n')
    expect(text).toBe(
      cardText
        .replace('annualFee: { value: RM120,', 'annualFee: { value: RM1,150,')
        .replace('checkedOn: 2026-11-03 # by phone', 'checkedOn: 2026-11-18 # by phone')
        .replace('updatedOn: 2026-11-03', 'updatedOn: 2026-11-20'),
    )
    expect(changes).toEqual([
      { field: 'annualFee.value', old: 'RM120', now: 'RM1,150' },
      { field: 'sources.page.checkedOn', old: '2026-11-03', now: '2026-11-18' },
    ])
  })

  it('dates the change with today, unless it says another day', () => {
    const made = plan('slug,annualFee.value,updatedOn\nnusa-cash,RM100,2026-11-19\n')
    expect(made.ok && made.changes[0]?.changes).toContainEqual({
      field: 'updatedOn',
      old: '2026-11-03',
      now: '2026-11-19',
    })
  })

  it('reaches into lists by their index', () => {
    expect(changed('slug,earn.value.0.rate\nnusa-cash,4.5%\n').text).toContain('groceries], rate: 4.5%, cap')
  })

  it('keeps the quotes of a text and adds them where YAML needs them', () => {
    const text = changed('slug,sources.page.title,gift.value.text\nnusa-cash,Page,"A bag: blue, #1"\n').text
    expect(text).toContain('title: "Page"')
    expect(text).toContain('text: "A bag: blue, #1"')
  })

  it('turns a figure from a value to none, to missing, and back', () => {
    const none = changed('slug,annualFee.state\nnusa-cash,none\n')
    expect(none.text).toContain('annualFee: { state: none, source: pds } # waived in the first year\n')
    expect(none.changes).toEqual([
      { field: 'annualFee', old: '{ value: RM120, source: pds }', now: '{ state: none, source: pds }' },
    ])
    expect(changed('slug,annualFee.state\nnusa-cash,missing\n').text).toContain('annualFee: { state: missing } #')
    const back = 'slug,supplementaryFee.value,supplementaryFee.source\nnusa-cash,RM30,page\n'
    expect(changed(back).text).toContain('supplementaryFee: { value: RM30, source: page }\n')
    const value = 'slug,loungeVisits.value\nnusa-cash,4\n'
    expect(changed(value).text).toContain('loungeVisits: { value: 4, source: page }\n')
  })

  it('turns a figure written over several lines too', () => {
    const files = contentWith(
      goodPaths.card,
      'annualFee: { value: RM120, source: pds } #',
      'annualFee:\n  value: RM120\n  source: pds\n#',
    )
    expect(changed('slug,annualFee.state\nnusa-cash,none\n', files).text).toContain(
      'annualFee:\n  { state: none, source: pds }\n#',
    )
  })

  it('changes nothing when the files already say it, however the value is written', () => {
    const made = plan('slug,annualFee.value,earn.value.0.rate,name\nnusa-cash,RM120.00,5.00%,\n')
    expect(made).toEqual({ ok: true, changes: [] })
  })

  it('may come with a byte-order mark and empty lines', () => {
    expect(changed('\uFEFFslug,tier\r\nnusa-cash,gold\r\n,\r\n').changes).toEqual([
      { field: 'tier', old: 'platinum', now: 'gold' },
    ])
  })
})

describe('a spreadsheet that is wrong', () => {
  it.each([
    ['a slug that the category does not have', 'slug,tier\nnusa-card,gold\n', 2, 'slug', 'has no product nusa-card'],
    ['a slug twice', 'slug,tier\nnusa-cash,gold\nnusa-cash,gold\n', 3, 'slug', 'is also in row 2'],
    ['no slug', 'slug,tier\n,gold\n', 2, 'slug', 'is empty'],
    ['no slug column', 'name,tier\nnusa-cash,gold\n', 1, '', 'first column must be slug'],
    ['no column to change', 'slug\nnusa-cash\n', 1, '', 'no column to change'],
    ['a column twice', 'slug,tier,tier\nnusa-cash,gold,gold\n', 1, '', 'stands twice'],
    ['a column without a name', 'slug,tier,\nnusa-cash,gold,x\n', 1, '', 'has no name'],
    ['no rows', 'slug,tier\n', 1, '', 'no row below'],
    ['nothing at all', '', 1, '', 'first column must be slug'],
    ['a row too long', 'slug,tier\nnusa-cash,gold,RM1\n', 2, '', 'has 3 cells, the header has 2'],
    ['an open quote', 'slug,tier\nnusa-cash,"gold\n', 1, '', 'is not a readable CSV file'],
    ['an unknown field', 'slug,teir\nnusa-cash,gold\n', 2, 'teir', 'no such field'],
    ['a field of no figure', 'slug,tier.value\nnusa-cash,gold\n', 2, 'tier.value', 'no such field'],
    ['an index beyond the list', 'slug,earn.value.7.rate\nnusa-cash,4%\n', 2, 'earn.value.7.rate', 'no such field'],
    ['a cell for a list', 'slug,earn.value\nnusa-cash,4%\n', 2, 'earn.value', 'is a list or a map'],
    ['a value and a state', 'slug,annualFee.value,annualFee.state\nnusa-cash,RM1,none\n', 2, 'annualFee', 'not both'],
    ['an unknown word', 'slug,tier\nnusa-cash,tin\n', 2, 'tier', 'must be one of classic'],
    ['an amount that is none', 'slug,annualFee.value\nnusa-cash,free\n', 2, 'annualFee.value', 'must be an amount'],
    [
      'a value without its source',
      'slug,supplementaryFee.value\nnusa-cash,RM30\n',
      2,
      'supplementaryFee.source',
      'is missing',
    ],
    [
      'a broken rule',
      'slug,requirements.minMonthlyIncome.value\nnusa-cash,RM900\n',
      2,
      'requirements.minMonthlyIncome.value',
      'RM24,000',
    ],
    ['an injected key', 'slug,tier\nnusa-cash,"gold\nsample: false"\n', 2, 'tier', 'must be one of classic'],
  ])('is refused with row and column: %s', (_, csv, row, column, reason) => {
    expect(problems(csv)).toContainEqual({ row, column, reason: expect.stringContaining(reason) })
  })

  it('is refused as a whole when one of its rows is wrong', () => {
    const second = { path: goodPaths.card.replace('nusa-cash', 'nusa-two'), text: cardText }
    const made = plan('slug,tier\nnusa-cash,gold\nnusa-two,tin\n', [...goodContent, second])
    expect(made).toMatchObject({ ok: false, problems: [{ row: 3, column: 'tier' }] })
    expect(made).not.toHaveProperty('changes')
  })

  it('is refused when the catalogue was broken before, and names the file that was', () => {
    const made = plan('slug,tier\nnusa-cash,gold\n', contentWith(goodPaths.loan, 'rateBasis: flat', 'rateBasis: round'))
    expect(made).toMatchObject({ ok: false, problems: [], findings: [{ file: goodPaths.loan, field: 'rateBasis' }] })
  })
})

describe('writing', () => {
  const two = [goodPaths.card, goodPaths.loan]
  const writesIn = (content: string) => two.map((path) => ({ path: join(dirname(content), path), text: `new ${path}` }))

  it('replaces every file and leaves nothing beside them', () => {
    const content = writeContent(goodContent)
    const writes = writesIn(content)
    writeAll(writes)
    expect(writes.map(({ path }) => readFileSync(path, 'utf8'))).toEqual(writes.map(({ text }) => text))
    expect(readdirSync(join(content, 'catalogue', 'credit-card'))).toEqual(['nusa-cash.yaml'])
  })

  it('puts the old text back when the second file cannot be moved, and says why', () => {
    const content = writeContent(goodContent)
    let moves = 0
    const failing = (from: string, to: string) => {
      moves += 1
      if (moves === 2) throw new Error('disk full')
      renameSync(from, to)
    }
    expect(() => writeAll(writesIn(content), failing)).toThrow('disk full')
    expect(readContentFiles(content)).toEqual(goodContent)
    expect(readdirSync(join(content, 'catalogue', 'personal-loan'))).toEqual(['maju-cash-i.yaml'])
  })

  it('touches nothing when one of the files does not exist', () => {
    const content = writeContent(goodContent)
    const writes = [...writesIn(content), { path: join(content, 'nowhere', 'x.yaml'), text: 'x' }]
    expect(() => writeAll(writes)).toThrow('ENOENT')
    expect(readContentFiles(content)).toEqual(goodContent)
  })
})
