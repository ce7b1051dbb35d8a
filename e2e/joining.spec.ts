import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { press } from './support/focus'
import {
  askForCode,
  button,
  codeField,
  comeToDetails,
  fillApplication,
  fillDetails,
  freshEmail,
  freshMobile,
  typeCode,
} from './support/joining'
import { askForCodeByKeys, fillApplicationByKeys, keyboardPhone, typeCodeByKeys } from './support/joining-keys'
import { createMember } from './support/members'

const title = { level: 1 } as const

test(
  'somebody joins by e-mail and is signed in, with nothing of it in storage or addresses',
  { tag: '@remote' },
  async ({ page, context, visit }, { project }) => {
    const email = freshEmail()
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await visit('/sign-in')
    await askForCode(page, email)
    await expect(page.getByText(`We sent it to ${email}.`)).toBeVisible()
    await typeCode(page, project.name, email)
    await fillApplication(page, canaries.memberName)
    await page.getByRole('link', { name: 'Compare products' }).click()
    await expect(page.locator('.when-in [data-initials]')).toHaveText('AY')
    const kept = await page.evaluate(() => [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ])
    const cookies = await context.cookies()
    for (const text of [JSON.stringify(kept), JSON.stringify(cookies), addresses.join(' ')]) {
      expect(text).not.toContain(email)
      expect(text).not.toContain(encodeURIComponent(email))
      expect(text).not.toContain('Aminah')
    }
    expect(cookies.map(({ name }) => name)).not.toContain('member')
    expect(cookies.find(({ name }) => name === 'joining')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/sign-in',
    })
  },
)

test(
  'somebody joins by phone without script, is known as signed in, and signs out, by keyboard alone at 360 px',
  { tag: '@no-script' },
  async ({ page, context, visit }, { project }) => {
    const mobile = freshMobile()
    await page.setViewportSize(keyboardPhone)
    await visit('/sign-in')
    await askForCodeByKeys(page, mobile)
    await typeCodeByKeys(page, project.name, mobile, '/sign-in/details')
    await fillApplicationByKeys(page, canaries.memberName)
    expect((await context.cookies()).find(({ name }) => name === 'member')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    })
    await visit('/sign-in')
    await expect(page.getByText('You are signed in already.')).toBeVisible()
    await press(page, 'button Sign out')
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page.getByText('You are signed in already.')).toBeHidden()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('member')
  },
)

/** Passes its check, and is nobody's. */
const friendsCode = 'KENAR2KEN8'

test('somebody joins by keyboard alone at 360 px, and a referral code stays until the account is made, in no address', async ({
  page,
  context,
  visit,
}, { project }) => {
  const email = freshEmail()
  await page.setViewportSize(keyboardPhone)
  await visit('/sign-in?next=/credit-card')
  await askForCodeByKeys(page, email)
  // A friend's link to any page, while the joining is under way.
  const kept = page.waitForResponse('**/sign-in/invited')
  await visit(`/blog?ref=${friendsCode.toLowerCase()}`)
  expect((await kept).status()).toBe(204)
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/sign-in/code')
  await typeCodeByKeys(page, project.name, email, '/sign-in/details')
  expect(JSON.stringify(await context.cookies())).not.toContain('KENAR')
  await fillApplicationByKeys(page, canaries.memberName, friendsCode)
  await expect(page.getByRole('heading', title)).toHaveText('Your account is ready')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('referral')
  await press(page, 'a Back to where you were')
  await page.waitForURL('**/credit-card')
})

