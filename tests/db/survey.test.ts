import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SurveyForm, SurveySubmission } from '@/lib/contract/entities/survey'
import type { Survey } from '@/lib/server/content/read-survey'
import type { OpenDatabase } from '@/lib/server/db/database'
import { createSurveyRepository } from '@/lib/server/db/survey-repository'
import { systemRandom } from '@/lib/server/services/keys/random'
import { addKey, forgetKeysUnusedSince, type KeySource, sealingKeys } from '@/lib/server/services/keys/sealing-keys'
import { answerSurvey, openSurvey, type SurveyDeps, tokenLifeMs } from '@/lib/server/services/surveys/survey'
import { engines, type Place } from './engines'

const start = 1_795_000_000_000
const formType = 'LEAVING_SO_SOON'

const survey: Survey = {
  id: 'leaving-1',
  formType,
  status: 'CONFIRM',
  active: true,
  questions: [
    {
      id: 'why',
      label: 'Why?',
      answers: [
        { id: 'done', seq: 2, label: 'Done', takesText: false },
        { id: 'other', seq: 1, label: 'Other', takesText: true },
      ],
    },
    {
      id: 'again',
      label: 'Again?',
      answers: [
        { id: 'yes', seq: 1, label: 'Yes', takesText: false },
        { id: 'no', seq: 2, label: 'No', takesText: false },
      ],
    },
  ],
}

