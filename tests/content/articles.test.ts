import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculatorPath } from '@/lib/domain/calculator-pages/model'
import { calculatorIds } from '@/lib/domain/calculator-pages/registry'
import { catalogueSums } from '@/lib/domain/catalogue-sums/registry'
import { categoryList } from '@/lib/domain/categories/registry'
import {
  type Article,
  articlePages,
  articleUpdatedAt,
  isArticleShown,
  readingMinutes,
  relatedArticles,
} from '@/lib/domain/content/article'
import { type Prose, proseEmbeds, proseText } from '@/lib/domain/content/prose'
import { isoDate } from '@/lib/domain/values/iso-date'
import { routes } from '@/lib/routing/routes'
import { printFinding } from '@/lib/server/catalogue/findings'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { articleContent } from '@/lib/server/content/articles'
import { guideContent } from '@/lib/server/content/guides'
import { lostEmbeds } from '@/lib/server/content/lost-embeds'

const good = `---
title: A title
summary: What a reader will know.
author: editors
published: 2026-11-05 09:00
updated: 2026-11-06
cover: coins
coverAlt: Coins
tags: [saving]
related: []
pages:
  - { href: /glossary, label: Glossary }
sources:
  - { title: A source, url: "https://www.example.com/a" }
---

## A part

It pays :figure{category=fixed-deposit slug=bahtera-fixed-deposit figure=rate-12} today.

::product{category=fixed-deposit slug=bahtera-fixed-deposit}
`

/** What the kind reads of a folder with these articles. */
function verified(files: Readonly<Record<string, string>>) {
  const dir = join(mkdtempSync(join(tmpdir(), 'timbang-articles-')), 'content')
  mkdirSync(join(dir, 'blog'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'blog', name), text)
  return articleContent.verify(dir)
}

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  const read = verified(files)
  if (!read.ok) return read.findings.map(printFinding)
  return lostEmbeds(loadCatalogue('content'), read.embeds, isoDate('2026-11-20')).map(printFinding)
}

/** The one article of this text. */
function articleOf(text: string): Article {
  const read = verified({ 'an-article.md': text })
  const [article] = read.ok ? read.entries : []
  if (article === undefined) throw new Error('The article was refused')
  return article
}

