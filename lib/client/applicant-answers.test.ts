// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAnswers, keepAnswers, keepOnly, keptApplicant } from './applicant-answers'
import { isApplicantOnDevice, writeApplicantText } from './storage'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('answers of an applicant', () => {
  it('are none until something is told, and that is not the same as having told nothing', () => {
    expect(keptApplicant()).toBeNull()
    expect(keepAnswers({}, false)).toBe(true)
    expect(keptApplicant()).toEqual({ answers: {}, onDevice: false, only: false, fromAccount: false })
  })

  it('of one product stand beside those of another, and an emptied one goes', () => {
    keepAnswers({ age: '47', income: '3,000 & more' }, false)
    keepAnswers({ issuers: '2', age: '' }, false)
    expect(keptApplicant()?.answers).toEqual({ income: '3,000 & more', issuers: '2' })
  })

  it('stay in the tab alone, until the visitor wishes them on the device, and are in one place only', () => {
    keepAnswers({ income: '2800' }, false)
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
    keepAnswers({ age: '47' }, true)
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 1])
    expect(keptApplicant()).toEqual({
      answers: { age: '47', income: '2800' },
      onDevice: true,
      only: false,
      fromAccount: false,
    })
    keepAnswers({}, false)
    expect([sessionStorage.length, localStorage.length]).toEqual([1, 0])
    expect(isApplicantOnDevice()).toBe(false)
  })

  it('leave out what is of one issuer: who banks with one need not bank with the next', () => {
    keepAnswers({ new: 'yes', member: 'yes', guarantor: 'yes' }, false)
    expect(keptApplicant()?.answers).toEqual({ guarantor: 'yes' })
  })

  it('do not lose the wish to see only what they allow, nor that them', () => {
    keepOnly(true)
    keepAnswers({ age: '47' }, true)
    expect(keptApplicant()).toEqual({ answers: { age: '47' }, onDevice: true, only: true, fromAccount: false })
    keepOnly(false)
    expect(keptApplicant()).toEqual({ answers: { age: '47' }, onDevice: true, only: false, fromAccount: false })
  })

  it('are forgotten all at once, on the device and in the tab', () => {
    keepAnswers({ age: '47' }, true)
    writeApplicantText('age=48', false)
    forgetAnswers()
    expect([keptApplicant(), sessionStorage.length, localStorage.length]).toEqual([null, 0, 0])
    keepAnswers({ age: '47' }, true)
    forgetAnswers()
    expect([keptApplicant(), sessionStorage.length, localStorage.length]).toEqual([null, 0, 0])
  })

  it('are none where something else was written in their place', () => {
    sessionStorage.setItem('applicant', '{"age":47}')
    expect(keptApplicant()?.answers).toEqual({})
  })

  it('are lost, and that is said, where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', { getItem: () => null })
    expect(keepAnswers({ age: '47' }, false)).toBe(false)
    vi.unstubAllGlobals()
  })
})
