/** At the end of an address: the page asks for the figures of the account by itself, once it knows that a member is there. */
export const fromAccount = '#from-account'
