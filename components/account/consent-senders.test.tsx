import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DetailsIsland } from '@/components/account/details-island.client'
import { notificationFields } from '@/lib/account/settings/fields'
import { choiceSenders, memberTexts, sendingChoices } from '@/lib/domain/member/member-texts'

/** Not where kinds are declared and given words. */
const sources = globSync('lib/server/services/**/*.ts')
  .filter((file) => !/(?:\.test|\/message|\/letter)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))

/** Whether anything puts messages of this kind into the outbox. */
const isSent = (kind: string | null) => kind !== null && sources.some((source) => source.includes(`kind: '${kind}'`))

test.each([false, true])('no box asks to send what nothing sends, agreed to before: %s', (given) => {
  const choice = (text: string) => ({ given, changedAt: given ? 1 : null, text })
  const { choices } = memberTexts
  const stored = {
    textVersion: choices.version,
    marketing: choice(choices.marketing),
    updates: choice(choices.updates),
  }
  const boxes = notificationFields(stored).flatMap((field) => (field.kind === 'tick' ? [field.label] : []))
  const joining = renderToStaticMarkup(
    <DetailsIsland fullName="" terms={false} wantsPassword={false} referralCode="" problems={[]} />,
  )
  for (const one of sendingChoices) {
    const isShown = boxes.includes(choices[one]) || joining.includes(choices[one])
    expect([one, isShown]).toEqual([one, isSent(choiceSenders[one])])
  }
})

test('a kind of message that something sends is told from one that nothing sends', () => {
  expect([isSent('password-changed'), isSent('rates-changed'), isSent(null)]).toEqual([true, false, false])
})
