import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@/lib/brand'
import { partnerEntities } from '@/lib/contract/click-record'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { categoryList } from '@/lib/domain/categories/registry'
import { articleTagIds } from '@/lib/domain/content/article'
import { legalPages } from '@/lib/domain/content/legal-text'
import { type Prose, proseEmbeds, proseText } from '@/lib/domain/content/prose'
import { supportCategories } from '@/lib/domain/content/support'
import { debtHelp } from '@/lib/domain/reference/debt-help'
import { routes } from '@/lib/routing/routes'
import { everyCalculatorId } from '@/lib/server/data/catalogue/calculators'
import { agreedTerms, digestOf } from './agreed-terms'
import type { Content, ContentPromise } from './content'

const wordsIn = (text: Prose) => proseText(text).split(/\s+/).length
const linksOf = (text: Prose) => [...JSON.stringify(text).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)

/** Addresses that a text may lead to on this site. */
function knownPages({ answers, articles, guides }: Content): ReadonlySet<string> {
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...everyCalculatorId.map(calculatorPath),
    ...categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)]),
    ...guides.map(({ slug }) => routes.guide(slug)),
    ...articles.filter(({ draft }) => !draft).map(({ slug }) => routes.article(slug)),
    ...answers.map(({ category, slug }) => routes.supportAnswer(category, slug)),
    routes.feed('rss'),
    routes.feed('json'),
    '/api/docs',
    '/insurance',
    '/legal',
    '/renewable-energy',
    '/credit-profile',
    `mailto:${brand.supportEmail}`,
  ])
}

function lostLinks(content: Content): readonly string[] {
  const known = knownPages(content)
  const texts = [
    ...content.answers.map(({ slug, body }) => ({ slug, hrefs: linksOf(body) })),
    ...content.articles.map(({ slug, text, pages }) => ({
      slug,
      hrefs: [...linksOf(text), ...pages.map(({ href }) => href)],
    })),
    ...content.campaigns.map(({ slug, body, action }) => ({ slug, hrefs: [...linksOf(body), action.href] })),
    ...content.vouchers.map(({ slug, body }) => ({ slug, hrefs: linksOf(body) })),
  ]
  return texts.flatMap(({ slug, hrefs }) =>
    hrefs
      .filter((href) => !href.startsWith('https:') && !href.startsWith('#') && !known.has(href.replace(/#.*/, '')))
      .map((href) => `${slug}: ${href}`),
  )
}

/** Guides whose address is written in code. */
function guidesOfCode(): readonly string[] {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const named = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/'\/financial-hub\/guides\/([a-z-]+)'/g),
  ])
  return [...new Set(named.map(([, slug = '']) => slug))]
}

function changedTerms({ legal }: Content): readonly string[] {
  const terms = legal.filter(({ page }) => page === 'terms')
  const changed = terms.filter(({ version, text }) => agreedTerms[version] !== digestOf(proseText(text)))
  const gone = Object.keys(agreedTerms).filter((version) => terms.every((one) => one.version !== version))
  return [...changed.map(({ version }) => version), ...gone]
}

const pitch = /guaranteed|risk-free|best (?:broker|choice|service)|we recommend|you should (?:buy|invest)/i

const supportPromises: readonly ContentPromise[] = [
  {
    title: 'answers something on each subject of the support centre',
    broken: ({ answers }) =>
      supportCategories.map(({ slug }) => slug).filter((slug) => answers.every(({ category }) => category !== slug)),
  },
  {
    title: 'answers within 220 words',
    broken: ({ answers }) => answers.filter(({ body }) => wordsIn(body) > 220).map(({ slug }) => slug),
  },
]

