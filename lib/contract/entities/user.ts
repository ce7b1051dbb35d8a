import * as z from 'zod'

/** The account of a member as its own browser sees it: the specification's user, and nothing beyond it. */
export const userSchema = z.object({
  id: z.string().min(1).max(100),
  fullName: z.string().min(1).max(200),
  /** Whole years in Malaysia today by the MyKad number; null without one: a birth date that was typed proves no age. */
  age: z.int().min(0).max(150).nullable(),
  /** What the member belongs to; the first is the one whose settings apply. */
  institutions: z.array(z.object({ id: z.string().min(1).max(100) })),
  /** The version of the referral terms that the member has agreed to; null when none. */
  referralCodeTermConditionVersion: z.string().min(1).max(40).nullable(),
})

export type User = Readonly<z.infer<typeof userSchema>>
