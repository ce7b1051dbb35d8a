/** What a member sends to a friend from their own device: we never take a friend's contact. */
export interface ShareMessage {
  readonly title: string
  readonly text: string
  /** The address with the code, which the text ends with too. */
  readonly link: string
}

/** The message of a member. `siteUrl` has no slash at its end. */
export function shareMessage(
  siteName: string,
  siteUrl: string,
  code: string,
  rewards: { readonly inviter: number; readonly friend: number },
): ShareMessage {
  const link = `${siteUrl}/referral?code=${code}`
  return {
    title: `${siteName}: compare financial products`,
    text: `I compare cards, loans and savings on ${siteName}. If you join with my code ${code} and do what the programme asks, you get ${rewards.friend} points and I get ${rewards.inviter}. What counts, and by when: ${link}`,
    link,
  }
}
