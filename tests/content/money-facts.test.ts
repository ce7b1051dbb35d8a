import { describe, expect, it } from 'vitest'
import { islamic } from '@/components/home/glossary/islamic'
import { type Block, inlinesText, type Prose, proseText } from '@/lib/domain/content/prose'
import { answerContent } from '@/lib/server/content/answers'
import { articleContent } from '@/lib/server/content/articles'
import { guideContent } from '@/lib/server/content/guides'
import { partnerContent, partnerHubContent } from '@/lib/server/content/partner-pages'

function article(slug: string): { readonly text: Prose; readonly words: string; readonly sources: string } {
  const found = articleContent.entries().find((one) => one.slug === slug)
  const text = found?.text ?? []
  return { text, words: proseText(text), sources: JSON.stringify(found?.sources ?? []) }
}

const guideText = (slug: string) => JSON.stringify(guideContent.entries().find((one) => one.slug === slug))

/** The first list after a heading. */
function listUnder(text: Prose, heading: string): Extract<Block, { kind: 'list' }> | undefined {
  const at = text.findIndex((block) => block.kind === 'heading' && inlinesText(block.children) === heading)
  return text.slice(at).find((block) => block.kind === 'list')
}

describe('who has just paid a scammer', () => {
  const scams = article('scams-and-how-to-check')

  it('reads the number of the National Scam Response Centre in the very first step', () => {
    const [first] = listUnder(scams.text, 'If it has happened')?.items ?? []
    expect(proseText(first ?? [])).toContain('997')
  })

  it('is not led to think that every lawful bank is on the list of PIDM', () => {
    expect(scams.words).toMatch(/BSN.*not members/)
  })
})

describe('an agreement with the Rule of 78', () => {
  const flatRate = article('flat-rate-and-effective-rate')

  it.each([
    ['the article on flat rates', () => flatRate.words + flatRate.sources],
    ['the guide on buying a car', () => guideText('buying-a-car')],
  ])('may be settled with the banks’ goodwill discount, says %s with a source', (_, read) => {
    expect(read()).toMatch(/goodwill discount/i)
    expect(read()).toMatch(/90 days/)
    expect(read()).toMatch(/bankrakyat|malaymail\.com|malaysiakini/)
  })

  it('falls under rules that the central bank has confirmed, not one report', () => {
    expect(flatRate.words).not.toMatch(/one report/)
    expect(flatRate.sources).toContain('bnm.gov.my/-/consumerguide-hpa2026')
  })
})

describe('who dies without a will', () => {
  const partners = partnerContent.entries().map(({ slug, body }) => [slug, proseText(body)] as const)
  const hubs = partnerHubContent.entries().map(({ slug, body }) => [slug, proseText(body)] as const)
  const all = [['the article', article('wills-and-faraid').words] as const, ...hubs, ...partners]
  const naming = all.filter(([, words]) => words.includes('Distribution Act'))

  it.each(naming)('is told by %s where the Distribution Act decides', (_, words) => {
    expect(words).toMatch(/(Peninsular Malaysia and Sarawak|Sarawak and Peninsular Malaysia)/)
  })

  it('reads which law decides in Sabah', () => {
    expect(naming.length).toBeGreaterThan(1)
    expect(article('wills-and-faraid').words).toContain('Intestate Succession Ordinance 1960')
  })
})

describe('what is said of a list and its figures', () => {
  const answer = (slug: string) => proseText(answerContent.entries().find((one) => one.slug === slug)?.body ?? [])

  it('names the time over which a card is ranked as the list does', () => {
    expect(answer('how-is-a-list-ranked')).toMatch(/card earns you in a year/)
  })

  it('ranks an offer on its last day too', () => {
    expect(answer('how-old-may-a-figure-be')).toMatch(/on its last day/)
  })

  it('ranks term cover by what it costs over all its years', () => {
    expect(article('takaful-and-insurance').words).not.toMatch(/yearly cost/)
  })

  it('does not promise that every tawarruq financing has a fixed rate', () => {
    const entry = islamic.entries.find(({ id }) => id === 'tawarruq')
    expect(entry?.meaning).toMatch(/floating/)
  })

  it('does not call spreading deposits free of cost', () => {
    expect(article('pidm-protection').words).not.toMatch(/costs you nothing/)
  })
})

describe('what leaves a first wage', () => {
  it('names each contribution that comes off, with a source for it', () => {
    const guide = guideText('first-job')
    expect(['EPF', 'SOCSO', 'EIS', 'tax'].filter((name) => !guide.includes(name))).toEqual([])
    expect(guide).toMatch(/"title":"[^"]*(Employment Insurance System|EIS)/)
  })
})
