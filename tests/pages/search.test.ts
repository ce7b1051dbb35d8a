import { expect, it } from 'vitest'
import { productGroups } from '@/app/(site)/_parts/product-groups'
import { searchIndex } from '@/app/(site)/_parts/search-index'
import { categoryOf } from '@/lib/domain/categories/registry'
import { listProducts } from '@/lib/server/data/catalogue/catalogue'
import { searchSite } from '@/lib/server/data/content/site-search'
import { testToday } from '@/tests/factories/product'

async function find(text: string) {
  return searchSite(text, await searchIndex(await productGroups(), testToday))
}

async function hrefs(text: string) {
  const outcome = await find(text)
  return outcome.state === 'found' ? outcome.groups.flatMap(({ entries }) => entries.map(({ href }) => href)) : []
}

it.each([
  ['rumah', '/loan/home-loan'],
  ['pinjaman peribadi', '/loan/personal-loan'],
  ['pinjaman rumah', '/loan/home-loan'],
  ['kereta', '/financial-hub/car-loan-instalment'],
  ['kereta', '/loan/car-loan'],
  ['pinjaman kereta', '/loan/car-loan'],
  ['hire purchase', '/loan/car-loan'],
  ['hire purchase', '/loan/business-loan/tenggara-machinery-hire-purchase'],
  ['sewa beli', '/loan/car-loan'],
  ['moratorium', '/glossary#moratorium'],
  ['penangguhan bayaran', '/glossary#moratorium'],
  ['fixd deposit', '/investment/fixed-deposit'],
  ['FD', '/investment/fixed-deposit'],
  ['akaun simpanan', '/bank-account/savings-account'],
  ['insurans hayat', '/insurance/term-life-insurance'],
  ['insurans hayat seumur hidup', '/insurance/whole-life-insurance'],
  ['whole life', '/insurance/whole-life-insurance'],
  ['penyakit kritikal', '/insurance/critical-illness-insurance'],
  ['36 illnesses', '/insurance/critical-illness-insurance'],
  ['kemalangan diri', '/insurance/personal-accident-insurance'],
  ['insurans kemalangan', '/insurance/personal-accident-insurance'],
  ['accident cover', '/insurance/personal-accident-insurance'],
  ['insurans rumah', '/insurance/property-insurance'],
  ['houseowner', '/insurance/property-insurance'],
  ['insurans kebakaran', '/insurance/property-insurance'],
  ['kebakaran rumah', '/insurance/property-insurance'],
  ['insurans', '/insurance'],
  ['takaful', '/insurance'],
  ['haiwan', '/insurance/pet-insurance'],
  ['insurans haiwan', '/insurance/pet-insurance'],
  ['kucing', '/insurance/pet-insurance'],
  ['perjalanan', '/insurance/travel-insurance'],
  ['insurans perjalanan', '/insurance/travel-insurance'],
  ['umrah', '/insurance/travel-insurance/senduduk-safar-umrah-i'],
  ['seumur hidup', '/insurance/whole-life-insurance'],
  ['banjir', '/insurance/property-insurance/damar-houseowner'],
  ['kad kredit', '/credit-card'],
  ['kad perubatan', '/insurance/medical-card-insurance'],
  ['medical card', '/insurance/medical-card-insurance'],
  ['insurans perubatan', '/insurance/medical-card-insurance'],
  ['hospital', '/insurance/medical-card-insurance'],
  ['kalkulator', '/financial-hub/home-loan'],
  ['credit cardd', '/credit-card'],
  ['credit crad', '/credit-card'],
  ['fixed depsoit', '/investment/fixed-deposit'],
  ['best fd rate', '/investment/fixed-deposit/purnama-term-deposit-i'],
  ['simpanan tet', '/investment/fixed-deposit'],
  ['housing loan', '/loan/home-loan'],
  ['refinancing', '/financial-hub/move-home-loan'],
  ['kerta', '/financial-hub/car-loan-instalment'],
  ['pinjamn', '/loan/personal-loan'],
  ['motorcycle loan', '/financial-hub/car-loan-instalment'],
  ['epf withdrawal', '/what-we-do-not-cover#epf'],
  ['asb loan', '/what-we-do-not-cover#asb'],
  ['ASB', '/what-we-do-not-cover#asb'],
  ['zakat', '/what-we-do-not-cover#zakat'],
  ['insurans kereta', '/what-we-do-not-cover#motor-insurance'],
  ['insurans kereta', '/financial-hub/motor-premium'],
  ['KWSP', '/what-we-do-not-cover#epf'],
  ['KWSP', '/financial-hub#key-rates'],
  ['epf', '/financial-hub/retirement'],
  ['retiring', '/financial-hub/guides/retiring'],
  ['ah long', '/what-we-do-not-cover#money-lenders'],
  ['high interest savings', '/bank-account/savings-account'],
  ['senior citizen', '/support/comparing-and-ranking/products-only-for-some'],
  ['flight miles', '/credit-card/travel'],
  ['downpayment', '/financial-hub/home-loan'],
  ['sme loan', '/loan/business-loan'],
  ['pinjaman perniagaan', '/loan/business-loan'],
  ['modal kerja', '/loan/business-loan'],
  ['SME', '/loan/business-loan'],
  ['PKS', '/loan/business-loan'],
  ['business loan', '/loan/business-loan'],
  ['working capital', '/loan/business-loan'],
  ['crypto', '/investment/sinegy-dax'],
])('“%s” leads to %s', async (text, href) => {
  expect(await hrefs(text)).toContain(href)
})

