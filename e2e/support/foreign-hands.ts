import type { Page } from '@playwright/test'

/** Something that is no part of this site and changes the DOM of its pages. Each runs in the page, alone. */
export interface ForeignHand {
  readonly name: string
  readonly touch: () => void
  /** It takes text away itself. */
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

/** A blocker of annoyances: takes drawings and small print away, moves controls into boxes and paragraphs elsewhere. */
function moveAndRemove(): void {
  for (const element of document.querySelectorAll('svg, small, [aria-hidden="true"]:not(.standing)')) element.remove()
  for (const control of document.querySelectorAll('input:not([type="hidden"]), select, button, legend')) {
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

export const foreignHands: readonly ForeignHand[] = [
  { name: 'nodes and attributes put in', touch: addNodesAndAttributes, takesText: false },
  { name: 'translated', touch: translate, takesText: false },
  { name: 'nodes moved and removed', touch: moveAndRemove, takesText: true },
]

/** Lets a hand touch every page that is opened from now on, when its markup is there and no script of ours has run. */
export async function touchBeforeScripts(page: Page, { touch }: ForeignHand): Promise<void> {
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${touch})()
  })`)
}

/** All words of the page as they stand, sorted; what foreign hands brought along is left out. */
export function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style')) continue
      words.push(...(node.textContent ?? '').replaceAll('\u2063', '').split(/\s+/))
    }
    return words.filter((word) => word !== '').sort()
  })
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

/** Fulfilled when every island of the content listens and the shell has started. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main [data-island]:not([data-awake])') === null &&
      localStorage.getItem('appVersion') !== null,
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
