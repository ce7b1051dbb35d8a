import { noteScript } from '@/lib/client/script-state'
import { whenIdle } from '@/lib/client/when-idle'
import { whenPresentOrUsed } from '@/lib/client/when-present'
import type { IslandEntry } from '../islands'
import { holdTouches } from './hold-touches'

/** Any of them says that somebody is about to use an island. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click', 'submit'] as const

/** Of these, what a visitor does who only comes by. */
const passing = /^(?:pointer|touch)/

/** Whether nothing is to be fetched in advance: at the visitor's wish, or over a slow network. Not every browser tells. */
function isScarce(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || /2g/.test(String(Reflect.get(connection, 'effectiveType')))
}

/** How far an island is from what is in sight, in pixels. */
function distanceOf(island: HTMLElement): number {
  // The island has no box of its own.
  const { top, bottom } = (island.querySelector(':scope > div') ?? island).getBoundingClientRect()
  return Math.max(top - innerHeight, -bottom, 0)
}

/** The island that an element is in, or that it says it wakes. */
function islandOf(element: Element): HTMLElement | null {
  const place = element.closest<HTMLElement>('[data-island], [data-wakes]')
  const name = place?.dataset.wakes
  return name === undefined ? place : document.querySelector<HTMLElement>(`[data-island="${name}"]`)
}

/** What the server printed for an island: nothing where it needs nothing. */
function dataOf(island: HTMLElement): string {
  return island.querySelector(':scope > script[type="application/json"]')?.textContent ?? '{}'
}

/**
 * Wakes each island of the page: at the first intent to use it, else once somebody is at the page, what is in sight first,
 * unless data is scarce, or the island waits for the focus. An island whose script does not come goes on as the server printed it, with what a page
 * without script needs; `missing` is told, and the next intent tries again. A touch that wakes an island is made again
 * once it listens. `wanted` wakes at once: what the visitor asked of it before is not yet in the page; null where nothing is.
 */
export function wakeIslands(
  islands: Readonly<Record<string, IslandEntry>>,
  wanted: HTMLElement | null,
  missing: (error: unknown) => void,
): void {
  const started = new WeakSet<HTMLElement>()
  /** From here on React hears what happens to the island. */
  const listening = new WeakSet<HTMLElement>()
  const failed = new Set<HTMLElement>()
  const held = holdTouches({
    sleeping: (element) => {
      const island = islandOf(element)
      return island === null || listening.has(island) ? null : island
    },
    hasFailed: (island) => failed.has(island),
  })
  const entryOf = ({ dataset }: HTMLElement) => islands[dataset.island ?? '']
  const wake = async (island: HTMLElement) => {
    const entry = entryOf(island)
    if (entry === undefined || started.has(island)) return
    started.add(island)
    const waking = import('./wake-island')
    // Whoever waits for it is told; when the island's own script fails first, nobody waits.
    waking.catch(() => undefined)
    try {
      await entry.load(dataOf(island), async (component, props) => {
        const { wakeIsland } = await waking
        if (!island.isConnected) return
        listening.add(island)
        await wakeIsland(island, component, props)
      })
      island.dataset.awake = ''
      failed.delete(island)
      noteScript(island, true)
      held.release(island)
    } catch (error) {
      started.delete(island)
      failed.add(island)
      noteScript(island, false)
      missing(error)
      held.giveUp(island)
    }
  }
  const onIntent = ({ target, type }: Event) => {
    const island = target instanceof Element ? islandOf(target) : null
    // A pointer on its way crosses many elements: none of them asks again for what did not come.
    if (island === null || (type === 'pointerover' && failed.has(island))) return
    if (passing.test(type) && entryOf(island)?.wakes === 'focus') return
    void wake(island)
  }
  for (const name of intents) document.addEventListener(name, onIntent, { capture: true, passive: true })
  window.addEventListener('online', () => {
    for (const island of failed) void wake(island)
  })
  // What has the focus was chosen before this script was there, and what the first script of the document remembers was pressed then.
  const pressed: unknown = Reflect.get(window, 'pressed')
  if (pressed instanceof Element && pressed.isConnected) held.press(pressed)
  for (const chosen of [document.activeElement, pressed]) {
    const island = chosen instanceof Element ? islandOf(chosen) : null
    if (island !== null) void wake(island)
  }
  if (wanted !== null) void wake(wanted)
  if (isScarce()) return
  const wakeAll = (when: IslandEntry['wakes']) => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    const waiting = all.filter((island) => entryOf(island)?.wakes === when)
    const ordered = waiting.map((island) => ({ island, at: distanceOf(island) })).sort((one, two) => one.at - two.at)
    for (const { island } of ordered) void wake(island)
  }
  whenIdle(() => wakeAll('loaded'))
  whenPresentOrUsed(() => wakeAll('present'))
}
