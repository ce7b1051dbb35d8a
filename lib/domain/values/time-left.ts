import { counted } from './words'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * How much time is left, from milliseconds, in the two units that matter: days and hours, hours and minutes, minutes and seconds. Never
 * more than is left. Empty: none is.
 */
export function timeLeft(ms: number): string {
  if (ms < secondMs) return ''
  const days = Math.floor(ms / dayMs)
  const hours = Math.floor((ms % dayMs) / hourMs)
  const minutes = Math.floor((ms % hourMs) / minuteMs)
  const seconds = Math.floor((ms % minuteMs) / secondMs)
  if (days > 0) return `${counted(days, 'day', 'days')} ${counted(hours, 'hour', 'hours')}`
  if (hours > 0) return `${counted(hours, 'hour', 'hours')} ${counted(minutes, 'minute', 'minutes')}`
  return `${counted(minutes, 'minute', 'minutes')} ${counted(seconds, 'second', 'seconds')}`
}
