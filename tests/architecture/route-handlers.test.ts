import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { routeHandlers, routeMethods } from '@/lib/routing/route-handlers'

const app = fileURLToPath(new URL('../../app', import.meta.url))

/** The address of a route's file, in the notation of its folders; a folder in parentheses is no part of it. */
function addressOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
}

const addresses = globSync(['**/route.{ts,tsx}', '.*/**/route.{ts,tsx}'], { cwd: app }).map(addressOf).sort()

test('the front hands exactly the addresses of route handlers to the framework as they came', () => {
  expect(addresses.length).toBeGreaterThan(10)
  expect(Object.keys(routeHandlers).sort()).toEqual(addresses)
})

test.each([
  '/api/common-component/setting',
  '/apply/credit-card/rimba-card',
  '/financial-hub/car-loan/answer',
  '/unsubscribe/key',
  '/version.json',
  '/.well-known/security.txt',
])('%s is a route handler', (path) => {
  expect(routeMethods(path)).not.toBeNull()
})

test.each([
  '/',
  '/api',
  '/apply/credit-card',
  '/financial-hub/car-loan',
  '/versionXjson',
  '/compare',
  '/og',
  '/subscribe/',
  '/Xwell-known/security.txt',
])('%s is a document', (path) => {
  expect(routeMethods(path)).toBeNull()
})