describe('an article', () => {
  it('is there when its file is, under the name of the file, the newest first', () => {
    const older = good.replace('2026-11-05 09:00', '2026-11-05 08:59')
    const read = verified({ 'a-older.md': older, 'b-newer.md': good })
    expect(read.ok && read.entries.map(({ slug }) => slug)).toEqual(['b-newer', 'a-older'])
    expect(findings({ 'an-article.md': good })).toEqual([])
  })

  it.each([
    ['published: 2026-11-05 09:00', 'published: 2026-11-05', '5 published: must be a day and a time in Malaysia'],
    ['updated: 2026-11-06', 'updated: 2026-11-04', '6 updated: lies before the day of publishing'],
    ['author: editors', 'author: somebody', '4 author: must be one of editors, figures'],
    ['tags: [saving]', 'tags: [yachts]', '9 tags.0: must be one of borrowing'],
    ['related: []', 'related: [no-such]', '1 related: no-such is no other article'],
    ['related: []', 'related: [an-article]', '1 related: an-article is no other article'],
    ['href: /glossary', 'href: //elsewhere.example', '12 pages.0.href: must be a page of this site'],
    ['## A part', '<script>alert(1)</script>', '17 holds HTML'],
    ['[saving]\n', '[saving]\nrating: 5\n', 'rating: is not a field that is known here'],
  ])('is refused with file, line and reason: %s → %s', (old, now, place) => {
    const told = findings({ 'an-article.md': good.replace(old, now) })
    expect(
      told.some((finding) => finding.startsWith('content/blog/an-article.md:') && finding.includes(place)),
      told.join('\n'),
    ).toBe(true)
  })

  it.each([
    ['slug=bahtera-fixed-deposit figure', 'slug=no-such figure', '19 fixed-deposit has no product no-such'],
    ['figure=rate-12', 'figure=colour', '19 bahtera-fixed-deposit has no figure colour, only rate-1'],
    ['slug=bahtera-fixed-deposit}', 'slug=no-such}', '21 fixed-deposit has no product no-such'],
  ])('is refused at the line where it reads what the catalogue does not have: %s', (old, now, place) => {
    expect(findings({ 'an-article.md': good.replace(old, now) }).join('\n')).toContain(
      `content/blog/an-article.md:${place}`,
    )
  })

  it.each(['page', 'tag'])('cannot be called %s, which leads to lists', (name) => {
    expect(findings({ [`${name}.md`]: good })).toEqual([
      `content/blog/${name}.md:1 must have another name: /blog/${name} leads to lists`,
    ])
  })

  it('appears at its minute in Malaysia, and a draft for developers alone', () => {
    const moment = Date.parse('2026-11-05T01:00:00Z')
    const article = articleOf(good)
    expect([moment - 1, moment].map((now) => isArticleShown(article, now, false))).toEqual([false, true])
    const draft = articleOf(good.replace('author:', 'draft: true\nauthor:'))
    expect([false, true].map((drafts) => isArticleShown(draft, moment, drafts))).toEqual([false, true])
  })

  it('was last changed on its day, and never before it was published', () => {
    const [later, same] = [articleOf(good), articleOf(good.replace('2026-11-06', '2026-11-05'))]
    expect(new Date(articleUpdatedAt(later)).toISOString()).toBe('2026-11-05T16:00:00.000Z')
    expect(articleUpdatedAt(same)).toBe(same.publishedAt)
  })

  it('takes a minute for 220 words, and leads to what it names before what is alike', () => {
    expect(readingMinutes(articleOf(`${good}\n${'word '.repeat(660)}`).text)).toBe(3)
    const [one, two, three] = ['one', 'two', 'three'].map((slug) => ({ ...articleOf(good), slug }))
    if (one === undefined || two === undefined || three === undefined) throw new Error('Three articles')
    const asking = { ...one, related: ['three'] }
    expect(relatedArticles(asking, [asking, two, three], 3).map(({ slug }) => slug)).toEqual(['three', 'two'])
    expect(relatedArticles(asking, [asking, two, three], 1).map(({ slug }) => slug)).toEqual(['three'])
  })

  it('stands on the last of as few pages as hold all', () => {
    expect([0, 1, 8, 9].map((count) => articlePages(count, 8))).toEqual([1, 1, 1, 2])
  })
})

/** Where the links of a text lead. */
const linksOf = (text: Prose) => [...JSON.stringify(text).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href)

describe('the articles of the project', () => {
  const articles = articleContent.entries()

  it('are at least twelve, one on each subject that was promised', () => {
    expect(articles.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        'flat-rate-and-effective-rate',
        'pidm-protection',
        'minimum-card-payments',
        'medical-card-co-payment',
        'first-home-costs',
        'takaful-and-insurance',
        'wills-and-faraid',
        'solar-on-your-roof',
        'esim-for-travellers',
        'credit-reports',
        'deposits-with-strings',
        'scams-and-how-to-check',
      ]),
    )
  })

  it.each(articles.map((article) => [article.slug, article] as const))('%s has 700 to 1,300 words', (_, { text }) => {
    const { length } = proseText(text).split(/\s+/)
    expect(length).toBeGreaterThanOrEqual(700)
    expect(length).toBeLessThanOrEqual(1300)
  })

  it('lead to pages that there are', () => {
    const known = new Set<string>([
      ...Object.values(routes).filter((route) => typeof route === 'string'),
      ...[...calculatorIds, ...catalogueSums.map(({ id }) => id)].map(calculatorPath),
      ...categoryList.flatMap(({ path, variants }) => [path, ...variants.map(({ slug }) => `${path}/${slug}`)]),
      ...guideContent.entries().map(({ slug }) => routes.guide(slug)),
      ...articles.map(({ slug }) => routes.article(slug)),
      '/insurance',
      '/legal',
      '/renewable-energy',
      '/credit-profile',
    ])
    const links = articles.flatMap(({ text, pages }) => [...linksOf(text), ...pages.map(({ href }) => href)])
    const lost = links.filter((href) => href.startsWith('/') && !known.has(href.replace(/#.*/, '')))
    expect(lost).toEqual([])
  })

  it('read figures of products from the catalogue, and are not silent about it', () => {
    const reading = articles.filter(({ text }) => proseEmbeds(text).some(({ name }) => name !== 'calculator'))
    expect(reading.length).toBeGreaterThanOrEqual(8)
  })
})
