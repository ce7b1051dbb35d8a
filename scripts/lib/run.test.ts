import { existsSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { at } from './paths.mjs'
import { run } from './run.mjs'

const name = `run-test-${process.pid}`
afterAll(() => rmSync(at('.tmp', 'logs', `${name}.log`), { force: true }))

const node = (script: string, minutes: number | null = null) => run(name, process.execPath, ['-e', script], {}, minutes)

/** Whether a process does anything: one that has ended may wait for somebody to ask for its status. Linux only. */
function isRunning(pid: number): boolean {
  const stat = `/proc/${pid}/stat`
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8'))
}

describe('a command that a check runs', () => {
  test('gives what it said and whether it ended well', async () => {
    expect(await node('console.log("all good")')).toMatchObject({ ok: true, output: 'all good\n' })
    expect(await node('console.error("no"); process.exitCode = 3')).toMatchObject({ ok: false, output: 'no\n' })
  })

  test('is ended with all that it started when its minutes are over, and counts as failed', async () => {
    const child = 'setInterval(() => {}, 1000)'
    const script = `const c = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" }); console.log(c.pid); setInterval(() => {}, 1000)`
    const { ok, output } = await node(script, 0.02)
    expect(ok).toBe(false)
    expect(output).toContain('It was ended: it had not come to its end in 0.02 minutes.')
    const pid = Number(/^\d+/.exec(output)?.[0])
    await expect.poll(() => isRunning(pid)).toBe(false)
  })

  test('is over although a process that it left behind holds its output open', async () => {
    const script =
      'const c = require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 20000)"], { stdio: "inherit", detached: true }); c.unref(); console.log(c.pid)'
    const { ok, output } = await node(script)
    process.kill(Number(output), 'SIGKILL')
    expect(ok).toBe(true)
  })
})
