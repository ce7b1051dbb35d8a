// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { changeSession } from '@/lib/client/session-store'
import { appStores } from '@/lib/domain/content/app-stores'
import { routes } from '@/lib/routing/routes'
import { aminah } from '@/tests/factories/session-provider'
import { AgeRequirements } from './age-requirements.client'
import { GetApp } from './get-app.client'

afterEach(cleanup)

const props = {
  config: {
    origin: 'https://www.example.com',
    appId: 'timbang',
    signingKey: 'key',
    analytics: null,
    chat: { infobip: false, zendesk: false },
    apps: [],
  },
  onClose: () => undefined,
}

describe('the way to the app', () => {
  it('holds a code of the address that visitors know', () => {
    render(<GetApp {...props} />)
    expect(screen.getByRole('img').textContent).toBe(`Code for https://www.example.com${routes.download}`)
  })

  it('has no badge while there is no app, and says how to have the site at hand', () => {
    render(<GetApp {...props} />)
    expect(screen.getByRole('dialog').textContent).toContain('not in the app stores yet')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['How to add it to your home screen'])
  })

  it('has a badge for each store that has the app', () => {
    render(<GetApp {...props} config={{ ...props.config, apps: [...appStores] }} />)
    const badges = screen.getAllByRole('link')
    expect(badges.map((badge) => badge.textContent)).toEqual(['Google Play', 'App Store', 'AppGallery'])
    expect(new Set(badges.map((badge) => badge.getAttribute('href')))).toEqual(new Set([routes.download]))
  })
})

describe('the age requirements', () => {
  it('say who may take part, in the words of the specification', () => {
    render(<AgeRequirements {...props} />)
    expect(screen.getByRole('dialog', { name: 'Age Requirements' }).textContent).toContain(
      'The Referral Program is only for individuals aged 18 and above based on the MyKad number.',
    )
  })

  it.each([
    [null, ['/account-settings/personal']],
    [17, []],
  ])('lead a member whose age is %s to where the MyKad number is given: %j', (age, ways) => {
    const user = { ...aminah, age, initName: 'AY', referralDifferentTermConditionVersion: null }
    changeSession({ state: { kind: 'in', user } })
    render(<AgeRequirements {...props} />)
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways)
    changeSession({ state: { kind: 'out' } })
  })
})
