import { expect, test } from 'vitest'
import { mykadOperation, updateIncomesOperation, updateProfileOperation } from '@/lib/contract/calls/profile'
import { storedContact } from '@/lib/server/db/stored-contact'
import { proofsOf } from '../support/consents'
import { describeCall } from '../support/describe-call'
import { bearer, newMember } from '../support/member'
import { changeProfileBy, incomesSeenBy, profileSeenBy } from '../support/profile'
import { expectProblem, expectSuccess, fieldsOf, send } from '../support/provider'
import { incomes } from '../support/samples'

describeCall('account-component/profile', 200, () => {
  test('a member sees name, birth date, contacts and what they told, null for the rest', async () => {
    const email = storedContact('email', 'aminah@example.com')
    const { accessToken } = await newMember({ fullName: 'Aminah' }, { contacts: [email], passwordHash: null })
    const profile = await profileSeenBy(accessToken)
    expect(profile).toMatchObject({ fullName: 'Aminah', birthDate: '1990-05-17', mykad: null, hasPassword: false })
    expect(profile.contacts).toEqual([{ ...email, verifiedAt: expect.any(Number) }])
    expect([profile.city, profile.bloodType, profile.addressLines]).toEqual([null, null, []])
  })

  test('a member sees nothing of another', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await changeProfileBy(member.accessToken, { city: 'Ipoh', fullName: 'Aminah' })
    expect(await profileSeenBy(other.accessToken)).toMatchObject({ city: null, fullName: 'Siti Nurhaliza Binti Omar' })
  })
})

