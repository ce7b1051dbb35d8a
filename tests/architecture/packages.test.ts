import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'))
}

const versions = z.record(z.string(), z.string())
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(readJson('package.json'))
const lockText = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ version: z.string().optional(), optionalDependencies: versions.optional() }),
    ),
  })
  .parse(readJson('package-lock.json'))
const nodeVersion = readFileSync(new URL('../../.node-version', import.meta.url), 'utf8').trim()

function numbers(version: string): readonly number[] {
  return version.split('.').map((part) => Number.parseInt(part, 10))
}

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [numbers(version), numbers(floor)]
  const differing = want.findIndex((part, index) => have[index] !== part)
  return differing === -1 || (have[differing] ?? 0) > (want[differing] ?? 0)
}

describe('the lockfile', () => {
  test.each([
    ['next', '16.4.6'],
    ['react', '19.2.8'],
    ['react-dom', '19.2.8'],
  ])('holds no %s below %s, the lowest without a known hole', (name, floor) => {
    const found = Object.entries(lock.packages).filter(([path]) => path.endsWith(`node_modules/${name}`))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(([, { version }]) => !isAtLeast(version ?? '0.0.0', floor))).toEqual([])
  })

  test('holds the packages for all platforms, without which `npm ci` refuses to begin', () => {
    const names = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)))
    const asked = Object.values(lock.packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    expect([...new Set(asked)].filter((name) => !names.has(name))).toEqual([])
  })

  test('names no host, so that each machine installs from its own registry', () => {
    expect(lockText).not.toContain('"resolved"')
    expect(lockText).not.toMatch(/https?:\/\/[^"]*\.tgz/)
  })
})

describe('package.json', () => {
  test('pins every version exactly', () => {
    const all = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    })
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  })

  test('installs the very Node that .node-version names', () => {
    const pins = Object.entries(manifest.optionalDependencies).filter(([name]) => name.startsWith('node-'))
    expect(pins.map(([, version]) => version)).toEqual([nodeVersion, nodeVersion])
  })
})

test('versions are compared number by number', () => {
  expect(isAtLeast('16.4.10', '16.4.6')).toBe(true)
  expect(isAtLeast('16.4.6', '16.4.6')).toBe(true)
  expect(isAtLeast('16.3.99', '16.4.6')).toBe(false)
  expect(isAtLeast('17.0.0', '16.4.6')).toBe(true)
})
