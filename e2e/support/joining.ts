import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { canaries, keepFromLogs } from './canaries'
import { createMember } from './members'
import { codeFor } from './outbox'

export const goodPassword = 'melati kuning sembilan perahu'

/** An e-mail address that no other journey uses. */
export function freshEmail(): string {
  const email = `kenari.${randomInt(1e12)}@example.com`
  keepFromLogs(email)
  return email
}

/** A mobile number that no other journey uses, as it is kept. */
export function freshMobile(): string {
  const mobile = `+6011${String(randomInt(1e8)).padStart(8, '0')}`
  keepFromLogs(mobile)
  return mobile
}

/** A MyKad number of somebody born on 17 May 1990 that no other journey uses, as long as few run at once. */
export function freshMykad(): string {
  return `900517-14-${String(randomInt(1e4)).padStart(4, '0')}`
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const contactField = (page: Page) => page.getByLabel('E-mail address or mobile number')
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
export const codeField = (page: Page) => page.getByLabel('Six-digit code')

/** A member who signs in by an address and `goodPassword`; `more` goes on to the command that makes them. */
export function memberWith(project: string, email: string, ...more: readonly string[]) {
  return createMember(project, '--name', canaries.memberName, '--email', email, '--password', goodPassword, ...more)
}

/** From the first page to the session, by `goodPassword`. */
export async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign in with a password instead' }).click()
  await contactField(page).fill(email)
  await passwordField(page).fill(goodPassword)
  await button(page, 'Sign in').click()
}

/** Signs in by password, on the way to a page. */
export async function signInFor(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/sign-in?next=${path}`)
  await signInByPassword(page, email)
  await page.waitForURL(`**${path}`)
}

/** From the first page to the one that asks for the code. */
export async function askForCode(page: Page, contact: string): Promise<void> {
  await contactField(page).fill(contact)
  await button(page, 'Continue').click()
  await page.waitForURL('**/sign-in/code')
}

/** Types the newest code that was sent to a contact. With script it is sent by itself. */
export async function typeCode(page: Page, project: string, contact: string): Promise<void> {
  const code = await codeFor(project, contact)
  const isAlive = project !== 'no-script'
  if (isAlive) await page.locator('[data-island=code][data-awake]').waitFor({ state: 'attached' })
  await codeField(page).fill(code)
  if (!isAlive) await button(page, 'Check the code').click()
}

/** From the first page to the application form, with an address that is nobody's yet. */
export async function comeToDetails(page: Page, project: string): Promise<void> {
  const email = freshEmail()
  await askForCode(page, email)
  await typeCode(page, project, email)
  await page.waitForURL('**/sign-in/details')
}

/** Fills in the application form: the last of the three screens. */
export async function fillDetails(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/sign-in/details')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel(/^I agree to the terms/).check()
}

/** By the questions and a password, which are both left to whoever joins, to the new account. */
export async function fillApplication(page: Page, name: string): Promise<void> {
  await page.waitForURL('**/sign-in/details')
  await page.getByRole('link', { name: /^Tell us what brings you here/ }).click()
  await page.getByLabel('Find a credit card that fits').check()
  await button(page, 'Continue').click()
  await fillDetails(page, name)
  await page.getByLabel(/^I want a password too/).check()
  await button(page, 'Open my account').click()
  await page.waitForURL('**/sign-in/new-password')
  await choosePassword(page, goodPassword)
  await button(page, 'Open my account').click()
  await page.waitForURL('**/sign-in/welcome')
}

export async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('The same password again', { exact: true }).fill(password)
}

/** Chromium writes each refusal of a call to the console: these are what a journey asks for. */
export function forgiveRefusals(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !/status of 4(?:01|03|22)/.test(problem)))
}
