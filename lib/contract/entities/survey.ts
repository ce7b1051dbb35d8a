import * as z from 'zod'
import { deviceTextSchema } from '../device-text'
import { dataOf } from '../operation'

/** The survey of somebody who is about to leave: the only form type of the specification. */
export const leavingSurvey = 'LEAVING_SO_SOON'

/** Longest text that goes with an answer, in characters. */
export const longestSurveyInput = 300

/** Id of a form, a question or an answer: lower-case letters, digits and single hyphens. */
export const surveyIdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens')

const answerSchema = z.object({
  id: z.string().min(1),
  answerLabel: z.string().min(1),
  /** Answers are shown in this order. */
  seq: z.int(),
  /** Ours: the answer may come with a text of its own. */
  takesText: z.boolean(),
})

const questionSchema = z.object({
  id: z.string().min(1),
  /** Ours: what is asked. */
  questionLabel: z.string().min(1),
  surveyAnswers: z.array(answerSchema).min(1),
})

/** A survey as a visitor gets it. It may be answered when `status` is CONFIRM, `active` is true and `exist` false. */
export const surveyFormSchema = z.object({
  id: z.string().min(1),
  /** Good for one submission. */
  token: z.string().min(1),
  status: z.string().min(1),
  active: z.boolean(),
  /** This member has answered before; always false for a visitor. */
  exist: z.boolean(),
  surveyQuestions: z.array(questionSchema).min(1),
})

export type SurveyForm = Readonly<z.infer<typeof surveyFormSchema>>

export const surveyFormAnswerSchema = dataOf(surveyFormSchema)

const detailSchema = z.strictObject({
  surveyQuestion: surveyIdSchema,
  surveyAnswer: surveyIdSchema,
  /** What was written for an answer that takes a text; empty otherwise. */
  surveyAnswerInput: z.string().max(longestSurveyInput).default(''),
})

/** A filled-in survey: one detail for each question. */
export const surveySubmissionSchema = z.strictObject({
  /** The specification's device id: kind, browser, id and system. Only the kind is kept. */
  device: deviceTextSchema,
  token: z.string().min(1).max(400),
  action: z.literal('SUBMIT'),
  surveyDetails: z.array(detailSchema).min(1).max(20),
})

export type SurveySubmission = Readonly<z.infer<typeof surveySubmissionSchema>>
