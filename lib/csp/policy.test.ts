import { describe, expect, it } from 'vitest'
import { documentPolicy } from './policy'

function directives(policy: string): Map<string, readonly string[]> {
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

const policies = [
  ['a finished page', documentPolicy({ scripts: ['c2NyaXB0'], styles: ['c3R5bGU='] })],
  ['a page that runs nothing', documentPolicy({ scripts: null, styles: ['c3R5bGU='] })],
] as const

describe.each(policies)('the policy of %s', (_, policy) => {
  it('lets nothing in that it does not name', () => {
    expect(directives(policy).get('default-src')).toEqual(["'none'"])
  })

  it('never allows inline code wholesale, nor code made from text', () => {
    expect(policy).not.toMatch(/unsafe-/)
  })

  it('names no other host and no bare scheme but data pictures', () => {
    const sources = [...directives(policy).values()].flat()
    expect(sources.filter((source) => /[./:*]/.test(source) && !source.startsWith("'"))).toEqual(['data:'])
    expect(directives(policy).get('img-src')).toContain('data:')
  })

  it('makes the browser refuse text as script, but for the one named Trusted Types policy', () => {
    expect(directives(policy).get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives(policy).get('trusted-types')).toEqual(['default'])
  })

  it('frames nothing but documents of this site', () => {
    expect(directives(policy).get('frame-src')).toEqual(["'self'"])
  })

  it('forbids framing, a changed base address and forms that leave the site', () => {
    expect(directives(policy).get('frame-ancestors')).toEqual(["'none'"])
    expect(directives(policy).get('base-uri')).toEqual(["'none'"])
    expect(directives(policy).get('form-action')).toEqual(["'self'"])
  })

  it('states each directive once, because a browser ignores a repeat', () => {
    const names = policy.split('; ').map((part) => part.split(' ')[0])
    expect(new Set(names).size).toBe(names.length)
  })

  it('names the inlined stylesheet by its hash', () => {
    expect(directives(policy).get('style-src')).toEqual(["'self'", "'sha256-c3R5bGU='"])
  })
})

it('names what may run: the scripts of this site, inline ones by their hash, or nothing', () => {
  const scriptsOf = (scripts: readonly string[] | null) =>
    directives(documentPolicy({ scripts, styles: [] })).get('script-src')
  expect(scriptsOf(['YQ=='])).toEqual(["'self'", "'sha256-YQ=='"])
  expect(scriptsOf([])).toEqual(["'self'"])
  expect(scriptsOf(null)).toEqual(["'none'"])
})

it('lets a page connect to the one host that is configured, and load nothing from it', () => {
  const host = 'https://api.example'
  const measured = directives(documentPolicy({ scripts: [], styles: [], measuredAt: host }))
  expect(measured.get('connect-src')).toEqual(["'self'", host])
  expect([...measured].filter(([, sources]) => sources.includes(host)).map(([name]) => name)).toEqual(['connect-src'])
})
