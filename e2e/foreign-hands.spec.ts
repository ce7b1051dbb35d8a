import type { Page } from '@playwright/test'
import { inTurn, isLong } from '@/tests/setup/turn'
import { expect, test } from './fixtures'
import {
  type ForeignHands,
  foreignHands,
  touchAwake,
  touchBeforeScripts,
  unmarkedFigures,
  untilAwake,
  wordsOf,
  wordsWithout,
} from './support/foreign-hands'
import { watchDocuments } from './support/held-scripts'
import { journeys } from './support/island-journeys'
import type { Journey } from './support/journey'

/** What a journey kept on the device would be said by the next page. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear())

/** Opens the page of a journey, with what it fetches and its islands awake. */
async function open(page: Page, { path, islands, ready }: Journey): Promise<void> {
  await page.goto(path)
  await untilAwake(page, islands)
  if (ready !== undefined) await expect(page.locator(ready).first()).toBeVisible()
}

/** What a page says when nobody touches it: as it comes, and after the journey. */
async function untouchedWords(page: Page, journey: Journey) {
  await open(page, journey)
  const bare = await wordsOf(page, journey.passing)
  expect(bare.length).toBeGreaterThan(50)
  await journey.act(page)
  await expect(page.locator('[data-rebuilt]'), 'islands that did not say what the server did').toHaveCount(0)
  expect(await unmarkedFigures(page), 'figures that a translator may change').toEqual([])
  const changed = await wordsOf(page, journey.passing)
  await forget(page)
  return { bare, changed }
}

/** Opens the page in a tab of its own, has somebody change it, follows the journey, and compares with what was said untouched. */
async function expectSame(
  touched: Page,
  journey: Journey,
  words: Awaited<ReturnType<typeof untouchedWords>>,
  hands: ForeignHands,
): Promise<void> {
  const documents = watchDocuments(touched)
  /** Words that are missing and words that should not be there, compared with the page that nobody touched. */
  const expectWords = (wanted: readonly string[]) =>
    expect
      .poll(async () => {
        const said = await wordsOf(touched, journey.passing)
        return { lost: hands.takesText ? [] : wordsWithout(wanted, said), wrong: wordsWithout(said, wanted) }
      }, hands.name)
      .toEqual({ lost: [], wrong: [] })
  await touchBeforeScripts(touched, hands)
  await open(touched, journey)
  await touchAwake(touched, hands)
  await expectWords(words.bare)
  await test.step(hands.name, () => journey.act(touched))
  await expectWords(words.changed)
  expect(documents, hands.name).toHaveLength(1)
  await forget(touched)
}

/** Half of those that touch a page, the other half on the next day; which half begins differs from journey to journey. */
function handsOf(place: number): readonly ForeignHands[] {
  return isLong ? foreignHands : foreignHands.filter((_, at) => at % 2 === inTurn([0, 1], place))
}

for (const [place, journey] of journeys.entries()) {
  test(`${journey.name} that others change, before its islands wake or while it is used, keeps its text, its figures and its controls`, async ({
    page,
    context,
  }, { project }) => {
    // Three pages, one after the other; five in a long run.
    test.setTimeout(300_000)
    await journey.prepare?.(context, project.name)
    const words = await untouchedWords(page, journey)
    for (const hands of handsOf(place)) {
      const touched = await context.newPage()
      await expectSame(touched, journey, words, hands)
      await touched.close()
    }
  })
}
