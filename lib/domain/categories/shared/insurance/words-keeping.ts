import type { Words } from '../../../products/words'
import { counted } from '../../../values/words'

const daysText = (days: number) => counted(days, 'day', 'days')
const monthsText = (months: number) => counted(months, 'month', 'months')
const cancelled = 'Cancel the old one only when the new one is in force'

/** Words about the days of a new policy and about replacing an old one. The server alone reads them. */
export const keepingWords = {
  /** Articles of ours that help to choose. */
  articles: {
    average: { href: '/blog/average-clause', label: 'The average clause: insured for half, paid half' },
    waiting: { href: '/blog/waiting-periods', label: 'Waiting periods: when a new policy does not pay' },
    replacing: { href: '/blog/replacing-a-policy', label: 'Before you replace a policy' },
  },
  terms: {
    freeLook: {
      label: 'Last day to cancel for a full refund',
      text: (days: number) =>
        `${daysText(days)} from the day you got it, which counts as the first. Cancel in writing before the day is over.`,
    },
    waiting: {
      label: (what: string) => `Waiting time over: ${what}`,
      days: (days: number) => `The first ${daysText(days)} are over. What showed itself within them is not covered.`,
      months: (months: number) => `The first ${monthsText(months)} are over. What happened within them is not covered.`,
    },
    renewal: {
      label: 'Renewal',
      text: 'See whether the price has changed and compare before you pay. Let nothing end before other cover is in force.',
    },
    yearOnly: 'if you bought a year',
    illness: 'illness',
    listedIllnesses: 'listed illnesses',
    accidents: 'accidents',
    death: 'death by illness',
  },
  replacing: {
    title: ({ policy }: Words) => `Before you replace a ${policy}`,
    waits: (waits: readonly string[]) =>
      `Do you have to wait again? Waiting times start anew${waits.length === 0 ? '' : `. Here: ${waits.join(', ')}`}.`,
    wait: { days: daysText, months: monthsText },
    contest: 'time in which a wrong answer can cancel it',
    age: 'What does it cost at your age now? The price is not that of the age at which you joined.',
    health:
      'What do you have by now? A new one may leave out any illness that you have today, and asks about your health again.',
    value: ({ policy }: Words) =>
      `What is the old one worth? Ask for its surrender value in writing: in early years a ${policy} that saves gives back less than you paid.`,
    noValue: 'What would you lose? Ask what the old one covers that this one does not.',
    order: (days: number | null) =>
      days === null
        ? `Is the new one in force? ${cancelled}.`
        : `Is the new one in force? ${cancelled} and you have read it: you can give it back for ${daysText(days)}.`,
    source: (title: string, checked: string) => `${title}, checked ${checked}`,
  },
}
