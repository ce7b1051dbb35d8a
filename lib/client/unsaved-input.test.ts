// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { hasUnsavedInput, noteUnsavedInput } from './unsaved-input'

afterEach(() => {
  for (const part of ['chat', 'survey']) noteUnsavedInput(part, false)
  document.body.innerHTML = ''
})

function find<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector)
  if (found === null) throw new Error(`No ${selector}`)
  return found
}

describe('a part that says it holds unsaved input', () => {
  it('counts until it says that it holds none', () => {
    expect(hasUnsavedInput()).toBe(false)
    noteUnsavedInput('survey', true)
    noteUnsavedInput('survey', true)
    expect(hasUnsavedInput()).toBe(true)
    noteUnsavedInput('survey', false)
    expect(hasUnsavedInput()).toBe(false)
  })

  it('does not count where it asks for the others', () => {
    noteUnsavedInput('chat', true)
    expect(hasUnsavedInput('chat')).toBe(false)
    noteUnsavedInput('survey', true)
    expect(hasUnsavedInput('chat')).toBe(true)
  })
})

describe('a form that no script works on', () => {
  const form = `<form id="compare">
    <input name="rate" value="3.85"><input type="checkbox" name="own" value="1">
    <select name="one"><option>a</option><option>b</option></select>
    <select name="two"><option>a</option><option selected>b</option></select>
    <textarea name="words">as sent</textarea></form>
    <input type="checkbox" id="tick" form="compare">`

  it('holds none as it came', () => {
    document.body.innerHTML = form
    expect(hasUnsavedInput()).toBe(false)
  })

  it.each<readonly [string, () => void, () => void]>([
    [
      'typed',
      () => (find<HTMLInputElement>('[name=rate]').value = '4'),
      () => (find<HTMLInputElement>('[name=rate]').value = '3.85'),
    ],
    [
      'ticked',
      () => (find<HTMLInputElement>('[name=own]').checked = true),
      () => (find<HTMLInputElement>('[name=own]').checked = false),
    ],
    [
      'ticked outside of it',
      () => (find<HTMLInputElement>('#tick').checked = true),
      () => (find<HTMLInputElement>('#tick').checked = false),
    ],
    [
      'chosen',
      () => (find<HTMLSelectElement>('[name=one]').selectedIndex = 1),
      () => (find<HTMLSelectElement>('[name=one]').selectedIndex = 0),
    ],
    [
      'chosen in place of another',
      () => (find<HTMLSelectElement>('[name=two]').selectedIndex = 0),
      () => (find<HTMLSelectElement>('[name=two]').selectedIndex = 1),
    ],
    [
      'written',
      () => (find<HTMLTextAreaElement>('textarea').value = 'more'),
      () => (find<HTMLTextAreaElement>('textarea').value = 'as sent'),
    ],
  ])('holds what was %s, until that is taken back', (_, touch, undo) => {
    document.body.innerHTML = form
    touch()
    expect(hasUnsavedInput()).toBe(true)
    undo()
    expect(hasUnsavedInput()).toBe(false)
  })

  it('speaks for an island that sleeps, which says it itself once it is awake', () => {
    document.body.innerHTML = '<div data-island="list"><form><input name="amount" value="1"></form></div>'
    find<HTMLInputElement>('input').value = '2'
    expect(hasUnsavedInput()).toBe(true)
    find('[data-island]').dataset.awake = ''
    expect(hasUnsavedInput()).toBe(false)
  })

  it('is no form where controls stand by themselves', () => {
    document.body.innerHTML = '<input>'
    find<HTMLInputElement>('input').value = 'a'
    expect(hasUnsavedInput()).toBe(false)
  })
})
