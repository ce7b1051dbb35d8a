/**
 * What is asked and explained. Its version is in lib/domain/messages/consent.ts: a test holds the two together, because an answer is
 * only good for the words that were read.
 */
export const consentText = {
  ask: 'May we count how this site is used? It helps us fix what does not work. We never collect your name, your income or what you type.',
  accept: 'Accept',
  refuse: 'Refuse',
  details: 'What is counted',
  what: 'With your consent, Mixpanel Inc. counts for us which pages and products are opened and which buttons are used, under a random number that we cannot match with your account. It is sent to Mixpanel outside Malaysia and your browser keeps the number for a year. Ads play no part.',
  analytics: 'Count how I use the site',
  analyticsNote: 'Pages, products and buttons. Never what you type, your address or your figures.',
  recording: 'Record some of my visits',
  recordingNote:
    'Shows us where a page is hard to use. All words and fields are masked before anything leaves your browser, and pages with your own figures are left out.',
  always:
    'What the site cannot work without stays on: keeping you signed in, your answer to this question, and resting the survey.',
} as const
