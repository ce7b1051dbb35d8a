// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

test('reading products in the browser never tries eval, which the policy would report', async () => {
  const tried = vi.fn()
  const trap = (_target: object, source: readonly unknown[]): never => {
    tried(...source)
    throw new EvalError('refused')
  }
  vi.stubGlobal('Function', new Proxy(Function, { construct: trap }))
  try {
    const { productSuggestionsOperation } = await import('./products').then(
      () => import('@/lib/contract/calls/products'),
    )
    expect(productSuggestionsOperation.success.schema.safeParse({ data: {} }).success).toBe(false)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(tried).not.toHaveBeenCalled()
})
