import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

it('keeps what happens until it may be sent, and hands it over in order', async () => {
  const { track, openTracking } = await import('./track')
  const names: string[] = []
  track('survey_opened', {})
  track('survey_closed', {})
  openTracking(({ name }) => names.push(name))
  track('referral_otp_resent', {})
  expect(names).toEqual(['survey_opened', 'survey_closed', 'referral_otp_resent'])
})

it('forgets what happened before a refusal, and everything after it', async () => {
  const { track, openTracking, closeTracking } = await import('./track')
  const names: string[] = []
  track('survey_opened', {})
  closeTracking()
  track('survey_closed', {})
  openTracking(({ name }) => names.push(name))
  expect(names).toEqual([])
  track('survey_submitted', {})
  closeTracking()
  track('survey_opened', {})
  expect(names).toEqual(['survey_submitted'])
})

it('keeps at most fifty', async () => {
  const { track, openTracking } = await import('./track')
  for (let count = 0; count < 80; count += 1) track('survey_opened', {})
  const names: string[] = []
  openTracking(({ name }) => names.push(name))
  expect(names).toHaveLength(50)
})
