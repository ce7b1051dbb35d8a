/** Why a bound is nothing. */
export const noLess = 'it cannot be less than nothing'
