import 'server-only'
import { basename } from 'node:path'
import * as z from 'zod'
import type { GivenFile, GivenKind } from '@/lib/contract/calls/content'
import { isArticleShown } from '@/lib/domain/content/article'
import { shownCampaign } from '@/lib/domain/content/campaign'
import { shownVoucher } from '@/lib/domain/content/voucher'
import { readEditorText } from '@/lib/server/catalogue/editor-text'
import { answerContent } from './answers'
import { articleContent } from './articles'
import { campaignContent } from './campaigns'
import type { ContentKind } from './content-kind'
import { partnerContent, partnerHubContent } from './partner-pages'
import { markdownParts } from './read-markdown-file'
import { voucherContent } from './vouchers'

/** Stands for a code that is not told: a voucher that has its price in points needs one to be read. */
const withheldCode = 'WITHHELD'

const frontSchema = z.record(z.string(), z.unknown())

/** A file with other fields. They are written anew, as JSON, which YAML reads: a remark beside the old ones does not stay. */
function withFields(text: string, fields: Readonly<Record<string, unknown>>): string {
  const parts = markdownParts(text)
  const front = parts === null ? null : readEditorText(parts.front)
  if (parts === null || !front?.ok) throw new Error('A file that was read has no fields any more')
  const body = text.split(/\r?\n/).slice(parts.end + 1)
  return ['---', JSON.stringify({ ...frontSchema.parse(front.data), ...fields }), '---', ...body].join('\n')
}

interface Telling<T> {
  readonly isTold: (entry: T, now: number) => boolean
  /** The fields that others are told otherwise; absent: each file as it is. `told`: the slugs of all that is told. */
  readonly otherwise?: (entry: T, told: ReadonlySet<string>, now: number) => Readonly<Record<string, unknown>> | null
}

function filesOf<T extends { readonly slug: string }>(
  kind: ContentKind<T>,
  { isTold, otherwise }: Telling<T>,
): (now: number) => readonly GivenFile[] {
  return (now) => {
    const entries = kind.entries().filter((entry) => isTold(entry, now))
    const told = new Set(entries.map(({ slug }) => slug))
    const files = new Map(kind.files().map(({ path, text }) => [basename(path), text]))
    return entries
      .flatMap((entry) => {
        const name = `${entry.slug}.md`
        const text = files.get(name)
        if (text === undefined) return []
        const fields = otherwise?.(entry, told, now) ?? null
        return [{ name, text: fields === null ? text : withFields(text, fields) }]
      })
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }
}

const always = { isTold: () => true }

/** By kind what others may be told at a moment in epoch milliseconds: what is shown to visitors then, and never a draft. */
const kinds: Readonly<Record<GivenKind, (now: number) => readonly GivenFile[]>> = {
  blog: filesOf(articleContent, {
    isTold: (article, now) => isArticleShown(article, now, false),
    // The name of an article to come says what it will be about.
    otherwise: ({ related }, told) =>
      related.every((slug) => told.has(slug)) ? null : { related: related.filter((slug) => told.has(slug)) },
  }),
  support: filesOf(answerContent, always),
  campaigns: filesOf(campaignContent, { isTold: (campaign, now) => shownCampaign(campaign, now, false) !== null }),
  vouchers: filesOf(voucherContent, {
    isTold: (voucher, now) => shownVoucher(voucher, now, false) !== null,
    otherwise: (voucher, _told, now) => {
      const isEverybodys = voucher.points === null && shownVoucher(voucher, now, false)?.state === 'open'
      return voucher.code === null || isEverybodys ? null : { code: withheldCode }
    },
  }),
  // Where visitors are sent is for the site's own table to say: no answer carries an address.
  partners: filesOf(partnerContent, {
    isTold: () => true,
    otherwise: ({ address }) => (address === null ? null : { address: null }),
  }),
  'partner-hubs': filesOf(partnerHubContent, always),
}

/** The files of a kind that others may be told at a moment in epoch milliseconds, by name. Throws CatalogueError when a file cannot be used. */
export function givenFiles(kind: GivenKind, now: number): readonly GivenFile[] {
  return kinds[kind](now)
}
