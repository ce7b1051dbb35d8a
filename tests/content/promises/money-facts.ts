import { type Block, inlinesText, type Prose, proseText } from '@/lib/domain/content/prose'
import type { Content, ContentPromise } from './content'

/** A text as words, with its sources. */
interface Read {
  readonly slug: string
  readonly words: string
  readonly sources: string
}

function articlesOf({ articles }: Content): readonly Read[] {
  return articles.map(({ slug, text, sources }) => ({ slug, words: proseText(text), sources: JSON.stringify(sources) }))
}

function guidesOf({ guides }: Content): readonly Read[] {
  return guides.map((guide) => ({
    slug: guide.slug,
    words: JSON.stringify([guide.event, guide.title, guide.sections]),
    sources: JSON.stringify(guide.sources),
  }))
}

function partnersOf({ partners, partnerHubs }: Content): readonly Read[] {
  return [...partners, ...partnerHubs].map(({ slug, body }) => ({ slug, words: proseText(body), sources: '' }))
}

function answersOf({ answers }: Content): readonly Read[] {
  return answers.map(({ slug, body }) => ({ slug, words: proseText(body), sources: '' }))
}

/** The texts that speak of something and do not say what belongs to it. */
function without(texts: readonly Read[], subject: RegExp, says: (text: Read) => boolean): readonly string[] {
  return texts.filter((text) => subject.test(text.words) && !says(text)).map(({ slug }) => slug)
}

/** The first list after a heading. */
function listUnder(text: Prose, heading: string): Extract<Block, { kind: 'list' }> | undefined {
  const at = text.findIndex((block) => block.kind === 'heading' && inlinesText(block.children) === heading)
  return at === -1 ? undefined : text.slice(at).find((block) => block.kind === 'list')
}

/** Who cannot read the facts that belong to a subject may lose money by it. */
export const moneyFacts: readonly ContentPromise[] = [
  {
    title: 'tells who has just paid a scammer the number 997 in the very first step',
    broken: ({ articles }) => {
      const steps = articles.flatMap(({ slug, text }) => {
        const list = listUnder(text, 'If it has happened')
        return list === undefined ? [] : [{ slug, first: proseText(list.items[0] ?? []) }]
      })
      if (steps.length === 0) return ['no article says what to do “If it has happened”']
      return steps.filter(({ first }) => !first.includes('997')).map(({ slug }) => slug)
    },
  },
  {
    title: 'leads nobody who checks a bank for a scam to think that every lawful bank is on the list of PIDM',
    broken: (content) => {
      const texts = articlesOf(content).filter(({ words }) => /scam/i.test(words) && words.includes('997'))
      return without(texts, /PIDM/, ({ words }) => /BSN.*not members/.test(words))
    },
  },
  {
    title: 'names the banks’ goodwill discount, with a source, wherever an agreement with the Rule of 78 is explained',
    broken: (content) =>
      without([...articlesOf(content), ...guidesOf(content)], /Rule of 78/, ({ words, sources }) => {
        const says = /goodwill discount/i.test(words) && /90 days/.test(words)
        return says && /bankrakyat|malaymail\.com|malaysiakini/.test(sources)
      }),
  },
  {
    title: 'rests what an article says of the Rule of 78 on the central bank, not on one report',
    broken: (content) =>
      without(articlesOf(content), /Rule of 78/, ({ words, sources }) => {
        return !/one report/.test(words) && sources.includes('bnm.gov.my/-/consumerguide-hpa2026')
      }),
  },
  {
    title: 'says where the Distribution Act decides wherever it is named',
    broken: (content) => {
      const texts = [...articlesOf(content), ...partnersOf(content)]
      const where = /(Peninsular Malaysia and Sarawak|Sarawak and Peninsular Malaysia)/
      return without(texts, /Distribution Act/, ({ words }) => where.test(words))
    },
  },
  {
    title: 'says in an article that names the Distribution Act which law decides in Sabah',
    broken: (content) =>
      without(articlesOf(content), /Distribution Act/, ({ words }) => {
        return words.includes('Intestate Succession Ordinance 1960')
      }),
  },
  {
    title: 'says that a card is ranked by what it earns in a year, as the list does',
    broken: (content) =>
      without(answersOf(content), /card earns you/, ({ words }) => /card earns you in a year/.test(words)),
  },
  {
    title: 'says that an offer is ranked on its last day too',
    broken: (content) =>
      without(answersOf(content), /offer that has an end/, ({ words }) => /on its last day/.test(words)),
  },
  {
    title: 'does not say that term cover is ranked by its yearly cost',
    broken: (content) => without(articlesOf(content), /term cover/i, ({ words }) => !/yearly cost/.test(words)),
  },
  {
    title: 'does not call spreading deposits free of cost',
    broken: (content) => without(articlesOf(content), /PIDM/, ({ words }) => !/costs you nothing/.test(words)),
  },
  {
    title: 'names each contribution that comes off a first wage, with a source for EIS',
    broken: (content) =>
      without(guidesOf(content), /first job/i, ({ words, sources }) => {
        const named = ['EPF', 'SOCSO', 'EIS', 'tax'].every((name) => words.includes(name))
        return named && /"title":"[^"]*(Employment Insurance System|EIS)/.test(sources)
      }),
  },
]
