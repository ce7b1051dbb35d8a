import { messagesTo } from '@/tests/factories/sent-codes'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { detailPath } from './support/catalogue'
import { dataDirOf } from './support/clicks'
import { button, freshEmail } from './support/joining'

const ways = [
  ['@script', 'with script'],
  ['@no-script', 'without script'],
] as const

for (const [tag, how] of ways) {
  test(
    `whoever has no account is told of a product in their case once they confirmed an address, ${how} @remote`,
    { tag },
    async ({ page, visit }, { project }) => {
      const email = freshEmail()
      await page.setViewportSize({ width: 360, height: 760 })
      await visit(`${detailPath('savings-account', 'angsana-saver-i')}?balance=50000`)
      await page.getByRole('link', { name: 'Tell me when this changes' }).click()
      await page.waitForURL('**/follow?*')
      await expect(page.getByText(/RM50,000/)).toBeVisible()
      if (tag === '@script') expect(await axeFaults(page)).toEqual([])
      await button(page, 'Tell me when it changes').click()
      await expect(page.getByText('Enter your e-mail address.').first()).toBeVisible()
      await page.getByLabel('Your e-mail address').fill(email)
      await button(page, 'Tell me when it changes').click()
      await expect(page.getByText('Check your mail')).toBeVisible()
      expect(page.url()).not.toContain('kenari')
      const keys = () =>
        messagesTo(dataDirOf(project.name), email).map((text) => /\/follow\/([\w-]{43})/.exec(text)?.[1])
      await expect.poll(keys, { timeout: 60_000 }).toHaveLength(1)
      await page.goto(`/follow/${keys()[0]}`)
      await button(page, 'Confirm my address').click()
      await expect(page.getByText('Your address is confirmed')).toBeVisible()
    },
  )
}
