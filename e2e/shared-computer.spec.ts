import { expect, test } from './fixtures'
import { button, contactField, freshEmail, goodPassword, memberWith, passwordField } from './support/joining'

for (const [tag, mark] of [
  ['@script', 'open'],
  ['@no-script', 'member'],
] as const) {
  test(
    `on a shared computer a session ends with the browser, ${tag.slice(1)}`,
    { tag },
    async ({ page, context, visit }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      await visit('/sign-in/password')
      await contactField(page).fill(email)
      await passwordField(page).fill(goodPassword)
      await page.getByLabel(/This is a shared computer/).check()
      await button(page, 'Sign in').click()
      await page.waitForURL('**/account-settings')
      await visit('/sign-in')
      await expect(page.getByText('You are signed in already.')).toBeVisible()
      const marks = (await context.cookies()).filter(({ name }) => name === mark)
      // Of a cookie that goes when the browser is closed.
      expect(marks.map(({ expires }) => expires)).toEqual([-1])
      await context.clearCookies({ name: mark })
      await visit('/sign-in')
      await expect(page.getByText('You are signed in already.')).toBeHidden()
    },
  )
}
