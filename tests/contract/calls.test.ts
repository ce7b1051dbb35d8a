import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '@/lib/brand'
import { declaredErrors } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'
import { problemCodes, problemKinds } from '@/lib/contract/problem'
import { processServices } from '@/lib/server/api/process-services'
import { routesOf } from '@/lib/server/api/routes'
import { sharedTestOf } from '../api/support/shared-problems'

function below(prefix: string, names: string): readonly string[] {
  return names.split(' ').map((name) => `${prefix}${name}`)
}

/** Section 7 of the specification, "Known path shapes", written out. */
const knownPaths = [
  ...below('/promotion-component/v1/public/', 'web-campaign blogs web-voucher'),
  ...below(
    '/ai-component/v1/public/products/',
    'product-suggestions product-filters product-details product-type sorting',
  ),
  ...below('/common-component/v1/public/', 'partnership/check vault'),
  '/common-component/vaults',
  ...below(
    '/account-component/account/',
    'request-otp verify-otp exist-mobile reset-password-mobile logout tnc-aggreement update-profile change-password ' +
      'delete-account-message delete-process request-otp/reset-mobile reset-mobile validate-nric',
  ),
  ...below(
    '/account-component/v1/public/',
    'user-detail account/check account/pre-register account/finish-register account/verify-email account/my-ip',
  ),
  ...below('/account-component/', 'authenticate account incomes password/validate token/extends'),
  ...below('/account-component/data/', 'nationality occupation-group business-nature currency education-level'),
  ...below('/common-component/', 'country state blood-type system-config'),
  ...below('/common-component/v1/public/support/', 'categories questions search'),
  ...below(
    '/common-component/global-system-config/public/',
    'INFOBIP_LIVECHAT_ENABLED INFOBIP_WHATSAPP_FLOW_ENABLED RECAPTCHA_ENABLED REFERRAL_WITHDRAWAL_ENABLED',
  ),
  '/common-component/v1/public/sinegy/market',
  '/analytic-component/v1/public/user-interested-redirect/submit',
  '/analytic-component/user-interested-redirects/default',
  '/analytic-component/survey',
  '/analytic-component/v1/public/survey',
  ...below('/bank-component/v1/public/', 'user-interested/redirect user-interested product-configuration'),
  ...below('/bank-component/', 'user-interest-record user-interest-record/redirect'),
  ...below(
    '/notification-component/',
    'emails/contact-us v1/public/subscription/subscribe message-template/share-message',
  ),
  `/${brand.slug}-core-component/v1/public/referral/code-exists`,
  ...below(`/${brand.slug}-core-component/account/v1/`, 'referral-summary earning-histories total-available-mxpoint'),
  `/${brand.slug}-core-component/point-transaction/histories`,
]

/** Section 7, "Calls with known detail": the method that the specification gives, by the call that stands for it. */
const knownDetail = {
  'common-component/infobip-livechat-enabled': 'GET',
  'common-component/infobip-whatsapp-flow-enabled': 'GET',
  'common-component/device-id': 'GET',
  'notification-component/subscribe': 'POST',
  'account-component/account': 'GET',
  'common-component/institution-setting': 'GET',
  'account-component/logout': 'PUT',
  'analytic-component/survey-fetch': 'GET',
  'analytic-component/survey-submit': 'POST',
  'site/version': 'GET',
  'account-component/token-extends': 'POST',
}

describe('the list of calls', () => {
  test('every path of the specification is in it', () => {
    const paths = new Set(operations.map((call) => call.path))
    expect(knownPaths.filter((path) => !paths.has(path))).toEqual([])
  })

  test('every call of known detail is in it with its method', () => {
    const methods = Object.fromEntries(operations.map((call) => [call.id, call.method]))
    expect(methods).toMatchObject(knownDetail)
  })

  test('no two share a name or an address', () => {
    const ids = operations.map((call) => call.id)
    expect(new Set(ids).size).toBe(ids.length)
    const addresses = operations.map((call) => `${call.method} ${call.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('what has no path in the specification says that it is ours, and nothing else does', () => {
    const known = new Set([...knownPaths, '/version'])
    for (const call of operations)
      expect([call.id, call.provenance === 'ours']).toEqual([call.id, !known.has(call.path)])
  })
})

const testFolder = 'tests/api/calls'

/** The calls and statuses that `describeCall` names in the tests of the calls, such as `site/version 200`. */
function testedAnswers(): ReadonlySet<string> {
  const sources = readdirSync(testFolder).map((file) => readFileSync(`${testFolder}/${file}`, 'utf8'))
  const named = sources.flatMap((source) => [...source.matchAll(/describeCall\(\s*(\[[^\]]*\]|'[^']*'),\s*(\d{3})/g)])
  return new Set(
    named.flatMap(([, ids = '', status]) => [...ids.matchAll(/'([^']+)'/g)].map(([, id]) => `${id} ${status}`)),
  )
}

describe('each operation that is built', () => {
  test('has exactly one route, and no route answers anything else', () => {
    const routes = routesOf(processServices())
    expect(routes.map((route) => route.operation.id)).toEqual(operations.map((operation) => operation.id))
  })

  test('has a test for every status that it declares: under its id, or in those that ask all operations alike', () => {
    const tested = testedAnswers()
    const missing = operations.flatMap((operation) => {
      const failures = declaredErrors(operation).filter((code) => sharedTestOf(code, operation) === null)
      const statuses = new Set([operation.success.status, ...failures.map((code) => problemKinds[code].status)])
      return [...statuses].map((status) => `${operation.id} ${status}`).filter((answer) => !tested.has(answer))
    })
    expect(missing).toEqual([])
  })

  test('is asked by no test under an id that does not exist, or for a status that it does not declare', () => {
    const declared = operations.flatMap((operation) =>
      [operation.success.status, ...declaredErrors(operation).map((code) => problemKinds[code].status)].map(
        (status) => `${operation.id} ${status}`,
      ),
    )
    expect([...testedAnswers()].filter((answer) => !declared.includes(answer))).toEqual([])
  })

  test('declares every problem that it is asked for', () => {
    const undeclared = operations.flatMap((operation) =>
      problemCodes
        .filter((code) => sharedTestOf(code, operation) !== null && !declaredErrors(operation).includes(code))
        .map((code) => `${operation.id} ${code}`),
    )
    expect(undeclared).toEqual([])
  })

  test('is not kept by a cache when it writes', () => {
    for (const operation of operations) if (operation.method !== 'GET') expect(operation.cache).toBe('no-store')
  })
})
