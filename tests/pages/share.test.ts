import { NextRequest } from 'next/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { generateMetadata as compareMetadata } from '@/app/(site)/compare/page'
import { generateMetadata as productMetadata } from '@/app/(site)/credit-card/[detail]/page'
import { generateMetadata as answerMetadata } from '@/app/(site)/financial-hub/[calculator]/page'
import Share from '@/app/(site)/share/[...place]/page'
import { GET } from '@/app/og/shared/[...place]/route'
import { calculatorIds, loadCalculator } from '@/lib/domain/calculator-pages/registry'
import { categoryList } from '@/lib/domain/categories/registry'
import { fieldNames } from '@/lib/domain/personal/personal-answers'
import { audienceOf, withoutPersonal } from '@/lib/routing/dynamic-pages'
import { listProducts } from '@/lib/server/data/catalogue/catalogue'

process.env.TEST_NOW = '2026-11-20'
process.env.LOG_LEVEL = 'silent'

const [card, other] = (await listProducts('credit-card')).products
if (card === undefined || other === undefined) throw new Error('No two cards')
const carLoan = 'case=1&price=88000&deposit=8000&months=84&basis=flat&rate=3.50'

const partsOf = (address: string) => {
  const url = new URL(address, 'https://site.test')
  const query = Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => [key, url.searchParams.getAll(key)]),
  )
  return {
    place: url.pathname.split('/').slice(1),
    url,
    props: {
      params: Promise.resolve({ place: url.pathname.split('/').slice(1) }),
      searchParams: Promise.resolve(query),
    },
  }
}
const pageOf = async (address: string) => renderToStaticMarkup(await Share(partsOf(address).props))
const pictureOf = (address: string) => {
  const { url, place } = partsOf(address)
  const asked = new NextRequest(`https://site.test/og/shared${url.pathname}${url.search}`)
  return GET(asked, { params: Promise.resolve({ place }) })
}
const textOf = (page: string) => decodeURIComponent(/href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(page)?.[1] ?? '')

it('a product is shared by a plain link to WhatsApp with its figure on the shared figures, the date and the address', async () => {
  const usual = textOf(await pageOf(`/credit-card/${card.slug}`))
  const shared = textOf(await pageOf(`/credit-card/${card.slug}?groceries=2500`))
  for (const text of [usual, shared]) {
    expect(text).toMatch(new RegExp(`^${card.name} by ${card.issuer.name}: \\+RM`))
    expect(text).toContain('As of 20 Nov 2026. A sample from invented issuers.')
  }
  expect(shared.split('http')[0]).not.toBe(usual.split('http')[0])
  expect(shared).toMatch(new RegExp(`https?://[^ ]+/credit-card/${card.slug}\\?groceries=2500$`))
})

it('a comparison names every product with its figure, and which does best', async () => {
  const text = textOf(await pageOf(`/compare?category=credit-card&product=${card.slug}&product=${other.slug}&own=1`))
  expect(text).toContain('Credit cards compared for')
  for (const { name } of [card, other]) expect(text).toMatch(new RegExp(`${name}: [+−]RM`))
  expect(text).toMatch(/(Lowest cost|Earns the most|Leaves the most): /)
  expect(text).not.toContain('own=')
})

it('a calculator says its answer and the address that gives it again', async () => {
  const text = textOf(await pageOf(`/financial-hub/car-loan-instalment?${carLoan}`))
  expect(text).toMatch(/RM[\d,.]+ a month, for RM80,000 over 84 months/)
  expect(text).toContain(`/financial-hub/car-loan-instalment?${carLoan}`)
})

it('nothing personal is read from an address or said', async () => {
  for (const category of categoryList.filter(({ personal }) => personal)) {
    const [product] = (await listProducts(category.id)).products
    if (product === undefined) throw new Error(category.id)
    const address = `${category.path}/${product.slug}`
    const forged = new URLSearchParams([...fieldNames(category.scenario, true)].map((name) => [name, '12345']))
    expect(withoutPersonal(`/share${address}`, forged)?.size).toBe(0)
    expect(textOf(await pageOf(`${address}?${forged}&sealed=x`))).toBe(textOf(await pageOf(address)))
  }
})

it('there is nothing to share of a calculator that asks about the visitor, or of what is not listed', async () => {
  const calculators = await Promise.all(calculatorIds.map(loadCalculator))
  const personal = calculators.flatMap((one) => (one?.personal === true ? [`/financial-hub/${one.id}`] : []))
  expect(personal.length).toBeGreaterThan(3)
  const nothing = [
    '/',
    '/credit-card',
    '/credit-card/no-such-card',
    '/compare',
    '/financial-hub/x',
    '/../etc',
    '/__proto__/x',
  ]
  for (const address of [...personal, ...nothing]) {
    await expect(pageOf(address)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    expect((await pictureOf(address)).status).toBe(404)
  }
})

it('is a page of its own for each address', () => {
  expect(audienceOf(`/share/credit-card/${card.slug}`, new URLSearchParams())).toBe('request')
})

it('an address with figures of its own brings them along as a preview, and keeps its canonical address', async () => {
  const query = partsOf(`/x?groceries=2500`).props.searchParams
  const place = { detail: card.slug }
  const product = await productMetadata({ params: Promise.resolve(place), searchParams: query })
  const compare = await compareMetadata({
    searchParams: Promise.resolve({ category: 'credit-card', product: [card.slug, other.slug] }),
  })
  const { props } = partsOf(`/x?${carLoan}`)
  const calculator = await answerMetadata({
    params: Promise.resolve({ calculator: 'car-loan-instalment' }),
    searchParams: props.searchParams,
  })
  expect(product.alternates?.canonical).toBe(`/credit-card/${card.slug}`)
  for (const [metadata, path] of [
    [product, `/credit-card/${card.slug}?groceries=2500`],
    [compare, `/compare?category=credit-card&product=${card.slug}&product=${other.slug}`],
    [calculator, '/financial-hub/car-loan-instalment?'],
  ] as const) {
    const { openGraph, twitter } = metadata
    for (const one of [openGraph, twitter]) expect(JSON.stringify(one?.images)).toContain(`/og/shared${path}`)
    expect(openGraph?.description).toContain('As of 20 Nov 2026')
    expect(String(openGraph?.url)).toContain(path)
  }
})

it('the picture shows the shared figures, may be kept, and is drawn so often a minute and no more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const bytesOf = async (address: string) => Buffer.from(await (await pictureOf(address)).arrayBuffer())
  const one = await bytesOf(`/credit-card/${card.slug}?groceries=2500`)
  expect(one.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(one.equals(await bytesOf(`/credit-card/${card.slug}?groceries=900`))).toBe(false)
  let answer = await pictureOf(`/credit-card/${card.slug}?groceries=2500&utm=1`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400'])
  for (let at = 0; at < 40 && answer.status === 200; at += 1)
    answer = await pictureOf(`/credit-card/${card.slug}?groceries=${100 + at}`)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
    307,
    `/og/credit-card/${card.slug}`,
    'no-store',
  ])
  expect((await bytesOf(`/credit-card/${card.slug}?groceries=2500`)).equals(one)).toBe(true)
  vi.useRealTimers()
})
