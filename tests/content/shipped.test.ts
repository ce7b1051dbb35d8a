import { describe, expect, it } from 'vitest'
import { malaysianDay } from '@/lib/domain/values/iso-date'
import { articleSums } from './promises/article-sums'
import { cataloguePromises } from './promises/catalogue-promises'
import { contentOf } from './promises/content'
import { moneyFacts } from './promises/money-facts'
import { textPromises } from './promises/text-promises'

/** What ships is read on the day on which it would be served, unlike the frozen copy, which has a day of its own. */
const shipped = contentOf('content', malaysianDay(Date.now()))

describe('the content that ships', () => {
  it.each([...cataloguePromises, ...textPromises, ...moneyFacts, articleSums])('$title', ({ broken }) => {
    expect(broken(shipped)).toEqual([])
  })
})
