/** What a visitor reads of filling forms with the figures of their account. */
export const ownWords = {
  take: 'Use what is in my account',
  taking: 'Looking into your account …',
  taken: 'Filled in from your account. It stays on this device and goes when you sign out.',
  nothing: 'Your account does not say yet what is asked here.',
  add: 'Add your income',
  failed: 'Your account could not be reached. Check your connection and try again.',
  uses: {
    birthDate: 'With “Use what is in my account”: your age, for who may apply and what insurance costs.',
    sex: 'With “Use what is in my account”: the price of life insurance and medical cards.',
    nationality: 'With “Use what is in my account”: which products are open to you.',
    occupation:
      'With “Use what is in my account”: whether students, retired people or others may apply. The referral programme asks for it.',
    state: 'The referral programme asks where you live, and nothing else does.',
    country: 'The same for who lives outside Malaysia.',
    mykad: 'Shows that you are 18 or older, for the referral programme; your age follows from it.',
    bloodType: 'Nothing on this site uses it. You may leave it out.',
    income:
      'With “Use what is in my account”, these fill who may apply, the financial analysis and calculators, on your device alone.',
    unused: 'Kept from before and used for nothing here. Empty a field to delete what it says.',
  },
}
