import { expect, test } from 'vitest'
import { updateProfileOperation } from '@/lib/contract/account-component/update-profile'
import { proofsOf } from '../../support/consents'
import { newMember } from '../../support/member'
import { changeProfileBy, profileSeenBy } from '../../support/profile'
import { expectSuccess } from '../../support/provider'

test('what a change names is kept, what it does not name stays, and null takes an answer back', async () => {
  const { accessToken } = await newMember()
  await changeProfileBy(accessToken, { city: ' Ipoh ', sex: 'female', addressLines: ['12, Jalan Besar', ' '] })
  const response = await changeProfileBy(accessToken, { sex: null, fullName: "Aminah D'Souza" })
  const { data } = await expectSuccess(response, updateProfileOperation)
  expect(data).toMatchObject({ city: 'Ipoh', sex: null, fullName: "Aminah D'Souza", addressLines: ['12, Jalan Besar'] })
  expect(await profileSeenBy(accessToken)).toEqual(data)
})

test('a change of one member leaves every other member as they were', async () => {
  const [member, other] = [await newMember(), await newMember()]
  const before = await profileSeenBy(other.accessToken)
  await changeProfileBy(member.accessToken, { city: 'Ipoh', fullName: 'Aminah', birthDate: '1991-01-02' })
  expect(await profileSeenBy(other.accessToken)).toEqual(before)
})

test('two changes at once are both kept', async () => {
  const { accessToken } = await newMember()
  const changes = [{ city: 'Ipoh' }, { sex: 'female' }, { employer: 'Kedai Kopi Sdn. Bhd.' }]
  const answers = await Promise.all(changes.map((change) => changeProfileBy(accessToken, change)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await profileSeenBy(accessToken)).toMatchObject({
    city: 'Ipoh',
    sex: 'female',
    employer: 'Kedai Kopi Sdn. Bhd.',
  })
})

test('a blood type is kept with the proof of a consent of its own, and its removal with another', async () => {
  const { accountId, accessToken } = await newMember()
  await changeProfileBy(accessToken, { bloodType: 'O+', bloodTypeConsent: true })
  expect(await profileSeenBy(accessToken)).toMatchObject({ bloodType: 'O+' })
  await changeProfileBy(accessToken, { bloodType: null })
  await changeProfileBy(accessToken, { bloodType: null })
  const proof = { kind: 'blood-type', text_version: '2026-11-22' }
  expect(await proofsOf(accountId)).toEqual([
    { ...proof, given: 1 },
    { ...proof, given: 0 },
  ])
})
