import type { GlossaryGroup } from './entry'

/** Words of data abroad. */
export const travelling: GlossaryGroup = {
  id: 'travelling',
  title: 'Data abroad',
  entries: [
    {
      id: 'esim',
      term: 'eSIM',
      meaning:
        'A SIM that is downloaded to a chip in the phone instead of being put in as a card. You scan a QR code over Wi-Fi, and the code usually works once. The phone must take an eSIM and must not be locked to an operator.',
      source: 'esim',
    },
    {
      id: 'roaming-pass',
      term: 'Roaming pass',
      meaning:
        'Data abroad from your own operator, for a day or some days. You keep your number for calls and messages.',
      source: null,
    },
    {
      id: 'fair-use-limit',
      term: 'Fair-use limit',
      meaning:
        'How much of an unlimited plan is at full speed, often for each day. After it the plan slows down, sometimes so far that video stops.',
      source: null,
    },
    {
      id: 'validity',
      term: 'Validity of a plan',
      meaning:
        'The days that a data plan works, counted from when you install it or from when it first connects abroad. Data left over at the end is lost.',
      source: 'esim',
    },
  ],
}
