import { describe, expect, it } from 'vitest'
import { threadMs } from '@/tests/setup/thread-time'
import { commonPasswords } from './common-passwords'
import { problemsOf } from './passwords'

describe('what the server knows of passwords besides', () => {
  it('refuses common ones of full length, alone and put together', () => {
    const made = ['zqjphsyf6ctifgu', 'NEMVXYHEQDD5OQXYXYZI', 'iloveyouforever', 'sunshinebutterfly', 'Dragon Monkey12']
    for (const password of made) {
      expect(problemsOf(password, []), password).toEqual([expect.stringMatching(/many people use|again and again/)])
    }
  })

  it('knows more than three thousand', () => {
    expect(commonPasswords.size).toBeGreaterThan(3000)
    expect([...commonPasswords].filter((word) => word.length >= 15).length).toBeGreaterThan(30)
  })

  it('takes phrases of more than two words, common or not', () => {
    expect(problemsOf('dragon sunshine monkey letter', [])).toEqual([])
    expect(problemsOf('correct horse battery staple', [])).toEqual([])
  })

  it.each(['Timbang Malaysia', 'malaysia-timbang-1'])(
    'refuses the name of the site and the country: %s',
    (password) => {
      expect(problemsOf(password, [])).toEqual([expect.stringMatching(/name of this site/)])
    },
  )

  it('takes a millisecond or so for the worst that may be sent', () => {
    const worst = 'passwordmonkey1'.repeat(9).slice(0, 127)
    const spent = threadMs(() => Array.from({ length: 20 }, () => problemsOf(worst, ['x'.repeat(300)])))
    expect(spent).toBeLessThan(400)
  })
})
