import { describe, expect, it } from 'vitest'
import { hashPolicy, noncePolicy } from './policy'

function directives(policy: string): Map<string, readonly string[]> {
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]))
}

const policies = [
  ['a page that is the same for everybody', hashPolicy(['c2NyaXB0'], ['c3R5bGU='])],
  ['a page rendered for one request', noncePolicy('bm9uY2U=', ['Zmlyc3Q='], ['c3R5bGU='])],
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

  it('makes the browser refuse text as script, but for the two named Trusted Types policies', () => {
    expect(directives(policy).get('require-trusted-types-for')).toEqual(["'script'"])
    expect(directives(policy).get('trusted-types')).toEqual(['nextjs', 'default'])
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

describe('naming inline scripts', () => {
  it('uses hashes and no nonce where the answer is kept for everybody', () => {
    expect(directives(hashPolicy(['YQ==', 'Yg=='], [])).get('script-src')).toEqual([
      "'self'",
      "'sha256-YQ=='",
      "'sha256-Yg=='",
    ])
  })

  it('uses the nonce where the answer is made for one request, and hashes for what never changes', () => {
    expect(directives(noncePolicy('bm9uY2U=', ['YQ=='], [])).get('script-src')).toEqual([
      "'self'",
      "'nonce-bm9uY2U='",
      "'sha256-YQ=='",
    ])
  })
})

describe('measuring', () => {
  const host = 'https://api.example'

  it.each([
    ['a page that is the same for everybody', (at: string | null) => hashPolicy([], [], at)],
    ['a page rendered for one request', (at: string | null) => noncePolicy('bm9uY2U=', [], [], at)],
  ])('lets %s connect to the one host that is configured, and load nothing from it', (_, policyAt) => {
    const measured = directives(policyAt(host))
    expect(measured.get('connect-src')).toEqual(["'self'", host])
    expect([...measured].filter(([, sources]) => sources.includes(host)).map(([name]) => name)).toEqual(['connect-src'])
    expect(directives(policyAt(null)).get('connect-src')).toEqual(["'self'"])
  })
})
