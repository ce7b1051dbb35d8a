import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

test('every file whose classes a stylesheet reads is there: Tailwind passes one over that is not', () => {
  const sources = globSync('styles/*.css', { cwd: root }).flatMap((sheet) =>
    [...readFileSync(join(root, sheet), 'utf8').matchAll(/^@source (?:not )?"(.+?)";$/gm)].map(([, path = '']) => path),
  )
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter((path) => globSync(path, { cwd: join(root, 'styles') }).length === 0)).toEqual([])
})
