import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import {
  type ForeignHand,
  foreignHands,
  touchBeforeScripts,
  unmarkedFigures,
  untilAwake,
  wordsOf,
  wordsWithout,
} from './support/foreign-hands'
import { type Journey, journeys } from './support/island-journeys'

/** Documents that a page asked for. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

/** What a journey kept on the device would be said by the next page. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear())

/** What a page says when nobody touches it: as it comes, and after the journey. */
async function untouchedWords(page: Page, { path, act }: Journey) {
  await page.goto(path)
  await untilAwake(page)
  const bare = await wordsOf(page)
  expect(bare.length).toBeGreaterThan(50)
  await act(page)
  expect(await unmarkedFigures(page), 'figures that a translator may change').toEqual([])
  const changed = await wordsOf(page)
  await forget(page)
  return { bare, changed }
}

/** Words that are missing and words that should not be there, compared with the page that nobody touched. */
async function differences(page: Page, wanted: readonly string[], { takesText }: ForeignHand) {
  const words = await wordsOf(page)
  return { lost: takesText ? [] : wordsWithout(wanted, words), wrong: wordsWithout(words, wanted) }
}

const none = { lost: [], wrong: [] }

/** Opens the page in a tab of its own, has somebody change it, follows the journey, and compares with what was said untouched. */
async function expectSame(
  touched: Page,
  { path, act }: Journey,
  words: Awaited<ReturnType<typeof untouchedWords>>,
  hand: ForeignHand,
  when: 'before its islands wake' | 'while it is used',
): Promise<void> {
  const what = `${hand.name}, ${when}`
  const documents = watchDocuments(touched)
  if (when === 'before its islands wake') await touchBeforeScripts(touched, hand)
  await touched.goto(path)
  await untilAwake(touched)
  if (when === 'while it is used') await touched.evaluate(`(${hand.touch})()`)
  expect(await differences(touched, words.bare, hand), what).toEqual(none)
  await act(touched)
  await expect.poll(() => differences(touched, words.changed, hand), what).toEqual(none)
  expect(documents, what).toHaveLength(1)
  await forget(touched)
}

for (const journey of journeys) {
  test(`${journey.name} that others change, before its islands wake or while it is used, keeps its text, its figures and its controls`, async ({
    page,
    context,
  }) => {
    // Fifteen pages, one after the other.
    test.setTimeout(60_000)
    const words = await untouchedWords(page, journey)
    for (const hand of foreignHands) {
      for (const when of ['before its islands wake', 'while it is used'] as const) {
        const touched = await context.newPage()
        await expectSame(touched, journey, words, hand, when)
        await touched.close()
      }
    }
  })
}
