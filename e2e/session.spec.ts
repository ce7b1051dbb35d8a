import type { BrowserContext, Page, Request } from '@playwright/test'
import { accountOperation } from '@/lib/contract/calls/session'
import { institutionSettingOperation } from '@/lib/contract/calls/settings'
import { expect, test } from './fixtures'
import { canaries } from './support/canaries'
import { withoutEdge } from './support/looks'
import { createMember, keepSession, type OpenSession } from './support/members'

const accountPath = '/api/account-component/account'
const extendPath = '/api/account-component/token/extends'
const termsPath = '/api/common-component/institution-config/*/REFERRAL_CODE_TERM_AND_CONDITION'

type Visit = (path: string) => Promise<unknown>

const login = (page: Page) => page.getByRole('link', { name: 'Login / Register' })
const summary = (page: Page) => page.locator('.when-in summary')
const item = (page: Page, name: string) => page.locator('.when-in').getByText(name, { exact: true })

async function signIn(page: Page, visit: Visit, session: OpenSession): Promise<void> {
  await visit('/glossary')
  await keepSession(page, session)
  await page.reload()
}

async function expectIn(page: Page, initials: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  await expect(page.locator('.when-in [data-initials]')).toHaveText(initials)
  await expect(login(page)).toBeHidden()
}

async function expectOut(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  await expect(login(page)).toBeVisible()
  await expect(summary(page)).toBeHidden()
  expect(await page.locator('.when-in [data-initials], .when-in [data-account-name]').allTextContents()).toEqual([
    '',
    '',
  ])
}

function tokens(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')])
}

/** Chromium writes every refused request to the console; the ones that a test asks for are no problem. */
function forgive(problems: string[], pattern: RegExp): void {
  const others = problems.filter((problem) => !pattern.test(problem))
  problems.splice(0, problems.length, ...others)
}

function countRequests(context: BrowserContext, path: string): Request[] {
  const requests: Request[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request)
  })
  return requests
}

test(
  'the header shows a member with initials and a menu, and a visitor the login',
  { tag: '@remote' },
  async ({ page, visit }, { project }) => {
    const session = await createMember(project.name, '--name', canaries.memberName, '--age', '34')
    await visit('/')
    await expectOut(page)
    await signIn(page, visit, session)
    await expectIn(page, 'AY')
    await expect(item(page, 'Sign Out')).toBeHidden()
    await summary(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-account-name]')).toHaveText(canaries.memberName)
    for (const name of ['Referral Dashboard', 'MX Points', 'Account Settings', 'Sign Out']) {
      await expect(item(page, name)).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(item(page, 'Sign Out')).toBeHidden()
  },
)

test('the device keeps the two tokens and nothing that names the member', async ({ page, visit }, { project }) => {
  await signIn(page, visit, await createMember(project.name, '--name', canaries.otherMemberName, '--age', '34'))
  await expectIn(page, 'ZU')
  await visit('/credit-card')
  await expectIn(page, 'ZU')
  const kept = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
  }))
  expect(JSON.stringify(kept)).not.toMatch(/Zulkarnain|Unmistakable/)
  const allowed = ['accessToken', 'refreshToken', 'appVersion', 'shortlist', 'shelf']
  expect(kept.local.map(([key]) => key).filter((key) => !allowed.includes(key))).toEqual([])
  expect(kept.session.map(([key]) => key).filter((key) => key !== 'userId')).toEqual([])
  expect(kept.cookies).not.toContain('oken')
})

test(
  'signing out ends the session at the provider first, then in every tab',
  { tag: '@remote' },
  async ({ page, context, visit, request, problems }, { project }) => {
    const session = await createMember(project.name, '--name', canaries.memberName)
    await signIn(page, visit, session)
    await expectIn(page, 'AY')
    const other = await context.newPage()
    await other.goto('/products')
    await expectIn(other, 'AY')
    const leaving = page.waitForRequest((made) => made.method() === 'PUT' && made.url().includes('/account/logout'))
    await summary(page).click()
    await item(page, 'Sign Out').click()
    const sent = await leaving
    expect(new URL(sent.url()).searchParams.get('deviceId')).toMatch(/^desktop;Chrome;[\w-]+;[^;]+$/)
    expect((await sent.response())?.status()).toBe(204)
    await expectOut(page)
    await expect(login(page)).toBeFocused()
    await expectOut(other)
    expect(await tokens(page)).toEqual([null, null])
    const again = await request.get(accountPath, { headers: { Authorization: `Bearer ${session.accessToken}` } })
    expect(again.status()).toBe(401)
    const renewed = await request.post(extendPath, { data: { refreshToken: session.refreshToken } })
    expect(renewed.status()).toBe(401)
    await other.goto('/glossary')
    await other.goBack()
    await expectOut(other)
    expect(problems).toEqual([])
  },
)

test('signing out without a connection forgets the session here and says what stays', async ({
  page,
  visit,
  problems,
}, { project }) => {
  await signIn(page, visit, await createMember(project.name, '--name', canaries.memberName))
  await expectIn(page, 'AY')
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await summary(page).click()
  await item(page, 'Sign Out').click()
  await expect(page.getByText('You are signed out on this device.')).toBeVisible()
  await expectOut(page)
  expect(await tokens(page)).toEqual([null, null])
  forgive(problems, /ERR_INTERNET_DISCONNECTED/)
})

