import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { crawlSite } from '@/e2e/support/crawl'
import { pageKinds } from '@/e2e/support/pages'
import { installBeside } from './install-beside'
import { serve } from './serve'
import { judge, knownFindings, type Message, reportSchema } from './w3c-findings'

/** The W3C's Nu Html Checker, released September 2026: 32 MB and a Java to run it, for what changes seldom. */
const checker = 'vnu-jar@26.9.27'
/** A report of all documents is some 8 MB: React closes every void element, and each is mentioned. */
const longestReport = 256 * 1_048_576
const shownFaults = 40

/** Writes every document of the site into `folder`, one file each; gives their addresses by the name of their file. */
async function fetchDocuments(folder: string): Promise<ReadonlyMap<string, string>> {
  const site = await serve()
  try {
    const { documents } = await crawlSite(site.origin)
    const html = new Map(
      [...documents].filter(([, { status }]) => status === 200).map(([path, one]) => [path, one.html]),
    )
    // Made for one request, or for nobody: no link leads there, or only with a visitor's own figures.
    for (const { path } of pageKinds) {
      if (!html.has(path)) html.set(path, await (await fetch(site.origin + path)).text())
    }
    const names = new Map([...html.keys()].map((path, at) => [`${at}.html`, path]))
    for (const [name, path] of names) writeFileSync(join(folder, name), html.get(path) ?? '')
    return names
  } finally {
    await site.stop()
  }
}

/** Has one Java judge all files of a folder. Throws when it does not run. */
function check(jar: string, folder: string): readonly Message[] {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', folder]
  const { error, status, stdout, stderr } = spawnSync('java', ['-Xmx1g', '-jar', jar, ...options], {
    encoding: 'utf8',
    maxBuffer: longestReport,
  })
  if (error !== undefined)
    throw new Error('There is no Java on this machine; install one and run this again.', { cause: error })
  if (status !== 0) throw new Error(`The checker ended with ${status}: ${stderr}`)
  return reportSchema.parse(JSON.parse(stdout)).messages
}

/** Says what was found; whether all is well. */
function report(messages: readonly Message[], names: ReadonlyMap<string, string>): boolean {
  const { faults, known } = judge(messages)
  for (const [at, { message, why }] of knownFindings.entries()) console.log(`  ${known[at]} × ${message}\n    ${why}.`)
  const gone = knownFindings.filter((_, at) => known[at] === 0)
  for (const { message } of gone) console.log(`! not found any more, take it out of w3c-findings.ts: ${message}`)
  for (const { url = '', message, extract, lastLine, lastColumn } of faults.slice(0, shownFaults)) {
    console.log(`! ${names.get(basename(url)) ?? url}:${lastLine}:${lastColumn} ${message}\n    ${extract.trim()}`)
  }
  console.log(`${names.size} documents, ${faults.length} faults`)
  return faults.length === 0 && gone.length === 0
}

// What the W3C's own checker says of every document that the built site serves.
const folder = mkdtempSync(join(tmpdir(), 'timbang-w3c-'))
try {
  installBeside(folder, checker)
  const documents = join(folder, 'documents')
  mkdirSync(documents)
  const names = await fetchDocuments(documents)
  const jar = join(folder, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar')
  if (!report(check(jar, documents), names)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
