import { describe, expect, it } from 'vitest'
import { problemsStillTrue } from './printed-problems'

const room = { field: 'room', message: 'Room must be at least RM0. We used RM0.' }
const printed = {
  fields: [
    { name: 'age', text: '31' },
    { name: 'room', text: '0' },
  ],
  problems: [room],
}
const shows = (text: string, problems = [] as (typeof room)[]) => ({ fields: [{ name: 'room', text }], problems })

describe('a field out of bounds in the address of a page that is worked out again', () => {
  it('keeps its message while it shows the value that was used instead', () => {
    expect(problemsStillTrue(printed, shows('0'))).toEqual([room])
  })

  it('loses it once the visitor has put in another value', () => {
    expect(problemsStillTrue(printed, shows('200'))).toEqual([])
  })

  it('has one message: the newest', () => {
    const newer = { field: 'room', message: 'Room must be at most RM2,000. We used RM2,000.' }
    expect(problemsStillTrue(printed, shows('0', [newer]))).toEqual([newer])
  })

  it('says nothing of a field that is gone, or of a page printed without a fault', () => {
    expect(problemsStillTrue(printed, { fields: [], problems: [] })).toEqual([])
    expect(problemsStillTrue(shows('0'), shows('0', [room]))).toEqual([room])
  })
})
