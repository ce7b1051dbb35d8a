import { describe, expect, it } from 'vitest'
import { isoDate } from '@/lib/domain/values/iso-date'
import { frozen } from '@/scripts/lib/frozen.mjs'
import { cataloguePromises } from './promises/catalogue-promises'
import { contentOf } from './promises/content'

// Whoever changes the format of content/ changes the frozen copy too: docs/content.md says how.
const content = contentOf(frozen.TEST_CONTENT, isoDate(frozen.TEST_NOW))

describe('the frozen copy of the content, on its own day', () => {
  it.each(cataloguePromises)('$title', ({ broken }) => {
    expect(broken(content)).toEqual([])
  })
})
