// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { guardAgainstForeignHands } from './foreign-hands'

guardAgainstForeignHands()
afterEach(() => document.body.replaceChildren())

/** A parent with a child that something has wrapped. */
function wrapped() {
  const parent = document.createElement('p')
  const child = document.createElement('b')
  const wrap = document.createElement('font')
  parent.append(wrap)
  wrap.append(child)
  document.body.append(parent)
  return { parent, child, wrap }
}

describe('a node that something foreign has moved', () => {
  it('is removed with what was put around it', () => {
    const { parent, child } = wrapped()
    expect(parent.removeChild(child)).toBe(child)
    expect(parent.childNodes.length).toBe(0)
  })

  it('is a place to insert before, with what was put around it', () => {
    const { parent, child, wrap } = wrapped()
    const added = document.createElement('i')
    parent.insertBefore(added, child)
    expect([...parent.children]).toEqual([added, wrap])
  })

  it('is removed from where it was carried to, so that no old figure stays', () => {
    const { parent, child } = wrapped()
    document.body.append(child)
    parent.removeChild(child)
    expect(document.querySelector('b')).toBeNull()
  })

  it('that is gone altogether is left gone, and what was to stand before it stands at the end', () => {
    const { parent, child, wrap } = wrapped()
    child.remove()
    expect(() => parent.removeChild(child)).not.toThrow()
    const added = document.createElement('i')
    parent.insertBefore(added, child)
    expect([...parent.children]).toEqual([wrap, added])
  })
})

describe('a node that stands where it was drawn', () => {
  it('is removed and inserted before as ever', () => {
    const parent = document.createElement('p')
    const [one, two] = [document.createElement('b'), document.createElement('i')]
    parent.append(two)
    parent.insertBefore(one, two)
    expect([...parent.children]).toEqual([one, two])
    parent.removeChild(one)
    expect([...parent.children]).toEqual([two])
    expect(() => parent.insertBefore(one, null)).not.toThrow()
  })
})
