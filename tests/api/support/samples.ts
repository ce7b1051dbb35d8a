import { randomUUID } from 'node:crypto'
import { largestPageSize } from '@/lib/contract/calls/products-of'
import type { Operation } from '@/lib/contract/operation'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { ownInstitutionId } from '@/lib/server/services/sessions/account'
import { referralCodeOf } from '../../factories/referral-codes'
import { choice } from './consent'
import { newContact, newMobile } from './contacts'
import { password } from './password'

/** The parts of a request that an operation's schema takes. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

const category = { query: { category: 'credit-card' } }
const click = { body: { entityName: 'CTOS', page: '/credit-profile/ctos' } }
const product = { body: { category: 'credit-card', slug: 'angsana-card-i' } }
const answer = { surveyQuestion: 'main-reason', surveyAnswer: 'decided', surveyAnswerInput: '' }

const survey = {
  query: { formId: 'leaving-so-soon-2026-11' },
  body: { device: 'mobile', token: 'x', action: 'SUBMIT', surveyDetails: [answer] },
}

const commitments = { homeLoan: 180_000, carLoan: 0, personalLoan: null, cardMinimum: null, ptptn: null, other: null }
export const incomes = { grossMonthly: 600_000, netMonthly: 510_000, otherMonthly: null, commitments }

const typed = { requestId: randomUUID(), code: '123456' }

/** A message to us by the contact form. */
export const contactSample = {
  topic: 'account',
  name: 'Aminah Binti Yusof',
  email: 'aminah@example.com',
  message: 'I do not get the code.\n\nWhat can I do?',
}

const credential = { id: 'A'.repeat(43), type: 'public-key' }
const clientDataJSON = Buffer.from('{"challenge":"A"}').toString('base64url')
const madeSample = { ...credential, response: { clientDataJSON, attestationObject: 'AAAA', transports: [] } }
const proofSample = { ...credential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } }

