import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { keepFromLogs } from './support/canaries'
import { button, forgiveRefusals, freshEmail, memberWith, signInFor } from './support/joining'

for (const [tag, how] of [
  ['@script', 'with script'],
  ['@no-script', 'without script'],
] as const) {
  test(
    `a member who kept recovery codes signs in with one, once, ${how} @remote`,
    { tag },
    async ({ page, browser, baseURL, visit, problems }, { project }) => {
      const email = freshEmail()
      await memberWith(project.name, email)
      // They are made by script, which is there in another browser too.
      const home = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: true })).newPage()
      await signInFor(home, email, '/account-settings/recovery')
      await expect(home.getByText('You have none yet.')).toBeVisible()
      await button(home, 'Make 10 codes').click()
      const codes = home.locator('.recovery-codes li')
      await expect(codes).toHaveCount(10)
      await expect(home.getByRole('heading', { name: 'Keep these codes' })).toBeFocused()
      await expect(home.getByText(/^10 of 10 still work/)).toBeVisible()
      expect(await axeFaults(home)).toEqual([])
      const [code = ''] = await codes.allTextContents()
      keepFromLogs(code, code.replaceAll('-', ''))
      await home.reload()
      await expect(home.getByText(/^10 of 10 still work/)).toBeVisible()
      await expect(codes).toHaveCount(0)
      await home.context().close()

      await page.setViewportSize({ width: 360, height: 760 })
      await visit('/sign-in')
      await page.getByRole('link', { name: 'Sign in with a password instead' }).click()
      await page.getByRole('link', { name: 'No code reaches me: use a recovery code' }).click()
      if (tag === '@script') expect(await axeFaults(page)).toEqual([])
      const field = page.getByLabel('Recovery code')
      await field.fill('ABCD')
      await button(page, 'Sign in').click()
      await expect(page.getByRole('alert')).toContainText('sixteen letters and digits')
      await field.fill(code.toLowerCase().replaceAll('-', ' '))
      await button(page, 'Sign in').click()
      await page.waitForURL('**/account-settings')
      await visit('/sign-in/recovery')
      await field.fill(code)
      await button(page, 'Sign in').click()
      await expect(page.getByText('That recovery code does not work')).toBeVisible()
      forgiveRefusals(problems)
    },
  )
}
