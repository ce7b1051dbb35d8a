import { expect, test } from 'vitest'
import { onlyArgument } from './only-argument'

const usage = 'npm run something -- FOLDER'

test('a command with one argument takes it', () => {
  expect(onlyArgument(usage, ['back-ups'])).toBe('back-ups')
  expect(onlyArgument(usage, ['--', '--odd-name'])).toBe('--odd-name')
})

test.each([[[]], [['--help']], [['-h']], [['one', 'two']], [['one', '--force']]])(
  'and says how it is used for %j, instead of taking an option for a name',
  (args) => {
    expect(() => onlyArgument(usage, args)).toThrow(usage)
  },
)