/** A request of each operation that reads any part of one; made anew where a contact is sent one code a minute. */
const samples: Readonly<Record<string, Sample | (() => Sample)>> = {
  'ai-component/product-suggestions': { query: { ...category.query, pageSize: String(largestPageSize) } },
  'ai-component/product-filters': category,
  'ai-component/product-details': { query: { ...category.query, slug: 'angsana-card-i' } },
  'ai-component/sorting': category,
  'analytic-component/user-interested-redirect-submit': click,
  'bank-component/user-interested-redirect': click,
  'bank-component/user-interested': { body: { entityName: 'CTOS' } },
  'bank-component/user-interest-record': product,
  'bank-component/user-interest-record-redirect': product,
  'bank-component/product-alert': product,
  'bank-component/address-alert': { body: { ...product.body, email: 'siti@example.com' } },
  'bank-component/confirm-address-alert': { body: { key: 'A'.repeat(43) } },
  'bank-component/end-product-alert': { body: { key: 'A'.repeat(43) } },
  'bank-component/end-weekly-alerts': { body: { key: 'A'.repeat(43) } },
  'analytic-component/forget-interests': { query: { id: randomUUID() } },
  'account-component/undo-contact-change': { body: { key: 'A'.repeat(43) } },
  'account-component/token-extends': { body: { refreshToken: 'A'.repeat(43) } },
  'account-component/save-analysis': {
    body: { findings: [{ id: 'reserve', state: 'good', value: '8.5 months' }] },
  },
  'account-component/forget-analysis': { query: { id: randomUUID() } },
  'account-component/rename-analysis': { body: { id: randomUUID(), name: 'Before the new job' } },
  'account-component/save-comparison': { body: { query: 'category=credit-card&product=angsana-card-i' } },
  'account-component/shelf': {
    body: {
      put: [{ ...product.body, name: 'Angsana Card-i', before: null, seen: null }],
      drop: [{ category: 'esim', slug: 'gone' }],
    },
  },
  'account-component/forget-comparison': { query: { id: randomUUID() } },
  'core-component/code-exists': { query: { code: referralCodeOf(7) } },
  'core-component/earning-histories': { query: { size: '5' } },
  'core-component/point-transaction-histories': { query: { view: 'earned' } },
  'core-component/redeem-voucher': { body: { voucher: 'kelana-asia-ten', points: 200 } },
  'core-component/withdraw': { body: { points: 400, amount: 400 } },
  'core-component/take-back-withdrawal': { body: { id: randomUUID() } },
  'account-component/restore-removed': { body: { kind: 'comparison', id: null } },
  'account-component/validate-nric': { body: { nric: '900101-14-0001' } },
  'common-component/partnership-check': { query: { entityName: 'CTOS' } },
  'account-component/account-check': { body: { username: 'aminah@example.com' } },
  'account-component/exist-mobile': { body: { mobile: '012-345 6789' } },
  'account-component/keep-joining': { body: { key: 'A'.repeat(43), details: { fullName: 'Siti', reasons: [] } } },
  'account-component/pre-register': { body: { username: 'aminah@example.com', purpose: 'sign-in' } },
  'account-component/request-otp': { body: { key: 'A'.repeat(43), channel: 'email' } },
  'account-component/user-detail': { body: { key: 'A'.repeat(43) } },
  'account-component/verify-email': { body: { key: 'A'.repeat(43), requestId: randomUUID(), code: '493017' } },
  'account-component/verify-otp': { body: { key: 'A'.repeat(43), requestId: randomUUID(), code: '493017' } },
  'account-component/authenticate': { body: { username: 'aminah@example.com', password } },
  'account-component/confirm': { body: { password } },
  'account-component/authenticate-recovery': { body: { code: 'ABCD-EFGH-JKMN-PQRS' } },
  'account-component/add-passkey': { body: madeSample },
  'account-component/remove-passkey': { query: { id: randomUUID() } },
  'account-component/authenticate-passkey': { body: proofSample },
  'account-component/confirm-passkey': { body: proofSample },
  'account-component/finish-register': {
    body: {
      key: 'A'.repeat(43),
      fullName: 'Aminah Binti Yusof',
      reasons: [],
      password,
      termsVersion: memberTexts.terms.version,
      marketing: false,
    },
  },
  'account-component/reset-password-mobile': { body: { key: 'A'.repeat(43), password } },
  'account-component/password-validate': { body: { password } },
  'account-component/end-session': { query: { id: randomUUID() } },
  'account-component/update-profile': { body: { city: 'Ipoh' } },
  'account-component/mykad': { body: { mykad: null } },
  'account-component/update-incomes': { body: incomes },
  'account-component/request-otp-reset-mobile': () => ({ body: { mobile: newMobile().value } }),
  'account-component/reset-mobile': { body: { mobile: '012-345 6789', ...typed } },
  'account-component/request-otp-reset-email': () => ({ body: { email: newContact().value } }),
  'account-component/reset-email': { body: { email: 'aminah@example.com', ...typed } },
  'account-component/request-otp-confirm': { body: { kind: 'email' } },
  'account-component/confirm-otp': { body: { kind: 'email', ...typed } },
  'account-component/change-password': { body: { currentPassword: password, newPassword: `${password} baru` } },
  'account-component/delete-process': { body: { reason: 'privacy' } },
  'account-component/delete-process-cancel': { body: { key: 'A'.repeat(43) } },
  'account-component/tnc-agreement': { body: { text: 'terms', version: memberTexts.terms.version } },
  'account-component/update-notification-settings': { body: { textVersion: memberTexts.choices.version } },
  'common-component/institution-setting': { params: { institutionId: ownInstitutionId } },
  'common-component/consent': { body: choice() },
  'common-component/content': { query: { kind: 'support' } },
  'common-component/support-questions': { query: { category: 'newsletter' } },
  'common-component/support-search': { query: { q: 'kod' } },
  'common-component/support-feedback': { body: { slug: 'unsubscribe', helped: true } },
  'notification-component/contact-us': { body: contactSample },
  'promotion-component/campaign-reminder': { body: { campaign: 'year-end-deposits', email: 'siti@example.com' } },
  'promotion-component/end-campaign-reminder': { body: { key: 'A'.repeat(43) } },
  'notification-component/subscribe': { body: { email: 'siti@example.com' } },
  'notification-component/unsubscribe': { body: { key: 'A'.repeat(43) } },
  'analytic-component/survey-fetch': { query: { formType: 'LEAVING_SO_SOON' } },
  'analytic-component/survey-submit': survey,
  'analytic-component/member-survey': survey,
}

/** What an operation can be asked with; nothing for one that reads no part of a request. */
export function sampleOf(operation: Operation): Sample {
  const sample = samples[operation.id] ?? {}
  return typeof sample === 'function' ? sample() : sample
}

/** The address of a sample, and its query as text. */
export function addressOf(operation: Operation): {
  readonly method: Operation['method']
  readonly path: string
  readonly query: string
} {
  const { params = {}, query = {} } = sampleOf(operation)
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name) => params[name] ?? '')
  return { method: operation.method, path, query: new URLSearchParams(query).toString() }
}
