import { existsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@/tests/setup/temporary-folder'
import { takeScratchFolder } from './scratch.mjs'

test('a run has a temporary folder of its own that others may walk through, and leaves nothing of it behind', () => {
  const memory = temporaryFolder()
  const before = tmpdir()
  const giveBack = takeScratchFolder(memory.path)
  const folder = tmpdir()
  expect(dirname(folder)).toBe(memory.path)
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  giveBack()
  expect(existsSync(folder)).toBe(false)
  expect(tmpdir()).toBe(before)
  memory.remove()
})

test('where there is no memory to write to, the folder is where all temporary files are', () => {
  const before = tmpdir()
  const giveBack = takeScratchFolder('/nowhere/at/all')
  expect(dirname(tmpdir())).toBe(before)
  giveBack()
})
