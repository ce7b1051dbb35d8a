import 'server-only'
import type { MemberExport } from '@/lib/contract/entities/member-export'
import { exportWords } from '@/lib/domain/member/export-words'
import { termsOfWithdrawal, withdrawalCause } from '@/lib/domain/points/withdrawal'
import type { ExportRepository, MemberRows } from '@/lib/server/db/export-repository'
import type { Log } from '@/lib/server/log'
import { type MemberDeps, MemberSealedError, memberRecord } from './member-details'
import { savedAnalyses } from './saved-analyses'
import { savedComparisons } from './saved-comparisons'
import type { SavedItemDeps } from './saved-items'

export interface ExportDeps {
  readonly exports: ExportRepository
  readonly members: MemberDeps
  readonly analyses: SavedItemDeps
  readonly comparisons: SavedItemDeps
  readonly log: Log
}

const moment = (at: number) => new Date(at).toISOString()
const momentOrNull = (at: number | null) => (at === null ? null : moment(at))

/**
 * Everything that is kept of a member, with what each field means. What no key opens is told as null and logged. null when the account
 * went meanwhile. Throws what the database throws.
 */
export async function exportMember(deps: ExportDeps, accountId: string): Promise<MemberExport | null> {
  const rows = await deps.exports.read(accountId)
  if (rows.accounts === null) return null
  return {
    madeAt: moment(deps.members.clock.now()),
    explained: exportWords,
    account: accountPart(rows.accounts),
    contacts: rows.account_contacts.map(({ kind, value, verified_at: at }) => ({
      kind,
      value,
      verifiedAt: moment(at),
    })),
    replacedContacts: rows.replaced_contacts.map(({ kind, value, replaced_at: at }) => ({
      kind,
      value,
      replacedAt: moment(at),
    })),
    passkeys: passkeysPart(rows),
    recoveryCodes: rows.recovery_codes.map((row) => ({
      madeAt: moment(row.made_at),
      usedAt: momentOrNull(row.used_at),
    })),
    told: await toldPart(deps, accountId),
    invitation: invitationPart(rows.referrals[0]),
    points: rows.points_transfer.map((row) => ({
      kind: row.kind,
      amount: row.amount,
      about: row.cause_kind,
      at: moment(row.happened_at),
      writtenAt: moment(row.written_at),
    })),
    withdrawals: withdrawalsPart(rows),
    pointsSince: momentOrNull(rows.points_account[0]?.created_at ?? null),
    formerContacts: rows.former_identities.map((row) => ({ leftAt: moment(row.left_at) })),
    agreements: rows.account_consents.map((row) => ({
      about: row.kind,
      given: row.given === 1,
      textVersion: row.text_version,
      channel: row.channel,
      at: moment(row.created_at),
    })),
    sessions: rows.sessions.map(sessionPart),
    knownBrowsers: rows.known_devices.map((row) => ({ signedInAt: moment(row.used_at) })),
    analyses: withMoment(await savedAnalyses(deps.analyses, accountId), rows.kept_checks),
    comparisons: withMoment(await savedComparisons(deps.comparisons, accountId), rows.kept_comparisons),
    surveysAnswered: rows.survey_members.map((row) => row.form_id),
    interests: rows.member_interests
      .filter((row) => row.removed_at === null)
      .map(({ kind, subject, figure, question, looks, created_at: at }) => ({
        kind,
        subject,
        figure,
        question,
        looks,
        at: moment(at),
      })),
    alertsByAddress: addressAlertsPart(rows),
    reminders: rows.campaign_reminders.map((row) => ({
      campaign: row.campaign,
      email: row.email,
      textVersion: row.text_version,
      askedAt: moment(row.created_at),
      erasedFrom: moment(row.erase_at),
    })),
    newsletter: newsletterPart(rows),
  }
}

function passkeysPart({ passkeys }: MemberRows): MemberExport['passkeys'] {
  return passkeys.map((row) => ({
    device: row.device,
    addedAt: moment(row.added_at),
    lastUsedAt: momentOrNull(row.last_used_at),
  }))
}

