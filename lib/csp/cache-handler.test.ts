import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { policyFor } from './cache-handler'
import { setMeasuredAt } from './measured-at'

function named(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function sources(policy: string, directive: string): readonly string[] {
  const part = policy.split('; ').find((one) => one.startsWith(`${directive} `))
  return part?.split(' ').slice(1) ?? []
}

describe('the policy of a stored page', () => {
  it('names exactly the inline scripts and styles of that page', () => {
    const html = `<style data-precedence="next">.a{}</style><script>one()</script><script id="x" async="">two()</script>`
    const policy = policyFor(html)
    expect(sources(policy, 'script-src')).toEqual(["'self'", named('one()'), named('two()')])
    expect(sources(policy, 'style-src')).toEqual(["'self'", named('.a{}')])
  })

  it('names no script that is loaded by address: those come from this site only', () => {
    expect(sources(policyFor('<script src="/_next/a.js" async=""></script>'), 'script-src')).toEqual(["'self'"])
  })

  it('names a repeated script once', () => {
    expect(sources(policyFor('<script>a</script><SCRIPT>a</SCRIPT>'), 'script-src')).toEqual(["'self'", named('a')])
  })

  it('takes the text between the tags byte for byte, line ends and letters beyond ASCII included', () => {
    const text = '\n  say("—")\r\n'
    expect(sources(policyFor(`<script>${text}</script>`), 'script-src')).toContain(named(text))
  })

  it('of a page that was changed by one letter differs', () => {
    expect(policyFor('<script>a</script>')).not.toBe(policyFor('<script>b</script>'))
  })

  describe('where measurements go', () => {
    afterEach(() => setMeasuredAt(null))

    it('is nowhere until the server has started with a host', () => {
      expect(sources(policyFor('<p>'), 'connect-src')).toEqual(["'self'"])
      setMeasuredAt('https://api.example')
      expect(sources(policyFor('<p>'), 'connect-src')).toEqual(["'self'", 'https://api.example'])
    })
  })
})
