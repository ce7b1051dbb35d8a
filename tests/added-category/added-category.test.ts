import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { inTurn, isLong } from '@/tests/setup/turn'
import { addToyCategory, copyProject } from './toy-category'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a tool of the project in `folder`; gives its exit code with all that it said. */
async function run(
  folder: string,
  tool: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly said: string }> {
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd: folder })
  const code = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, said: `${out}${problems}` }
}

/** The copy has a configuration of its own: a busy machine must not fail it by the five seconds of the default. */
const limit = 180_000
const testConfig = `export default {
  resolve: { alias: { '@': process.cwd(), 'server-only': process.cwd() + '/tests/setup/server-only.ts' } },
  test: {
    include: ['tests/added-category/toy-checks.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts'],
    testTimeout: ${limit},
    hookTimeout: ${limit},
  },
}
`
/** The site and its scripts; tests come with the category that they are of. */
const typeConfig = {
  extends: './tsconfig.json',
  compilerOptions: { incremental: false, types: ['next'] },
  include: ['app', 'components', 'hooks', 'lib', 'scripts'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
}

/** A second compilation of the whole site, every other day and in every long run. */
const isCompiled = isLong || inTurn([true, false])

test('a category is files of its own and a line in each list of the registry, and the whole site has it', async () => {
  const copy = temporaryFolder()
  onTestFinished(copy.remove)
  copyProject(root, copy.path)
  expect(addToyCategory(copy.path)).toEqual([
    'components/ui/category-drawing.tsx',
    'lib/domain/categories/ids.ts',
    'lib/domain/categories/load.ts',
    'lib/domain/categories/product-tables.ts',
    'lib/domain/categories/registry.ts',
  ])
  writeFileSync(join(copy.path, 'toy.config.ts'), testConfig)
  writeFileSync(join(copy.path, 'tsconfig.toy.json'), JSON.stringify(typeConfig))
  const checks = await run(copy.path, 'vitest/vitest.mjs', ['run', '--config', 'toy.config.ts'])
  expect(checks.code, checks.said).toBe(0)
  if (!isCompiled) return
  expect(await run(copy.path, 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.toy.json'])).toEqual({
    code: 0,
    said: '',
  })
}, 900_000)