for (const [state, words] of [
  ['suspended', 'This account is suspended.'],
  ['closed', 'This account is closed.'],
] as const) {
  test(`the session of a ${state} account ends, with the reason`, async ({ page, visit, problems }, { project }) => {
    const asked = countRequests(page.context(), accountPath)
    await signIn(page, visit, await createMember(project.name, '--state', state))
    await expect(page.getByText(words)).toBeVisible()
    await expectOut(page)
    expect(await tokens(page)).toEqual([null, null])
    expect(asked).toHaveLength(1)
    await visit('/products')
    await expectOut(page)
    expect(asked).toHaveLength(1)
    forgive(problems, /status of 40[34]/)
  })
}

test(
  'two tabs with one expired token renew it once, and both stay signed in',
  { tag: '@remote' },
  async ({ page, context, visit, problems }, { project }) => {
    const session = await createMember(project.name, '--name', canaries.memberName, '--expired')
    await visit('/glossary')
    // A page that only now finds out that nobody is signed in would find the session, and ask too.
    await expectOut(page)
    await keepSession(page, session)
    const other = await context.newPage()
    const renewals = countRequests(context, extendPath)
    const asked = countRequests(context, accountPath)
    // Nobody gets an answer before both have asked with the old token.
    const { promise: bothAsked, resolve: letGo } = Promise.withResolvers<void>()
    await context.route(`**${accountPath}`, async (route) => {
      if (asked.length >= 2) letGo()
      await bothAsked
      await route.continue()
    })
    await Promise.all([page.goto('/products'), other.goto('/how-we-rank')])
    await expectIn(page, 'AY')
    await expectIn(other, 'AY')
    expect(renewals).toHaveLength(1)
    expect(asked).toHaveLength(4)
    const [access, refresh] = await tokens(page)
    expect(access).not.toBe(session.accessToken)
    expect(refresh).not.toBe(session.refreshToken)
    forgive(problems, /status of 401/)
  },
)

test('a session that cannot be renewed ends after three requests', async ({ page, visit, problems }) => {
  const asked = countRequests(page.context(), accountPath)
  const renewals = countRequests(page.context(), extendPath)
  await signIn(page, visit, { accountId: '', accessToken: 'nobody', refreshToken: 'nobody' })
  await expectOut(page)
  expect(await tokens(page)).toEqual([null, null])
  expect([asked.length, renewals.length]).toEqual([2, 1])
  expect(await Promise.all(asked.map((request) => request.headerValue('authorization')))).toEqual([
    'Bearer nobody',
    null,
  ])
  forgive(problems, /status of 401/)
})

test('a member whose account cannot be loaded is offered to try again, and is back with the connection', async ({
  page,
  visit,
  problems,
}, { project }) => {
  const session = await createMember(project.name, '--name', canaries.memberName)
  await visit('/glossary')
  await keepSession(page, session)
  await page.route(`**${accountPath}`, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
  await expect(page.getByRole('button', { name: /^Try again/ })).toBeVisible()
  await expect(summary(page)).toBeHidden()
  expect(await tokens(page)).toEqual([session.accessToken, session.refreshToken])
  await page.unroute(`**${accountPath}`)
  await visit('/products')
  await expectIn(page, 'AY')
  forgive(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('the referral link leads where the member may go', async ({ page, visit, request }, { project }) => {
  const adult = await createMember(project.name, '--name', canaries.memberName, '--age', '18')
  await signIn(page, visit, adult)
  await expectIn(page, 'AY')
  await expect(item(page, 'Referral Dashboard')).toHaveAttribute('href', '/referral/referral-terms-conditions')
  const bearer = { Authorization: `Bearer ${adult.accessToken}` }
  const account = await request.get(accountPath, { headers: bearer })
  const [institution] = accountOperation.success.schema.parse(await account.json()).data.institutions
  const setting = await request.get(termsPath.replace('*', institution?.id ?? 'none'), { headers: bearer })
  const { value } = institutionSettingOperation.success.schema.parse(await setting.json()).data
  await signIn(page, visit, await createMember(project.name, '--age', '18', '--terms', value))
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  await expect(item(page, 'Referral Dashboard')).toHaveAttribute('href', '/referral-dashboard')
  await signIn(page, visit, await createMember(project.name, '--age', '17', '--terms', value))
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
  await summary(page).click()
  await item(page, 'Referral Dashboard').click()
  await expect(page.getByRole('dialog')).toContainText('18')
  expect(await withoutEdge(page, '.dialog')).toEqual([])
})

for (const [what, corrupt] of [
  ['a token that no header can carry', 'two words\u0000'],
  ['an empty token', ''],
] as const) {
  test(`${what} in storage is a visitor, who is asked nothing`, async ({ page, visit }) => {
    const asked = countRequests(page.context(), accountPath)
    await signIn(page, visit, { accountId: '', accessToken: corrupt, refreshToken: corrupt })
    await expectOut(page)
    expect(asked).toHaveLength(0)
  })
}

test('with storage blocked the site works, logged out', async ({ page, visit, problems }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get })
  })
  for (const path of ['/', '/credit-card', '/products']) {
    await visit(path)
    await expect(page.locator('html')).toHaveAttribute('data-session', 'out')
    await expect(login(page)).toBeVisible()
  }
  expect(problems).toEqual([])
})
