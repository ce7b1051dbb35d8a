import { expect, type Page } from '@playwright/test'
import { askForCode, freshEmail } from './joining'
import { island, type Journey, keepOnDevice } from './journey'
import { createMember } from './members'

/** Sends a form of an island as it stands. */
const send = (page: Page, name: string) => island(page, name).locator('button[type=submit].btn').first().click()

async function writeToUs(page: Page): Promise<void> {
  const [form, problems] = [island(page, 'contact-us'), page.locator('#problems a')]
  await form.locator('#message').fill('What is kept?')
  await send(page, 'contact-us')
  await expect(problems).toHaveCount(3)
  await form.locator('#topic').selectOption({ index: 1 })
  await form.locator('#name').fill('Aminah Binti Yusof')
  await expect(problems).toHaveCount(1)
  await form.locator('#email').fill('aminah@')
  await expect(page.locator('#email-problem')).toBeVisible()
  await form.locator('#email').fill('aminah@example.com')
  await expect(problems).toHaveCount(0)
  await expect(form.locator('#message')).toHaveValue('What is kept?')
}

async function searchAnswers(page: Page): Promise<void> {
  const search = island(page, 'support-search')
  const [field, said, found] = [search.locator('input'), search.getByRole('status'), search.locator('li')]
  const before = (await said.textContent()) ?? ''
  await field.fill('newsleter')
  await expect(said).not.toHaveText(before)
  await expect(found).not.toHaveCount(0)
  await field.fill('zzzzzzzz')
  await expect(found).toHaveCount(0)
  await expect(search.locator('a.btn')).toHaveCount(1)
}

async function subscribe(page: Page): Promise<void> {
  const [field, problem] = [island(page, 'newsletter').locator('#news'), page.locator('#news-problem')]
  await field.fill('Nobody')
  await expect(field).toHaveValue('nobody')
  await field.press('Enter')
  await expect(problem).toBeVisible()
  await field.fill('nobody@example.com')
  await expect(problem).toHaveCount(0)
}

/** A form of one field: refused as it is, taken back once it is right. */
const refuse =
  (name: string, field: string, wrong: string, right: string) =>
  async (page: Page): Promise<void> => {
    await island(page, name).locator(`#${field}`).fill(wrong)
    await send(page, name)
    await expect(page.locator('#problems a')).toHaveCount(1)
    await expect(page.locator(`#${field}-problem`)).toBeVisible()
    await island(page, name).locator(`#${field}`).fill(right)
    await expect(page.locator('#problems')).toHaveCount(0)
  }

async function signInByPassword(page: Page): Promise<void> {
  await send(page, 'password')
  await expect(page.locator('#problems a')).toHaveCount(2)
  await page.locator('#contact').fill('aminah@example.com')
  await expect(page.locator('#problems a')).toHaveCount(1)
  await page.locator('#password').fill('melati kuning')
  await expect(page.locator('#problems')).toHaveCount(0)
  await island(page, 'password').locator('.sign-show').click()
  await expect(page.locator('#password')).toHaveAttribute('type', 'text')
}

/** No browser gives passkeys to an address of numbers, which is where this journey is. */
async function askForPasskey(page: Page): Promise<void> {
  await send(page, 'passkey')
  await expect(page.locator('#problems')).toContainText('This browser cannot use passkeys here')
}

async function typeCode(page: Page): Promise<void> {
  const [hint, again] = [page.locator('#resend-hint'), island(page, 'resend').locator('button')]
  await refuse('code', 'code', 'many', '123456')(page)
  // Whoever takes small print away takes this too.
  for (const counting of await hint.all()) {
    const before = (await counting.textContent()) ?? ''
    expect(before).toMatch(/\d/)
    await expect(counting).not.toHaveText(before)
  }
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.press('Enter')
}

async function changeSettings(page: Page): Promise<void> {
  const settings = island(page, 'settings')
  const amount = settings.getByLabel('Other income')
  const wanted = (await amount.inputValue()) === '250' ? '300' : '250'
  await amount.fill(wanted)
  await send(page, 'settings')
  await expect(settings.getByRole('status')).not.toBeEmpty()
  await expect(amount).toHaveValue(wanted)
}

/** Pages that ask for something to be sent. None of these sends what it would have to take back. */
export const formJourneys: readonly Journey[] = [
  {
    name: 'an article, with the footer',
    path: '/financial-hub/guides/buying-a-home',
    islands: ['newsletter'],
    act: subscribe,
  },
  { name: 'the contact form', path: '/contact-us', islands: ['contact-us'], act: writeToUs },
  { name: 'a search of the answers', path: '/support/search?q=kod', islands: ['support-search'], act: searchAnswers },
  {
    name: 'sign in or join',
    path: '/sign-in',
    islands: ['contact'],
    act: refuse('contact', 'contact', 'nobody', 'aminah@example.com'),
  },
  { name: 'sign in with a password', path: '/sign-in/password', islands: ['password'], act: signInByPassword },
  {
    name: 'sign in with a recovery code',
    path: '/sign-in/recovery',
    islands: ['recovery'],
    act: refuse('recovery', 'code', 'ABCD', 'ABCD-EFGH-JKMN-PQRS'),
  },
  { name: 'sign in with a passkey', path: '/sign-in/passkey', islands: ['passkey'], act: askForPasskey },
  {
    name: 'the code of a joining',
    path: '/sign-in/code',
    islands: ['code', 'resend'],
    prepare: async (context) => {
      const page = await context.newPage()
      await page.goto('/sign-in')
      await askForCode(page, freshEmail())
      await page.close()
    },
    passing: '#resend-hint',
    act: typeCode,
  },
  {
    name: 'settings of a member',
    path: '/account-settings/income',
    islands: ['settings'],
    prepare: async (context, project) => {
      const { accessToken, refreshToken } = await createMember(project)
      await keepOnDevice(context, { accessToken, refreshToken })
    },
    ready: '[data-island=settings] form',
    act: changeSettings,
  },
]
