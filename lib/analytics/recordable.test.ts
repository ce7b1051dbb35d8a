// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { isRecordable } from './recordable'

beforeEach(() => {
  document.body.innerHTML = '<form method="post" action="/subscribe"></form>'
})

describe('a session', () => {
  it('may be recorded where the address says nothing that was typed', () => {
    expect(isRecordable('', document)).toBe(true)
    expect(isRecordable('?utm_source=news&ref=friend', document)).toBe(true)
    expect(isRecordable('?case=1&amount=5000', document)).toBe(false)
  })

  it('is not recorded beside a form for figures about the visitor, only beside one that puts them in the address', () => {
    document.body.innerHTML = '<form id="calculator" method="get"></form>'
    expect(isRecordable('', document)).toBe(true)
    for (const look of ['id="calculator" class="card"', 'class="asked"', 'class="asked asked-done no-print"']) {
      document.body.innerHTML = `<form ${look} method="post"></form>`
      expect(isRecordable('', document), look).toBe(false)
    }
    document.body.innerHTML = '<form method="post"><details data-told></details></form>'
    expect(isRecordable('', document)).toBe(false)
  })
})
