import { expect, it } from 'vitest'
import { islamic } from '@/lib/domain/content/glossary/islamic-words'

it('the glossary does not promise that every tawarruq financing has a fixed rate', () => {
  const entry = islamic.entries.find(({ id }) => id === 'tawarruq')
  expect(entry?.meaning).toMatch(/floating/)
})
