import { parseArgs } from 'node:util'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { newContentFile } from '@/lib/server/content/new-file'
import { templates } from '@/lib/server/content/templates'

const usage = `Use: npm run content:new -- KIND SLUG
KIND is one of ${Object.keys(templates).join(', ')}; SLUG is the last part of the address, such as year-end-deposits.`

/** Makes a file of content, ready to be filled in. */
function main(): number {
  const { values, positionals } = parseArgs({
    options: { content: { type: 'string', default: 'content' } },
    allowPositionals: true,
  })
  const [kind, slug, ...more] = positionals
  if (kind === undefined || slug === undefined || more.length > 0) {
    console.error(usage)
    return 1
  }
  const made = newContentFile(values.content, kind, slug, malaysianDay(Date.now()))
  if (!made.ok) {
    console.error(`${made.reason}. Nothing was written.\n${usage}`)
    return 1
  }
  console.log(`Wrote ${made.path}. Fill it in while npm run dev shows it; npm run catalogue:check says what is wrong.`)
  return 0
}

process.exitCode = main()
