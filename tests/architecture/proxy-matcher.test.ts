import { expect, test } from 'vitest'
import { categoryList } from '@/lib/domain/categories/registry'
import { whyKey } from '@/lib/domain/list-model'
import { knownQueryKeys } from '@/lib/domain/list-query'
import { config } from '@/proxy'

const listGroups = '/(bank-account|credit-card|investment|loan)/:path*'

test('the proxy is passed by exactly the query keys that lists and products know', () => {
  const passed = config.matcher.flatMap((matcher) =>
    typeof matcher !== 'string' && matcher.source === listGroups ? matcher.has.map(({ key }) => key) : [],
  )
  const known = new Set([whyKey, ...categoryList.flatMap(knownQueryKeys)])
  expect([...passed].sort()).toEqual([...known].sort())
})

test('every list lies in a group that the proxy looks at', () => {
  const group = /^\/(bank-account|credit-card|investment|loan)(\/|$)/
  expect(categoryList.map(({ path }) => path).filter((path) => !group.test(path))).toEqual([])
})
