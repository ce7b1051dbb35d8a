import type { Page } from '@playwright/test'
import { islandFiles } from '@/scripts/lib/island-files.mjs'

/** Something that is no part of this site changes the DOM of a page. Each function runs in the page, alone. */
export interface ForeignHands {
  readonly name: string
  /** When the markup is there and no script of ours has run. */
  readonly early: readonly (() => void)[]
  /** Once the islands are awake. */
  readonly late: readonly (() => void)[]
  /** They take text away themselves. */
  readonly takesText: boolean
}

/** An extension: boxes of its own in the body, marks on every element. A password manager: icons after the inputs. */
function addNodesAndAttributes(): void {
  const made = (name: string) => {
    const element = document.createElement(name)
    element.setAttribute('data-foreign', '')
    return element
  }
  for (const element of document.querySelectorAll('html, body, body *')) {
    element.classList.add('foreign-mark')
    element.setAttribute('data-foreign-mark', '1')
    if (!element.hasAttribute('aria-label')) element.setAttribute('spellcheck', 'false')
  }
  document.body.prepend(made('div'))
  document.body.append(made('div'))
  document.body.after(made('div'))
  for (const [at, input] of [...document.querySelectorAll('input, select, textarea')].entries()) {
    const icon = made(at % 2 === 0 ? 'span' : 'img')
    if (icon instanceof HTMLImageElement) {
      icon.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    }
    input.after(icon)
  }
}

/**
 * The translator of Chrome: takes each text node out and puts its translation in its place, inside two font elements;
 * leaves what says that it must not be translated; goes on with what is drawn later. Each translation ends with a mark.
 */
function translate(): void {
  const untouched = '[translate="no"], .notranslate, script, style, textarea, font'
  const put = (text: Text) => {
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    for (const font of [inner, outer]) font.style.verticalAlign = 'inherit'
    outer.append(inner)
    inner.textContent = `${text.data}\u2063`
    text.replaceWith(outer)
  }
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = root instanceof Text ? root : walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(untouched)) texts.push(node)
    }
    for (const text of texts) put(text)
  }
  translateIn(document.body)
  document.documentElement.classList.add('translated-ltr')
  document.documentElement.lang = 'ms'
  new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      if (type === 'characterData') translateIn(target)
      for (const node of addedNodes) if (node.isConnected) translateIn(node)
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** An extension that rearranges: controls into boxes of its own, groups and the heading elsewhere. It takes nothing away. */
function move(): void {
  for (const control of document.querySelectorAll('input:not([type="hidden"]), select, textarea, button, legend')) {
    const box = document.createElement('span')
    box.setAttribute('data-foreign', '')
    control.replaceWith(box)
    box.append(control)
  }
  for (const group of document.querySelectorAll('form fieldset, form > p')) {
    if (group.nextElementSibling !== null) group.nextElementSibling.after(group)
  }
  const heading = document.querySelector('main h1')
  if (heading !== null) document.querySelector('main')?.prepend(heading)
}

/** A blocker of annoyances: takes drawings and small print away. */
function remove(): void {
  for (const element of document.querySelectorAll('svg, small, [aria-hidden="true"]:not(.standing)')) element.remove()
}

/**
 * Before islands wake the markup is the server's, afterwards React's: each hand tries both. Those that come together do not
 * spoil what another does.
 */
export const foreignHands: readonly ForeignHands[] = [
  {
    name: 'nodes and attributes put in, and moved, before',
    early: [addNodesAndAttributes, move],
    late: [],
    takesText: false,
  },
  { name: 'translated before', early: [translate], late: [], takesText: false },
  {
    name: 'put in, moved and translated while it is used',
    early: [],
    late: [addNodesAndAttributes, move, translate],
    takesText: false,
  },
  { name: 'taken away before and while it is used', early: [remove], late: [move, remove], takesText: true },
]

/** Lets hands touch every page that is opened from now on, when its markup is there and no script of ours has run. */
export async function touchBeforeScripts(page: Page, { early }: ForeignHands): Promise<void> {
  if (early.length === 0) return
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') ${inTurn(early)}
  })`)
}

/** Lets hands touch a page whose islands are awake. */
export async function touchAwake(page: Page, { late }: ForeignHands): Promise<void> {
  if (late.length > 0) await page.evaluate(inTurn(late))
}

function inTurn(hands: readonly (() => void)[]): string {
  return `{ ${hands.map((hand) => `(${hand})()`).join('; ')} }`
}

/** All words of the page as they stand, sorted; what foreign hands brought along is left out, and what `passing` selects. */
export function wordsOf(page: Page, passing: string | undefined): Promise<readonly string[]> {
  const left = ['script', 'style', ...(passing === undefined ? [] : [passing])].join(', ')
  return page.evaluate((skipped) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest(skipped)) continue
      words.push(...(node.textContent ?? '').replaceAll('\u2063', '').split(/\s+/))
    }
    return words.filter((word) => word !== '').sort()
  }, left)
}

/** Words of `all` that are not among `some`, each as often as it is missing. */
export function wordsWithout(all: readonly string[], some: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of some) counts.set(word, (counts.get(word) ?? 0) + 1)
  return all.filter((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left <= 0
  })
}

/** Islands that nobody wakes by coming by. */
const shy = islandFiles()
  .filter(({ wakes }) => wakes === 'focus')
  .map(({ name }) => name)

/**
 * Fulfilled when every island of the content listens and the shell has started. `used`: islands that wait for the focus
 * are given it.
 */
export async function untilAwake(page: Page, used: readonly string[]): Promise<void> {
  for (const name of used.filter((one) => shy.includes(one)))
    await page.locator(`[data-island="${name}"]`).locator('input:not([hidden]), select').first().focus()
  await page.waitForFunction(
    ([names, sleeping]) =>
      document.querySelector(sleeping) === null &&
      names.every((name) => document.querySelector(`[data-island="${name}"][data-awake]`) !== null) &&
      localStorage.getItem('appVersion') !== null,
    [used, `main [data-island]:not([data-awake], ${shy.map((name) => `[data-island=${name}]`).join(', ')})`] as const,
  )
}

/** Amounts and rates of the page that a translator may change, and numbers that are alone in their element. */
export function unmarkedFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const figure = /^[+−–-]?\s*(?:RM\s?\d[\d,.]*|\d[\d,.]*\s?%)$/
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const isCount = /^\d+$/.test(text) && node.parentElement?.textContent?.trim() === text
      if (!figure.test(text) && !isCount) continue
      if (node.parentElement?.closest('[translate="no"], .notranslate, script, style')) continue
      found.push(`${text} in ${node.parentElement?.outerHTML.slice(0, 80)}`)
    }
    return found
  })
}
