// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { keepTyped } from './keep-typed'

const markup = `<input id="name" name="name" value="printed">
  <input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b">
  <select name="order"><option value="1" selected>One</option><option value="2">Two</option></select>`

function place(): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = markup
  document.body.append(element)
  return element
}

function control(element: HTMLElement, selector: string): HTMLInputElement & HTMLSelectElement {
  const found = element.querySelector<HTMLInputElement & HTMLSelectElement>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}

afterEach(() => document.body.replaceChildren())

describe('what was typed before an island is drawn anew', () => {
  it('stands in the new controls, which say so as if it was typed there', () => {
    const element = place()
    control(element, '#name').value = 'typed'
    control(element, '[value="b"]').checked = true
    control(element, 'select').value = '2'
    control(element, '#name').focus()
    const putBack = keepTyped(element)
    element.innerHTML = markup
    const heard: string[] = []
    element.addEventListener('input', ({ target }) => heard.push(target instanceof Element ? target.tagName : ''))
    putBack()
    expect(control(element, '#name').value).toBe('typed')
    expect(control(element, '[value="b"]').checked).toBe(true)
    expect(control(element, 'select').value).toBe('2')
    expect(heard).toContain('SELECT')
    expect(document.activeElement).toBe(control(element, '#name'))
  })

  it('is left alone where the controls stayed, and nothing is said', () => {
    const element = place()
    control(element, '#name').value = 'typed'
    let heard = 0
    element.addEventListener('input', () => {
      heard += 1
    })
    keepTyped(element)()
    expect(control(element, '#name').value).toBe('typed')
    expect(heard).toBe(0)
  })
})
