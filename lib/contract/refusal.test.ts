import { expect, test } from 'vitest'
import { problemKinds } from './problem'
import { problemDocument } from './problem-document'
import { readRefusal } from './refusal'

const requestId = '00000000-0000-4000-8000-000000000000'
const gone = { message: problemKinds.GBL0015.message, errorCode: 'GBL0015' }

test.each<[string, unknown]>([
  ['a problem document', problemDocument('GBL0015', requestId)],
  ['message and code alone', gone],
  ['both wrapped in data', { data: gone }],
  ['the message in data, the code beside it', { data: { message: gone.message }, errorCode: gone.errorCode }],
  ['the code in data, the message beside it', { message: gone.message, data: { errorCode: gone.errorCode } }],
  ['data that says nothing', { ...gone, data: null }],
])('%s is understood', (_shape, body) => {
  expect(readRefusal(body)).toMatchObject(gone)
})

test('the fields at fault are read in either shape', () => {
  const errors = [{ field: 'email', message: 'Email cannot be empty.' }]
  expect(readRefusal(problemDocument('GBL0007', requestId, null, errors))?.errors).toEqual(errors)
  expect(readRefusal({ data: { errorCode: 'GBL0007', errors } })?.errors).toEqual(errors)
})

test('half a refusal is one: a message without a code, a code without a message', () => {
  expect(readRefusal({ message: ' Closed. ' })).toMatchObject({ message: 'Closed.', errorCode: null })
  expect(readRefusal({ data: { errorCode: 'GBL0020' } })).toMatchObject({ message: null, errorCode: 'GBL0020' })
})

test.each<[string, unknown]>([
  ['no body', undefined],
  ['a text', 'Bad gateway'],
  ['a list', []],
  ['an empty message', { message: ' ', status: 500 }],
  ['a message that is none', { message: { text: 'x' }, errorCode: 15 }],
  ['a whole stack of calls', { message: 'at org.example.Main '.repeat(100) }],
])('%s says nothing', (_shape, body) => {
  expect(readRefusal(body)).toBeNull()
})
