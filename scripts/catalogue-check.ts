import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { categoryList } from '@/lib/domain/categories/registry'
import { assertNever } from '@/lib/domain/values/assert-never'
import { formatDate, type IsoDate, malaysianDay } from '@/lib/domain/values/iso-date'
import type { Catalogue } from '@/lib/server/catalogue/catalogue'
import { checkLinks, isLost, type LinkOutcome } from '@/lib/server/catalogue/check-links'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { printFinding } from '@/lib/server/catalogue/findings'
import { goingStale } from '@/lib/server/catalogue/going-stale'
import { sourceAddresses } from '@/lib/server/catalogue/source-addresses'
import { countCatalogue } from '@/lib/server/catalogue/summary'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { clock } from '@/lib/server/clock'
import { contentKinds } from '@/lib/server/content/kinds'
import { lostEmbeds } from '@/lib/server/content/lost-embeds'
import { type SourcedText, sourcedTexts } from '@/lib/server/content/sourced-texts'

/** Figures that go stale within so many days are listed. */
const aheadDays = 30

function outcomeText(outcome: LinkOutcome): string {
  switch (outcome.state) {
    case 'answers':
      return `answers ${outcome.status}`
    case 'moved':
      return `moved to ${outcome.to}`
    case 'gone':
      return `GONE: ${outcome.status}`
    case 'no-host':
      return 'GONE: there is no such host'
    case 'refuses':
      return `refuses us: ${outcome.status}; look by hand`
    case 'no-answer':
      return `no answer: ${outcome.reason}; try again later`
    default:
      return assertNever(outcome)
  }
}

function printGoingStale(catalogue: Catalogue, today: IsoDate): void {
  const found = goingStale(catalogue, categoryList, today, aheadDays)
  console.log(`${found.length} figures go stale within ${aheadDays} days:`)
  for (const { product, figure, staleOn } of found) console.log(`  ${staleOn}  ${product}  ${figure}`)
}

/** Looks at every source; 1 when one is lost. */
async function printLinks(catalogue: Catalogue, texts: readonly SourcedText[], today: IsoDate): Promise<number> {
  const { addresses, invented } = sourceAddresses(catalogue, texts, today)
  console.log(`Asking ${addresses.length} addresses; ${invented} of invented issuers are left out.`)
  const results = await checkLinks(addresses)
  for (const { address, outcome } of results) console.log(`  ${outcomeText(outcome).padEnd(28)}  ${address}`)
  const lost = results.filter(isLost).length
  console.log(`${results.length} looked at, ${lost} gone.`)
  return lost === 0 ? 0 : 1
}

/** Checks `content/`, or the content folder named on the command line. Prints findings, or counts and what comes next. */
async function main(dir: string, withLinks: boolean): Promise<number> {
  const today = malaysianDay(clock().now())
  const verified = verifyFiles(readFiles(readContentFiles(dir)), { today, categories: categoryList })
  const kinds = contentKinds.map(({ folder, verify }) => ({ folder, content: verify(dir) }))
  const read = kinds.flatMap(({ content }) => (content.ok ? content.embeds : []))
  const lost = verified.ok ? lostEmbeds(verified.catalogue, read, today) : []
  if (!verified.ok || lost.length > 0 || kinds.some(({ content }) => !content.ok)) {
    const refused = [verified, ...kinds.map(({ content }) => content)].flatMap((one) => (one.ok ? [] : one.findings))
    const findings = [...refused, ...lost]
    for (const finding of findings) console.error(printFinding(finding))
    console.error(`${findings.length} found. Nothing of the content can be used until they are mended.`)
    return 1
  }
  for (const { id, products, stale, missing } of countCatalogue(verified.catalogue, categoryList, today)) {
    console.log(`${id.padEnd(16)} ${products} products, ${stale} stale figures, ${missing} missing figures`)
  }
  for (const warning of verified.warnings) console.log(`note: ${warning}`)
  const { issuers, asOf } = verified.catalogue
  for (const { folder, content } of kinds) {
    if (content.ok) console.log(`${folder.padEnd(16)} ${content.entries.length}`)
  }
  printGoingStale(verified.catalogue, today)
  console.log(`The catalogue is in order: ${issuers.size} issuers, newest check ${formatDate(asOf)}.`)
  return withLinks ? printLinks(verified.catalogue, sourcedTexts(dir), today) : 0
}

const { values, positionals } = parseArgs({
  options: {
    /** Asks every source whether it still answers. */
    links: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
process.exitCode = await main(positionals[0] ?? join(process.cwd(), 'content'), values.links)
