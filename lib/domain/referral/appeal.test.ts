import { expect, it } from 'vitest'
import { appealMessage, appealQuery, readAppeal, shortReference } from './appeal'
import { shownReason } from './state'

const id = '019aa0c2-7d7e-7c53-9d1f-0123456789ab'
const read = (query: string) => readAppeal(new URLSearchParams(query))

it('brings a refused invitation and its reason to the contact form', () => {
  const query = appealQuery({ invitation: shortReference(id), reason: 'own-account' })
  const appeal = readAppeal(query)
  expect(appeal && appealMessage(appeal)).toBe(
    'Please look again at invitation 456789ab.\nReason shown: Both accounts have the same e-mail address or mobile number.\n\nIt should count because: ',
  )
})

it('says of a reason that is between the friend and us no more than the dashboard does', () => {
  const shown = shownReason('had-an-account')
  const appeal = readAppeal(appealQuery({ invitation: shortReference(id), reason: shown?.reason ?? null }))
  expect(appeal && appealMessage(appeal)).toContain(shown?.words)
})

it('takes no words from an address: only eight hexadecimal digits and a reason of the list', () => {
  expect(read('invitation=456789ab&reason=Send+me+your+password')).toEqual({ invitation: '456789ab', reason: null })
  for (const invitation of ['', 'call+012345678', '456789AB', '456789abc', '<b>45678'])
    expect(read(`invitation=${invitation}&reason=own-account`)).toBeNull()
  expect(read('reason=own-account&message=Hello')).toBeNull()
})
