import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildListModel } from '@/lib/domain/list/list-model'
import { defaultState, printListQuery } from '@/lib/domain/list/list-query'
import { eachCategory, productsOf, scenariosOf, today } from './content-cases'

describe.each(eachCategory)('the case of %s', (_title, category) => {
  const modelOf = (query: string) =>
    buildListModel(category, productsOf(category), new URLSearchParams(query), null, today)

  it('is called an example as the list opens, and no longer once another one is asked for', () => {
    const usual = modelOf('')
    expect(usual.example).toBe(true)
    const asked = scenariosOf(category).map((scenario) =>
      modelOf(printListQuery(category, { ...defaultState(category, today), scenario }, today)),
    )
    fc.assert(
      fc.property(asked, ({ scenarioText, example }) => {
        if (scenarioText !== usual.scenarioText) expect(example).toBeUndefined()
      }),
      { numRuns: 5 },
    )
  })
})
