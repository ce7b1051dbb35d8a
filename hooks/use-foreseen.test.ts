// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ListEngine } from '@/lib/client/list-engine'
import { nextTask } from '@/lib/client/next-task'
import { creditCard } from '@/lib/domain/categories/credit-card/definition'
import { buildListModel } from '@/lib/domain/list/list-model'
import { testToday } from '@/tests/factories/product'
import { useForeseen } from './use-foreseen'

afterEach(cleanup)

const query = new URLSearchParams('kind=islamic')
const list = buildListModel(creditCard, [], query, null, testToday)

function foreseeing(engine: ListEngine | null) {
  const wanted = { current: null as unknown }
  const parts = { loaded: () => engine }
  const { result, rerender } = renderHook(({ model }) => useForeseen(parts, wanted, { current: null }, model), {
    initialProps: { model: null as typeof list | null },
  })
  return { wanted, result, rerender }
}

function engineWith(): ListEngine & { readonly build: ReturnType<typeof vi.fn<ListEngine['build']>> } {
  return { category: creditCard, products: [], build: vi.fn(() => list) }
}

/** Waits until what was begun has had its tasks. */
async function tasks(): Promise<void> {
  await act(async () => {
    for (let at = 0; at < 4; at += 1) await nextTask()
  })
}

describe('a press that has begun', () => {
  it('is worked out in a task of its own, and its rows are given until the list changes', async () => {
    const engine = engineWith()
    const { result, rerender } = foreseeing(engine)
    result.current.foresee(query)
    expect(engine.build).not.toHaveBeenCalled()
    await tasks()
    expect(engine.build).toHaveBeenCalledExactlyOnceWith(query, undefined, null)
    expect(result.current.coming).toBe(list.rows)
    rerender({ model: list })
    expect(result.current.coming).toEqual([])
    expect(result.current.coming).not.toBe(list.rows)
  })

  it('is worked out no more once something else was asked for', async () => {
    const engine = engineWith()
    const { result, wanted } = foreseeing(engine)
    result.current.foresee(query)
    wanted.current = [new URLSearchParams(), undefined]
    await tasks()
    expect(engine.build).not.toHaveBeenCalled()
  })

  it('asks for nothing where no engine is there yet', async () => {
    const { result } = foreseeing(null)
    const before = result.current.coming
    result.current.foresee(query)
    await tasks()
    expect(result.current.coming).toBe(before)
  })
})
