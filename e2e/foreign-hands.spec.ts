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

/** What a page says when nobody touches it: as it comes, and after the journey. */
async function untouchedWords(page: Page, { path, act }: Journey) {
  await page.goto(path)
  await untilAwake(page)
  const bare = await wordsOf(page)
  expect(bare.length).toBeGreaterThan(50)
  await act(page)
  expect(await unmarkedFigures(page), 'figures that a translator may change').toEqual([])
  return { bare, changed: await wordsOf(page) }
}

/** Words that are missing and words that should not be there, compared with the page that nobody touched. */
async function differences(page: Page, wanted: readonly string[], { takesText }: ForeignHand) {
  const words = await wordsOf(page)
  return { lost: takesText ? [] : wordsWithout(wanted, words), wrong: wordsWithout(words, wanted) }
}

const none = { lost: [], wrong: [] }

for (const journey of journeys) {
  test(`${journey.name} that others change before its islands wake keeps its text, its figures and its controls`, async ({
    page,
    context,
  }) => {
    const words = await untouchedWords(page, journey)
    for (const hand of foreignHands) {
      const touched = await context.newPage()
      const documents = watchDocuments(touched)
      await touchBeforeScripts(touched, hand)
      await touched.goto(journey.path)
      await untilAwake(touched)
      expect(await differences(touched, words.bare, hand), hand.name).toEqual(none)
      await journey.act(touched)
      await expect.poll(() => differences(touched, words.changed, hand), hand.name).toEqual(none)
      expect(documents, hand.name).toHaveLength(1)
      await touched.close()
    }
  })

  test(`${journey.name} that others change while it is used keeps its text, its figures and its controls`, async ({
    page,
    context,
  }) => {
    const words = await untouchedWords(page, journey)
    for (const hand of foreignHands) {
      const touched = await context.newPage()
      const documents = watchDocuments(touched)
      await touched.goto(journey.path)
      await untilAwake(touched)
      await touched.evaluate(`(${hand.touch})()`)
      expect(await differences(touched, words.bare, hand), hand.name).toEqual(none)
      await journey.act(touched)
      await expect.poll(() => differences(touched, words.changed, hand), hand.name).toEqual(none)
      expect(documents, hand.name).toHaveLength(1)
      await touched.close()
    }
  })
}
