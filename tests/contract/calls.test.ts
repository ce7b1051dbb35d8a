import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '@/lib/brand'
import { declaredErrors } from '@/lib/contract/operation'
import { allCalls, operations } from '@/lib/contract/operations'
import { pendingCalls } from '@/lib/contract/pending'
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

const addedByUs = [
  'account-component/saved-analyses',
  'account-component/save-analysis',
  'account-component/rename-analysis',
  'account-component/forget-analysis',
  'account-component/saved-comparisons',
  'account-component/save-comparison',
  'account-component/forget-comparison',
  'account-component/restore-removed',
  'account-component/profile',
  'account-component/mykad',
  'account-component/request-otp-reset-email',
  'account-component/reset-email',
  'account-component/request-otp-confirm',
  'account-component/confirm-otp',
  'account-component/export',
  'account-component/delete-process-cancel',
  'account-component/notification-settings',
  'account-component/update-notification-settings',
  'account-component/confirm',
  'account-component/sessions',
  'account-component/end-session',
  'account-component/end-other-sessions',
  'common-component/consent',
  'common-component/support-feedback',
  'notification-component/unsubscribe',
  'promotion-component/campaign-reminder',
  'promotion-component/end-campaign-reminder',
  'site/health',
  'site/ready',
]

describe('the list of calls', () => {
  test('every path of the specification is in it', () => {
    const paths = new Set(allCalls.map((call) => call.path))
    expect(knownPaths.filter((path) => !paths.has(path))).toEqual([])
  })

  test('every call of known detail is in it with its method', () => {
    const methods = Object.fromEntries(allCalls.map((call) => [call.id, call.method]))
    expect(methods).toMatchObject(knownDetail)
  })

  test('nothing is in it that neither the specification nor we have named', () => {
    const known = new Set(knownPaths)
    const extra = allCalls.filter((call) => !known.has(call.path)).map((call) => call.id)
    const allowed = ['common-component/device-id', 'common-component/institution-setting', 'site/version', ...addedByUs]
    expect(extra.sort()).toEqual(allowed.sort())
  })

  test('built and pending share no call and no address', () => {
    const ids = allCalls.map((call) => call.id)
    expect(new Set(ids).size).toBe(ids.length)
    const addresses = allCalls.map((call) => `${call.method} ${call.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(allCalls).toHaveLength(operations.length + pendingCalls.length)
  })

  test('what has no path in the specification says that it is ours', () => {
    const known = new Set([...knownPaths, '/version'])
    for (const call of allCalls) expect([call.id, call.provenance === 'ours']).toEqual([call.id, !known.has(call.path)])
  })
})

const lists = {
  'account-component/lists': 'nationality occupation-group business-nature currency education-level',
  'common-component/lists': 'country state blood-type',
}

/** The file of each list to choose from: they differ by name alone. */
const listFiles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(lists).flatMap(([file, names]) =>
    below(`${file.split('/')[0]}/`, names).map((id) => [id, file] as const),
  ),
)

/** Where operations that differ by name alone have their tests. */
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(listFiles).map((id) => [id, 'lists'])),
  ...Object.fromEntries(
    below('account-component/', 'saved-comparisons save-comparison forget-comparison restore-removed').map((id) => [
      id,
      'account-component/comparisons',
    ]),
  ),
  'common-component/vaults': 'common-component/vault',
  ...Object.fromEntries(
    below('bank-component/', 'user-interested user-interest-record user-interest-record-redirect').map((id) => [
      id,
      'interests',
    ]),
  ),
  ...Object.fromEntries(
    below('analytic-component/', 'user-interested-redirects forget-interests').map((id) => [id, 'interests']),
  ),
  'analytic-component/user-interested-redirect-submit': 'clicks',
  'bank-component/user-interested-redirect': 'clicks',
  'account-component/request-otp-reset-email': 'account-component/request-otp-reset-mobile',
  'account-component/reset-email': 'account-component/reset-mobile',
  'common-component/infobip-livechat-enabled': 'common-component/settings',
  'common-component/infobip-whatsapp-flow-enabled': 'common-component/settings',
  'common-component/recaptcha-enabled': 'common-component/settings',
  'common-component/referral-withdrawal-enabled': 'common-component/settings',
}

function folderOf(id: string): string {
  return folders[id] ?? id
}

describe('each operation that is built', () => {
  test('has exactly one route, and no route answers anything else', () => {
    const routes = routesOf(processServices())
    expect(routes.map((route) => route.operation.id)).toEqual(operations.map((operation) => operation.id))
  })

  test('lies in the file that its id names; settings and lists, which differ by name alone, share theirs', () => {
    const settings = '/common-component/global-system-config/public/'
    for (const { id, path } of operations) {
      const file = path.startsWith(settings) ? 'common-component/settings' : (listFiles[id] ?? id)
      expect([id, existsSync(`lib/contract/${file}.ts`)]).toEqual([id, true])
    }
  })

  test('has a test for every status that it declares: in its folder, or in those that ask all operations alike', () => {
    const tests = operations.flatMap((operation) => {
      const fileOf = (status: number) => `tests/api/${folderOf(operation.id)}/${status}.test.ts`
      const failures = declaredErrors(operation).map(
        (code) => sharedTestOf(code, operation) ?? fileOf(problemKinds[code].status),
      )
      return [fileOf(operation.success.status), ...failures]
    })
    expect(tests.filter((file) => !existsSync(file))).toEqual([])
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
