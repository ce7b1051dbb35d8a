/** Nine digits, however they are grouped: a phone number, an identity card, a card or an account. */
const longNumber = /(?:\d[\s().-]*){9}/

/**
 * True for a text that may say who somebody is: an e-mail address or a long number. The kinds of properties leave little
 * room for one; this closes the rest, such as a page address that somebody made by hand.
 */
export function maySayWho(text: string): boolean {
  return text.includes('@') || /%40/i.test(text) || longNumber.test(text)
}
