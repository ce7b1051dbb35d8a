import { assertNever } from '../values/assert-never'
import { formatDate, type IsoDate } from '../values/iso-date'
import { counted } from '../values/words'
import type { ReferralState } from './state'

/** What an inviter reads of each state. */
export const stateNames: Readonly<Record<ReferralState, string>> = {
  recorded: 'Joined',
  confirmed: 'Of age, terms agreed',
  qualified: 'All done',
  waiting: 'Points are waiting',
  paid: 'Points received',
  'not-eligible': 'Does not count',
  held: 'Being checked',
}

/** A friend's joining as its words need it. */
export interface FriendProgress {
  readonly state: ReferralState
  /** Why it earns nothing, or waits for a person, in a sentence. */
  readonly words: string | null
  readonly waitsUntil: IsoDate | null
  readonly points: number
}

/** The step that is open for a friend, or what came of it. */
export function openStep({ state, words, waitsUntil, points }: FriendProgress): string {
  const given = counted(points, 'point', 'points')
  switch (state) {
    case 'recorded':
      return (
        words ??
        'Still to do: show by the MyKad number that they are 18 or older, agree to the terms of the programme, say in the profile where they live and what work they do, and keep an analysis or a comparison.'
      )
    case 'confirmed':
      return 'Still to do: say in the profile where they live and what work they do, and keep a financial analysis or a comparison.'
    case 'qualified':
      return 'Your friend has done everything. Agree to the present terms, and your points begin to wait.'
    case 'waiting':
      if (points === 0) return words ?? 'It earns nothing for you.'
      return waitsUntil === null ? `You get ${given}.` : `You get ${given} on ${formatDate(waitsUntil)}.`
    case 'paid':
      return points === 0 ? (words ?? 'It earned nothing for you.') : `You got ${given}.`
    case 'not-eligible':
    case 'held':
      return words ?? 'A person looks at it.'
    default:
      return assertNever(state)
  }
}
