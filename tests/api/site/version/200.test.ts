import { expect, test } from 'vitest'
import { versionOperation } from '@/lib/contract/site/version'
import { expectSuccess, send } from '../../support/provider'

test('the version is at the top of the answer, as the specification has it, and is asked for anew each time', async () => {
  const { version } = await expectSuccess(await send(versionOperation), versionOperation)
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
})

test('a HEAD request gets the headers of the answer without its body', async () => {
  const response = await send(versionOperation, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toBe('')
})
