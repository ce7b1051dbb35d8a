/** The version of the terms that an account is opened under: the day from which they count. */
export const termsVersion = '2026-11-22'
