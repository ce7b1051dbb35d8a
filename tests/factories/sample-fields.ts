import { choice, count, date, money, months, rate, toggle } from '@/lib/domain/fields/field'
import { addDays } from '@/lib/domain/values/iso-date'
import { ringgit } from '@/lib/domain/values/money'
import { basisPoints } from '@/lib/domain/values/rate'

const bounds = <T>(min: T, max: T) => ({
  min: { at: min, because: 'less makes no sense here' },
  max: { at: max, because: 'more makes no sense here' },
})

/** A field of every kind, one of which counts only while another has a value. */
export const sampleFields = {
  amount: money({ label: 'Amount', default: ringgit(1_000), ...bounds(ringgit(100), ringgit(5_000)) }),
  rate: rate({
    label: 'Rate',
    unit: '% a year',
    default: basisPoints(415),
    ...bounds(basisPoints(0), basisPoints(1_000)),
  }),
  months: months({ label: 'Months', default: 12, ...bounds(1, 60) }),
  people: count({ label: 'People', unit: 'persons', default: 2, ...bounds(1, 9) }),
  day: date({
    label: 'Day',
    default: (day) => day,
    min: { at: (day) => addDays(day, -10), because: 'earlier makes no sense here' },
    max: { at: (day) => addDays(day, 10), because: 'later makes no sense here' },
  }),
  kind: choice({
    label: 'Kind',
    options: [
      { value: 'plain', label: 'Plain' },
      { value: 'tied', label: 'Tied' },
    ],
    default: 'plain',
  }),
  share: rate({
    label: 'Share',
    unit: '%',
    default: basisPoints(3_000),
    ...bounds(basisPoints(0), basisPoints(10_000)),
    when: { field: 'kind', is: ['tied'] },
  }),
  again: toggle({ label: 'Again', default: true }),
}
