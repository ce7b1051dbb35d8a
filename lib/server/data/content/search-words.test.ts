import { expect, it } from 'vitest'
import { namesFor, singleNames } from './search-words'

// A name in two rows would find one of its meanings alone.
it('what a name finds, finds that name too', () => {
  const oneWay = singleNames.flatMap((name) =>
    namesFor(name)
      .map((words) => words.join(' '))
      .filter((other) => !namesFor(other).some((words) => words.join(' ') === name))
      .map((other) => `${name}, ${other}`),
  )
  expect(oneWay).toEqual([])
})
