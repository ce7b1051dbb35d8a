import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { canaries, keepFromLogs } from './support/canaries'
import { press, tabTo, typeInto } from './support/focus'
import {
  askForCode,
  button,
  choosePassword,
  codeField,
  contactField,
  fillDetails,
  freshEmail,
  goodPassword,
  memberWith,
  passwordField,
  typeCode,
} from './support/joining'
import { askForCodeByKeys, choosePasswordByKeys, keyboardPhone, typeCodeByKeys } from './support/joining-keys'
import { withoutEdge } from './support/looks'

const newPassword = 'rumah hijau dekat sungai lama'

test(
  'a member signs in by a pasted password, goes on to where they came from, and signs out, by keyboard alone at 360 px',
  { tag: '@remote' },
  async ({ page, context, visit }, { project }) => {
    const email = freshEmail()
    await memberWith(project.name, email)
    await page.setViewportSize(keyboardPhone)
    await visit('/sign-in?next=/glossary')
    await press(page, 'a Sign in with a password instead')
    await page.waitForURL('**/sign-in/password')
    await typeInto(page, 'input contact', goodPassword)
    for (const key of ['a', 'x']) await page.keyboard.press(`ControlOrMeta+${key}`)
    await page.keyboard.type(email.toUpperCase())
    await tabTo(page, 'input password')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
    await press(page, 'button Show password')
    await expect(passwordField(page)).toHaveAttribute('type', 'text')
    await expect(passwordField(page)).toHaveValue(goodPassword)
    await press(page, 'button Sign in')
    await page.waitForURL('**/glossary')
    await expect(page.locator('.when-in [data-initials]')).toHaveText('AY')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('member')
    await visit('/sign-in')
    await expect(page.getByText('You are signed in already.')).toBeVisible()
    await press(page, 'button Sign out')
    await expect(page.getByText('You are signed in already.')).toBeHidden()
    await visit('/glossary')
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible()
  },
)

