// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PrivacyDialog } from './privacy-dialog.client'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const config = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  chat: { infobip: false, zendesk: false },
  apps: [],
}
const analytics = { token: 'token', host: 'https://api.example.com' }

it.each([
  ['the site uses no analytics', null, null],
  ['the browser asks not to be tracked', analytics, '1'],
])('says that clicks to partners are counted where %s', (_, measured, asked) => {
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue(asked)
  render(<PrivacyDialog config={{ ...config, analytics: measured }} onClose={() => undefined} />)
  const { textContent } = screen.getByRole('dialog')
  expect(textContent).toContain('no analytics')
  expect(textContent).toContain('We count how many people follow a link to a partner')
  expect(textContent).not.toContain('nothing is counted')
})
