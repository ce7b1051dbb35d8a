import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf, mutated, sampled } from './mutants'
import { nearTests, readImporters } from './near-tests'

/** What is changed: the rules, what browsers call with, and what stands behind the API. */
const places = ['lib/domain', 'lib/client', 'lib/server/services']
/** Tests of whole processes, of the source as text and of servers of their own: slow, and none of them is about a sum. */
const leftOut = /^(?:tests\/(?:crash|deploy|added-category|architecture|bench|db|design)|scripts)\//
/** So many test files are run for one change, the nearest: all that reach the heart of the domain are most of them. */
const mostTests = 8
const parts = ['app', 'components', 'content', 'docs', 'hooks', 'lib', 'scripts', 'styles', 'tests', 'public', 'deploy']
const copy = resolve('.tmp', 'mutation')
const recordPath = 'docs/mutation.md'

const { values } = parseArgs({
  options: {
    /** How many mutants. */
    sample: { type: 'string', default: '40' },
    /** Every one of them: many hours. */
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** Only files whose path begins so. */
    only: { type: 'string', default: '' },
    /** Seconds for one mutant: a loop that never ends is noticed too. */
    patience: { type: 'string', default: '120' },
    /** Writes the score into the record. */
    record: { type: 'boolean', default: false },
  },
})

type Fate = 'noticed' | 'too long' | 'lived'

/** The checkout once more, to be changed: the one that is worked in never is. */
function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const part of [...parts, ...globSync('*.{json,ts,mjs,cjs}'), '.dependency-cruiser.cjs', '.env.example']) {
    cpSync(part, join(copy, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

/** Runs tests; null when they took longer than they may. */
function testsPass(tests: readonly string[], seconds: number): Promise<boolean | null> {
  const flags = ['run', '--bail=1', '--reporter=dot', ...tests]
  const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), ...flags], {
    cwd: copy,
    stdio: 'ignore',
    detached: true,
  })
  return new Promise((done) => {
    const late = setTimeout(() => {
      // Its workers too: one of them may be in an endless loop.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      done(null)
    }, seconds * 1000)
    child.once('exit', (code) => {
      clearTimeout(late)
      done(code === 0)
    })
  })
}

async function fateOf(mutant: Mutant, tests: readonly string[]): Promise<Fate> {
  if (tests.length === 0) return 'lived'
  const file = join(copy, mutant.path)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, mutated(text, mutant))
  try {
    const passed = await testsPass(tests, Number(values.patience))
    return passed === null ? 'too long' : passed ? 'lived' : 'noticed'
  } finally {
    writeFileSync(file, text)
  }
}

const printed = ({ path, line, before, after }: Mutant) =>
  `${path}:${line}  ${before.replaceAll(/\s+/g, ' ')}  →  ${after.replaceAll(/\s+/g, ' ')}`

function writeRecord(score: string, lived: readonly Mutant[]): void {
  const text = readFileSync(recordPath, 'utf8')
  const list = lived.map((mutant) => `- \`${printed(mutant)}\``).join('\n')
  const block = `<!-- score -->\n${score}\n\n${list === '' ? 'None lived.' : `Those that lived:\n\n${list}`}\n<!-- /score -->`
  writeFileSync(
    recordPath,
    text.replace(/<!-- score -->[\s\S]*<!-- \/score -->/, () => block),
  )
}

async function main(): Promise<void> {
  const files = places
    .flatMap((place) => globSync(`${place}/**/*.ts`))
    .filter((path) => !path.endsWith('.test.ts') && path.startsWith(values.only))
    .sort()
  const all = files.flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')))
  const chosen = values.all ? all : sampled(all, Number(values.sample), Number(values.seed))
  console.log(`${chosen.length} of ${all.length} mutants in ${files.length} files`)
  makeCopy()
  const importers = readImporters()
  const testsOf = ({ path }: Mutant) => nearTests(path, importers, mostTests, (test) => leftOut.test(test))
  const whole = await testsPass([...new Set(chosen.flatMap(testsOf))], 1800)
  if (whole !== true) throw new Error('The tests do not pass without any change: nothing can be said.')
  const fates = new Map<Mutant, Fate>()
  for (const mutant of chosen) {
    const began = performance.now()
    const fate = await fateOf(mutant, testsOf(mutant))
    fates.set(mutant, fate)
    console.log(`${fate.padEnd(8)}  ${printed(mutant)}  (${Math.round((performance.now() - began) / 1000)} s)`)
  }
  const lived = chosen.filter((mutant) => fates.get(mutant) === 'lived')
  const noticed = chosen.length - lived.length
  const share = Math.round((100 * noticed) / Math.max(1, chosen.length))
  const day = new Date().toISOString().slice(0, 10)
  const score = `${day}: ${noticed} of ${chosen.length} noticed, ${share} %, of ${all.length} mutants in ${files.length} files; ${
    values.all ? 'all of them' : `seed ${values.seed}`
  }.`
  console.log(score)
  if (values.record) writeRecord(score, lived)
  rmSync(copy, { recursive: true, force: true })
}

await main()