for (const engine of await engines()) {
  describe.skipIf(!engine.available)(`surveys on ${engine.name}`, () => {
    let place: Place
    let database: OpenDatabase
    let now = start

    beforeEach(async () => {
      now = start
      place = await engine.newMigratedPlace()
      database = await place.open()
    })
    afterEach(() => place.remove())

    const source = (): KeySource => ({
      secret: null,
      secretBefore: null,
      keyDir: join(place.dataDir, 'keys'),
      dataDir: place.dataDir,
    })

    function deps(asked: Survey = survey, open: OpenDatabase = database): SurveyDeps {
      return {
        keys: () => sealingKeys(source(), 'survey-tokens'),
        surveys: () => [asked],
        responses: createSurveyRepository(async () => open.db),
        clock: { now: () => now },
        random: systemRandom,
      }
    }

    async function fetched(accountId: string | null = null): Promise<SurveyForm> {
      const form = await openSurvey(deps(), formType, accountId)
      if (form === null) throw new Error('No survey')
      return form
    }

    function submission(token: string, change: Partial<SurveySubmission> = {}): SurveySubmission {
      return {
        device: 'mobile;Chrome;abc;Android',
        token,
        action: 'SUBMIT',
        surveyDetails: [
          { surveyQuestion: 'why', surveyAnswer: 'other', surveyAnswerInput: 'No cards for students' },
          { surveyQuestion: 'again', surveyAnswer: 'yes', surveyAnswerInput: '' },
        ],
        ...change,
      }
    }

    const answer = (sent: SurveySubmission, accountId: string | null = null, formId = survey.id, by = deps()) =>
      answerSurvey(by, { formId, submission: sent, deviceKind: 'mobile', accountId })
    const responses = () => database.db.selectFrom('survey_responses').selectAll().execute()
    const answers = () => database.db.selectFrom('survey_response_answers').selectAll().orderBy('question_id').execute()

    it('gives the form as the file says, with a token that no other visitor gets', async () => {
      const form = await fetched()
      expect(form).toMatchObject({ id: 'leaving-1', status: 'CONFIRM', active: true, exist: false })
      expect(form.surveyQuestions.map((question) => question.questionLabel)).toEqual(['Why?', 'Again?'])
      expect(form.surveyQuestions[0]?.surveyAnswers).toEqual([
        { id: 'done', answerLabel: 'Done', seq: 2, takesText: false },
        { id: 'other', answerLabel: 'Other', seq: 1, takesText: true },
      ])
      expect((await fetched()).token).not.toBe(form.token)
      expect(await openSurvey(deps(), 'NO_SUCH_FORM', null)).toBeNull()
    })

    it('keeps the answers, the kind of device and the time, and nothing else', async () => {
      expect(await answer(submission((await fetched()).token))).toEqual({ state: 'kept' })
      const [response] = await responses()
      expect(response).toEqual({
        id: expect.any(String),
        form_id: 'leaving-1',
        device_kind: 'mobile',
        created_at: start,
      })
      expect(await answers()).toEqual([
        { response_id: response?.id, question_id: 'again', answer_id: 'yes', input: '' },
        { response_id: response?.id, question_id: 'why', answer_id: 'other', input: 'No cards for students' },
      ])
      expect(await database.db.selectFrom('survey_members').selectAll().execute()).toEqual([])
    })

    it('removes what looks like an address or a number of a person from a text', async () => {
      const written = 'call 012-345 6789,\nmail siti@example.com or 900101 14 5678; 3 cards'
      const details = [
        { surveyQuestion: 'why', surveyAnswer: 'other', surveyAnswerInput: written },
        { surveyQuestion: 'again', surveyAnswer: 'no', surveyAnswerInput: '' },
      ]
      await answer(submission((await fetched()).token, { surveyDetails: details }))
      expect((await answers())[1]?.input).toBe('call [removed], mail [removed] or [removed]; 3 cards')
    })

    it('takes a token once, whatever comes with it the second time', async () => {
      const { token } = await fetched()
      expect(await answer(submission(token))).toEqual({ state: 'kept' })
      expect(await answer(submission(token))).toEqual({ state: 'used' })
      expect(await responses()).toHaveLength(1)
    })

    it('keeps one of 20 submissions of one token that arrive together through two processes', async () => {
      const { token } = await fetched()
      const other = deps(survey, await place.open())
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) => answer(submission(token), null, survey.id, n % 2 === 0 ? deps() : other)),
      )
      expect(outcomes.filter((outcome) => outcome.state === 'kept')).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome.state === 'used')).toHaveLength(19)
    })

    it('takes a token that another process gave out, also when both are the first to make the key', async () => {
      const other = deps(survey, await place.open())
      const forms = await Promise.all([openSurvey(deps(), formType, null), openSurvey(other, formType, null)])
      expect(await answer(submission(forms[0]?.token ?? ''), null, survey.id, other)).toEqual({ state: 'kept' })
      expect(await answer(submission(forms[1]?.token ?? ''))).toEqual({ state: 'kept' })
    })

    it('keeps no key in the database, and takes a token of the key before, not of one before that', async () => {
      const { token } = await fetched()
      expect(await database.db.selectFrom('survey_keys').selectAll().execute()).toEqual([])
      const { token: later } = await fetched()
      addKey(source(), 1_790_000_000_000)
      expect(await answer(submission(token))).toEqual({ state: 'kept' })
      expect((await fetched()).token.slice(0, 9)).not.toBe(token.slice(0, 9))
      forgetKeysUnusedSince(source(), 1_790_000_000_000)
      expect(await answer(submission(later))).toMatchObject({ state: 'refused' })
    })

    it('takes a token until it is two hours old', async () => {
      const { token } = await fetched()
      const { token: later } = await fetched()
      now = start + tokenLifeMs - 1
      expect(await answer(submission(token))).toEqual({ state: 'kept' })
      now += 1
      expect(await answer(submission(later))).toEqual({
        state: 'refused',
        fields: [{ field: 'token', message: 'has expired: get the survey again' }],
      })
    })

    it('refuses a token that is made up, changed, prolonged or of another survey', async () => {
      const { token } = await fetched()
      const [key = '', id = '', time = '', mac = ''] = token.split('.')
      const prolonged = `${key}.${id}.${(Number.parseInt(time, 36) + 1).toString(36)}.${mac}`
      const otherId = `${key}.${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}.${time}.${mac}`
      const otherKey = `00000000.${id}.${time}.${mac}`
      const guesses = [`${key}.${id}.${time}.${'A'.repeat(43)}`, `${key}.${id}.${time}.`]
      for (const forged of ['x', ...guesses, prolonged, otherId, otherKey]) {
        expect(await answer(submission(forged))).toEqual({
          state: 'refused',
          fields: [{ field: 'token', message: 'is not one that we gave out for this survey' }],
        })
      }
      const next: Survey = { ...survey, id: 'leaving-2' }
      expect(await answer(submission(token), null, 'leaving-2', deps(next))).toMatchObject({ state: 'refused' })
      expect(await responses()).toEqual([])
    })

    it.each([
      ['formId', 'unknown', survey, 'is not a survey that we ask'],
      ['formId', survey.id, { ...survey, active: false }, 'is a survey that is not open'],
      ['formId', survey.id, { ...survey, status: 'CLOSED' as const }, 'is a survey that is not open'],
    ])('refuses a form that cannot be answered: %s %s', async (field, formId, asked, message) => {
      const { token } = await fetched()
      expect(await answer(submission(token), null, formId, deps(asked))).toEqual({
        state: 'refused',
        fields: [{ field, message }],
      })
    })

    it('names each answer that the form does not know, and spends no token on it', async () => {
      const { token } = await fetched()
      const surveyDetails = [
        { surveyQuestion: 'what', surveyAnswer: 'done', surveyAnswerInput: '' },
        { surveyQuestion: 'why', surveyAnswer: 'yes', surveyAnswerInput: '' },
        { surveyQuestion: 'why', surveyAnswer: 'done', surveyAnswerInput: '' },
      ]
      expect(await answer(submission(token, { surveyDetails }))).toEqual({
        state: 'refused',
        fields: [
          { field: 'surveyDetails.0.surveyQuestion', message: 'is not a question of this survey' },
          { field: 'surveyDetails.1.surveyAnswer', message: 'is not an answer to this question' },
          { field: 'surveyDetails.2.surveyQuestion', message: 'is answered twice' },
          { field: 'surveyDetails', message: 'has no answer to again' },
        ],
      })
      const withText = [
        { surveyQuestion: 'why', surveyAnswer: 'done', surveyAnswerInput: 'and more' },
        { surveyQuestion: 'again', surveyAnswer: 'yes', surveyAnswerInput: '' },
      ]
      expect(await answer(submission(token, { surveyDetails: withText }))).toEqual({
        state: 'refused',
        fields: [{ field: 'surveyDetails.0.surveyAnswerInput', message: 'must be empty: this answer takes no text' }],
      })
      expect(await answer(submission(token))).toEqual({ state: 'kept' })
    })

    it('knows which member has answered, without knowing what', async () => {
      const { token, exist } = await fetched('member-1')
      expect(exist).toBe(false)
      await answer(submission(token), 'member-1')
      expect([(await fetched('member-1')).exist, (await fetched('member-2')).exist, (await fetched()).exist]).toEqual([
        true,
        false,
        false,
      ])
      expect(JSON.stringify([await responses(), await answers()])).not.toContain('member-1')
      expect(await database.db.selectFrom('survey_members').selectAll().execute()).toEqual([
        { form_id: 'leaving-1', account_id: 'member-1' },
      ])
    })

    it('keeps nothing of a response whose answers cannot be kept, and the token can be used again', async () => {
      const { token } = await fetched()
      const answersTable = database.db.schema
      await answersTable.alterTable('survey_response_answers').renameTo('elsewhere').execute()
      await expect(answer(submission(token))).rejects.toThrow(/survey_response_answers/)
      expect(await responses()).toEqual([])
      await answersTable.alterTable('elsewhere').renameTo('survey_response_answers').execute()
      expect(await answer(submission(token))).toEqual({ state: 'kept' })
    })
  })
}
