import { expect, it } from 'vitest'
import { judge, knownFindings, reportSchema } from './w3c-findings'

const property = { type: 'error', message: 'CSS: Unrecognized at-rule “@property”' }
const reported = (...messages: readonly object[]) => judge(reportSchema.parse({ messages }).messages)

it('a known finding is none, and is counted', () => {
  const { faults, known } = reported({ ...property, url: 'file:/a.html', extract: 'none}}@property --tw-blur' })
  expect(faults).toEqual([])
  expect(known).toEqual(knownFindings.map(({ message }) => (message === property.message ? 1 : 0)))
})

it('the same words about anything else are a fault, as is all that nobody has explained, warnings and what cannot be read included', () => {
  const findings = [
    { ...property, extract: '@property --ours' },
    {
      type: 'info',
      message: 'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
      extract: '<img src=a/>',
    },
    { type: 'info', subType: 'warning', message: 'The “type” attribute is unnecessary.', extract: '<script type' },
    { type: 'non-document-error', message: 'No such file' },
  ]
  expect(reported(...findings).faults.map(({ message }) => message)).toEqual(findings.map(({ message }) => message))
})
