import { expect, type Page } from '@playwright/test'
import { press, typeInto } from './focus'
import { codeField, goodPassword } from './joining'
import { codeFor } from './outbox'

/** A small phone with a keyboard. */
export const keyboardPhone = { width: 360, height: 640 } as const

/** What was pressed leads to this page, which needs no scrolling sideways. */
async function expectAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(`**${path}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
}

/** From the first page to the one that asks for the code. */
export async function askForCodeByKeys(page: Page, contact: string): Promise<void> {
  await typeInto(page, 'input contact', contact)
  await page.keyboard.press('Enter')
  await expectAt(page, '/sign-in/code')
}

/** Types the newest code that was sent to a contact, and goes on to where it leads. With script its field has the focus, and sends it. */
export async function typeCodeByKeys(page: Page, project: string, contact: string, path: string): Promise<void> {
  const code = await codeFor(project, contact)
  if (project === 'no-script') {
    await typeInto(page, 'input code', code)
    await page.keyboard.press('Enter')
  } else {
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(code)
  }
  await expectAt(page, path)
}

/** Chooses a password, types it once more, and sends it. */
export async function choosePasswordByKeys(page: Page, password: string): Promise<void> {
  await typeInto(page, 'input password', password)
  await typeInto(page, 'input repeat', password)
  await page.keyboard.press('Enter')
}

/** By a password, too, to the new account; `friendsCode` is the one that the form shows. */
export async function fillApplicationByKeys(page: Page, name: string, friendsCode = ''): Promise<void> {
  await expect(page.locator('input[name="referralCode"]')).toHaveValue(friendsCode)
  await typeInto(page, 'input fullName', name)
  await typeInto(page, 'input terms', ' ')
  await typeInto(page, 'input wantsPassword', ' ')
  await press(page, 'button Open my account')
  await expectAt(page, '/sign-in/new-password')
  await choosePasswordByKeys(page, goodPassword)
  await expectAt(page, '/sign-in/welcome')
}
