// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { ageRequirement, ageUnknown } from '@/lib/domain/member/referral-gate'
import { aminah } from '@/tests/factories/session-provider'
import { AcceptTermsIsland } from './accept-terms-island.client'

const member = { ...aminah, initName: 'AY', referralDifferentTermConditionVersion: true }
const open = () => render(<AcceptTermsIsland version="3" signing={{ appId: 'timbang', signingKey: 'k' }} />)

afterEach(() => {
  cleanup()
  changeSession({ state: { kind: 'unknown' }, whyOut: null })
  window.history.replaceState(null, '', '/')
})

it('leads through signing in back to the page that somebody was going to', () => {
  window.history.replaceState(null, '', '/referral/referral-terms-conditions?next=/mx-points')
  open()
  act(() => changeSession({ state: { kind: 'out' } }))
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/sign-in?next=%2Freferral%2Freferral-terms-conditions%3Fnext%3D%2Fmx-points',
  )
})

it('asks a member whose age nobody knows for the number, and tells only who is under 18 that the programme is not for them', () => {
  open()
  act(() => changeSession({ state: { kind: 'in', user: { ...member, age: null } } }))
  expect(document.body.textContent).toContain(ageUnknown)
  expect(document.body.textContent).not.toContain(ageRequirement)
  act(() => changeSession({ state: { kind: 'in', user: { ...member, age: 17 } } }))
  expect(document.body.textContent).toContain(ageRequirement)
})

it('does not ask a member whose account cannot be reached to sign in again', () => {
  open()
  act(() => changeSession({ state: { kind: 'out' }, whyOut: 'unreached' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})
