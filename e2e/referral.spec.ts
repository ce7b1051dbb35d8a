import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries, keepFromLogs } from './support/canaries'
import { press } from './support/focus'
import { contactField, freshEmail } from './support/joining'
import { askForCodeByKeys, fillApplicationByKeys, keyboardPhone, typeCodeByKeys } from './support/joining-keys'
import { createMember, keepSession } from './support/members'

const dashboard = '/referral-dashboard'
const terms = '/referral/referral-terms-conditions'
const invited = { name: 'You are invited' } as const

test('a member agrees to the terms by keyboard at 360 px, invites, sees the friend who joins, buys a voucher and withdraws points', async ({
  page,
  visit,
  browser,
}, { project }) => {
  const inviter = await createMember(project.name, '--name', canaries.memberName, '--age', '34', '--points', '700')
  await page.setViewportSize(keyboardPhone)
  await visit(terms)
  await keepSession(page, inviter)
  await visit(dashboard)
  await press(page, 'a Read the terms')
  await page.waitForURL(`**${terms}?next=${dashboard}`)
  await press(page, 'button I agree')
  await page.waitForURL(`**${dashboard}`)
  await expect(page.getByText('Nobody has joined by your link yet')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const code = (await page.locator('#invite ~ div code').first().textContent()) ?? ''
  expect(code).toMatch(/^[2-9A-Z]{10}$/)
  keepFromLogs(code)
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(`${code}$`))

  // The friend has a device of their own.
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: keyboardPhone })
  const friend = await context.newPage()
  const email = freshEmail()
  await friend.goto(`/referral?code=${code.toLowerCase()}`)
  await expect(friend.getByRole('heading', invited)).toBeVisible()
  await expect.poll(() => new URL(friend.url()).search).toBe('')
  await press(friend, 'button Open an account')
  await friend.waitForURL('**/sign-in')
  await askForCodeByKeys(friend, email)
  await typeCodeByKeys(friend, project.name, email, '/sign-in/details')
  await fillApplicationByKeys(friend, 'Chong Lai', code)
  await expect(friend.getByRole('link', { name: 'See what your invitation asks' })).toBeVisible()
  await context.close()

  await page.reload()
  const card = page.locator('[data-friends] li').filter({ hasText: 'CL' })
  await expect(card).toContainText('Joined')
  await expect(card).toContainText('Still to do')
  await expect(card).toContainText('This can still change until')

  await visit('/mx-points')
  await expect(page.getByRole('heading', { name: 'Your points' })).toBeVisible()
  await press(page, 'button Get it for 200 points')
  await press(page, 'button Yes, use 200 points')
  await expect(page.getByText('Your code: it stays in your history below.')).toBeFocused()
  const paid = page.getByRole('listitem').filter({ hasText: 'Redeemed' })
  await expect(paid).toContainText('SAMPLE-ASIA10')
  await expect(page.locator('dd').first()).toHaveText('500')

  await page.getByLabel('Points to pay out').fill('400')
  await press(page, 'button Ask for RM4.00')
  await expect(page.getByText('Requested: a person looks at it')).toBeVisible()
  await expect(page.locator('dd').first()).toHaveText('100')
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await press(page, 'button Take it back')
  await expect(page.getByText('You took it back.')).toBeVisible()
  await expect(page.locator('dd').first()).toHaveText('500')
})

test('an invitation leads to joining without script, and the code waits in the form', { tag: '@no-script' }, async ({
  page,
  visit,
}) => {
  await visit('/referral?code=kenar2ken8')
  await expect(page.getByRole('heading', invited)).toBeVisible()
  await page.getByRole('button', { name: 'Open an account' }).click()
  await page.waitForURL('**/sign-in')
  await expect(contactField(page)).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('referral')
  expect(await page.locator('[data-invited]').count()).toBe(1)
})

test('what is no code shows the programme as it is, an appeal is filled in, and pages of members say what they need', {
  tag: '@no-script',
}, async ({ page, visit }) => {
  await visit('/referral?code=FRIEND-1')
  await expect(page.getByRole('heading', invited)).toHaveCount(0)
  await expect(page.getByText('500 points for you and 200 for your friend')).toBeVisible()
  await visit('/contact-us?invitation=456789ab&reason=own-account')
  await expect(page.getByLabel('Your message')).toHaveValue(
    /invitation 456789ab\.\nReason shown: .*same e-mail address/,
  )
  for (const path of [dashboard, '/mx-points']) {
    await visit(path)
    await expect(page.getByText('This page needs script')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', /^\/sign-in\?next=/)
  }
})
