import { z } from 'zod'
import { issuerKinds } from '@/lib/contract/entities/issuer'
import { claimsPaidOf, type Issuer } from '@/lib/domain/products/issuer'
import type { Problem } from '@/lib/domain/validation/field-problem'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { editorKit } from './editor-kit'
import { type Read, readBy } from './read-product'

const hostPattern = /^(?=.{4,100}$)[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/
const pathPattern = /^\/(?!\/)(?:[A-Za-z0-9/_.?=&-]|\{category\}|\{slug\})*$/

const host = z
  .string()
  .regex(hostPattern, { error: 'must be a host alone, in lower case, such as www.banknusa.example' })

/** Where an issuer takes applications: `{category}` and `{slug}` in the path are filled in. Always https. */
export interface PartnerAddress {
  readonly host: string
  readonly path: string
}

/** An issuer and its way in, as its file says. */
export interface Partner {
  readonly issuer: Issuer
  readonly address: PartnerAddress
}

/** A host that visitors may be sent to, why, and the day a person last looked at it. */
interface AllowedHost {
  readonly host: string
  readonly reason: string
  readonly reviewed: IsoDate
}

const wayIn = {
  applyHost: host,
  applyPath: z
    .string()
    .regex(pathPattern, { error: 'must be a path such as /apply/{category}/{slug}' })
    .refine((path) => path.includes('{slug}'), { error: 'must name {slug}, so that each product has its own address' })
    .refine((path) => !path.includes('..') && !path.includes('//'), { error: 'must not hold `..` or `//`' }),
}

const kinds = issuerKinds(editorKit)

const partnerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...kinds[0], ...wayIn }),
  z.strictObject({ ...kinds[1], ...wayIn }),
  z.strictObject({ ...kinds[2], ...wayIn }),
])

const allowedHostsSchema = z.strictObject({
  hosts: z
    .array(z.strictObject({ host, reason: z.string().trim().min(1), reviewed: editorKit.date }))
    .min(1, { error: 'must list at least one host' }),
})

/** Reads `content/partners/allowed-hosts.yaml`. */
export function readAllowedHosts(data: unknown, today: IsoDate): Read<readonly AllowedHost[]> {
  const read = readBy(allowedHostsSchema, data)
  if (!read.ok) return read
  const { hosts } = read.value
  const problems = hosts.flatMap((entry, index): Problem[] => {
    const found: Problem[] = []
    if (hosts.findIndex((other) => other.host === entry.host) < index) {
      found.push({ path: ['hosts', index, 'host'], reason: `${entry.host} is listed twice` })
    }
    if (entry.reviewed > today) found.push({ path: ['hosts', index, 'reviewed'], reason: 'lies in the future' })
    return found
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: hosts }
}

/** What is wrong with the claims figure of an issuer, by the day on which its file is read. */
function claimsPaidProblems(issuer: Issuer, today: IsoDate): readonly Problem[] {
  const claimsPaid = claimsPaidOf(issuer)
  if (claimsPaid === null) return []
  const { part, year, basis, source } = claimsPaid
  const found: Problem[] = []
  const report = (path: readonly string[], reason: string) => found.push({ path: ['claimsPaid', ...path], reason })
  if (basis === 'claims' && part > 10_000) report(['part'], 'no company pays more than 100% of its claims')
  if (year > Number(source.checkedOn.slice(0, 4))) report(['year'], 'begins after its source was checked')
  if (source.checkedOn > today) report(['source', 'checkedOn'], `lies in the future: today is ${today}`)
  const ownPage = issuer.invented && source.kind !== 'regulator'
  if (ownPage && !new URL(source.url).hostname.endsWith('.example')) {
    report(['source', 'url'], 'a page of an invented issuer must lie under .example')
  }
  return found
}

/** Reads `content/issuers/<slug>.yaml` and holds its way in to the allowed hosts. */
export function readPartner(slug: string, data: unknown, allowed: ReadonlySet<string>, today: IsoDate): Read<Partner> {
  const read = readBy(partnerSchema, data)
  if (!read.ok) return read
  const { applyHost, applyPath, ...fields } = read.value
  const issuer: Issuer = { slug, ...fields }
  const problems: Problem[] = [...claimsPaidProblems(issuer, today)]
  const reserved = applyHost.endsWith('.example')
  if (fields.invented && !reserved) {
    problems.push({ path: ['applyHost'], reason: 'an invented issuer must use a host under .example' })
  }
  if (!fields.invented && reserved) {
    problems.push({ path: ['applyHost'], reason: 'a real issuer cannot have a host under .example' })
  }
  if (!allowed.has(applyHost)) {
    problems.push({ path: ['applyHost'], reason: `${applyHost} is not in content/partners/allowed-hosts.yaml` })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { issuer, address: { host: applyHost, path: applyPath } } }
}
