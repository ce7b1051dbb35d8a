import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './catalogue'

/**
 * What the journeys tell the site about persons, each so unlike anything else that it stands in no log by chance. At the end of the suite
 * `no-canary-in-logs.ts` looks for them in all that the servers printed.
 */
export const canaries = {
  email: 'anna.kenari@bank.com.my',
  brokenEmail: 'anna.kenari@bank',
  phone: '+60198765432',
  nric: '790713-14-5678',
  birthDate: '1979-07-13',
  memberName: 'Aminah binti Yusof',
  otherMemberName: 'Zulkarnain Unmistakable',
  income: '987654.31',
  repayments: '432109.87',
  surveyText: 'my neighbour Puan Kenari',
  token: 'kenari.0123456789.abcdefghijklmnopqrstuvwxyz',
} as const

/** Where {@link keepFromLogs} writes, for the check at the end. */
export const secretsFile = join(root, '.tmp', 'e2e', 'secrets.txt')

/** Adds what was made for one journey alone, such as the tokens of its member, to what must stand in no log. */
export function keepFromLogs(...values: readonly string[]): void {
  mkdirSync(dirname(secretsFile), { recursive: true })
  appendFileSync(secretsFile, values.map((value) => `${value}\n`).join(''))
}
