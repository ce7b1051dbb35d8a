import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  resolve: {
    alias: { '@': root.replace(/\/$/, ''), 'server-only': `${root}tests/setup/server-only.ts` },
  },
  test: {
    include: [
      'lib/**/*.test.ts',
      'components/**/*.test.tsx',
      'hooks/**/*.test.ts',
      'tests/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    // Property tests take seconds; on a machine that does other work too they must not fail for that.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['tests/setup/global-postgres.ts'],
    setupFiles: ['tests/setup/fail-on-console.ts'],
  },
})
