import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readAnswers } from '@/lib/domain/analysis/read-answers'
import { reportOf } from '@/lib/domain/analysis/report'
import { isoDate } from '@/lib/domain/values/iso-date'
import { ReportView } from './report-view'

const today = isoDate('2026-11-20')

/** Spends more than it earns, owes on a card at 18% and on a loan. */
const inDebt = {
  income: '2800',
  spending: '3100',
  essentials: '2400',
  repayments: '950',
  liquid: '600',
  earned: '0.5',
  'card-owed': '9000',
  'card-rate': '18',
  'loan-owed': '15000',
  'loan-rate': '12',
  'other-owed': '0',
  dependants: 'yes',
  need: '2000',
  years: '12',
  'life-cover': '0',
  'illness-cover': '0',
  'medical-limit': '0',
}
const households = [
  ['in debt', inDebt],
  ['well off', { ...inDebt, income: '12000', liquid: '200000', 'card-owed': '0', 'loan-owed': '0', earned: '3' }],
  ['retired on savings', { income: '800', spending: '3300', retired: 'yes', liquid: '660000', essentials: '2500' }],
  ['that answered one question', { income: '4000' }],
] as const

const drawn = (texts: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(
    <ReportView
      report={reportOf(readAnswers(new URLSearchParams(texts), today).answers, today)}
      today={today}
      onEdit={() => {}}
    />,
  )

/** The states as they are read, card by card. */
const statesIn = (html: string) =>
  [...html.matchAll(/<span class="state"><span aria-hidden="true">[^<]+<\/span><span>([^<]+)<\/span>/g)].map(
    ([, word]) => word,
  )

describe('the cards of a report', () => {
  it.each(households)('of a household %s stand worst first, each with its state in words', (_, texts) => {
    const states = statesIn(drawn(texts))
    expect(states).toHaveLength(11)
    const severity = ['Act', 'Watch', 'Good', 'Not known']
    const ranks = states.map((word) => severity.indexOf(word ?? ''))
    expect(ranks).not.toContain(-1)
    expect(ranks).toEqual([...ranks].sort())
  })

  it('of a household in debt start with the gap in its month, then its debts; cover comes after them', () => {
    const titles = [...drawn(inDebt).matchAll(/<b id="finding-([a-z-]+)">/g)].map(([, id]) => id)
    expect(titles.slice(0, 2)).toEqual(['savings-rate', 'debt-cost'])
    expect(titles.indexOf('life-cover')).toBeGreaterThan(titles.indexOf('debt-cost'))
  })
})

describe('the report of a household in debt', () => {
  const html = drawn(inDebt)
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  it('has what to do first, and free help, before every figure', () => {
    const help = html.indexOf('href="tel:+60326167766"')
    expect(help).toBeGreaterThan(0)
    expect(help).toBeLessThan(html.indexOf('class="state"'))
    expect(html.indexOf('https://www.akpk.org.my')).toBeGreaterThan(0)
  })

  it('says what to do where a payment is late already', () => {
    expect(text).toContain('or a payment is late already, call that lender today')
  })

  it('asks for nothing that its first steps speak against', () => {
    expect(text).not.toContain('Save up three months of essentials before other goals')
    expect(text.match(/Take the first steps above before you buy more cover/g)).toHaveLength(3)
    // What it cannot avoid is no alarm.
    expect(html).toMatch(/finding-watch[^>]*><p[^>]*><b id="finding-needless-interest"/)
  })

  it('writes what is below zero with a minus', () => {
    expect(text).toContain('−10.7%')
    expect(text).not.toMatch(/ -\d/)
  })
})
