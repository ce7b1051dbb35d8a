import { describe, expect, it } from 'vitest'
import type { Attribution } from './attribution'
import { limits } from './limits'
import { createGate, type Provider } from './ready'
import type { TrackedEvent } from './track'

const event = (name: string): TrackedEvent => ({ name, properties: {}, at: 0 })
const settled = () => new Promise((resolve) => setImmediate(resolve))

function parts() {
  const provider = Promise.withResolvers<Provider>()
  const attribution = Promise.withResolvers<Attribution>()
  const log: string[] = []
  const timers: { work: () => void; ms: number }[] = []
  const gate = createGate(provider.promise, attribution.promise, (work, ms) => timers.push({ work, ms }))
  const ready: Provider = {
    attribute: (from) => log.push(`from ${from.utm_source ?? 'nowhere'}`),
    send: ({ name }) => log.push(name),
  }
  return { provider, attribution, log, timers, gate, ready }
}

describe('events', () => {
  it('wait until the provider and the attribution are ready, and keep their order', async () => {
    const { provider, attribution, log, gate, ready } = parts()
    gate.send(event('first'))
    provider.resolve(ready)
    await settled()
    gate.send(event('second'))
    expect(log).toEqual([])
    attribution.resolve({ utm_source: 'news' })
    await settled()
    gate.send(event('third'))
    expect(log).toEqual(['from news', 'first', 'second', 'third'])
  })

  it('go without attribution when it fails', async () => {
    const { provider, attribution, log, gate, ready } = parts()
    gate.send(event('first'))
    attribution.reject(new Error('blocked'))
    provider.resolve(ready)
    await settled()
    expect(log).toEqual(['from nowhere', 'first'])
  })

  it('go without attribution when it is late', async () => {
    const { provider, log, timers, gate, ready } = parts()
    gate.send(event('first'))
    provider.resolve(ready)
    await settled()
    expect(timers.map(({ ms }) => ms)).toEqual([limits.attributionMs])
    timers[0]?.work()
    await settled()
    expect(log).toEqual(['from nowhere', 'first'])
  })

  it('are dropped without a word when the provider does not come', async () => {
    const { provider, attribution, log, gate } = parts()
    gate.send(event('first'))
    provider.reject(new Error('blocked'))
    attribution.resolve({})
    await settled()
    gate.send(event('second'))
    expect(log).toEqual([])
  })

  it('are never sent once the gate is shut, those that wait included', async () => {
    const { provider, attribution, log, gate, ready } = parts()
    gate.send(event('first'))
    gate.shut()
    provider.resolve(ready)
    attribution.resolve({})
    await settled()
    gate.send(event('second'))
    expect(log).toEqual([])
  })

  it('fill no memory while they wait', async () => {
    const { provider, attribution, log, gate, ready } = parts()
    for (let count = 0; count < 500; count += 1) gate.send(event('scroll'))
    provider.resolve(ready)
    attribution.resolve({})
    await settled()
    expect(log).toHaveLength(1 + limits.waiting)
  })
})
