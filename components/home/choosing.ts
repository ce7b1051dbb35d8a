import type { CategoryId } from '@/lib/domain/categories/registry'

/** How to choose, in two sentences for each category. */
export const choosing: Readonly<Record<CategoryId, string>> = {
  'savings-account':
    'Start from what you will really do each month: a bonus for your salary or your card counts only while you keep it up. Then compare what is left when no condition is met.',
  'current-account':
    'Count what you do in a month: transfers, cheques, days below zero. An account without a service charge often beats one that pays a little.',
  'fixed-deposit':
    'Match the term to the day you need the money, then compare the effective yearly rate, not the advertised one. Check what you lose by leaving early and whether a purchase is tied to the rate.',
  'credit-card':
    'If you pay in full each month, compare rewards after caps, less fee and service tax. If you carry a balance, the charge on it outweighs almost any reward.',
  'personal-loan':
    'Compare what you repay in all and the effective rate, never a flat rate. A longer term lowers the instalment and raises the total.',
}
