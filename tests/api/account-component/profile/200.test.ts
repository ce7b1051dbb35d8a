import { expect, test } from 'vitest'
import { storedContact } from '@/lib/server/db/stored-contact'
import { newMember } from '../../support/member'
import { changeProfileBy, profileSeenBy } from '../../support/profile'

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
