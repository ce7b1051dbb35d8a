import { describe, expect, it } from 'vitest'
import { likelyAddress } from './likely-address'

describe('a slip in the host of an e-mail address', () => {
  it.each([
    ['siti@gmial.com', 'siti@gmail.com'],
    ['siti@gmai.com', 'siti@gmail.com'],
    ['siti@gmail.con', 'siti@gmail.com'],
    ['siti@gmaill.com', 'siti@gmail.com'],
    ['Siti.A@Yaho.com', 'Siti.A@yahoo.com'],
    ['siti@yahoo.com.mu', 'siti@yahoo.com.my'],
    ['siti@hotmial.com', 'siti@hotmail.com'],
    ['siti@iclod.com', 'siti@icloud.com'],
  ])('is seen: %s', (typed, meant) => {
    expect(likelyAddress(typed)).toBe(meant)
  })

  it.each([
    'siti@gmail.com',
    'siti@ymail.com',
    'siti@mail.com',
    'siti@gmx.com',
    'siti@example.com',
    'siti@syarikat.com.my',
    'gmial.com',
    '@gmial.com',
    '012-345 6789',
    '',
  ])('is not made up where there may be none: %s', (typed) => {
    expect(likelyAddress(typed)).toBeNull()
  })
})