const articlePromises: readonly ContentPromise[] = [
  { title: 'leads from articles and answers to pages that there are', broken: lostLinks },
  {
    title: 'has an article on each subject of the blog',
    broken: ({ articles }) => articleTagIds.filter((tag) => articles.every(({ tags }) => !tags.includes(tag))),
  },
  {
    title: 'has articles of 700 to 1,300 words',
    broken: ({ articles }) =>
      articles.filter(({ text }) => wordsIn(text) < 700 || wordsIn(text) > 1300).map(({ slug }) => slug),
  },
  {
    title: 'has more articles that read figures from the catalogue than articles that do not',
    broken: ({ articles }) => {
      const silent = articles.filter(({ text }) => proseEmbeds(text).every(({ name }) => name === 'calculator'))
      return silent.length * 2 < articles.length ? [] : silent.map(({ slug }) => slug)
    },
  },
]

const guidePromises: readonly ContentPromise[] = [
  {
    title: 'has every guide that code leads to',
    broken: ({ guides }) => guidesOfCode().filter((slug) => guides.every((guide) => guide.slug !== slug)),
  },
  {
    title: 'has guides with a day of their check that has come, two sources and two pages that go on',
    broken: ({ guides, today }) =>
      guides
        .filter(({ checkedOn, sources, next }) => checkedOn > today || sources.length < 2 || next.length < 2)
        .map(({ slug }) => slug),
  },
  {
    title: 'leads who needs help with debts to free help with its number, and to no product',
    broken: ({ guides }) => {
      const helping = guides.filter(({ event }) => /\bdebt|losing/i.test(event))
      if (helping.length === 0) return ['no guide is for who is in trouble']
      const sells = (href: string) => categoryList.some(({ path }) => href.startsWith(path))
      const names = (text: string) => text.includes(debtHelp.name) && text.includes(debtHelp.phone)
      return helping
        .filter(({ sections, next }) => !names(JSON.stringify(sections)) || next.some(({ href }) => sells(href)))
        .map(({ slug }) => slug)
    },
  },
]

const legalPromises: readonly ContentPromise[] = [
  {
    title: 'has each text that binds',
    broken: ({ legal }) => legalPages.filter((page) => legal.every((text) => text.page !== page)),
  },
  { title: 'has every version of the terms as members agreed to it', broken: changedTerms },
  {
    title: 'names who is responsible in every text that binds',
    broken: ({ legal }) =>
      legal
        .filter(({ text }) => !proseText(text).includes(brand.company))
        .map(({ page, language }) => `${page} ${language}`),
  },
]

const partnerPromises: readonly ContentPromise[] = [
  {
    title: 'says of each sample campaign in its terms that it is one',
    broken: ({ campaigns }) =>
      campaigns
        .filter(({ sample, terms }) => sample && !/sample campaign/.test(terms[0] ?? ''))
        .map(({ slug }) => slug),
  },
  {
    title: 'has each name that a click record may hold once',
    broken: ({ partners }) =>
      partnerEntities.filter((name) => partners.filter(({ entityName }) => entityName === name).length !== 1),
  },
  {
    title: 'leaves a partner without such a name only where its own https address is linked',
    broken: ({ partners }) =>
      partners
        .filter(({ entityName, address }) => entityName === null && !address?.startsWith('https:'))
        .map(({ slug }) => slug),
  },
  {
    title: 'promises nothing of a partner and recommends none',
    broken: ({ partners, partnerHubs }) =>
      [...partners, ...partnerHubs]
        .filter(({ body, summary }) => pitch.test(`${summary}\n${proseText(body)}`))
        .map(({ slug }) => slug),
  },
  {
    title: 'prints no price of a partner, since none has a source',
    broken: ({ partners }) => partners.filter(({ costs }) => costs.state !== 'unchecked').map(({ slug }) => slug),
  },
  {
    title: 'describes a partner in at most 155 characters, which search engines show',
    broken: ({ partners }) => partners.filter(({ summary }) => summary.length > 155).map(({ slug }) => slug),
  },
]

/** Promises of the texts. */
export const textPromises: readonly ContentPromise[] = [
  ...supportPromises,
  ...articlePromises,
  ...guidePromises,
  ...legalPromises,
  ...partnerPromises,
]
