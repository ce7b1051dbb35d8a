import { test as base, type ConsoleMessage, expect, type Response } from '@playwright/test'

export { expect } from '@playwright/test'

interface VisitOptions {
  /** The status that the page must answer with; 200 unless a test is about an error page. */
  readonly status?: number
}

interface Fixtures {
  /** Opens a page of the site and checks the status of its answer. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Response>
  /** What went wrong in any page of the test so far. The test fails when it is not empty at the end. */
  readonly problems: string[]
  readonly somebody: undefined
}

interface Options {
  /** Whether somebody is at each page from the moment it has loaded: a pointer moves. Else nobody is, until the test does something. */
  readonly attended: boolean
}

/** Chromium reports a document that answers with an error as a console error: expected when the test asked for it. */
function isAnnounced(message: ConsoleMessage, announced: ReadonlyMap<string, number>): boolean {
  const status = announced.get(message.location().url)
  return status !== undefined && message.text().includes(`status of ${status}`)
}

const announcements = new WeakMap<string[], Map<string, number>>()

export const test = base.extend<Fixtures & Options>({
  attended: [true, { option: true }],

  problems: [
    async ({ context }, use) => {
      const problems: string[] = []
      const announced = new Map<string, number>()
      announcements.set(problems, announced)
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (!isAnnounced(message, announced)) problems.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      await context.exposeBinding('reportPolicyViolation', (_source, what: string) => problems.push(`policy: ${what}`))
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportPolicyViolation')
          const what = `${event.effectiveDirective} blocked ${event.blockedURI} on ${event.documentURI}`
          if (typeof report === 'function') report(what)
        })
      })
      await use(problems)
      expect(problems, 'errors in the console, uncaught errors and policy violations').toEqual([])
    },
    { auto: true },
  ],

  somebody: [
    async ({ context, attended }, use) => {
      if (attended) {
        await context.addInitScript(() => {
          const move = () => document.dispatchEvent(new Event('pointermove'))
          addEventListener('load', move)
          // The loader comes after the first paint, often after all else has loaded; whoever is there still moves then.
          document.addEventListener(
            'load',
            ({ target }) => target instanceof HTMLScriptElement && target.dataset.src && setTimeout(move, 20),
            true,
          )
        })
      }
      await use(undefined)
    },
    { auto: true },
  ],

  visit: async ({ page, problems, baseURL }, use) => {
    await use(async (path, { status = 200 } = {}) => {
      if (status >= 400) announcements.get(problems)?.set(new URL(path, baseURL).href, status)
      const response = await page.goto(path)
      if (response === null) throw new Error(`${path} gave no answer`)
      expect(response.status(), `status of ${path}`).toBe(status)
      return response
    })
  },
})
