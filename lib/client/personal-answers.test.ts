// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearPersonalAnswers, fillIn, readPersonalAnswers, savePersonalAnswers } from './personal-answers'

const category = 'current-account'
const names = new Set(['case', 'age', 'smoker', 'sex', 'own-fee'])

beforeEach(() => sessionStorage.clear())

describe('what is told of a category in this tab', () => {
  it('is kept under the names of the form alone, for this category alone', () => {
    expect(readPersonalAnswers(category)).toBeNull()
    expect(savePersonalAnswers(category, names, new URLSearchParams('case=1&age=47&sort=price&smoker=1'))).toBe(true)
    expect(readPersonalAnswers(category)?.toString()).toBe('case=1&age=47&smoker=1')
    expect(readPersonalAnswers('fixed-deposit')).toBeNull()
  })

  it('takes the place of what the same form said before, and leaves what another form said', () => {
    savePersonalAnswers(category, names, new URLSearchParams('case=1&age=47&smoker=1&own-fee=5'))
    savePersonalAnswers(category, new Set(['case', 'age', 'smoker']), new URLSearchParams('case=1&age=48'))
    expect(readPersonalAnswers(category)?.toString()).toBe('own-fee=5&case=1&age=48')
  })

  it('is gone once it is cleared', () => {
    savePersonalAnswers(category, names, new URLSearchParams('age=47'))
    clearPersonalAnswers(category)
    expect(readPersonalAnswers(category)).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is lost where the browser keeps nothing, and whoever keeps it is told', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(savePersonalAnswers(category, names, new URLSearchParams('age=47'))).toBe(false)
    expect(readPersonalAnswers(category)).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('a form that is filled in', () => {
  const form = () => {
    document.body.innerHTML = `<form><input type="hidden" name="case" value="1"><input name="age" value="31">
      <input type="checkbox" name="smoker" value="1"><input type="radio" name="sex" value="female" checked>
      <input type="radio" name="sex" value="male"><input name="own-fee" value="0">
      <input type="checkbox" name="own-guaranteed" value="1" checked><input name="sort" value="price"></form>`
    const found = document.querySelector('form')
    if (found === null) throw new Error('no form')
    return found
  }
  const saidBy = (filled: HTMLFormElement) =>
    [...filled.elements].flatMap((one) =>
      one instanceof HTMLInputElement && (one.type === 'text' || one.checked) ? [`${one.name}=${one.value}`] : [],
    )
  const all = new Set([...names, 'own-guaranteed'])

  it('says what was told, boxes and choices included, and that it changed', () => {
    const filled = form()
    const told = new URLSearchParams('case=1&age=47&smoker=1&sex=male&sort=other&own-fee=9')
    expect(fillIn(filled, told, all, () => true)).toBe(true)
    expect(saidBy(filled)).toEqual(['age=47', 'smoker=1', 'sex=male', 'own-fee=9', 'sort=price'])
    expect(fillIn(filled, told, all, () => true)).toBe(false)
  })

  it('keeps the figures of an own product where none was told', () => {
    const filled = form()
    fillIn(filled, new URLSearchParams('case=1&age=47'), all, () => true)
    expect(saidBy(filled)).toContain('own-guaranteed=1')
  })

  it('leaves a choice as it is that was not told of', () => {
    const filled = form()
    fillIn(filled, new URLSearchParams('case=1&age=47'), all, () => true)
    expect(saidBy(filled)).toContain('sex=female')
  })

  it('leaves alone what must not be filled', () => {
    const filled = form()
    expect(fillIn(filled, new URLSearchParams('age=47&sex=female'), all, ({ name }) => name !== 'age')).toBe(false)
    expect(saidBy(filled)).toContain('age=31')
  })
})
