import { describe, expect, it } from 'vitest'
import { makeCreditCard } from '@/tests/factories/credit-card'
import { fakeAccount } from '@/tests/factories/fake-account'
import { hubs } from './hubs'
import { categoriesOn, categoryList, siteOf } from './registry'

const sites = categoryList.map(({ id }) => [id, siteOf(id)] as const)

describe('what a category is to the site around its list', () => {
  it.each(sites)(
    '%s stands on a page above lists, unless it is a section of its own, and on that of its own folder',
    (id, site) => {
      const path = categoryList.find((category) => category.id === id)?.path ?? ''
      const above = hubs.filter((hub) => path.startsWith(`${hub.path}/`)).map((hub) => hub.path)
      const isSection = path.lastIndexOf('/') === 0
      expect(isSection || site.hubs.length > 0).toBe(true)
      expect(site.hubs).toEqual(expect.arrayContaining(above))
    },
  )

  it.each(sites)('%s takes no product of another category', (id, site) => {
    const stranger = id === 'credit-card' ? fakeAccount() : makeCreditCard()
    expect(() => site.structured(stranger, { sortValues: {} })).toThrow(`not a ${id}`)
    expect(() => site.problems(stranger)).toThrow(`not a ${id}`)
  })

  it('leaves no two presets in one place, and no page above lists without one', () => {
    const places = sites.flatMap(([, site]) => site.presets.map(({ place }) => place))
    expect(new Set(places).size).toBe(places.length)
    for (const { path } of hubs) expect(categoriesOn(path)).not.toEqual([])
  })
})
