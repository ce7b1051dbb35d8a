// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goToTop, offerTop, printedMode } from './page-state'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function scrolledTo(y: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  window.dispatchEvent(new Event('scroll'))
}

describe('the way back to the top', () => {
  it('is offered after a third of the height of the window', () => {
    vi.stubGlobal('innerHeight', 900)
    document.body.innerHTML = '<button data-shell="top" hidden>Top</button>'
    const button = document.querySelector('button')
    const end = offerTop()
    const offered: boolean[] = []
    for (const y of [0, 300, 301, 2000, 299]) {
      scrolledTo(y)
      offered.push(button?.hidden === false)
    }
    expect(offered).toEqual([false, false, true, true, false])
    end()
    scrolledTo(2000)
    expect(button?.hidden).toBe(true)
  })

  it('is right from the start when the browser brings a page back where it was left', () => {
    vi.stubGlobal('innerHeight', 900)
    document.body.innerHTML = '<button data-shell="top" hidden>Top</button>'
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000)
    offerTop()()
    expect(document.querySelector('button')?.hidden).toBe(false)
  })

  it('marks the way down below the first screen, and takes the mark away on the way up', () => {
    vi.stubGlobal('innerHeight', 900)
    document.body.innerHTML = '<button data-shell="top" hidden>Top</button>'
    const end = offerTop()
    const marked: boolean[] = []
    for (const y of [0, 800, 901, 2000, 1999, 2100, 0]) {
      scrolledTo(y)
      marked.push(document.documentElement.hasAttribute('data-down'))
    }
    expect(marked).toEqual([false, false, true, true, false, true, false])
    end()
  })

  it.each([
    [false, 'smooth'],
    [true, 'instant'],
  ])('takes the focus along and moves as the visitor wants (less motion: %s)', (matches, behavior) => {
    document.body.innerHTML = '<header><a href="/">Home</a></header><button>Top</button>'
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    goToTop()
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior })
    expect(document.activeElement).toBe(document.querySelector('header a'))
  })
})

describe('the mode of a page', () => {
  it.each([
    ['<i data-page-mode="form"></i>', 'form'],
    ['<i data-page-mode="sign"></i>', 'sign'],
    ['<i data-page-mode="other"></i>', null],
    ['', null],
  ])('is what the server printed: %s', (markup, mode) => {
    document.body.innerHTML = markup
    expect(printedMode()).toBe(mode)
  })
})
