import 'server-only'
import { leavingSurvey } from '@/lib/contract/entities/survey'
import { contentKind } from './content-kind'
import { readSurvey } from './read-survey'

/** The surveys; that of visitors who leave must be there. */
export const surveyContent = contentKind({
  folder: 'surveys',
  read: readSurvey,
  between: (surveys, folder) =>
    surveys.some(({ formType }) => formType === leavingSurvey)
      ? []
      : [{ file: `${folder}/leaving-so-soon.yaml`, line: 1, field: '', reason: 'is missing' }],
})