for (const [tag, how] of [
  ['@script', 'with script'],
  ['@no-script', 'without script'],
] as const) {
  test(
    `a wrong code, which may be pasted with its gap, is said and leaves nothing to type but the code, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await visit('/sign-in')
      await askForCode(page, email)
      await codeField(page).fill('12 34')
      await button(page, 'Check the code').click()
      await expect(page.getByRole('alert')).toContainText('Enter the six digits of the code.')
      await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
      await codeField(page).fill('000 000')
      for (const key of ['a', 'x', 'v']) await page.keyboard.press(`ControlOrMeta+${key}`)
      await expect(codeField(page)).toHaveValue('000 000')
      await button(page, 'Check the code').click()
      await expect(page.getByRole('alert')).toContainText('That code is not right.')
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(codeField(page)).toHaveValue('')
      await typeCode(page, project.name, email)
      await page.waitForURL('**/sign-in/details')
    },
  )

  test(
    `who leaves midway and comes back goes on from there, by keyboard alone at 360 px, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await page.setViewportSize(keyboardPhone)
      await visit('/sign-in')
      await askForCodeByKeys(page, email)
      await visit('/products')
      await visit('/sign-in')
      await press(page, 'a Go on from where you left off')
      await page.waitForURL('**/sign-in/code')
      await typeCodeByKeys(page, project.name, email, '/sign-in/details')
      await page.goto('/sign-in/code')
      await press(page, 'a Go on from where you left off')
      await page.waitForURL('**/sign-in/details')
      await press(page, 'a Tell us what brings you here')
      await page.waitForURL('**/sign-in/questions')
      await press(page, 'button Skip')
      await page.waitForURL('**/sign-in/details')
      await page.goBack()
      await expect(page.getByRole('heading', title)).toHaveText('What brings you here?')
    },
  )
}

test('another code can be asked for after a minute, and until then the page says when', async ({ page, visit }) => {
  await page.clock.install()
  await visit('/sign-in')
  await askForCode(page, freshEmail())
  await codeField(page).focus()
  await expect(page.getByText(/You can ask for another one in \d+ seconds\./)).toBeVisible()
  await expect(button(page, 'Send another code')).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(61_000)
  await expect(page.getByText('The code that you have stops working then.')).toBeVisible()
  await expect(button(page, 'Send another code')).not.toHaveAttribute('aria-disabled')
})

test(
  'the details stay when something is missing, and say what',
  { tag: '@no-script' },
  async ({ page, visit }, { project }) => {
    await visit('/sign-in')
    await comeToDetails(page, project.name)
    await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
    await page.getByLabel('Full name').fill("Siew D'Souza")
    await button(page, 'Open my account').click()
    await expect(page.getByRole('alert')).toContainText('Tick the box if you agree to the terms.')
    await expect(page.getByLabel('Full name')).toHaveValue("Siew D'Souza")
    await page.goto('/sign-in/details')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

for (const [tag, how] of [
  ['@script', 'with script'],
  ['@no-script', 'without script'],
] as const) {
  test(
    `somebody joins in three screens, without a password, and is asked for a second contact at the end, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      await visit('/sign-in')
      await comeToDetails(page, project.name)
      await fillDetails(page, canaries.memberName)
      await button(page, 'Open my account').click()
      await expect(page.getByRole('heading', title)).toHaveText('Your account is ready')
      await expect(page.getByRole('link', { name: 'Choose a password' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add your mobile number' })).toHaveAttribute(
        'href',
        '/account-settings/contacts',
      )
      await visit('/sign-in')
      await expect(page.getByText('You are signed in already.')).toBeVisible()
    },
  )

  test(
    `who wants a password and then none has an account without one, ${how}`,
    { tag },
    async ({ page, visit }, { project }) => {
      await visit('/sign-in')
      await comeToDetails(page, project.name)
      await fillDetails(page, canaries.memberName)
      await page.getByLabel(/^I want a password too/).check()
      await button(page, 'Open my account').click()
      await button(page, 'Later: sign in by codes').click()
      await expect(page.getByRole('heading', title)).toHaveText('Your account is ready')
    },
  )
}

test('a contact that has an account is signed in by its code', async ({ page, visit }, { project }) => {
  const email = freshEmail()
  await createMember(project.name, '--name', canaries.memberName, '--email', email)
  await visit('/sign-in?next=/glossary')
  await askForCode(page, email)
  await typeCode(page, project.name, email)
  await page.waitForURL('**/glossary')
  await expect(page.locator('.when-in [data-initials]')).toHaveText('AY')
})
