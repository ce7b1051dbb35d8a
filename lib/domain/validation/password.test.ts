import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadMs } from '@/tests/setup/thread-time'
import { longestPassword, passwordLength, passwordProblems } from './password'

const owner = ['Aminah binti Yusof', 'aminah.yusof@example.com', '+60123456789', 'Timbang']

describe('a password', () => {
  it.each([
    'mkqhzvtwlpxrdjn',
    'hujan turun petang semalam',
    'correct horse battery staple',
    'Blue-Lorry-Eats-Durian',
    'durian di kampung ada 12',
    '      fifteen      ',
    '苹果香蕉榴莲芒果山竹红毛丹木瓜西瓜',
    `${'word 🐯 '.repeat(8)}and seven more of them`,
    'aminah likes rambutan trees',
  ])('may be a phrase of any letters, without a sort of character that must be there: %s', (password) => {
    expect(passwordProblems(password, owner)).toEqual([])
  })

  it('has at least 15 characters and at most 128, counted as people count', () => {
    const taken = (length: number) => passwordProblems('mk qhzv twlpxr djnbs'.repeat(7).slice(0, length), []).length
    expect(taken(14)).toBe(1)
    expect(passwordProblems('🐯🍌🚗🌧📚🎈🥥🐘🏠🎵🌶🧺🪁⛵🍚', [])).toEqual([])
    expect(passwordProblems('🐯🍌🚗🌧📚🎈🥥🐘🏠🎵🌶🧺🪁⛵', [])[0]).toMatch(/at least 15/)
    const long = Array.from({ length: longestPassword }, (_none, at) =>
      String.fromCodePoint(0x1f300 + ((at * 37) % 251)),
    )
    expect(passwordProblems(long.join(''), [])).toEqual([])
    expect(passwordProblems(`${long.join('')}x`, [])[0]).toMatch(/at most 128/)
  })

  it.each([
    'aaaaaaaaaaaaaaa',
    'qwertyuiopasdfg',
    'QWERTYUIOPasdfghjkl',
    '123456789012345',
    'abcdefghijklmnop',
    'zyxwvutsrqponmlk',
    '1qaz2wsx3edc4rfv',
    '1q2w3e4r5t6y7u8i!',
    '0123456789 01234',
  ])('is no row of keys or letters: %s', (password) => {
    expect(passwordProblems(password, [])).toEqual([expect.stringMatching(/row of keys/)])
  })

  it.each([
    'passwordpassword',
    'letmeinletmein1',
    'durian durian durian',
    'P@ssw0rdP@ssw0rd',
    '🐯🍌🐯🍌🐯🍌🐯🍌🐯🍌🐯🍌🐯🍌🐯',
  ])('does not say the same again and again: %s', (password) => {
    expect(passwordProblems(password, [])).toEqual([expect.stringMatching(/again and again/)])
  })

  it.each(['aminah yusof 1990', 'Timbang-Aminah-12', 'aminah.yusof@example', '0123456789 aminah', 'yusofYusofAMINAH!'])(
    'is not mostly what is known of its owner: %s',
    (password) => {
      expect(passwordProblems(password, owner)).toEqual([expect.stringMatching(/mostly your name/)])
    },
  )

  it('is not the e-mail address of its owner, however long what follows the @ is', () => {
    const [problem] = passwordProblems('Siti.Omar@mountain-railways.example.my', [
      'siti.omar@mountain-railways.example.my',
    ])
    expect(problem).toMatch(/mostly your name/)
  })

  it('is looked through in no time, whatever it is', () => {
    const hostile = ['ab'.repeat(64), `${'a'.repeat(127)}b`, '1q2w'.repeat(32), '@a.'.repeat(42)]
    for (const text of [...hostile, 'x'.repeat(100_000)]) {
      expect(threadMs(() => passwordProblems(text, ['a'.repeat(300), '@'.repeat(300)]))).toBeLessThan(50)
    }
  })

  it('is refused with a reason in a sentence, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const problems = passwordProblems(text, owner)
        for (const problem of problems) expect(problem).toMatch(/^[A-Z].+\.$/)
        if (passwordLength(text) < 15 || passwordLength(text) > longestPassword) expect(problems).toHaveLength(1)
      }),
    )
  })
})
