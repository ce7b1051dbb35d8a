import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import TermsVersionPage, { generateMetadata, generateStaticParams } from '@/app/(site)/terms-conditions/[version]/page'
import TermsPage from '@/app/(site)/terms-conditions/page'
import { brand } from '@/lib/brand'
import { proseText } from '@/lib/domain/content/prose'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { legalContent } from '@/lib/server/content/legal-texts'

/** The text of each version of the terms, without its blanks. A version that members agreed to is never removed. */
const agreed: Readonly<Record<string, string>> = {
  '2026-11-22': 'c0b920285eff3989',
}

const digestOf = (text: string) => createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 16)
const textOf = (page: React.JSX.Element) =>
  parse(renderToStaticMarkup(page))
    .querySelectorAll('.prose.mt-8')
    .map((part) => part.text)
    .join('')

it('every version of the terms says what it said when members agreed to it', () => {
  const versions = legalContent.entries().filter(({ page }) => page === 'terms')
  expect(Object.fromEntries(versions.map(({ version, text }) => [version, digestOf(proseText(text))]))).toEqual(agreed)
})

it('the page shows the version that members agree to, whole, and each version has an address of its own', async () => {
  const { version } = memberTexts.terms
  expect(digestOf(textOf(TermsPage()))).toBe(agreed[version])
  expect(generateStaticParams()).toEqual(Object.keys(agreed).map((one) => ({ version: one })))
  const apart = await TermsVersionPage({ params: Promise.resolve({ version }) })
  expect(digestOf(textOf(apart))).toBe(agreed[version])
  expect(generateMetadata().robots).toEqual({ index: false, follow: true })
})

it('every text in force names who is responsible, and says whether a lawyer reviewed it', () => {
  for (const { page, language, text, reviewedOn } of legalContent.entries()) {
    expect(proseText(text), `${page} ${language}`).toContain(brand.company)
    expect(reviewedOn, page).toBe(null)
  }
  expect(renderToStaticMarkup(TermsPage())).toContain('No lawyer has reviewed this text yet.')
})