describeCall('account-component/update-profile', 200, () => {
  test('what a change names is kept, what it does not name stays, and null takes an answer back', async () => {
    const { accessToken } = await newMember()
    await changeProfileBy(accessToken, { city: ' Ipoh ', sex: 'female', addressLines: ['12, Jalan Besar', ' '] })
    const response = await changeProfileBy(accessToken, { sex: null, fullName: "Aminah D'Souza" })
    const { data } = await expectSuccess(response, updateProfileOperation)
    expect(data).toMatchObject({
      city: 'Ipoh',
      sex: null,
      fullName: "Aminah D'Souza",
      addressLines: ['12, Jalan Besar'],
    })
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
})

describeCall('account-component/update-profile', 422, () => {
  test.each([
    ['what is not a member’s to say', { age: 99, id: 'x', mxPoints: 999, city: 'Ipoh' }, ['age', 'id', 'mxPoints']],
    ['a MyKad number, which has a call of its own', { mykad: '900101-14-0001' }, ['mykad']],
    ['no name', { fullName: ' ' }, ['fullName']],
    ['a name of signs', { fullName: '<b>' }, ['fullName']],
    ['a birth date that is to come', { birthDate: '2026-11-21' }, ['birthDate']],
    ['a birth date of nobody alive', { birthDate: '1890-01-01' }, ['birthDate']],
    ['a day that is none', { birthDate: '1990-02-30' }, ['birthDate']],
    ['a blood type without its consent', { bloodType: 'O+' }, ['bloodTypeConsent']],
    ['a blood type with its consent refused', { bloodType: 'O+', bloodTypeConsent: false }, ['bloodTypeConsent']],
    ['a sex that no list has', { sex: 'x' }, ['sex']],
    ['a postcode of letters in Malaysia', { country: 'MY', postcode: 'ABC 12' }, ['postcode']],
    ['a state abroad', { country: 'SG', state: '10' }, ['state']],
    ['too many lines', { addressLines: ['1', '2', '3', '4'] }, ['addressLines']],
    ['a line without end', { city: 'a'.repeat(101) }, ['city']],
    ['mark-up', { employer: '<script>' }, ['employer']],
  ])('%s is refused by name and changes nothing', async (_what, body, fields) => {
    const { accessToken } = await newMember()
    const before = await profileSeenBy(accessToken)
    const problem = await expectProblem(await changeProfileBy(accessToken, body), 'GBL0007')
    expect([...fieldsOf(problem)].sort()).toEqual([...fields].sort())
    expect(await profileSeenBy(accessToken)).toEqual(before)
  })
})

describeCall('account-component/mykad', 200, () => {
  const setBy = (accessToken: string, mykad: string | null) =>
    send(mykadOperation, { headers: bearer(accessToken), body: { mykad } })

  test('a number is shown masked, and date of birth and sex follow from it', async () => {
    const { accessToken } = await newMember()
    const { data } = await expectSuccess(await setBy(accessToken, '850228-14-0002'), mykadOperation)
    expect(data).toMatchObject({ mykad: '850228-**-****', birthDate: '1985-02-28', sex: 'female' })
    const problem = await expectProblem(await changeProfileBy(accessToken, { birthDate: '1985-03-01' }), 'GBL0007')
    expect(fieldsOf(problem)).toEqual(['birthDate'])
  })

  test('digits that can mean two centuries mean the one that the member said before', async () => {
    const { accessToken } = await newMember({ birthDate: null })
    await changeProfileBy(accessToken, { birthDate: '1920-01-02' })
    await setBy(accessToken, '200102-14-0001')
    expect(await profileSeenBy(accessToken)).toMatchObject({ birthDate: '1920-01-02' })
    const { accessToken: young } = await newMember({ birthDate: null })
    await setBy(young, '200102-14-0003')
    expect(await profileSeenBy(young)).toMatchObject({ birthDate: '2020-01-02' })
  })

  test('a number can be removed, and belongs to its own member alone', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await setBy(member.accessToken, '900101-14-1001')
    await setBy(other.accessToken, null)
    expect(await profileSeenBy(member.accessToken)).toMatchObject({ mykad: '900101-**-****' })
    await setBy(member.accessToken, null)
    expect(await profileSeenBy(member.accessToken)).toMatchObject({ mykad: null })
  })
})

describeCall('account-component/mykad', 409, () => {
  test('a number that another account has is refused without a word of whose it is', async () => {
    const [member, other] = [await newMember({ fullName: 'Aminah' }), await newMember()]
    const setBy = (accessToken: string, mykad: string) =>
      send(mykadOperation, { headers: bearer(accessToken), body: { mykad } })
    await setBy(member.accessToken, '910101-14-1001')
    const problem = await expectProblem(await setBy(other.accessToken, '910101141001'), 'GBL0031')
    expect(JSON.stringify(problem)).not.toMatch(/Aminah|910101/)
    expect(await profileSeenBy(other.accessToken)).toMatchObject({ mykad: null, birthDate: '1990-05-17' })
  })
})

describeCall('account-component/mykad', 422, () => {
  test.each(['', '900101', '900231-14-0001', '900101-17-0001', '9'.repeat(41)])(
    '“%s” is no MyKad number and is refused',
    async (mykad) => {
      const headers = bearer((await newMember()).accessToken)
      const response = await send(mykadOperation, { headers, body: { mykad } })
      expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(['mykad'])
    },
  )
})

describeCall('account-component/incomes', 200, () => {
  test('who has said nothing sees that nothing was said, not RM0', async () => {
    const { grossMonthly, commitments } = await incomesSeenBy((await newMember()).accessToken)
    expect([grossMonthly, ...Object.values(commitments)]).toEqual(Array.from({ length: 7 }, () => null))
  })

  test('a member sees what they said, RM0 too, and nobody else does', async () => {
    const [member, other] = [await newMember(), await newMember()]
    await send(updateIncomesOperation, { headers: bearer(member.accessToken), body: incomes })
    expect(await incomesSeenBy(member.accessToken)).toEqual(incomes)
    expect(await incomesSeenBy(other.accessToken)).toMatchObject({ grossMonthly: null })
  })
})

describeCall('account-component/update-incomes', 204, () => {
  test('figures replace the ones before, and the profile stays', async () => {
    const { accessToken } = await newMember()
    const headers = bearer(accessToken)
    await changeProfileBy(accessToken, { city: 'Ipoh' })
    await send(updateIncomesOperation, { headers, body: incomes })
    const changed = { ...incomes, netMonthly: null, otherMonthly: 12_345 }
    await expectSuccess(await send(updateIncomesOperation, { headers, body: changed }), updateIncomesOperation)
    expect(await incomesSeenBy(accessToken)).toEqual(changed)
    expect(await profileSeenBy(accessToken)).toMatchObject({ city: 'Ipoh' })
  })
})

describeCall('account-component/update-incomes', 422, () => {
  const { netMonthly: _left, ...withoutNet } = incomes

  test.each([
    ['a figure that is left out', withoutNet, ['netMonthly']],
    ['less than nothing', { ...incomes, grossMonthly: -1 }, ['grossMonthly']],
    ['part of a sen', { ...incomes, grossMonthly: 0.5 }, ['grossMonthly']],
    ['a figure as text', { ...incomes, grossMonthly: '6000' }, ['grossMonthly']],
    [
      'a commitment of no kind',
      { ...incomes, commitments: { ...incomes.commitments, alimony: 1 } },
      ['commitments.alimony'],
    ],
  ])('%s is refused by name', async (_what, body, fields) => {
    const headers = bearer((await newMember()).accessToken)
    const response = await send(updateIncomesOperation, { headers, body })
    expect(fieldsOf(await expectProblem(response, 'GBL0007'))).toEqual(fields)
  })
})
