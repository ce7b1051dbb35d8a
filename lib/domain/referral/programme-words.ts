import { formatDate } from '../values/iso-date'
import { counted } from '../values/words'
import type { ReferralProgramme } from './programme'

/** A step of an invitation, in the order in which it comes. */
interface ProgrammeStep {
  readonly title: string
  readonly text: string
}

/** What the page of the programme says of its rules. */
interface ProgrammeWords {
  readonly headline: string
  readonly days: string
  readonly steps: readonly ProgrammeStep[]
  readonly facts: readonly (readonly [label: string, text: string])[]
  readonly cost: string
}

const points = (count: number) => counted(count, 'point', 'points')

/** The rules of a programme in sentences. Every figure is the programme's own. */
export function programmeWords(programme: ReferralProgramme): ProgrammeWords {
  const { rewards, keptDays, daysToQualify, waitDays, caps, monthsKept, from, until, isSample } = programme
  const kept = counted(keptDays, 'day', 'days')
  return {
    headline: `${points(rewards.inviter)} for you and ${rewards.friend} for your friend`,
    days: until === null ? `Open since ${formatDate(from)}.` : `Open from ${formatDate(from)} to ${formatDate(until)}.`,
    steps: [
      {
        title: 'You send your link',
        text: 'From your own phone or mailbox. We never ask for the address or number of a friend.',
      },
      {
        title: 'Your friend opens an account',
        text: 'It is free. Your friend has to be new here, and 18 or older by the MyKad number.',
      },
      {
        title: `Your friend does something useful within ${daysToQualify} days`,
        text: `That is: agree to the terms of the programme, say where they live and what kind of work they do, and keep a financial analysis or a comparison for ${kept}. Joining alone earns nothing, and nobody has to apply for a product.`,
      },
      {
        title: `Points come ${waitDays} days later`,
        text: `You get ${points(rewards.inviter)} and your friend gets ${points(rewards.friend)}.`,
      },
    ],
    facts: [
      ['You get', `${points(rewards.inviter)} for each friend who counts`],
      ['Your friend gets', points(rewards.friend)],
      ['By when', `${waitDays} days after your friend has done all of it`],
      ['Last day', `${daysToQualify} days after your friend joined`],
      ['At most', `${counted(caps.month, 'friend', 'friends')} a month and ${caps.year} a year`],
      ['Points last', `until the end of the month, ${counted(monthsKept, 'month', 'months')} after you get them`],
    ],
    cost: isSample
      ? 'This programme is a sample, to show how it works. Its points have no value, so they cost us nothing.'
      : `A friend who counts costs us ${points(rewards.inviter + rewards.friend)}. We pay for what points buy out of what providers pay us when somebody applies.`,
  }
}
