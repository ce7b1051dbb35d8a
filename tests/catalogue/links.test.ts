import { createServer, type RequestListener, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { isoDate } from '@/lib/domain/values/iso-date'
import { checkLinks, isLost, outcomeOf } from '@/lib/server/catalogue/check-links'
import { loadCatalogue } from '@/lib/server/catalogue/load'
import { sourceAddresses } from '@/lib/server/catalogue/source-addresses'
import { articleContent } from '@/lib/server/content/articles'
import { sourcedTexts } from '@/lib/server/content/sourced-texts'

const limits = { deadlineMs: 400, atOnce: 2, pauseMs: 1 }

/** What the server was asked, and how many requests it had open at once. */
const seen = { asked: [] as string[], open: 0, most: 0 }

const answers: Readonly<Record<string, RequestListener>> = {
  '/here': (_, response) => response.end('page'),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/lost-to-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/here' }).end(),
  '/moved-away': (_, response) => response.writeHead(302, { location: '/missing' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/closed': (_, response) => response.writeHead(403).end(),
  // Never answers: the deadline has to.
  '/silent': () => undefined,
}

let server: Server
let origin = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.asked.push(`${request.method} ${request.url}`)
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    response.once('close', () => {
      seen.open -= 1
    })
    const answer = answers[request.url ?? '']
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function outcomeAt(path: string) {
  const [result] = await checkLinks([origin + path], limits)
  return result?.outcome
}

describe('looking whether a source still answers', () => {
  it('asks for the head alone where that is answered', async () => {
    seen.asked.length = 0
    expect(await outcomeAt('/here')).toEqual({ state: 'answers', status: 200 })
    expect(seen.asked).toEqual(['HEAD /here'])
  })

  it.each(['/no-head', '/lost-to-head'])('asks for the page where the head is refused: %s', async (path) => {
    expect(await outcomeAt(path)).toEqual({ state: 'answers', status: 200 })
  })

  it('follows where an address leads, and says so', async () => {
    expect(await outcomeAt('/moved')).toEqual({ state: 'moved', to: `${origin}/here` })
    expect(await outcomeAt('/round')).toMatchObject({ state: 'no-answer' })
  })

  it('counts as gone what answers 404 or 410, there or where it leads, and nothing else', async () => {
    const paths = ['/here', '/missing', '/gone', '/moved-away', '/closed', '/silent', '/moved']
    const results = await checkLinks(
      paths.map((path) => origin + path),
      limits,
    )
    expect(results.map(({ address }) => address)).toEqual(paths.map((path) => origin + path))
    expect(results.filter(isLost).map(({ address }) => address.slice(origin.length))).toEqual([
      '/missing',
      '/gone',
      '/moved-away',
    ])
    expect(results[4]?.outcome).toEqual({ state: 'refuses', status: 403 })
    expect(results[5]?.outcome).toEqual({ state: 'no-answer', reason: 'none within 0.4 s' })
  })

  it('asks one host for one thing at a time, however many addresses it has', async () => {
    seen.most = 0
    await checkLinks(
      Array.from({ length: 12 }, (_, at) => `${origin}/here?${at}`),
      { ...limits, atOnce: 8 },
    )
    expect(seen.most).toBe(1)
  })

  it('tells a port that nobody listens on from a host that does not exist', async () => {
    const [result] = await checkLinks(['http://127.0.0.1:9/'], limits)
    expect(result).toMatchObject({ outcome: { state: 'no-answer' } })
    const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) })
    expect(outcomeOf(failed('ENOTFOUND'), 1)).toEqual({ state: 'no-host' })
    // Without a network no name can be looked up: that says nothing of the host.
    expect(outcomeOf(failed('EAI_AGAIN'), 1)).toEqual({ state: 'no-answer', reason: 'EAI_AGAIN' })
  })
})

describe('the addresses that are looked at', () => {
  it('are each source of products, guides, articles, partners and key rates once, without those that cannot exist', () => {
    const today = isoDate('2026-11-20')
    const catalogue = loadCatalogue('content', { today, categories: categoryList })
    const { addresses, invented } = sourceAddresses(catalogue, sourcedTexts('content'), today)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.filter((address) => new URL(address).hostname.endsWith('.example'))).toEqual([])
    expect(invented).toBeGreaterThan(100)
    expect(addresses).toContain('https://pidm.gov.my/general/how-we-protect-you/dis')
    expect(addresses.some((address) => address.includes('bnm.gov.my'))).toBe(true)
    const articles = articleContent.verify('content')
    const cited = articles.ok ? articles.entries.flatMap(({ sources }) => sources.map(({ url }) => url)) : []
    expect(cited.length).toBeGreaterThan(10)
    expect(addresses).toEqual(expect.arrayContaining(cited))
  })
})
