import 'server-only'
import type * as z from 'zod'
import { ApiError } from '@/lib/client/api-error'
import type { Operation } from '@/lib/contract/operation'
import { type FormPage, formPage } from '@/lib/server/data/forms/form-page'
import { callerOf, callFor } from '@/lib/server/data/site/visitor-call'
import { log } from '@/lib/server/log'

/** A call that needs the key of a link and nothing else. */
type KeyOperation = Operation<z.ZodObject<{ body: z.ZodObject<{ key: z.ZodType<string, string> }> }>, z.ZodUndefined>

/** What a link of a message does, and what its pages say. */
interface KeyLink {
  readonly operation: KeyOperation
  /** Asks first, with a button: mail scanners follow links. */
  readonly ask: FormPage
  readonly done: FormPage
  /** Also for a text that can be no key. */
  readonly unknown: FormPage
  readonly failed: FormPage
  /** A refusal of this call alone, by its code. */
  readonly refused?: { readonly code: string; readonly page: FormPage }
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
    GET: async (_request, { params }) => formPage(isKey((await params).key) ? link.ask : link.unknown),
    POST: async (request, { params }) => {
      const { key } = await params
      return formPage(isKey(key) ? await pageAfter(link, request, key) : link.unknown)
    },
  }
}

async function pageAfter(link: KeyLink, request: Request, key: string): Promise<FormPage> {
  try {
    await callFor(callerOf(request.headers), link.operation, { body: { key } })
    return link.done
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'GBL0016') return link.unknown
    if (error instanceof ApiError && link.refused !== undefined && error.errorCode === link.refused.code)
      return link.refused.page
    log().warn(link.failure, { kind: error instanceof ApiError ? error.kind : 'unknown' })
    return link.failed
  }
}

/** A page with one button that does what the link is for. */
export function buttonForm(label: string): string {
  return `<form method="post"><button type="submit">${label}</button></form>`
}
