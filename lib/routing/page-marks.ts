/** At the end of an address: the page asks for the figures of the account by itself, once it knows that a member is there. */
export const fromAccount = '#from-account'

/** The same for a calculator: it fills its form with what was entered before it led to a list. */
export const fromList = '#from-list'
