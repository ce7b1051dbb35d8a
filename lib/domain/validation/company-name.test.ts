import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCompanyName } from './company-name'

describe('the name of a company', () => {
  it.each([
    'Timbang Contoh Sdn Bhd',
    '7-Eleven (M) Sdn. Bhd.',
    'A&W',
    "Ali's Kedai Runcit",
    'Ali’s Kedai',
    'Tan, Lee & Co',
    'PTPTN / JPA',
    'C++ Studio',
    '某某有限公司',
    'Syarikat شركة',
    'Bank@Work',
  ])('%s is taken', (typed) => {
    expect(readCompanyName(typed)).toEqual({ ok: true, value: typed })
  })

  it.each([
    [' ', 'Enter the name of the company.'],
    ['...', 'Enter the name of the company without signs such as < or %.'],
    ['<script>', 'Enter the name of the company without signs such as < or %.'],
    ['=SUM(A1)', 'Enter the name of the company without signs such as < or %.'],
    ['A\r\nBcc: x', 'Enter the name of the company without signs such as < or %.'],
    ['a'.repeat(201), 'Use at most 200 characters.'],
    ['a'.repeat(100_000), 'Use at most 200 characters.'],
  ])('%j is refused by what is wrong with it', (typed, message) => {
    expect(readCompanyName(typed)).toEqual({ ok: false, message })
  })

  it('takes whatever the specification’s signs make around a letter, and reads the same again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{M}\d .'&()-]{0,60}$/u), (typed) => {
        const read = readCompanyName(`A${typed}`)
        expect(read.ok).toBe(true)
        if (read.ok) expect(readCompanyName(read.value)).toEqual(read)
      }),
    )
  })
})
