import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { createLog } from './log'

const noon = { now: () => Date.UTC(2026, 10, 20, 4) }

function logAt(level: 'debug' | 'info' | 'warn' | 'error' | 'silent') {
  const lines: string[] = []
  return { lines, log: createLog(level, noon, (line) => lines.push(line)) }
}

function only(lines: readonly string[]): Record<string, unknown> {
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}

describe('the log', () => {
  it('writes one JSON line for an event, whatever its fields hold', () => {
    const { lines, log } = logAt('info')
    log.info('click.spooled', { id: 'a\nb', count: 2, done: true, note: null })
    expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
    expect(only(lines)).toEqual({
      time: '2026-11-20T04:00:00.000Z',
      level: 'info',
      event: 'click.spooled',
      id: 'a\nb',
      count: 2,
      done: true,
      note: null,
    })
  })

  it('leaves out what is below its level, and everything when silent', () => {
    const warning = logAt('warn')
    warning.log.debug('a')
    warning.log.info('b')
    warning.log.warn('c')
    warning.log.error('d', new Error('x'))
    expect(warning.lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd'])
    const silent = logAt('silent')
    silent.log.error('e', new Error('x'))
    expect(silent.lines).toEqual([])
  })

  it('writes an error once, though several layers report it', () => {
    const { lines, log } = logAt('info')
    const error = new Error('broken')
    log.error('inner', error, { id: '1' })
    log.error('outer', error)
    expect(only(lines)).toMatchObject({ event: 'inner', error: 'broken', errorName: 'Error', id: '1' })
  })

  it('keeps the code and the cause of an error', () => {
    const { lines, log } = logAt('info')
    log.error('x', Object.assign(new Error('outer', { cause: new Error('inner') }), { code: 'ENOSPC' }))
    expect(only(lines)).toMatchObject({ code: 'ENOSPC', cause: 'inner' })
  })

  it.each(['email', 'phone', 'nric', 'ip', 'userAgent', 'accessToken', 'fullName', 'Authorization', 'password'])(
    'removes a field named %s',
    (name) => {
      const { lines, log } = logAt('info')
      log.info('x', { [name]: 'someone', entityName: 'VERSA' })
      expect(only(lines)).toMatchObject({ [name]: '[removed]', entityName: 'VERSA' })
    },
  )

  it('removes the credentials of an address from the text of an error', () => {
    const { lines, log } = logAt('info')
    log.error('x', new Error('cannot reach postgres://timbang:hunter2@db:5432/timbang'))
    expect(lines.join('')).not.toContain('hunter2')
    expect(only(lines).error).toBe('cannot reach postgres://[removed]@db:5432/timbang')
  })

  it('is out, whole, before a process ends that ends at once', () => {
    const program = `
      const { log } = await import('./lib/server/log.ts')
      log().error('process.uncaught-exception', new Error('x'.repeat(5_000_000)))
      process.exit(1)`
    const flags = ['--conditions=react-server', '--import', 'tsx', '--input-type=module', '--eval', program]
    const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8', maxBuffer: 2 ** 25 })
    expect(status).toBe(1)
    const line = only(stderr.trimEnd().split('\n'))
    expect(line).toMatchObject({ level: 'error', event: 'process.uncaught-exception', error: 'x'.repeat(5_000_000) })
  })
})
