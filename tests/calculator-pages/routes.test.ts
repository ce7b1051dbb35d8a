import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { POST } from '@/app/(site)/financial-hub/[calculator]/answer/route'
import { GET as getSchedule } from '@/app/(site)/financial-hub/[calculator]/schedule/route'
import { openQuery } from '@/lib/server/data/forms/sealed-values'

const context = (calculator: string) => ({ params: Promise.resolve({ calculator }) })

function post(body: BodyInit, type = 'application/x-www-form-urlencoded'): Request {
  return new Request('http://site.test/financial-hub/affordability/answer', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
}

const csvOf = (calculator: string, query: string) =>
  getSchedule(new NextRequest(`http://site.test/financial-hub/${calculator}/schedule?${query}`), context(calculator))

describe('a form with figures about the visitor', () => {
  it('leads back to its page with the figures sealed and unreadable in the address', async () => {
    const response = await POST(post('case=1&income=98765&commitments=4321&unknown=x'), context('affordability'))
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '', 'http://site.test')
    expect([location.pathname, location.hash]).toEqual(['/financial-hub/affordability', '#answer'])
    expect([...location.searchParams.keys()]).toEqual(['sealed'])
    const seal = location.searchParams.get('sealed') ?? ''
    for (const text of [seal, Buffer.from(seal, 'base64url').toString('latin1')]) {
      expect(text).not.toMatch(/98765|4321|income/)
    }
    expect(openQuery('affordability', seal)?.toString()).toBe('case=1&income=98765&commitments=4321')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('is refused in words when it is too long, of another type or for no calculator', async () => {
    const long = await POST(post(`case=1&income=${'9'.repeat(20_000)}`), context('affordability'))
    const json = await POST(post('{"income":1}', 'application/json'), context('affordability'))
    const unknown = await POST(post('case=1'), context('no-such-calculator'))
    expect([long.status, json.status, unknown.status]).toEqual([400, 400, 404])
    expect(await long.text()).toMatch(/could not be read/)
  })
})

describe('the table of an answer as a spreadsheet', () => {
  it('is refused where the address leaves a field out, naming it', async () => {
    const response = await csvOf('personal-loan-instalment', 'case=1&amount=1000&rate=7&months=12')
    expect(response.status).toBe(400)
    expect(await response.text()).toBe('This address leaves out: How the rate is quoted, Processing fee.\n')
  })

  it('is whole, in plain numbers, however the page folds it', async () => {
    const response = await csvOf(
      'personal-loan-instalment',
      'case=1&amount=1000&months=12&basis=flat&rate=7&fee=0&duty=1',
    )
    expect(response.headers.get('content-disposition')).toContain('personal-loan-instalment.csv')
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFMonth,Instalment (RM),Interest or profit (RM),Principal (RM),Still owed (RM)')
    expect(lines[1]).toBe('1,89.17,10.77,78.40,921.60')
    expect(lines.length).toBe(14)
    expect(lines[12]?.endsWith(',0.00')).toBe(true)
  })

  it('is not to be had for figures about a person, wrong figures or no calculator', async () => {
    const answers = await Promise.all([
      csvOf('affordability', 'case=1&income=5000'),
      csvOf('personal-loan-instalment', 'case=1&amount=lots&months=12&basis=flat&rate=7&fee=0'),
      csvOf('no-such-calculator', 'case=1'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
