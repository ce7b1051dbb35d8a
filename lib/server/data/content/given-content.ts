import 'server-only'
import { type GivenFile, type GivenKind, givenKinds } from '@/lib/contract/calls/content'
import type { PartnerEntity } from '@/lib/contract/click-record'
import type { Article } from '@/lib/domain/content/article'
import type { Campaign } from '@/lib/domain/content/campaign'
import type { Partner, PartnerHub } from '@/lib/domain/content/partner'
import type { SupportAnswer } from '@/lib/domain/content/support'
import type { Voucher } from '@/lib/domain/content/voucher'
import { answerContent } from '@/lib/server/content/answers'
import { articleContent } from '@/lib/server/content/articles'
import { campaignContent } from '@/lib/server/content/campaigns'
import type { ContentKind } from '@/lib/server/content/content-kind'
import { partnerContent, partnerHubContent } from '@/lib/server/content/partner-pages'
import { voucherContent } from '@/lib/server/content/vouchers'

interface EntryOf {
  readonly blog: Article
  readonly support: SupportAnswer
  readonly campaigns: Campaign
  readonly vouchers: Voucher
  readonly partners: Partner<PartnerEntity>
  readonly 'partner-hubs': PartnerHub
}

const ours: { readonly [K in GivenKind]: ContentKind<EntryOf[K]> } = {
  blog: articleContent,
  support: answerContent,
  campaigns: campaignContent,
  vouchers: voucherContent,
  partners: partnerContent,
  'partner-hubs': partnerHubContent,
}

type Given = { [K in GivenKind]?: readonly EntryOf[K][] }

declare global {
  /** On the global object because pages, routes and the start hook are bundles of their own, each with its own modules. */
  var givenContent: Given | undefined
}

/**
 * What the provider told of partners, with what is not for the network to say: where visitors are sent, under which name that is
 * recorded, and at which address of this site a partner has its page. One that our own table does not know has none of these, and is left out.
 */
function withOwnAddresses(given: EntryOf['partners'][]): readonly EntryOf['partners'][] {
  const own = new Map(partnerContent.entries().map((partner) => [partner.slug, partner]))
  return given.flatMap((partner) => {
    const known = own.get(partner.slug)
    if (known === undefined) return []
    const { address, entityName, page, section } = known
    return [{ ...partner, address, entityName, page, section }]
  })
}

/** Each page above partners has its place in the menus: it is ours where the provider tells none. */
function withOwnHubs(given: EntryOf['partner-hubs'][]): readonly EntryOf['partner-hubs'][] {
  return partnerHubContent.entries().map((hub) => given.find(({ slug }) => slug === hub.slug) ?? hub)
}

const settled: { readonly [K in GivenKind]?: (given: EntryOf[K][]) => readonly EntryOf[K][] } = {
  partners: withOwnAddresses,
  'partner-hubs': withOwnHubs,
}

/**
 * The entries of a kind as the pages show them: what a provider in another process last gave, once it has, else those of our own files. The
 * same array until there is a newer one. Throws CatalogueError when a file of ours cannot be used.
 */
export function contentOf<K extends GivenKind>(kind: K): readonly EntryOf[K][] {
  const given: Given = globalThis.givenContent ?? {}
  return given[kind] ?? ours[kind].entries()
}

/** What {@link contentOf} gives of every kind: as long as no array is another one, all is as it was. */
export function allContent(): readonly unknown[] {
  return givenKinds.map((kind) => contentOf(kind))
}

/** Has the pages show the files that a provider gave. Throws CatalogueError, and changes nothing, where one of them cannot be read. */
export function keepGiven<K extends GivenKind>(kind: K, files: readonly GivenFile[]): void {
  const read = ours[kind].read(files.map(({ name, text }) => ({ path: `provider/${kind}/${name}`, text })))
  const entries = settled[kind]?.([...read]) ?? read
  globalThis.givenContent = { ...globalThis.givenContent, [kind]: entries }
}
