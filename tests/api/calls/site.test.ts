import { expect, test } from 'vitest'
import { healthOperation, readyOperation, versionOperation } from '@/lib/contract/calls/site'
import { describeCall } from '../support/describe-call'
import { expectSuccess, providerWith, requestTo, send } from '../support/provider'

describeCall('site/version', 200, () => {
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
})

describeCall('site/health', 200, () => {
  test('a running process says so', async () => {
    expect(await expectSuccess(await send(healthOperation), healthOperation)).toEqual({ data: { status: 'ok' } })
  })

  test('health does not depend on the catalogue or the database', async () => {
    const broken = () => Promise.reject(new Error('broken'))
    const provider = providerWith({ ai: { catalogue: broken }, site: { ready: async () => false } })
    await expectSuccess(await provider(requestTo(healthOperation)), healthOperation)
  })
})

describeCall('site/ready', 200, () => {
  test('with its catalogue and its database the provider is ready', async () => {
    expect(await expectSuccess(await send(readyOperation), readyOperation)).toEqual({ data: { status: 'ready' } })
  })
})
