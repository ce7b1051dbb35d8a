import 'server-only'
import { contentKind } from './content-kind'
import { readAnswer } from './read-answer'
import { lostRelations } from './related'

/** The answers of the support centre, in the order of their questions. */
export const answerContent = contentKind({
  folder: 'support',
  read: readAnswer,
  order: (one, other) => one.question.localeCompare(other.question, 'en'),
  between: (answers, folder) =>
    lostRelations(answers, folder, (other, isItself) =>
      isItself ? 'names the answer itself' : `names ${other}, which is no answer here`,
    ),
})
