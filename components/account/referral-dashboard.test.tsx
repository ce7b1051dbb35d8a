// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { aminah } from '@/tests/factories/session-provider'
import { ReferralDashboard } from './referral-dashboard.client'

const member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: false }
const where = () => screen.getByRole('link').getAttribute('href')

afterEach(() => {
  cleanup()
  changeSession({ state: { kind: 'unknown' } })
})

it.each([
  ['somebody who is signed out is asked to sign in', null, '/sign-in?next=%2Freferral-dashboard', /Sign in to see/],
  ['without a MyKad number it is asked for', { age: null }, '/account-settings/personal', /aged 18 and above.*MyKad/],
  ['under 18 it stays closed', { age: 17 }, '/referral', /only for individuals aged 18 and above based on the MyKad/],
  [
    'terms that changed are to be read',
    { age: 18, referralDifferentTermConditionVersion: true },
    '/referral/referral-terms-conditions',
    /present terms/,
  ],
  [
    'terms of which nobody can say, too',
    { age: 18, referralDifferentTermConditionVersion: null },
    '/referral/referral-terms-conditions',
    /present terms/,
  ],
  ['an adult who agreed to them comes in', { age: 18 }, '/referral', /not open yet/],
])('at the dashboard itself %s', (_what, change, href, words) => {
  render(<ReferralDashboard />)
  act(() =>
    changeSession({ state: change === null ? { kind: 'out' } : { kind: 'in', user: { ...member, ...change } } }),
  )
  expect(where()).toBe(href)
  expect(document.body.textContent).toMatch(words)
})
