import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { axeFaults } from './support/axe'
import { withoutEdge } from './support/looks'
import { watchRequests } from './support/traffic'

const dialog = (page: Page) => page.getByRole('dialog')
const title = 'Oops! Leaving so soon? Tell us why'
const minute = 60_000
const hour = 60 * minute

/** Chromium writes every failed request to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[], pattern: RegExp): void {
  problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)))
}

/** Opens a page whose shell has started. */
async function arrive(page: Page, visit: (path: string) => Promise<unknown>, path = '/glossary'): Promise<void> {
  await page.clock.install()
  await visit(path)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appVersion'))).not.toBeNull()
}

/** Opens the bar as which it comes: nothing of it is chosen before. */
async function unfold(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: title }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(6)
}

/** Lets time pass without a sign of the visitor. */
async function idle(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
}

/**
 * Hours ahead of the provider a signed call is refused once; signed by the provider's clock it is taken. Time passes in
 * small steps until the survey is there: a minute at once would end the time limit of the call that it makes.
 */
async function expectSurveyAhead(page: Page, problems: string[]): Promise<void> {
  const isAsked = async () => {
    await idle(page, 2000)
    return (await dialog(page).count()) === 1
  }
  await expect.poll(isAsked, { intervals: [0], timeout: 20_000 }).toBe(true)
  await expect(dialog(page)).toHaveAccessibleName(title)
  forgive(problems, /status of 403/)
}

/** Hours later: the browser tells the clock when it comes back to the page. */
async function later(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
}

test('the survey comes after a minute without activity and is asked for only then', async ({ page, visit }) => {
  await arrive(page, visit)
  const requests = watchRequests(page)
  await idle(page, minute - 5000)
  await page.mouse.move(100, 100)
  await idle(page, minute - 5000)
  await expect(dialog(page)).toHaveCount(0)
  expect(requests.filter((request) => /survey/.test(request))).toEqual([])
  await idle(page, 6000)
  await expect(dialog(page)).toHaveAccessibleName(title)
  await unfold(page)
  await expect(dialog(page).getByRole('button', { name: 'Submit' })).toBeDisabled()
  expect(await axeFaults(page)).toEqual([])
  expect(await withoutEdge(page, 'dialog')).toEqual([])
  // The page goes on behind it, and what is over the page gives way to who reads on.
  await page.locator('h1').click()
  await page.mouse.wheel(0, 400)
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await page.locator('main a').nth(3).click({ trial: true })
})

test('the survey comes as one line below what is pressed, on every screen without a free column', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arrive(page, visit, '/credit-card/rimba-card')
  await idle(page, minute)
  await expect(dialog(page)).toHaveAccessibleName(title)
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 740 })
    await page.locator('.apply-bar .btn').click({ trial: true })
    // It slides in from below.
    await dialog(page).evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    const { y, height } = (await dialog(page).boundingBox()) ?? { y: 0, height: 999 }
    expect(height, `${width}`).toBeLessThanOrEqual(56)
    expect(Math.round(y + height), `${width}`).toBe(740)
    // What it lies over at the end of the page can be scrolled out from below it.
    await page.getByRole('button', { name: 'Privacy choices' }).click({ trial: true })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = (await page.locator('.shortcuts').boundingBox()) ?? { y: 999, height: 0 }
    expect(width >= 1440 || last.y + last.height <= y, `${width}`).toBe(true)
  }
})

test('an answer is sent, thanked for, and keeps the survey away for a day', { tag: '@remote' }, async ({
  page,
  visit,
  problems,
}) => {
  await arrive(page, visit)
  await idle(page, minute)
  await unfold(page)
  await dialog(page).getByLabel('Something else').check()
  await dialog(page).getByRole('textbox').fill('I came for the glossary')
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /survey/.test(response.url()),
  )
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  const response = await sent
  expect(response.status()).toBe(204)
  const body = response.request().postDataJSON()
  expect(body.device).toMatch(/^desktop;Chrome;[\w-]+;Windows$/)
  expect(body.surveyDetails).toEqual([
    {
      surveyQuestion: 'main-reason',
      surveyAnswer: 'something-else',
      surveyAnswerInput: 'I came for the glossary',
    },
  ])
  await expect(dialog(page)).toHaveAccessibleName('Successfully submitted!')
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Thanks so much for sharing your thoughts! Your review means a lot to us.',
  )
  await expect(dialog(page).getByRole('button', { name: 'Close' }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await later(page, 24 * hour - 2 * minute)
  await idle(page, minute)
  await expect(dialog(page)).toHaveCount(0)
  await expectSurveyAhead(page, problems)
})

test('closing it keeps it away for twelve hours, on the next page too, and gives the focus back', async ({
  page,
  visit,
  problems,
}) => {
  await arrive(page, visit)
  const link = page.locator('main a').first()
  await link.focus()
  await idle(page, minute)
  await expect(dialog(page)).toHaveAccessibleName(title)
  await expect(link, 'a card takes nothing').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page), 'Escape in the page is for the page').toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await visit('/how-we-rank')
  await later(page, 11 * hour)
  await idle(page, minute)
  await expect(dialog(page)).toHaveCount(0)
  await later(page, hour)
  await expectSurveyAhead(page, problems)
})

test('a chosen answer stays while there is no connection and can be sent afterwards', async ({
  page,
  context,
  visit,
  problems,
}) => {
  await arrive(page, visit)
  await idle(page, minute)
  await unfold(page)
  const choice = dialog(page).getByLabel('I found what I needed')
  await choice.check()
  await context.setOffline(true)
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(
    'You are offline. Your answer is kept here: send it when you are connected again.',
  )
  await expect(choice).toBeChecked()
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page)).toHaveAccessibleName('Successfully submitted!')
  forgive(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('nobody who fills a form or reads another dialog is asked', async ({ page, visit }) => {
  await arrive(page, visit)
  const field = page.locator('[data-island=newsletter]').getByRole('textbox')
  await field.focus()
  await expect(page.locator('[data-island=newsletter][data-awake]')).toHaveCount(1)
  await field.fill('anna')
  await idle(page, 3 * minute)
  await expect(dialog(page)).toHaveCount(0)
  await field.fill('')
  await idle(page, minute)
  await expect(dialog(page)).toHaveAccessibleName(title)
})
