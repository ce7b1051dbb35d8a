import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { makeFolder } from './start.mjs'

const modeOf = (path: string) => statSync(path).mode & 0o777

it('makes the data folder, and those above it, for its own user alone, and leaves one alone that is there', () => {
  const folder = temporaryFolder()
  const shared = join(folder.path, 'shared')
  mkdirSync(shared, { mode: 0o755 })
  makeFolder(join(shared, 'site', '.data'))
  makeFolder(join(shared, 'site', '.data'))
  expect(['', 'site', 'site/.data'].map((path) => modeOf(join(shared, path)))).toEqual([0o755, 0o700, 0o700])
  folder.remove()
})
