import { limits } from './limits'

/**
 * Says when somebody has scrolled for half a second without a pause, once they stop. `onScroll` is told the time of every
 * scroll; `done` is called after 500 ms of quiet. Times in milliseconds.
 */
export function watchScrolling(done: () => void): (now: number) => void {
  let began: number | null = null
  let last = 0
  let quiet: ReturnType<typeof setTimeout> | undefined
  return (now) => {
    began ??= now
    last = now
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      if (began !== null && last - began >= limits.scrollMs) done()
      began = null
    }, limits.scrollQuietMs)
  }
}
