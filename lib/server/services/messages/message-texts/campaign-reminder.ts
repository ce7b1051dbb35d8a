import 'server-only'
import { brand } from '@/lib/brand'
import { malaysianMoment } from '@/lib/domain/values/malaysian-moment'
import type { CampaignMessage } from '../message'
import { type MessageText, type Paragraph, type TextPlace, words } from './message-text'

type CampaignNamed = Omit<CampaignMessage, 'to'>

const removal = ({ removalKey }: CampaignNamed, siteUrl: string): Paragraph => ({
  kind: 'link',
  words:
    'If that was not you, or you want no more of it, erase your address here. You need no account and no password:',
  label: 'Erase my address',
  href: `${siteUrl}/campaign-reminder/${removalKey}`,
})

/** The mail that follows when somebody asks to be reminded of a campaign's end: that we will, and how to undo it. */
export function campaignKept(campaign: CampaignNamed, { siteUrl }: TextPlace): MessageText {
  const { title, endsAt } = campaign
  return {
    subject: 'We will remind you before the campaign ends',
    paragraphs: [
      words(
        `This address was entered on ${brand.name} to be reminded of “${title}”. It ends on ${malaysianMoment(endsAt)}; we write once more three days before, and then erase the address.`,
      ),
      removal(campaign, siteUrl),
    ],
    sms: `${brand.name}: we will remind you before the campaign ends. To be taken off, write to ${brand.supportEmail}.`,
  }
}

/** The reminder itself, three days before the end. */
export function campaignEnds(campaign: CampaignNamed, { siteUrl }: TextPlace): MessageText {
  const { title, slug, endsAt } = campaign
  const end = malaysianMoment(endsAt)
  return {
    subject: 'The campaign that you asked about ends soon',
    paragraphs: [
      {
        kind: 'link',
        words: `“${title}” ends on ${end}. You asked us to remind you; this is the last mail about it.`,
        label: 'Open the page',
        href: `${siteUrl}/campaign/${slug}`,
      },
      removal(campaign, siteUrl),
    ],
    sms: `${brand.name}: the campaign that you asked about ends on ${end}. ${siteUrl}/campaign`,
  }
}