function addressAlertsPart({ address_alerts: alerts }: MemberRows): MemberExport['alertsByAddress'] {
  return alerts.map(({ subject, email, figure, question, ...row }) => ({
    subject,
    email,
    figure,
    question,
    textVersion: row.text_version,
    askedAt: moment(row.asked_at),
    confirmedAt: momentOrNull(row.confirmed_at),
  }))
}

function accountPart(row: NonNullable<MemberRows['accounts']>): MemberExport['account'] {
  return {
    id: row.id,
    fullName: row.full_name,
    birthDate: row.birth_date,
    state: row.state,
    institution: row.institution_id,
    referralTermsVersion: row.referral_terms_version,
    referralCode: row.referral_code,
    mykadGivenAt: momentOrNull(row.nric_given_at),
    hasPassword: row.password_hash !== null,
    passwordChangedAt: momentOrNull(row.password_changed_at),
    closedAt: momentOrNull(row.closed_at),
    erasedFrom: momentOrNull(row.erase_at),
    createdAt: moment(row.created_at),
  }
}

function withdrawalsPart({
  points_transfer: transfers,
  points_withdrawal_acts: acts,
}: MemberRows): MemberExport['withdrawals'] {
  const asked = transfers.filter(({ kind, cause_kind: about }) => kind === 'hold' && about === withdrawalCause)
  return asked.map(({ id, amount: points, cause_id: causeId, happened_at: askedAt }) => ({
    points,
    amount: termsOfWithdrawal(causeId).amount,
    askedAt: moment(askedAt),
    decided: acts
      .filter(({ withdrawal }) => withdrawal === id)
      .map(({ act, reason, done_at: at }) => ({ act, reason, at: moment(at) })),
  }))
}

const flag = (value: number | null) => (value === null ? null : value === 1)

function invitationPart(row: MemberRows['referrals'][number] | undefined): MemberExport['invitation'] {
  if (row === undefined) return null
  return {
    code: row.code,
    channel: row.channel,
    lastAt: moment(row.last_at),
    firstCode: row.first_code,
    firstChannel: row.first_channel,
    firstAt: moment(row.first_at),
    textVersion: row.text_version,
    termsVersion: row.terms_version,
    sameBrowser: flag(row.same_browser),
    contactKnown: flag(row.contact_known),
    mykadKnown: flag(row.nric_known),
    state: row.state,
    reason: row.reason,
    qualifiedOn: row.qualified_on,
    waitsUntil: row.waits_until,
    changedAt: momentOrNull(row.changed_at),
    recordedAt: moment(row.created_at),
  }
}

async function toldPart(deps: ExportDeps, accountId: string): Promise<MemberExport['told']> {
  try {
    const { told, mykad, incomes, reasons, leaving } = (await memberRecord(deps.members, accountId)).details
    return { profile: { ...told, addressLines: [...told.addressLines] }, mykad, incomes, reasons, leaving }
  } catch (error) {
    if (!(error instanceof MemberSealedError)) throw error
    deps.log.error('export.cannot-open', error, { accountId })
    return null
  }
}

function sessionPart(row: MemberRows['sessions'][number]): MemberExport['sessions'][number] {
  return {
    method: row.method,
    device: row.device,
    provedAt: moment(row.authenticated_at),
    lastUsedAt: moment(row.last_used_at),
    openedAt: moment(row.created_at),
    expiresAt: moment(row.expires_at),
    endedAt: momentOrNull(row.ended_at),
    endReason: row.end_reason,
  }
}

/** What was opened, with the moment at which it was kept in place of its id. */
function withMoment<T extends { readonly id: string }>(opened: readonly T[], rows: MemberRows['kept_checks']) {
  return opened.flatMap(({ id, ...kept }) => {
    const row = rows.find((one) => one.id === id)
    return row === undefined ? [] : [{ ...kept, keptAt: moment(row.created_at) }]
  })
}

function newsletterPart(rows: MemberRows): MemberExport['newsletter'] {
  return rows.newsletter_subscribers.map(({ id, email, state, asked_at: askedAt }) => ({
    email,
    state,
    askedAt: moment(askedAt),
    agreements: rows.newsletter_consents
      .filter((proof) => proof.subscriber_id === id)
      .map(({ kind, text_version: textVersion, channel, created_at: at }) => ({
        given: kind === 'given',
        textVersion,
        channel,
        at: moment(at),
      })),
  }))
}
