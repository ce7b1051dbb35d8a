import { join } from 'node:path'
import { categoryList } from '@/lib/domain/categories/registry'
import { formatDate, malaysianDay } from '@/lib/domain/iso-date'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { printFinding } from '@/lib/server/catalogue/findings'
import { countCatalogue } from '@/lib/server/catalogue/summary'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'

/** Checks `content/`, or the content folder named on the command line. Prints findings, or counts. */
function main(dir: string): number {
  const today = malaysianDay(Date.now())
  const verified = verifyFiles(readFiles(readContentFiles(dir)), { today, categories: categoryList })
  if (!verified.ok) {
    for (const finding of verified.findings) console.error(printFinding(finding))
    console.error(`${verified.findings.length} found. Nothing of the catalogue can be used until they are mended.`)
    return 1
  }
  for (const { id, products, stale, missing } of countCatalogue(verified.catalogue, categoryList, today)) {
    console.log(`${id.padEnd(16)} ${products} products, ${stale} stale figures, ${missing} missing figures`)
  }
  for (const warning of verified.warnings) console.log(`note: ${warning}`)
  const { issuers, asOf } = verified.catalogue
  console.log(`The catalogue is in order: ${issuers.size} issuers, newest check ${formatDate(asOf)}.`)
  return 0
}

process.exitCode = main(process.argv[2] ?? join(process.cwd(), 'content'))
