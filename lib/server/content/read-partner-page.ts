import { z } from 'zod'
import { type PartnerEntity, partnerEntities } from '@/lib/contract/click-record'
import { type Partner, type PartnerFact, type PartnerHub, partnerSections } from '@/lib/domain/content/partner'
import { type Prose, proseEmbeds, proseHeadings, proseText } from '@/lib/domain/content/prose'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { Finding } from '@/lib/server/catalogue/findings'
import { day, sitePage, words } from './front-fields'
import type { ContentFile, ReadContent } from './read-content-file'
import { readMarkdownFile } from './read-markdown-file'

const line = words(160)

const webPage = z
  .string()
  .max(300)
  .refine((text) => URL.canParse(text) && text.startsWith('https:'), { error: 'must be an https address' })

/** A link from a page of ours: a host by name, in clear, with nothing that names a person or a port. */
const partnerAddress = webPage.refine((text) => !/[@#]|:\d/.test(text.slice('https:'.length)), {
  error: 'must not hold a user, a port or a place on the page',
})

const sources = z
  .record(z.string(), z.strictObject({ title: line, url: webPage, dated: words(40).nullable() }))
  .refine((all) => Object.keys(all).length > 0, { error: 'must name at least one source' })

/** What is known, with a key of the sources; or how a visitor can check what we have not. */
const fact = z.union([z.strictObject({ text: words(500), source: z.string() }), z.strictObject({ check: words(200) })])

const partnerSchema = z.strictObject({
  name: line,
  entityName: z.enum(partnerEntities).nullable(),
  address: partnerAddress.nullable(),
  page: sitePage,
  title: line,
  summary: words(300),
  checkedOn: day,
  runBy: fact,
  licence: fact,
  costs: fact,
  register: z.strictObject({ name: line, url: webPage }).nullable(),
  sources,
})

const hubSchema = z.strictObject({ name: line, title: line, summary: words(300), checkedOn: day, sources })

type PartnerFront = z.output<typeof partnerSchema>

const factNames = ['runBy', 'licence', 'costs'] as const

/** What every page of a partner has to answer, as its headings. */
export const partnerHeadings = ['What it offers', 'Risks', 'Step by step', 'Questions'] as const

function frontProblems(front: PartnerFront): readonly Problem[] {
  const unknown = factNames.flatMap((name): Problem[] => {
    const said = front[name]
    return 'check' in said || said.source in front.sources
      ? []
      : [{ path: [name, 'source'], reason: `${said.source} is none of the sources` }]
  })
  const section = front.page.split('/')[1]
  return partnerSections.some((one) => one === section)
    ? unknown
    : [...unknown, { path: ['page'], reason: `must lie in one of ${partnerSections.join(', ')}` }]
}

/** The page says once, by itself, what we have not checked: a file that says it again makes a warning of every paragraph. */
const repeatedWarning = /not (?:yet )?(?:verified|checked)/i

/** A page of a partner holds no product: whatever stands beside a real company's name would be taken for its own. */
function bodyProblems(body: Prose, headings: readonly string[]): readonly string[] {
  const there = new Set(proseHeadings(body).map(({ text }) => text))
  const missing = headings.filter((text) => !there.has(text)).map((text) => `has no heading “${text}”`)
  return proseEmbeds(body).length === 0 ? missing : [...missing, 'shows something of the catalogue']
}

function warningsIn(front: PartnerFront, body: Prose): readonly string[] {
  const facts = factNames.map((name) => Object.values(front[name]).join(' '))
  return repeatedWarning.test([front.summary, ...facts, proseText(body)].join('\n'))
    ? ['says what is not checked, which the page does by itself: say how to check it']
    : []
}

function factOf(said: PartnerFront['runBy'], sources: PartnerFront['sources']): PartnerFact {
  if ('check' in said) return { state: 'unchecked', check: said.check }
  const source = sources[said.source]
  if (source === undefined) throw new Error(`${said.source} is none of the sources`)
  return { state: 'known', text: said.text, source }
}

function refusals(file: ContentFile, reasons: readonly string[]): readonly Finding[] {
  return reasons.map((reason) => ({ file: file.path, line: 1, field: '', reason }))
}

/** Reads and checks one partner; its slug is the name of its file. */
export function readPartnerPage(file: ContentFile): ReadContent<Partner<PartnerEntity>> {
  const read = readMarkdownFile(file, partnerSchema, frontProblems)
  if (!read.ok) return read
  const { slug, front, body } = read.value
  const findings = refusals(file, [...bodyProblems(body, partnerHeadings), ...warningsIn(front, body)])
  const section = partnerSections.find((one) => front.page.split('/')[1] === one)
  if (findings.length > 0 || section === undefined) return { ok: false, findings }
  return {
    ok: true,
    value: {
      ...front,
      slug,
      section,
      body,
      runBy: factOf(front.runBy, front.sources),
      licence: factOf(front.licence, front.sources),
      costs: factOf(front.costs, front.sources),
      sources: Object.values(front.sources),
    },
  }
}

/** Reads and checks one page above partners; its slug is the name of its file. */
export function readPartnerHub(file: ContentFile): ReadContent<PartnerHub> {
  const read = readMarkdownFile(file, hubSchema, () => [])
  if (!read.ok) return read
  const { slug, front, body } = read.value
  const findings = refusals(file, bodyProblems(body, []))
  if (findings.length > 0) return { ok: false, findings }
  return { ok: true, value: { ...front, slug, body, sources: Object.values(front.sources) } }
}
