import { setTimeout as wait } from 'node:timers/promises'
import { brand } from '@/lib/brand'

/** What became of one address. */
export type LinkOutcome =
  | { readonly state: 'answers'; readonly status: number }
  /** It leads elsewhere, and that answers. */
  | { readonly state: 'moved'; readonly to: string }
  /** 404 or 410, there or where it leads. */
  | { readonly state: 'gone'; readonly status: number }
  | { readonly state: 'no-host' }
  /** Any other status: often a site that lets no script in, which says nothing of its pages. */
  | { readonly state: 'refuses'; readonly status: number }
  | { readonly state: 'no-answer'; readonly reason: string }

export interface LinkResult {
  readonly address: string
  readonly outcome: LinkOutcome
}

interface LinkLimits {
  /** For an address in all, redirects and second tries included. */
  readonly deadlineMs: number
  /** Hosts that are asked at once; each host is asked for one address at a time. */
  readonly atOnce: number
  /** Between two requests to one host. */
  readonly pauseMs: number
}

const usualLimits: LinkLimits = { deadlineMs: 20_000, atOnce: 4, pauseMs: 500 }
const mostRedirects = 8
const headers = { 'user-agent': `${brand.name} source check (${brand.supportEmail})`, accept: '*/*' }
/** Some servers answer HEAD with one of these and GET with the page; 404 is among them. */
const askAgain = (status: number) => status >= 400

async function ask(url: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { method, redirect: 'manual', signal, headers })
  // Whether there is a page is known; what is on it is not wanted.
  await answer.body?.cancel()
  return answer
}

async function follow(address: string, signal: AbortSignal): Promise<LinkOutcome> {
  let url = address
  for (let step = 0; step <= mostRedirects; step += 1) {
    const first = await ask(url, 'HEAD', signal)
    const answer = askAgain(first.status) ? await ask(url, 'GET', signal) : first
    const { status } = answer
    const to = answer.headers.get('location')
    if (status >= 300 && status < 400 && to !== null) {
      url = new URL(to, url).href
      continue
    }
    if (status === 404 || status === 410) return { state: 'gone', status }
    if (status < 200 || status >= 300) return { state: 'refuses', status }
    return url === address ? { state: 'answers', status } : { state: 'moved', to: url }
  }
  return { state: 'no-answer', reason: `it leads on more than ${mostRedirects} times` }
}

/** The code that the system gave a failed request; null where there is none. */
function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : null
}

/** What a request that failed says of its address. Only an answer of the name servers says that there is no such host. */
export function outcomeOf(error: unknown, deadlineMs: number): LinkOutcome {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { state: 'no-answer', reason: `none within ${deadlineMs / 1000} s` }
  }
  const code = codeOf(error)
  if (code === 'ENOTFOUND') return { state: 'no-host' }
  return { state: 'no-answer', reason: code ?? (error instanceof Error ? error.message : String(error)) }
}

async function look(address: string, { deadlineMs }: LinkLimits): Promise<LinkResult> {
  try {
    return { address, outcome: await follow(address, AbortSignal.timeout(deadlineMs)) }
  } catch (error) {
    return { address, outcome: outcomeOf(error, deadlineMs) }
  }
}

/** Asks each address whether it still answers, a few hosts at once and each host slowly. Never rejects; results stand in the order given. */
export async function checkLinks(
  addresses: readonly string[],
  limits: LinkLimits = usualLimits,
): Promise<readonly LinkResult[]> {
  const hosts = [...Map.groupBy(addresses, (address) => new URL(address).host).values()]
  const results = new Map<string, LinkResult>()
  const work = async () => {
    for (let own = hosts.shift(); own !== undefined; own = hosts.shift()) {
      for (const [at, address] of own.entries()) {
        if (at > 0) await wait(limits.pauseMs)
        results.set(address, await look(address, limits))
      }
    }
  }
  await Promise.all(Array.from({ length: limits.atOnce }, work))
  return addresses.flatMap((address) => results.get(address) ?? [])
}

/** Whether an address is lost: what rests on it cannot be checked there any more. */
export function isLost({ outcome }: LinkResult): boolean {
  return outcome.state === 'gone' || outcome.state === 'no-host'
}
