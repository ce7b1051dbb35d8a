import 'server-only'
import type * as z from 'zod'
import { ApiError } from '@/lib/client/api-error'
import type { Operation } from '@/lib/contract/operation'
import type { NavLink } from '@/lib/routing/navigation'
import { type FormPage, formPage } from '@/lib/server/data/forms/form-page'
import { callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

/** A call that needs the key of a link and nothing else. */
type KeyOperation = Operation<z.ZodObject<{ body: z.ZodObject<{ key: z.ZodType<string, string> }> }>, z.ZodUndefined>

/** What a page says, and where it leads beside the home page. */
interface Said {
  readonly title: string
  readonly text: string
  readonly way?: NavLink
}

/** What a link of a message does, and what its pages say. */
interface KeyLink {
  readonly operation: KeyOperation
  /** What the button says. */
  readonly button: string
  /** Asks first, with the button: mail scanners follow links. */
  readonly ask: Said
  readonly done: Said
  /** Also for a text that can be no key. */
  readonly unknown: Said
  /** The title of the page that has the button once more, because nothing was changed. */
  readonly failed: string
  /** A refusal of this call alone, by its code. */
  readonly refused?: Said & { readonly code: string }
  /** The line in the log where the call failed. */
  readonly failure: string
}

interface LinkContext {
  readonly params: Promise<{ readonly key: string }>
}

interface LinkRoute {
  /** Reads nothing but the form of the key, so it tells nothing either. */
  readonly GET: (request: Request, context: LinkContext) => Promise<Response>
  /**
   * The page's button, or the one click of a mail program (RFC 8058). Answers without a redirect, which a mail program
   * would not follow. The key alone counts, so the body is not read.
   */
  readonly POST: (request: Request, context: LinkContext) => Promise<Response>
}

/** The route `/.../[key]` behind a link that stands in messages and does one thing without signing in. */
export function keyLink(link: KeyLink): LinkRoute {
  const isKey = (key: string) => link.operation.request.safeParse({ body: { key } }).success
  return {
    GET: async (_request, { params }) =>
      formPage(isKey((await params).key) ? { ...said(200, link.ask), form: buttonOf(link) } : unknown(link)),
    POST: async (request, { params }) => {
      const { key } = await params
      return formPage(isKey(key) ? await pageAfter(link, request, key) : unknown(link))
    },
  }
}

async function pageAfter(link: KeyLink, request: Request, key: string): Promise<FormPage> {
  try {
    await callFor(callerOf(request.headers), link.operation, { body: { key } })
    return said(200, link.done)
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return unknown(link)
    if (error instanceof ApiError && link.refused !== undefined && error.errorCode === link.refused.code)
      return said(409, link.refused)
    log().warn(link.failure, { kind: error instanceof ApiError ? error.kind : 'unknown' })
    const text = 'The fault is on our side and nothing was changed. Please try again in a moment.'
    return { status: 503, title: link.failed, text, form: buttonOf(link) }
  }
}

const unknown = (link: KeyLink) => said(404, link.unknown)

function said(status: FormPage['status'], { title, text, way }: Said): FormPage {
  return { status, title, text, form: way === undefined ? '' : `<p><a href="${way.href}">${way.label}</a></p>` }
}

function buttonOf({ button }: Pick<KeyLink, 'button'>): string {
  return `<form method="post"><button type="submit">${button}</button></form>`
}
