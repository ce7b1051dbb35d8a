/** Why a proof was refused, that a person asks or that a member does. */
export const proofProblems = {
  GBL0034: {
    status: 403,
    title: 'Proof of a person needed',
    message: 'Please show that you are a person, then send this again.',
    cause:
      'RECAPTCHA_ENABLED is on, and the Challenge-Token header is missing, or names a token that was used, is older than two ' +
      'minutes, or was given on another site.',
    remedy: 'Have the visitor solve a new challenge, and send its token in the Challenge-Token header.',
  },
  GBL0035: {
    status: 503,
    title: 'Proof cannot be checked',
    message:
      'We cannot check right now that a person is asking, so nothing was sent. Please try again in a few minutes.',
    cause: 'The service that verifies challenges did not answer in time, or not as it should. The fault is in our log.',
    remedy:
      'Try again after a few minutes. If it stays, see whether RECAPTCHA_SECRET is right and the verifier can be reached.',
  },
  GBL0036: {
    status: 403,
    title: 'Passkey refused',
    message: 'That passkey does not sign in here, or its time was over. Try again, or use a code instead.',
    cause:
      'The passkey is none of an active account, or not of this member; its proof is wrong, was made for another site, or answers a challenge that ' +
      'was used, is older than five minutes, or was given for something else. Which of them is not told.',
    remedy: 'Ask for new options and have the browser answer them once more.',
  },
  GBL0037: {
    status: 403,
    title: 'Recovery code refused',
    message: 'That recovery code does not work, or was used already. Check it, or use another one.',
    cause:
      'The code is nobody’s, was used, was replaced by newer ones, or its account is not active. Which of them is not told.',
    remedy: 'Try another code of the list, or sign in another way.',
  },
} as const