for (const [tag, how] of [
  ['@script', 'with script'],
  ['@no-script', 'without script'],
] as const) {
  test(
    `a wrong password is refused in words that say nothing of the account, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      const said: string[] = []
      for (const contact of [email, freshEmail()]) {
        await visit('/sign-in/password')
        await contactField(page).fill(contact)
        await passwordField(page).fill('not the password at all')
        await button(page, 'Sign in').click()
        await expect(page.getByRole('alert')).toBeFocused()
        said.push((await page.getByRole('alert').textContent()) ?? '')
        await expect(contactField(page)).toHaveValue(contact)
        await expect(passwordField(page)).toHaveValue('')
      }
      expect(said[0]).toContain('do not go together')
      expect(said[1]).toBe(said[0])
    },
  )

  test(
    `too many wrong passwords say until when to wait, and offer a code for the same contact, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await visit('/sign-in/password')
      for (let tries = 1; tries <= 6; tries += 1) {
        await contactField(page).fill(email)
        await passwordField(page).fill('not the password at all')
        const before = page.url()
        await button(page, 'Sign in').click()
        await page.waitForURL((url) => url.searchParams.has('again') && url.href !== before)
        await expect(page.getByRole('alert')).toBeFocused()
      }
      await expect(page.getByRole('alert')).toContainText(
        /Too many tries with a password\. Try again at \d+:\d\d [ap]m/,
      )
      await page.getByRole('alert').getByRole('link', { name: 'Sign in with a code' }).click()
      await expect(contactField(page)).toHaveValue(email)
    },
  )

  test(
    `a forgotten password is replaced after a code, and the new one works, by keyboard alone at 360 px, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await page.setViewportSize(keyboardPhone)
      await visit('/sign-in')
      await press(page, 'a I forgot my password')
      await page.waitForURL('**/sign-in/forgotten-password')
      await askForCodeByKeys(page, email)
      await typeCodeByKeys(page, project.name, email, '/sign-in/reset-password')
      await choosePasswordByKeys(page, 'short')
      await expect(page.getByRole('alert')).toContainText('15')
      await choosePasswordByKeys(page, newPassword)
      await page.waitForURL(/\/sign-in\/password\?note=reset$/)
      await expect(page.getByText('Your new password works.')).toBeVisible()
      await expect(contactField(page)).toHaveValue(email)
      await typeInto(page, 'input password', newPassword)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/account-settings')
    },
  )
}

test('a slip in the address is seen where the code is typed, and the code goes to the right one', {
  tag: '@no-script',
}, async ({ page, visit }) => {
  const email = freshEmail().replace('example.com', 'gmail.com')
  keepFromLogs(email)
  await visit('/sign-in')
  await askForCode(page, email.replace('gmail', 'gmial'))
  await expect(page.getByText(`Did you mean ${email}?`)).toBeVisible()
  await button(page, 'Send the code there').click()
  await expect(page.getByText(`We sent it to ${email}.`)).toBeVisible()
  await expect(page.getByText('Did you mean')).toHaveCount(0)
  await page.getByRole('link', { name: 'Change it' }).click()
  await expect(contactField(page)).toHaveValue(email)
})

test('a step out of turn leads to the right one and says why', { tag: '@no-script' }, async ({ page, visit }) => {
  for (const step of ['code', 'code-option', 'questions', 'details', 'new-password', 'welcome', 'reset-password']) {
    await page.goto(`/sign-in/${step}`)
    expect(new URL(page.url()).pathname, step).toBe('/sign-in')
    await expect(page.getByText('Signing in begins here.')).toBeVisible()
  }
  await visit('/sign-in')
  await askForCode(page, freshEmail())
  await page.goto('/sign-in/details')
  await page.waitForURL('**/sign-in/code?note=order')
  await expect(page.getByText('That page comes later. Go on from here.')).toBeVisible()
  await visit('/sign-in/nothing', { status: 404 })
})

test('what one visitor began is nobody else’s, and nobody keeps it', async ({ page, browser, visit }) => {
  await visit('/sign-in')
  await askForCode(page, freshEmail())
  const answer = await visit('/sign-in/code')
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto('/sign-in/code')
  expect(new URL(other.url()).pathname).toBe('/sign-in')
  await expect(contactField(other)).toHaveValue('')
  await expect(other.getByRole('link', { name: 'Go on from where you left off' })).toHaveCount(0)
  await stranger.close()
})

test('a form of another site is refused', async ({ request }) => {
  const form = { contact: freshEmail() }
  const answer = await request.post('/sign-in/send/access', { form, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

for (const width of [360, 1280]) {
  test(`every step can be used by everybody at ${width} px`, async ({ page, visit }, { project }) => {
    const email = freshEmail()
    await page.setViewportSize({ width, height: 760 })
    const judge = async () => {
      expect(await axeFaults(page), page.url()).toEqual([])
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(room, page.url()).toBeLessThanOrEqual(0)
      expect(await withoutEdge(page, 'main'), page.url()).toEqual([])
    }
    for (const path of ['/sign-in', '/sign-in?note=over', '/sign-in/password', '/sign-in/forgotten-password']) {
      await visit(path)
      await judge()
    }
    await visit('/sign-in')
    await button(page, 'Continue').click()
    await expect(page.getByRole('alert')).toContainText('Enter your e-mail address or mobile number.')
    await judge()
    await contactField(page).fill(email)
    await button(page, 'Continue').click()
    await page.waitForURL('**/sign-in/code')
    await expect(codeField(page)).toBeVisible()
    await judge()
    await typeCode(page, project.name, email)
    await page.waitForURL('**/sign-in/details')
    await judge()
    await page.getByRole('link', { name: /^Tell us what brings you here/ }).click()
    await page.waitForURL('**/sign-in/questions')
    await judge()
    await button(page, 'Skip').click()
    await fillDetails(page, canaries.memberName)
    await page.getByLabel(/^I want a password too/).check()
    await button(page, 'Open my account').click()
    await page.waitForURL('**/sign-in/new-password')
    await judge()
    await choosePassword(page, goodPassword)
    await button(page, 'Open my account').click()
    await page.waitForURL('**/sign-in/welcome')
    await judge()
  })
}