it.each([
  ['wasiat', '/blog/wills-and-faraid'],
  ['faraid', '/legal'],
  ['tenaga solar', '/renewable-energy'],
  ['laporan kredit', '/credit-profile'],
  ['rumah pertama', '/blog/first-home-costs'],
  ['bayaran minimum', '/blog/minimum-card-payment'],
  ['penipuan', '/blog/'],
  ['perlindungan deposit', '/blog/pidm-protection'],
  ['insurans', '/blog/takaful-and-insurance'],
  ['pinjaman', '/blog/'],
  ['pelaburan', '/investment'],
  ['kereta', '/blog/'],
  ['baucar', '/vouchers'],
  ['kempen', '/campaign'],
  ['hubungi kami', '/contact-us'],
  ['surat berita', '/support/newsletter/'],
  ['buka akaun', '/support/account-and-sign-in/'],
  ['bandingkan', '/support/comparing-and-ranking/'],
  ['kata laluan', '/support/account-and-sign-in/'],
  ['padam akaun', '/support/'],
  ['kelayakan', '/support/'],
  ['cukai', '/'],
])('“%s” is known in articles, answers and partners: it leads to %s', async (text, start) => {
  expect((await hrefs(text)).filter((href) => href.startsWith(start))).not.toEqual([])
})

it('“kereta” is no card, and “roaming” nothing simple', async () => {
  expect((await hrefs('kereta')).filter((href) => href.startsWith('/credit-card'))).toEqual([])
  expect(await hrefs('roaming')).not.toContain('/support/account-and-sign-in/forgot-my-password')
})

it('“calculator” finds each of them', async () => {
  const outcome = await find('calculator')
  const group = outcome.state === 'found' ? outcome.groups.find(({ title }) => title === 'Calculators') : undefined
  expect(group?.total).toBeGreaterThan(15)
})

it('“kereta” is about cars, and no longer about every card', async () => {
  expect(await hrefs('kereta')).not.toContain('/credit-card')
  expect((await find('kereta')).state).toBe('found')
})

const optionOf = (wanted: string) =>
  categoryOf('credit-card')
    .facets.flatMap(({ options }) => options)
    .find(({ value }) => value === wanted)

it('finds every card with cashback, and every one without a fee, by what it offers', async () => {
  const { products } = await listProducts('credit-card')
  const productsFound = async (text: string) => {
    const outcome = await find(text)
    return outcome.state === 'found' ? (outcome.groups.find(({ title }) => title === 'Products')?.total ?? 0) : 0
  }
  const cashback = products.filter((card) => optionOf('cashback')?.matches(card, testToday))
  expect(cashback.length).toBeGreaterThan(10)
  expect(await productsFound('cashback')).toBeGreaterThanOrEqual(cashback.length)
  expect(await productsFound('no annual fee')).toBeGreaterThan(0)
})

it('is the same index while the catalogue and the day are the same', async () => {
  const groups = await productGroups()
  expect(await searchIndex(groups, testToday)).toBe(await searchIndex(await productGroups(), testToday))
})

it('a product is shown with the figure of its list and the case behind it, a rate with its value', async () => {
  const outcome = await find('kereta')
  const entries = outcome.state === 'found' ? outcome.groups.flatMap((group) => group.entries) : []
  const car = entries.find(({ href }) => href.startsWith('/loan/car-loan/'))
  expect(car?.figure).toEqual({
    name: 'Total cost',
    value: expect.stringMatching(/^RM[\d,]+$/),
    scenario: expect.stringMatching(/^RM[\d,]+ over \d+ months/),
  })
  const rates = await find('opr')
  const rate = rates.state === 'found' ? rates.groups.find(({ title }) => title === 'Key rates') : undefined
  expect(rate?.entries[0]?.figure?.value).toMatch(/%/)
})
