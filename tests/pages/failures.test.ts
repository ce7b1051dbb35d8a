import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import Failure from '@/app/error'
import GlobalFailure from '@/app/global-error'
import { firstScript } from '@/lib/csp/first-script'

const failure = Object.assign(new Error('the database at 10.0.0.1 said no'), { digest: '3021' })
const reset = () => undefined

describe.each([
  ['a page that failed', renderToStaticMarkup(createElement(Failure, { error: failure, reset }))],
  ['a site that failed', renderToStaticMarkup(createElement(GlobalFailure, { error: failure, reset }))],
])('%s', (_, html) => {
  it('says what to do: try again, or go home by a plain link', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Try again')
    expect(html).toContain('href="/"')
  })

  it('gives the number under which the failure stands in the log, and nothing of what failed', () => {
    expect(html).toContain('Reference: 3021')
    expect(html).not.toContain('10.0.0.1')
  })

  it('has no inline style, script or handler, which the content policy forbids', () => {
    const others = html.replace(`<script>${firstScript}</script>`, '')
    expect(others).not.toMatch(/\s(?:style|on[a-z]+)=|<style|<script(?![^>]*\bsrc=)/)
  })
})

describe('a site that failed', () => {
  const html = renderToStaticMarkup(createElement(GlobalFailure, { error: new Error('x'), reset }))

  it('has the Trusted Types policy before any other script, and a language', () => {
    expect(html).toMatch(/^<html lang="en-MY"/)
    expect(html.indexOf('<script')).toBe(html.indexOf(`<script>${firstScript}`))
  })

  it('shows no reference where the server gave none', () => {
    expect(html).not.toContain('Reference')
  })
})
