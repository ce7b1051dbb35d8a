import * as z from 'zod'

const momentSchema = z.int().min(0)

/** A session as its member sees it. Moments are epoch milliseconds. */
export const sessionSchema = z.object({
  id: z.uuid(),
  /** Words such as Chrome on Android; empty where nothing is known. */
  device: z.string().max(80),
  method: z.enum(['password', 'code', 'joining']),
  /** The one that asks. */
  current: z.boolean(),
  openedAt: momentSchema,
  /** To within the ten minutes that an access token works. */
  lastUsedAt: momentSchema,
})
