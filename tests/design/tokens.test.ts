import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { issuerKinds } from '@/lib/contract/entities/issuer'
import { wireKit } from '@/lib/contract/entities/wire-kit'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Pictures for other sites, which are always light, and codes that a camera reads. */
const ownColours = /^app\/og\/|phone-code\.tsx$|\.test\.tsx$/
const css = readFileSync(fileURLToPath(new URL('../../styles/tokens.css', import.meta.url)), 'utf8')
/** The grounds of issuers' drawings, which are white: each stands once, with the rows. */
const grounds = [
  ...readFileSync(fileURLToPath(new URL('../../styles/rows.css', import.meta.url)), 'utf8').matchAll(
    /\.mono\.[a-z]+ \{\s*background-color: (#[0-9a-f]{6});/g,
  ),
].map(([, value = '']) => value)
/** Each colour by its name: what it is by day, and by night. */
const tokens = new Map(
  [...css.matchAll(/--([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
)
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

function colour(name: string, scheme: Scheme): string {
  const value = name === 'white' ? '#ffffff' : name.startsWith('#') ? name : tokens.get(name)?.[scheme]
  if (value === undefined) throw new Error(`styles/tokens.css has no colour --${name}`)
  return value
}

/** Relative luminance of a colour, 0 to 1, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21, by WCAG 2.2. */
function contrast(a: string, b: string, scheme: Scheme): number {
  const [more = 0, less = 0] = [luminance(colour(a, scheme)), luminance(colour(b, scheme))].sort(
    (one, two) => two - one,
  )
  return (more + 0.05) / (less + 0.05)
}

/** Text on its ground, as the pages use them. */
const textPairs: readonly (readonly [string, string])[] = [
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['ink', 'teal-tint'],
  ['ink', 'marigold-tint'],
  ['ink', 'leaf-tint'],
  ['muted', 'paper'],
  ['muted', 'sheet'],
  ['muted', 'line'],
  ['teal', 'paper'],
  ['teal', 'sheet'],
  ['teal', 'marigold-tint'],
  ['teal-dark', 'paper'],
  ['teal-dark', 'sheet'],
  ['teal-dark', 'teal-tint'],
  ['marigold-ink', 'marigold-tint'],
  ['leaf', 'sheet'],
  ['leaf', 'paper'],
  ['clay', 'sheet'],
  ['clay', 'paper'],
  ['clay-dark', 'sheet'],
  ['clay-dark', 'paper'],
  ['clay-dark', 'clay-tint'],
  ['on-teal', 'teal'],
  ['on-teal', 'teal-dark'],
  ['paper', 'ink'],
  ['ink', 'sunk'],
  ...grounds.map((ground) => ['white', ground] as const),
]

/** Parts that say what can be used or where it is: borders of inputs, the focus ring, the sides of the balance bar. */
const shapePairs: readonly (readonly [string, string])[] = [
  ['line-input', 'paper'],
  ['line-input', 'sheet'],
  ['teal', 'paper'],
  ['teal', 'sheet'],
  ['paper', 'ink'],
  ['clay', 'sheet'],
  ['leaf', 'sheet'],
  ['clay', 'paper'],
  ['leaf', 'paper'],
]

describe.each(schemes)('the tokens, %s', (scheme) => {
  test.each(textPairs)('%s on %s can be read: at least 4.5 to 1', (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('%s against %s can be seen: at least 3 to 1', (shape, ground) => {
    expect(contrast(shape, ground, scheme)).toBeGreaterThanOrEqual(3)
  })
})

describe('the tokens', () => {
  test('have a ground for drawings for each colour that an issuer may have', () => {
    expect(new Set(grounds).size).toBe(issuerKinds(wireKit)[0].colour.options.length)
  })

  test('measure contrast as the standard does', () => {
    expect(luminance('#ffffff')).toBeCloseTo(1, 6)
    expect(luminance('#000000')).toBe(0)
    expect(contrast('white', 'white', 'light')).toBe(1)
    expect((1 + 0.05) / (luminance('#767676') + 0.05)).toBeCloseTo(4.54, 2)
  })

  test('are the only colours of drawings and parts, so that each has its night', () => {
    const files = globSync('{components,app}/**/*.tsx', { cwd: root }).filter((name) => !ownColours.test(name))
    const coloured = files.filter((name) => /(?:fill|stroke|color)="#/i.test(readFileSync(join(root, name), 'utf8')))
    expect(coloured).toEqual([])
  })

  test('are all used by name in the Tailwind configuration or a stylesheet', () => {
    const folder = fileURLToPath(new URL('../../styles/', import.meta.url))
    const users = ['../tailwind.config.ts', ...readdirSync(folder).filter((name) => name !== 'tokens.css')]
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    expect([...tokens.keys()].filter((name) => !users.includes(`var(--${name})`))).toEqual([])
  })
})
