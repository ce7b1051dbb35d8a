import { createServer } from 'node:net'

/** Every server of a run listens here only. */
export const host = '127.0.0.1'

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, host, () => {
      const address = probe.address()
      probe.close(() => {
        if (address === null || typeof address === 'string') fail(new Error('The system gave no port'))
        else done(address.port)
      })
    })
  })
}
