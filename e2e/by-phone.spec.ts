import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import {
  askForCode,
  button,
  choosePassword,
  codeField,
  contactField,
  fillApplication,
  forgiveRefusals,
  freshMobile,
  goodPassword,
  passwordField,
  typeCode,
} from './support/joining'
import { keyboardPhone } from './support/joining-keys'

const newPassword = 'rumah hijau dekat sungai lama'
const newName = 'Nur-Ain binti Yusof'

// Where the provider is another process, each step of this is a call that is handed on to it.
test(
  'a member whose only contact is a phone joins, forgets the password, changes the name and leaves, at 360 px',
  { tag: '@remote' },
  async ({ page, problems, visit }, { project }) => {
    const mobile = freshMobile()
    const signOut = async () => {
      await visit('/sign-in')
      await button(page, 'Sign out').click()
      await expect(page.getByText('You are signed in already.')).toBeHidden()
    }
    const signIn = async (password: string) => {
      await visit('/sign-in/password')
      await contactField(page).fill(mobile)
      await passwordField(page).fill(password)
      await button(page, 'Sign in').click()
    }
    await page.setViewportSize(keyboardPhone)

    await visit('/sign-in')
    await askForCode(page, mobile)
    await typeCode(page, project.name, mobile)
    await fillApplication(page, canaries.memberName)
    await signOut()

    await visit('/sign-in/password')
    await page.getByRole('link', { name: 'I forgot my password' }).click()
    await page.waitForURL('**/sign-in/forgotten-password')
    await contactField(page).fill(mobile)
    await button(page, 'Continue').click()
    await page.waitForURL('**/sign-in/code')
    await expect(codeField(page)).toBeVisible()
    await typeCode(page, project.name, mobile)
    await page.waitForURL('**/sign-in/reset-password')
    await choosePassword(page, newPassword)
    await button(page, 'Set the new password').click()
    await page.waitForURL('**/sign-in/password?note=reset')
    await signIn(goodPassword)
    await expect(page.getByRole('alert')).toBeVisible()
    await signIn(newPassword)
    await page.waitForURL('**/account-settings')
    await page.goto('/account-settings/profile')
    await page.getByLabel('Full name').fill(newName)
    await button(page, 'Save').click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await page.goto('/account-settings')
    await expect(page.getByText(`You are signed in as ${newName}. You sign in with ${mobile}.`)).toBeVisible()

    await page.goto('/account-settings/close')
    await page.getByLabel('Yes, close my account.').check()
    await button(page, 'Close my account').click()
    await page.waitForURL('**/account-settings/closed?*')
    await expect(page.getByText(/^It is erased on /)).toBeVisible()
    forgiveRefusals(problems)
  },
)
