import { categoryList } from '@/lib/domain/categories/registry'
import { referralCodeOf } from '@/tests/factories/referral-codes'
import { anotherCase, detailPath, samples, slugsOf } from './catalogue'

/** A kind of page, by one of its addresses. */
export interface PageKind {
  readonly name: string
  readonly path: string
  readonly status: number
  /** The page is laid out like another of the kinds, and differs in what it says. */
  readonly isState?: boolean
}

const ok = (name: string, path: string): PageKind => ({ name, path, status: 200 })
const state = (name: string, path: string): PageKind => ({ name, path, status: 200, isState: true })

const [firstCard] = slugsOf('credit-card')

/** A comparison of four cards with what the visitor has left out. */
export const comparePath = `/compare?${new URLSearchParams([
  ['category', 'credit-card'],
  ...slugsOf('credit-card')
    .slice(0, 4)
    .map((slug) => ['product', slug]),
])}`

/** Pages that are the same for everybody. */
const storedPages: readonly PageKind[] = [
  ok('home', '/'),
  ok('all products', '/products'),
  ok('hub of one list', '/loan'),
  ok('hub of several lists', '/bank'),
  ok('how we rank', '/how-we-rank'),
  ok('how we are paid', '/how-we-are-paid'),
  ok('glossary', '/glossary'),
  ok('report a figure', '/report-a-figure'),
  ok('what changed', '/what-changed'),
  ok('corrections', '/corrections'),
  state('about us', '/about-us'),
  state('what the site does', '/features'),
  ok('what is not covered', '/what-we-do-not-cover'),
  ok('privacy notice in Bahasa Malaysia', '/privacy-and-policy/ms'),
  ok('the way to the app', '/download-timbang'),
  ok('financial hub', '/financial-hub'),
  ok('guide', '/financial-hub/guides/buying-a-home'),
  ok('financial analysis', '/financial-analysis'),
  ok('blog', '/blog'),
  ok('article', '/blog/flat-rate-and-effective-rate'),
  ok('variant of a list', '/credit-card/cashback'),
  ok('support centre', '/support'),
  ok('an answer', '/support/comparing-and-ranking/how-is-a-list-ranked'),
  ok('contact form', '/contact-us'),
  ok('referral programme', '/referral'),
  ok('a partner with a market', '/investment/sinegy-dax'),
  ok('a page above partners with a choice', '/legal'),
  state('a page above partners with a form', '/renewable-energy'),
  ok('a calculator', '/financial-hub/home-loan'),
  state('a calculator with figures about the visitor', '/financial-hub/affordability'),
  ...samples.flatMap(({ category, slug }) => [
    ok(`list of ${category.id}`, category.path),
    ok(`detail of ${category.id}`, detailPath(category.id, slug)),
  ]),
]

/** Pages that are rendered for each request. */
const requestedPages: readonly PageKind[] = [
  ...categoryList.map((category) =>
    state(`${category.id} on another case`, `${category.path}?${anotherCase(category)}`),
  ),
  state('a detail on another case', `${detailPath('credit-card', firstCard)}?petrol=1000`),
  state('a situation', '/loan/personal-loan?situation=consolidate'),
  ok('a comparison', comparePath),
  state('a comparison with my own', `${comparePath.replace(/&product=[^&]*$/, '')}&own=1&differences=1`),
  ok('nothing to compare', '/compare'),
  state('an invitation', `/referral?code=${referralCodeOf(7)}`),
  state('campaigns', '/campaign'),
  ok('a campaign', '/campaign/year-end-deposits'),
  state('a campaign that is over', '/campaign/know-your-card-costs'),
  ok('vouchers', '/vouchers'),
  ok('results of a search', '/search?q=rimba'),
  state('a search without a result', '/search?q=zzzz'),
  state('a search of the answers', '/support/search?q=kod'),
  state('a calculator with figures', '/financial-hub/home-loan?case=1&price=750000&years=30'),
  state('a calculator with a figure that cannot be used', '/financial-hub/home-loan?case=1&price=lots'),
  state('a calculator whose seal has lapsed', '/financial-hub/affordability?sealed=c2VhbGVk'),
  state('a value out of bounds', '/investment/fixed-deposit?amount=-5&months=abc'),
  state(
    'nothing fits',
    '/credit-card?purpose=petrol&network=american-express&fee=free-for-life&perks=lounge&tier=world',
  ),
]

/** Answers to addresses that lead nowhere. */
export const missingPages: readonly PageKind[] = [
  { name: 'unknown page', path: '/no-such-page', status: 404 },
  { name: 'unknown campaign', path: '/campaign/no-such-campaign', status: 404, isState: true },
  { name: 'unknown product', path: '/credit-card/no-such-card', status: 404, isState: true },
  { name: 'unknown product on a case', path: '/credit-card/no-such-card?petrol=1', status: 404, isState: true },
  { name: 'unknown product to apply for', path: '/apply/credit-card/no-such-card', status: 404, isState: true },
  { name: 'a partner without an address', path: '/apply/partner/ewill', status: 404, isState: true },
]

/** The provider's pages for developers. */
export const developerPages: readonly PageKind[] = [
  ok('calls of the API', '/api/docs'),
  ok('an API error', '/api/docs/errors/GBL0008'),
]

/** One page of every kind, for each category. */
export const pageKinds: readonly PageKind[] = [...storedPages, ...requestedPages, ...missingPages, ...developerPages]

/** One page of every kind where the category makes no difference, for what takes long to judge. */
export const fewPageKinds: readonly PageKind[] = pageKinds.filter(
  ({ name }) => !/^(list of (savings|current)-account|.* on another case$|variant)/.test(name),
)
