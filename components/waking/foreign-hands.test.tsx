// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { guardAgainstForeignHands } from './foreign-hands'

const made = (name: string) => document.createElement(name)
let island: HTMLElement
let figure: HTMLElement
let last: HTMLElement

beforeAll(guardAgainstForeignHands)
beforeEach(() => {
  document.body.replaceChildren()
  island = made('p')
  figure = made('b')
  last = made('i')
  island.append(figure, last)
  document.body.append(island)
})

const names = (element: Element) => [...element.children].map(({ localName }) => localName)

function wrap(element: HTMLElement): void {
  const font = made('font')
  element.replaceWith(font)
  font.append(element)
}

it('takes the wrapper away with the child that was wrapped', () => {
  wrap(figure)
  expect(island.removeChild(figure)).toBe(figure)
  expect(names(island)).toEqual(['i'])
})

it('takes a child away from where it was carried to, so that no old figure stays', () => {
  document.body.append(figure)
  island.removeChild(figure)
  expect(document.querySelector('b')).toBeNull()
})

it('leaves a child gone that somebody removed', () => {
  figure.remove()
  expect(island.removeChild(figure)).toBe(figure)
  expect(names(island)).toEqual(['i'])
})

it('inserts before the wrapper of a child that was wrapped, and at the end where the child is gone', () => {
  wrap(last)
  island.insertBefore(made('u'), last)
  expect(names(island)).toEqual(['b', 'u', 'font'])
  last.remove()
  island.insertBefore(made('s'), last)
  expect(names(island)).toEqual(['b', 'u', 'font', 's'])
})

it('does what the platform does otherwise', () => {
  island.insertBefore(made('u'), last)
  island.removeChild(figure)
  expect(names(island)).toEqual(['u', 'i'])
})
