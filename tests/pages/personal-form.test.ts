import { describe, expect, it } from 'vitest'
import { loadComparison } from '@/app/(site)/_parts/load-comparison'
import { POST } from '@/app/answer/[...place]/route'
import { categoryList } from '@/lib/domain/categories/registry'
import { scenarioTexts } from '@/lib/domain/fields/scenario-query'
import { fieldNames } from '@/lib/domain/personal/personal-answers'
import { audienceOf, withoutPersonal } from '@/lib/routing/dynamic-pages'
import { catalogue } from '@/lib/server/catalogue/load'
import { openPersonalAnswers, personalSeal } from '@/lib/server/data/catalogue/personal-answers'
import { openQuery, sealQuery } from '@/lib/server/data/forms/sealed-values'
import { today } from '@/lib/server/data/site/today'

const personal = categoryList.filter((category) => category.personal)
const unasked = categoryList.filter((category) => !category.personal)
const type = 'application/x-www-form-urlencoded'

function post(place: readonly string[], body: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://site.test/answer/${place.join('/')}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, host: 'site.test', ...headers },
  })
  return POST(request, { params: Promise.resolve({ place }) })
}

const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', 'http://site.test')

describe.each(personal.map((category) => [category.id, category] as const))('the form of %s', (id, category) => {
  const [field = ''] = fieldNames(category.scenario, true)
  const open = fieldNames(category.scenario, false)
  const case1 = open.length === 0 ? [] : ['case']
  const [slug = ''] = catalogue().products[id].keys()
  const sort = category.sorts.at(-1)?.id ?? ''

  it('leads back to its list: what is told is sealed, the rest stands in the address', async () => {
    const response = await post([id], `case=1&${field}=98765&own-x=1&situation=&sort=${sort}&unknown=98765`)
    const location = locationOf(response)
    expect([response.status, location.pathname]).toEqual([303, category.path])
    expect([...location.searchParams.keys()]).toEqual([...case1, 'sort', 'sealed'])
    expect(location.href).not.toContain('98765')
    const sealed = location.searchParams.get('sealed') ?? ''
    expect(openQuery(personalSeal(id), sealed)?.toString()).toBe(`case=1&${field}=98765`)
    expect(openQuery(id, sealed)).toBeNull()
    expect(openPersonalAnswers(category, location.searchParams)).toMatchObject({ told: { sealed }, lapsed: false })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(audienceOf(location.pathname, location.searchParams)).toBe('query')
  })

  it('leads back to a product and to a comparison, with the own figures sealed too', async () => {
    const detail = locationOf(await post([id, slug], `case=1&${field}=5`))
    expect([detail.pathname, detail.hash]).toEqual([`${category.path}/${slug}`, '#cost'])
    expect([...detail.searchParams.keys()]).toEqual([...case1, 'sealed'])
    expect(audienceOf(detail.pathname, detail.searchParams)).toBe('query')
    const [own = ''] = Object.keys(category.ownFields)
    const body = `category=${id}&product=${slug}&case=1&own=1&own-${own}=77&${field}=5`
    const compared = locationOf(await post([id, 'compare'], body))
    expect(compared.pathname).toBe('/compare')
    expect([...compared.searchParams.keys()].filter((key) => key !== 'case' && key !== `own-${own}`)).toEqual([
      'category',
      'product',
      'own',
      'sealed',
    ])
    expect((await loadComparison(compared.searchParams))?.query.own).not.toBeNull()
    const secret = openQuery(personalSeal(id), compared.searchParams.get('sealed') ?? '')
    const isSecret = category.ownFields[own]?.personal === true
    expect(secret?.get(`own-${own}`)).toBe(isSecret ? '77' : null)
    expect(compared.searchParams.get(`own-${own}`)).toBe(isSecret ? null : '77')
  })

  it('leads back to a plain address where nothing that is told differs from the usual', async () => {
    const usual = new URLSearchParams(Object.entries(scenarioTexts(category.scenario, {}, today())))
    const location = locationOf(await post([id], `${usual}&sort=${sort}`))
    expect([...location.searchParams.keys()].filter((key) => !open.includes(key))).toEqual(['sort'])
    const wrong = locationOf(await post([id], `${field}=nonsense`))
    expect([...wrong.searchParams.keys()]).toEqual(['sealed'])
  })

  it('is refused in words when it is no form, and at any other place', async () => {
    const json = await post([id], '{}', { 'content-type': 'application/json' })
    expect([json.status, await json.text()]).toEqual([400, expect.stringContaining('could not be read')])
    for (const place of [[id, slug, 'x'], [id, '..'], [id, 'A'], ['no-such-category'], [unasked[0]?.id ?? '']])
      expect((await post(place, 'case=1')).status, place.join('/')).toBe(404)
  })

  it('has a page that only a seal of this very category changes', () => {
    const forged = new URLSearchParams(fieldNames(category.scenario, true).map((name) => [name, '1']))
    for (const path of [category.path, `${category.path}/${slug}`]) {
      expect(audienceOf(path, forged)).toBe('everybody-without-query')
      expect(withoutPersonal(path, forged)?.size).toBe(0)
      expect(withoutPersonal(path, new URLSearchParams('sort=x&utm_source=y'))).toBeNull()
    }
    const compared = new URLSearchParams([['category', id], ['product', slug], ...forged])
    expect(String(withoutPersonal('/compare', compared))).toBe(`category=${id}&product=${slug}`)
    const other = new URLSearchParams({ sealed: sealQuery(personalSeal('fixed-deposit'), forged) })
    expect(openPersonalAnswers(category, other)).toMatchObject({ told: { sealed: null }, lapsed: true })
  })
})

it.each(unasked.map((category) => [category.id, category] as const))('%s has no seal', (_, category) => {
  const query = new URLSearchParams({ sealed: 'abc' })
  expect(openPersonalAnswers(category, query)).toMatchObject({ told: { sealed: null }, lapsed: false })
  expect(audienceOf(category.path, query)).toBe('everybody-without-query')
})
