import { newReferralCode, type ReferralCode } from '@/lib/domain/member/referral-code'

/** A code that passes its check, another one for each number under 200. */
export function referralCodeOf(number: number): ReferralCode {
  return newReferralCode((length) =>
    new Uint8Array(length).fill(number % 31).map((at, place) => (place === 0 ? number : at)),
  )
}
