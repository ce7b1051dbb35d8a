import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestName, readPersonName } from './person-name'

const refused = {
  ok: false,
  message: 'Enter your name as it is on your MyKad or passport, without signs such as < or %.',
}

describe('a full name', () => {
  it.each([
    'Siti Nurhaliza binti Omar',
    'AHMAD BIN ALI',
    "Maria D'Souza",
    'Maria D’Souza',
    'Nur-Ain',
    'Kumar S/O Raju',
    'Devi A/P Muthu',
    'Tan Ah Kow @ Michael',
    'Tan Ah Kow (Michael)',
    'A. Samad Said',
    "'Aisyah binti ‘Abdullah",
    'ʿAbd al-Raḥmān',
    'José Ñíguez-Müller',
    '陳大文',
    '陈·大文',
    'குமார் ராஜு',
    'க்‌ஷ',
    'عبدالرحمن بن عوف',
    'ڠه ڽ',
    'O',
    'Elizabeth 2',
    'Lee Wei Ming, Jr.',
  ])('is taken as it is on the card: %s', (typed) => {
    expect(readPersonName(typed)).toEqual({ ok: true, value: typed.normalize('NFC') })
  })

  it('loses blanks around it and double ones, and is composed', () => {
    expect(readPersonName('  Nurul\t Huda \u00a0 binti  Jose\u0301 ')).toEqual({
      ok: true,
      value: 'Nurul Huda binti José',
    })
  })

  it.each(['', ' \n'])('is asked for when nothing was typed: %j', (typed) => {
    expect(readPersonName(typed)).toEqual({ ok: false, message: 'Enter your full name.' })
  })

  it.each([
    '<b>Siti</b>',
    '=cmd()',
    '+60123456789',
    '@',
    '-',
    "''",
    '900101140001',
    'Siti\u0000',
    'Siti\u202eraO',
    'Siti; drop',
    'a@b.com:x',
    'Siti 😀',
    'https://x',
    '{name}',
  ])('with what no card has is refused: %j', (typed) => {
    expect(readPersonName(typed)).toEqual(refused)
  })

  it('may have 200 characters, and not one more', () => {
    expect(readPersonName('a'.repeat(longestName))).toMatchObject({ ok: true })
    for (const length of [longestName + 1, 100_000]) {
      expect(readPersonName('a'.repeat(length))).toEqual({ ok: false, message: 'Use at most 200 characters.' })
    }
  })

  it('takes whatever the specification’s letters, @, / and space make of a name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\p{L}[\p{L}@/ ]{0,60}$/u), (typed) => {
        expect(readPersonName(typed).ok).toBe(true)
      }),
    )
  })

  it('is the same when what was kept is typed again, and holds nothing that markup, a sheet or a mail would obey', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (typed) => {
        const read = readPersonName(`A${typed}`)
        if (!read.ok) return
        expect(readPersonName(read.value)).toEqual(read)
        expect(read.value).not.toMatch(/[<>&"=;:%{}\\\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })
})
