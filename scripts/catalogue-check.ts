import { join } from 'node:path'
import { categoryList } from '@/lib/domain/categories/registry'
import { formatDate, malaysianDay } from '@/lib/domain/iso-date'
import { readContentFiles } from '@/lib/server/catalogue/content-files'
import { printFinding } from '@/lib/server/catalogue/findings'
import { countCatalogue } from '@/lib/server/catalogue/summary'
import { readFiles, verifyFiles } from '@/lib/server/catalogue/verify'
import { verifyGuides } from '@/lib/server/content/guides'
import { verifySurveys } from '@/lib/server/content/surveys'

/** Checks `content/`, or the content folder named on the command line. Prints findings, or counts. */
function main(dir: string): number {
  const today = malaysianDay(Date.now())
  const verified = verifyFiles(readFiles(readContentFiles(dir)), { today, categories: categoryList })
  const surveys = verifySurveys(dir)
  const guides = verifyGuides(dir)
  if (!verified.ok || !surveys.ok || !guides.ok) {
    const findings = [verified, surveys, guides].flatMap((one) => (one.ok ? [] : one.findings))
    for (const finding of findings) console.error(printFinding(finding))
    console.error(`${findings.length} found. Nothing of the content can be used until they are mended.`)
    return 1
  }
  for (const { id, products, stale, missing } of countCatalogue(verified.catalogue, categoryList, today)) {
    console.log(`${id.padEnd(16)} ${products} products, ${stale} stale figures, ${missing} missing figures`)
  }
  for (const warning of verified.warnings) console.log(`note: ${warning}`)
  const { issuers, asOf } = verified.catalogue
  console.log(`${'surveys'.padEnd(16)} ${surveys.surveys.size}`)
  console.log(`${'guides'.padEnd(16)} ${guides.guides.length}`)
  console.log(`The catalogue is in order: ${issuers.size} issuers, newest check ${formatDate(asOf)}.`)
  return 0
}

process.exitCode = main(process.argv[2] ?? join(process.cwd(), 'content'))
