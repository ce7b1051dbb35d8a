import { randomUUID } from 'node:crypto'
import { largestPageSize } from '@/lib/contract/ai-component/product-suggestions-of'
import type { Operation } from '@/lib/contract/operation'
import { memberTexts } from '@/lib/domain/member/member-texts'
import { ownInstitutionId } from '@/lib/server/services/account'
import { choice } from './consent'
import { password } from './password'

/** The parts of a request that an operation's schema takes. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

const category = { query: { category: 'credit-card' } }
const click = { body: { entityName: 'CTOS', page: '/credit-profile/ctos' } }
const answer = { surveyQuestion: 'main-reason', surveyAnswer: 'decided', surveyAnswerInput: '' }

const commitments = { homeLoan: 180_000, carLoan: 0, personalLoan: null, cardMinimum: null, ptptn: null, other: null }
export const incomes = { grossMonthly: 600_000, netMonthly: 510_000, otherMonthly: null, commitments }

/** A request of each operation that reads any part of one. */
const samples: Readonly<Record<string, Sample>> = {
  'ai-component/product-suggestions': { query: { ...category.query, pageSize: String(largestPageSize) } },
  'ai-component/product-filters': category,
  'ai-component/product-details': { query: { ...category.query, slug: 'angsana-card-i' } },
  'ai-component/sorting': category,
  'analytic-component/user-interested-redirect-submit': click,
  'bank-component/user-interested-redirect': click,
  'account-component/token-extends': { body: { refreshToken: 'A'.repeat(43) } },
  'account-component/save-analysis': {
    body: { findings: [{ id: 'reserve', state: 'good', value: '8.5 months' }] },
  },
  'account-component/forget-analysis': { query: { id: randomUUID() } },
  'account-component/authenticate': { body: { username: 'aminah@example.com', password } },
  'account-component/confirm': { body: { password } },
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
  'account-component/delete-process': { body: {} },
  'account-component/delete-process-cancel': { body: { key: 'A'.repeat(43) } },
  'account-component/tnc-agreement': { body: { text: 'terms', version: memberTexts.terms.version } },
  'account-component/update-notification-settings': { body: { textVersion: memberTexts.choices.version } },
  'common-component/institution-setting': { params: { institutionId: ownInstitutionId } },
  'common-component/consent': { body: choice() },
  'notification-component/subscribe': { body: { email: 'siti@example.com' } },
  'notification-component/unsubscribe': { body: { key: 'A'.repeat(43) } },
  'analytic-component/survey-fetch': { query: { formType: 'LEAVING_SO_SOON' } },
  'analytic-component/survey-submit': {
    query: { formId: 'leaving-so-soon-2026-11' },
    body: { device: 'mobile', token: 'x', action: 'SUBMIT', surveyDetails: [answer] },
  },
}

/** What an operation can be asked with; nothing for one that reads no part of a request. */
export function sampleOf(operation: Operation): Sample {
  return samples[operation.id] ?? {}
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
