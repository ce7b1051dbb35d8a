import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/**
 * What axe finds at A and AA in a page as it stands, each fault with the place of its element. Only faults are worked out, in the
 * page itself: it has no frames, and a list of everything that passed takes longer than the judgement.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
