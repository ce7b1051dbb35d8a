import 'server-only'
import { brand } from '@/lib/brand'
import type { WeekOfAlerts } from '../message'
import { type MessageText, type TextPlace, words } from './message-text'
import { alertEnd, newsParagraphs } from './product-alert'

/** Where all that is told by the week is ended without an account: by hand, or by the one click of a mail program. */
export function weekEnd({ removalKey }: Pick<WeekOfAlerts, 'removalKey'>, { siteUrl }: TextPlace): string {
  return `${siteUrl}/weekly-alerts/${removalKey}`
}

/** All news of a week, each with its source and the way to end it. */
export function alertsOfTheWeek(week: Pick<WeekOfAlerts, 'items' | 'removalKey'>, place: TextPlace): MessageText {
  const { items } = week
  const what = items.length === 1 ? 'One change' : `${items.length} changes`
  const end = weekEnd(week, place)
  return {
    subject: `${what} in what you follow`,
    paragraphs: [
      words(
        'You asked to be told once a week about products that you follow. Providers cannot pay for these messages.',
      ),
      ...items.flatMap((item) => [
        words(`${item.product}:`),
        ...newsParagraphs(item, place),
        {
          kind: 'link' as const,
          words: 'No more about this one?',
          label: 'Stop this alert',
          href: alertEnd(item, place),
        },
      ]),
      {
        kind: 'link',
        words: 'No more weekly messages? You need no password:',
        label: 'Stop all weekly alerts',
        href: end,
      },
    ],
    sms: `${brand.name}: ${what.toLowerCase()} in what you follow. See your account. Stop: ${end}`,
  }
}
