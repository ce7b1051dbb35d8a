import { expect, it } from 'vitest'
import { shareWays } from './share-ways'

const link = 'https://timbang.example/referral?code=ABCDEFGHJK'
const message = { title: 'Compare & choose', text: `Join with my code ABCDEFGHJK. What counts: ${link}`, link }
const hrefOf = (channel: string) => new URL(shareWays(message).find((way) => way.channel === channel)?.href ?? 'x:')

it('opens the whole message where the app takes a text, and names nobody it goes to', () => {
  expect(hrefOf('whatsapp').searchParams.get('text')).toBe(message.text)
  expect(hrefOf('x').searchParams.get('text')).toBe(message.text)
  expect(hrefOf('email').searchParams.get('body')).toBe(message.text)
  expect(hrefOf('email').searchParams.get('subject')).toBe(message.title)
  expect(hrefOf('email').pathname).toBe('')
})

it('gives the link once, where the app takes it apart from the words', () => {
  expect(hrefOf('telegram').searchParams.get('url')).toBe(link)
  expect(hrefOf('telegram').searchParams.get('text')).toBe('Join with my code ABCDEFGHJK. What counts:')
  expect(hrefOf('facebook').searchParams.get('u')).toBe(link)
})
