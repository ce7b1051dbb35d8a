/** When a member is written to about what they follow: when it happens, or once a week about all of it. */
export const alertRhythms = ['immediate', 'weekly'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

/** What holds where nobody chose. */
export const usualRhythm: AlertRhythm = 'immediate'
