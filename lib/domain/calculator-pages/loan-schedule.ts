import type { ScheduleRow } from '../calculators/loan'
import type { Sen } from '../values/money'
import { pointsUpTo, type ResultTable, type Series } from './result'

/** A schedule as two lines at so many months: what is still owed, and the interest or profit paid so far. */
export function owedAndPaid(
  amount: Sen,
  schedule: readonly ScheduleRow[],
): { readonly at: readonly number[]; readonly series: readonly Series[] } {
  const paid: number[] = [0]
  for (const { charge } of schedule) paid.push((paid.at(-1) ?? 0) + charge)
  const at = pointsUpTo(schedule.length, 25)
  return {
    at,
    series: [
      {
        name: 'Still owed',
        tone: 'main',
        values: at.map((month) => (month === 0 ? amount : (schedule[month - 1]?.balance ?? 0))),
      },
      { name: 'Interest or profit paid', tone: 'cost', values: at.map((month) => paid[month] ?? 0) },
    ],
  }
}

/** A schedule as the table of a page, one row a month. */
export function monthlyTable(schedule: readonly ScheduleRow[]): ResultTable {
  return {
    title: 'Month by month',
    columns: [
      { label: 'Month', kind: 'whole' },
      { label: 'Instalment', kind: 'money' },
      { label: 'Interest or profit', kind: 'money' },
      { label: 'Principal', kind: 'money' },
      { label: 'Still owed', kind: 'money' },
    ],
    rows: schedule.map(({ charge, principal, balance }, index) => [
      index + 1,
      charge + principal,
      charge,
      principal,
      balance,
    ]),
  }
}
