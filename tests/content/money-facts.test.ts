import { expect, it } from 'vitest'
import { islamic } from '@/components/home/glossary/islamic'

it('the glossary does not promise that every tawarruq financing has a fixed rate', () => {
  const entry = islamic.entries.find(({ id }) => id === 'tawarruq')
  expect(entry?.meaning).toMatch(/floating/)
})
