// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/client/api-error'
import { surveyFetchOperation, surveySubmitOperation } from '@/lib/contract/calls/surveys'
import { type SurveyForm, surveySubmissionSchema } from '@/lib/contract/entities/survey'
import { fetchSurvey, isAnswerable, sendSurvey } from './survey-calls'

const call = vi.hoisted(() => vi.fn())
vi.mock('@/lib/client/session', () => ({ sessionCall: () => call }))

const config = {
  origin: 'https://www.example.com',
  appId: 'timbang',
  signingKey: 'key',
  analytics: null,
  apps: [],
  chat: { infobip: false, zendesk: false },
}
const form: SurveyForm = {
  id: 'leaving',
  token: 'first',
  status: 'CONFIRM',
  active: true,
  exist: false,
  surveyQuestions: [
    {
      id: 'why',
      questionLabel: 'Why?',
      surveyAnswers: [{ id: 'done', answerLabel: 'Done', seq: 1, takesText: false }],
    },
  ],
}
const answers = [{ surveyQuestion: 'why', surveyAnswer: 'done', surveyAnswerInput: '' }]

function refusal(errorCode: string, field: string | null = null): ApiError {
  const problem = {
    type: 'about:blank',
    title: 'Refused',
    status: 409,
    detail: '',
    instance: '/',
    message: 'No',
    errorCode,
    ...(field === null ? {} : { errors: [{ field, message: 'has lapsed' }] }),
  }
  return new ApiError('status', surveySubmitOperation.id, 409, problem)
}

/** The tokens of the submissions so far. */
const sent = () =>
  call.mock.calls.flatMap(([operation, input]) =>
    operation === surveySubmitOperation ? [surveySubmissionSchema.parse(input.body).token] : [],
  )

/** Answers submissions one after the other; an error refuses one. */
function answerWith(outcomes: readonly (ApiError | undefined)[], fetched: SurveyForm = { ...form, token: 'second' }) {
  const left = [...outcomes]
  call.mockImplementation(async (operation) => {
    if (operation === surveyFetchOperation) return { data: fetched }
    const outcome = left.shift()
    if (outcome !== undefined) throw outcome
    return undefined
  })
}

beforeEach(() => {
  call.mockReset()
  sessionStorage.clear()
  sessionStorage.setItem('key', 'device')
  sessionStorage.setItem('expiry', String(Date.now() + 3_600_000))
})

describe('the survey', () => {
  it('is asked for by the form type of the specification', async () => {
    answerWith([])
    expect((await fetchSurvey(config)).token).toBe('second')
    expect(call).toHaveBeenCalledExactlyOnceWith(surveyFetchOperation, { query: { formType: 'LEAVING_SO_SOON' } })
  })

  it.each([
    [{}, true],
    [{ status: 'DRAFT' }, false],
    [{ active: false }, false],
    [{ exist: true }, false],
  ])('may be answered only while confirmed, active and not answered before: %j', (change, expected) => {
    expect(isAnswerable({ ...form, ...change })).toBe(expected)
  })
})

describe('a submission', () => {
  it('carries the device, the token, the action and what was answered, under the id of the form', async () => {
    answerWith([undefined])
    await sendSurvey(config, form, answers)
    expect(call).toHaveBeenCalledExactlyOnceWith(surveySubmitOperation, {
      query: { formId: 'leaving' },
      body: {
        device: expect.stringMatching(/^[^;]+;[^;]+;device;[^;]+$/),
        token: 'first',
        action: 'SUBMIT',
        surveyDetails: answers,
      },
    })
  })

  it('is made again with a new token where the first has lapsed, once', async () => {
    answerWith([refusal('GBL0007', 'token'), undefined])
    await sendSurvey(config, form, answers)
    expect(sent()).toEqual(['first', 'second'])
    call.mockClear()
    answerWith([refusal('GBL0007', 'token'), refusal('GBL0007', 'token')])
    await expect(sendSurvey(config, form, answers)).rejects.toThrow(ApiError)
    expect(sent()).toEqual(['first', 'second'])
  })

  it('is refused for good where another field is at fault', async () => {
    answerWith([refusal('GBL0007', 'formId')])
    await expect(sendSurvey(config, form, answers)).rejects.toThrow(ApiError)
    expect(sent()).toEqual(['first'])
  })

  it('is not put under another survey that came in its place meanwhile', async () => {
    answerWith([refusal('GBL0007', 'token')], { ...form, id: 'newer' })
    await expect(sendSurvey(config, form, answers)).rejects.toThrow(ApiError)
    expect(sent()).toEqual(['first'])
  })

  it('counts as made when an earlier try arrived after all', async () => {
    answerWith([refusal('GBL0018')])
    await expect(sendSurvey(config, form, answers)).resolves.toBeUndefined()
  })

  it('fails as its call does', async () => {
    answerWith([new ApiError('network', surveySubmitOperation.id, null, null)])
    await expect(sendSurvey(config, form, answers)).rejects.toMatchObject({ kind: 'network' })
  })
})
