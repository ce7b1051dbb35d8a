import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { canRunNginx, startShippedNginx } from '@/tests/deploy/shipped-nginx'
import { installBeside } from './install-beside'
import { node, serve } from './serve'

/** Mozilla's own, released August 2026: too large to be installed with every checkout for one figure (232 packages, 130 MB). */
const observatory = '@mdn/mdn-http-observatory@1.4.8'
const wanted = 130

const reportSchema = z.object({
  score: z.number(),
  grade: z.string(),
  tests: z.array(z.object({ name: z.string(), result: z.string().nullable(), pass: z.boolean(), points: z.number() })),
})

/** Installs the scanner, without its scripts, which would download a list of other people's hosts. Gives its folder. */
function install(folder: string): string {
  installBeside(folder, observatory)
  const scanner = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory')
  // Hosts that browsers know to be HTTPS alone: ours is none yet.
  writeFileSync(join(scanner, 'conf', 'hsts-preload.json'), '{}')
  return scanner
}

async function scan(scanner: string) {
  await using stack = new AsyncDisposableStack()
  const site = await serve({ TRUSTED_PROXY_HOPS: '1' })
  stack.defer(site.stop)
  const nginx = await startShippedNginx(new URL(site.origin).port, { host: 'localhost' })
  stack.defer(nginx.stop)
  const program = fileURLToPath(new URL('observatory-process.mjs', import.meta.url))
  const env = { ...process.env, NODE_OPTIONS: '', NODE_EXTRA_CA_CERTS: nginx.certificate }
  const text = execFileSync(node, [program, scanner, 'localhost', nginx.ports.plain, nginx.ports.secure], {
    encoding: 'utf8',
    env,
  })
  return reportSchema.parse(JSON.parse(text))
}

// What Mozilla's HTTP Observatory says of the built site behind the shipped nginx, on this machine.
if (!canRunNginx) throw new Error('There is no nginx or no openssl on this machine')
const folder = mkdtempSync(join(tmpdir(), 'timbang-observatory-'))
try {
  const { score, grade, tests } = await scan(install(folder))
  for (const { name, result, pass, points } of tests) {
    console.log(`  ${pass ? ' ' : '!'} ${name}: ${result ?? 'not judged'}, ${points}`)
  }
  console.log(`${score} points, ${grade}; wanted are ${wanted}`)
  if (score < wanted) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
