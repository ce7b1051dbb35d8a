import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addMonths, formatDate, type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { articleSums } from './promises/article-sums'
import { cataloguePromises } from './promises/catalogue-promises'
import { contentOf } from './promises/content'
import { moneyFacts } from './promises/money-facts'
import { textPromises } from './promises/text-promises'

const before = contentOf('content', malaysianDay(Date.now()))
const nextYear = addMonths(before.today, 12)
const folder = temporaryFolder()
const dir = join(folder.path, 'content')
afterAll(folder.remove)

const category = 'savings-account'
const fileOf = (slug: string) => join(dir, 'catalogue', category, `${slug}.yaml`)

/** Another base rate in a product's file, by the steps of CONTRIBUTING.md under "Change a rate". */
function changeRate(slug: string, today: IsoDate): void {
  const rate = before.catalogue.products[category].get(slug)?.baseRate
  if (rate?.state !== 'known') throw new Error(`${slug} has no base rate`)
  const text = readFileSync(fileOf(slug), 'utf8')
    .replace(
      /^(baseRate:[\s\S]*?\brate: )(\d+\.\d+)%/m,
      (_, start, old) => `${start}${(Number(old) + 0.01).toFixed(2)}%`,
    )
    .replace(new RegExp(`^( {2}${rate.source}:[\\s\\S]*?checkedOn: )\\d{4}-\\d\\d-\\d\\d`, 'm'), `$1${today}`)
    .replace(/^updatedOn: .*$/m, `updatedOn: ${today}`)
  writeFileSync(fileOf(slug), text)
}

/** Products with a base rate that no voucher and no text names: those can be withdrawn by deleting their file. */
function unnamed(): readonly string[] {
  const others = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
    .join('\n')
  return [...before.catalogue.products[category].values()]
    .filter(({ slug, baseRate }) => baseRate.state === 'known' && !others.includes(slug))
    .map(({ slug }) => slug)
}

/** What an editor does in an ordinary week, a year from now. */
function upkeep() {
  mkdirSync(dirname(dir), { recursive: true })
  cpSync('content', dir, { recursive: true })
  const [changed, withdrawn] = unnamed()
  if (changed === undefined || withdrawn === undefined) throw new Error('Two products that no text names are needed')
  const added = `${changed}-of-next-year`
  changeRate(changed, nextYear)
  const text = readFileSync(fileOf(changed), 'utf8')
  writeFileSync(fileOf(added), text.replace(/^name: .*$/m, 'name: Savings of Next Year'))
  rmSync(fileOf(withdrawn))
  return { changed, withdrawn, added }
}

describe(`a rate changed, a product withdrawn and one added by ${formatDate(nextYear)}`, () => {
  const { changed, withdrawn, added } = upkeep()
  const after = contentOf(dir, nextYear)
  const products = after.catalogue.products[category]

  it('are what is read', () => {
    const product = products.get(changed)
    expect(product?.updatedOn).toBe(nextYear)
    expect(product?.baseRate).not.toEqual(before.catalogue.products[category].get(changed)?.baseRate)
    expect(Object.values(product?.sources ?? {}).map(({ checkedOn }) => checkedOn)).toContain(nextYear)
    expect([products.has(withdrawn), products.has(added)]).toEqual([false, true])
  })

  it.each([...cataloguePromises, ...textPromises, ...moneyFacts, articleSums])('$title', ({ broken }) => {
    expect(broken(after)).toEqual([])
  })
})
