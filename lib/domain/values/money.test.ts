import { expect, test } from 'vitest'
import { brieflyPrinted, formatRinggit, sen } from './money'

test('a figure read at a glance is whole from RM100 on, and keeps its sen below', () => {
  const shown = [99_99, 100_00, 100_49, 100_50, 1_234_50, -338_32, -99_50, 0].map((amount) =>
    formatRinggit(sen(amount), 'brief'),
  )
  expect(shown).toEqual(['RM99.99', 'RM100', 'RM100', 'RM101', 'RM1,235', '−RM338', '−RM99.50', 'RM0'])
})

test('a printed text is shortened without a change to what is no amount, or below RM100 has sen', () => {
  const texts = ['+RM505.40 a year', 'RM43,799.80', 'RM36.00', 'RM2.50 a day', '3.75% p.a.', '−RM8,610', 'RM389–403']
  expect(texts.map(brieflyPrinted)).toEqual([
    '+RM505 a year',
    'RM43,800',
    'RM36',
    'RM2.50 a day',
    '3.75% p.a.',
    '−RM8,610',
    'RM389–403',
  ])
})
