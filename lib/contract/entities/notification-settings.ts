import * as z from 'zod'

const choiceSchema = z.object({
  given: z.boolean(),
  /** When it was last changed, epoch milliseconds; null when the member has never chosen, which means no. */
  changedAt: z.int().min(0).nullable(),
  /** What the member agrees to. */
  text: z.string().min(1),
})

/** What a member lets us send beside what the account itself needs, such as codes. */
export const notificationSettingsSchema = z.object({
  /** The version of the texts, to be sent back with a choice. */
  textVersion: z.string().min(1).max(40),
  marketing: choiceSchema,
  updates: choiceSchema,
})
export type NotificationSettings = Readonly<z.output<typeof notificationSettingsSchema>>

/** What is chosen; what is not named stays. */
export const notificationChangeSchema = z.strictObject({
  textVersion: z.string().min(1).max(40),
  marketing: z.boolean().optional(),
  updates: z.boolean().optional(),
})
export type NotificationChange = Readonly<z.output<typeof notificationChangeSchema>>
