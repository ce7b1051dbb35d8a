import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { type Handler, type RunningServer, serveHandler } from './serve-handler'

describe('serveHandler', () => {
  const running: RunningServer[] = []

  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()))
  })

  async function serve(handler: Handler): Promise<RunningServer> {
    const server = await serveHandler(handler, '127.0.0.1', 0)
    running.push(server)
    return server
  }

  /** Sends bytes as they are and reads until the server ends the connection. */
  async function raw(port: number, bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(bytes)
    return text(socket).catch(() => '')
  }

  const echo: Handler = async (request) =>
    Response.json({
      method: request.method,
      path: new URL(request.url).pathname,
      query: new URL(request.url).search,
      type: request.headers.get('content-type'),
      body: await request.text(),
    })

  it('hands method, path, query, headers and body over and gives the answer back', async () => {
    const { port } = await serve(echo)
    const answer = await fetch(`http://127.0.0.1:${port}/a/b?c=%20d`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"x":1}',
    })
    expect(await answer.json()).toEqual({
      method: 'POST',
      path: '/a/b',
      query: '?c=%20d',
      type: 'application/json',
      body: '{"x":1}',
    })
  })

  it('keeps status, several cookies and an empty body as they are', async () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    const { port } = await serve(async () => new Response(null, { status: 204, headers }))
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('sends no body to HEAD', async () => {
    const { port } = await serve(async () => new Response('hello', { headers: { 'content-length': '5' } }))
    const answer = await raw(port, 'HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200/)
    expect(answer.endsWith('\r\n\r\n')).toBe(true)
  })

  it.each([
    ['another host', 'GET http://elsewhere.example/ HTTP/1.1'],
    ['no path', 'OPTIONS * HTTP/1.1'],
    ['TRACE', 'TRACE / HTTP/1.1'],
  ])('refuses a request line with %s', async (_what, line) => {
    const { port } = await serve(echo)
    expect(await raw(port, `${line}\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400/)
  })

  it('reads two slashes as a path, never as a host', async () => {
    const { port } = await serve(echo)
    const answer = await raw(port, 'GET //elsewhere.example/a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).toContain('"path":"//elsewhere.example/a"')
  })

  it('refuses a body that says it is larger than eight megabytes, without asking the handler', async () => {
    let asked = false
    const { port } = await serve(async () => {
      asked = true
      return new Response()
    })
    const answer = await raw(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 8388609\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(asked).toBe(false)
  })

  it('stops reading a body that grows past eight megabytes without saying so', async () => {
    let failed = ''
    const { port } = await serve(async (request) => {
      await request.text().catch((error: unknown) => {
        failed = String(error)
      })
      return new Response(null, { status: 413 })
    })
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    const answer = await raw(
      port,
      `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(130)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413/)
    expect(answer).toMatch(/connection: close/i)
    expect(failed).toContain('too large')
  })

  it('refuses headers larger than 16 kB', async () => {
    const { port } = await serve(echo)
    expect(await raw(port, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431/)
  })

  it('drops the connection when the handler fails, and serves the next one', async () => {
    let calls = 0
    const { port } = await serve(async () => {
      calls += 1
      if (calls === 1) throw new Error('fault')
      return new Response('fine')
    })
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('fine')
  })

  it('finishes the request under way before it closes, and takes no new one', async () => {
    let finish: (response: Response) => void = () => undefined
    let arrived: () => void = () => undefined
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const server = await serve(() => {
      arrived()
      return new Promise<Response>((resolve) => {
        finish = resolve
      })
    })
    const answer = fetch(`http://127.0.0.1:${server.port}/`)
    await arrival
    const closing = server.close()
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow()
    finish(new Response('done'))
    expect(await (await answer).text()).toBe('done')
    await closing
  })

  it('says which error keeps it from listening', async () => {
    const { port } = await serve(echo)
    await expect(serveHandler(echo, '127.0.0.1', port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
