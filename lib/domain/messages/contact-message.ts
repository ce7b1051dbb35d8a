/** What a message to us can be about, in the order in which it is asked. */
export const contactTopics = ['figure', 'account', 'privacy', 'partner', 'press', 'site', 'other'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactTopicWords: Readonly<Record<ContactTopic, string>> = {
  figure: 'A wrong figure',
  account: 'My account',
  privacy: 'Privacy and my data',
  partner: 'Partners',
  press: 'Press',
  site: 'Something on the site does not work',
  other: 'Something else',
}

/** How somebody names their message to us, such as TB-7K3M-9QXW. */
export const referencePattern = /^TB(?:-[2-9A-HJ-NP-Z]{4}){2}$/
