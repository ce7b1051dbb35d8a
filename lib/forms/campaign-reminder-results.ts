/** How asking for a reminder without script can end when the call was answered; the campaign's page says it. */
export const reminderResults = ['kept', 'email-empty', 'email-invalid'] as const

export type ReminderResult = (typeof reminderResults)[number]

/** The key under which the address of a campaign's page says how asking ended. What was typed is never part of an address. */
export const reminderKey = 'reminder'

/** How asking ended, as an address says it; null for any other text. */
export function reminderResultOf(text: string | null): ReminderResult | null {
  return reminderResults.find((result) => result === text) ?? null
}

/** The place of the form on the page. */
export const reminderFormId = 'reminder-form'

/** Where a browser is led after asking. */
export function reminderResultPath(page: string, result: ReminderResult): string {
  return `${page}?${reminderKey}=${result}#${reminderFormId}`
}
