import type { Invitations } from '@/lib/client/rewards'

type Message = NonNullable<Invitations['message']>

/** The channels of an invitation, by the names that the event for it uses. */
export type ShareChannel = 'whatsapp' | 'telegram' | 'x' | 'facebook' | 'email'

interface ShareWay {
  readonly channel: ShareChannel
  readonly label: string
  readonly href: string
}

/**
 * Links that open the message in another app or mailbox, where the member chooses who gets it: nothing is sent before, and we learn of no
 * contact. Facebook takes an address alone.
 */
export function shareWays({ title, text, link }: Message): readonly ShareWay[] {
  const [subject, body, url] = [title, text, link].map(encodeURIComponent)
  // The text ends with the link, which Telegram takes apart from it.
  const words = encodeURIComponent(text.replace(link, '').trim())
  return [
    { channel: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${body}` },
    { channel: 'telegram', label: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${words}` },
    { channel: 'x', label: 'X', href: `https://x.com/intent/post?text=${body}` },
    { channel: 'facebook', label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { channel: 'email', label: 'E-mail', href: `mailto:?subject=${subject}&body=${body}` },
  ]
}
