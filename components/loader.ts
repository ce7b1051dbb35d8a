import { beginEligibilityFilter, endEligibilityFilter, isEligibleOnlyWished } from '@/lib/client/eligibility-filter'
import { islands } from './islands'
import { startPage } from './shell/start-page'
import { wakeIslands } from './waking/wake-islands'

/**
 * The one script of a document: starts what works over the whole page and wakes the islands in it. In two tasks, since both together
 * with reading the modules hold a slow phone for longer than 50 ms.
 */
const page = new Promise((rest) => setTimeout(rest)).then(startPage)
const list = isEligibleOnlyWished() ? document.querySelector<HTMLElement>('[data-list] > [data-island]') : null
if (list !== null) beginEligibilityFilter()
wakeIslands(islands, list, async (error) => {
  endEligibilityFilter()
  const { missing } = await page
  missing(error)
})
