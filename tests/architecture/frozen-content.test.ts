import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { clock } from '@/lib/server/clock'
import { contentDir } from '@/lib/server/content-dir'
import { frozen } from '@/scripts/lib/frozen.mjs'

/** Tests that judge what ships, on the day that it is. */
const ofWhatShips = ['tests/content/shipped.test.ts', 'tests/content/upkeep.test.ts']

const files = ['app', 'components', 'e2e', 'hooks', 'lib', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) || /^(?:tests|e2e)\/.+\.ts$/.test(path)),
)

describe('a test of behaviour', () => {
  it('reads the frozen copy of the content on its own day, through whatever it calls', () => {
    expect(contentDir()).toBe(resolve(frozen.TEST_CONTENT))
    expect(malaysianDay(clock().now())).toBe(frozen.TEST_NOW)
  })

  it('opens no file below content/, which an editor may change on any day', () => {
    const opens =
      /\b(?:allReadings|contentOf|cpSync|loadCatalogue|readContentFiles|readFileSync|sourcedTexts|verify)\(\s*['"`]content\b/
    expect(files.filter((path) => opens.test(readFileSync(path, 'utf8'))).sort()).toEqual(ofWhatShips)
  })
})
