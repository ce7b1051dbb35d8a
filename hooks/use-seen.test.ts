// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement, useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSeen } from './use-seen'

/** Tells the page that its element has come onto the screen, or left it. */
let scroll: (isIntersecting: boolean) => void
let disconnected = 0

class Observer {
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]))
  }
  observe(): void {}
  disconnect(): void {
    disconnected += 1
  }
}

function Place() {
  const place = useRef<HTMLElement>(null)
  return createElement('section', { ref: place }, useSeen(place) ? 'seen' : 'not seen')
}

function turnWindow(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an element is seen while it is within a window that is shown, and by nobody otherwise', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  render(createElement(Place))
  expect(screen.getByText('not seen')).toBeDefined()
  scroll(true)
  expect(screen.getByText('seen')).toBeDefined()
  turnWindow('hidden')
  expect(screen.getByText('not seen')).toBeDefined()
  turnWindow('visible')
  expect(screen.getByText('seen')).toBeDefined()
  scroll(false)
  expect(screen.getByText('not seen')).toBeDefined()
})

test('nobody watches an element that has gone', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const before = disconnected
  render(createElement(Place)).unmount()
  expect(disconnected).toBe(before + 1)
})
