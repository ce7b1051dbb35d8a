import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { frozen } from './scripts/lib/frozen.mjs'
import { LongestFirst } from './tests/setup/longest-first.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Tests of what remembers something for as long as its process or its page lives. */
const apart = [
  '{hooks,lib/client,lib/server}/**/*.test.ts',
  'tests/{pages,seo}/**/*.test.ts',
  'components/**/*.test.{ts,tsx}',
]
const api = ['tests/api/**/*.test.ts']

export default defineConfig({
  resolve: {
    alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/setup/server-only.ts` },
  },
  test: {
    // One more than there are cores: some tests wait for the processes that they start.
    maxWorkers: availableParallelism() + 1,
    // Tests of one file that run side by side start a process each.
    maxConcurrency: 3,
    // Property tests take seconds; on a machine that does other work too they must not fail for that.
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globalSetup: ['tests/setup/own-temporary-folder.ts', 'tests/setup/global-postgres.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/same-seed.ts'],
    env: frozen,
    // One process for many files, where that can be: starting one for each takes longer than the tests.
    projects: [
      { extends: true, test: { name: 'apart', pool: 'threads', include: apart } },
      {
        extends: true,
        test: { name: 'api', isolate: false, include: api, setupFiles: ['tests/setup/new-provider.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          include: ['{lib,hooks,tests,scripts}/**/*.test.ts'],
          exclude: [...apart, ...api],
        },
      },
    ],
  },
})
