import { Blank } from '@/components/ui/blank'
import { Island } from '@/components/ui/island'
import type { CategoryId } from '@/lib/domain/categories/ids'
import type { SentenceModel } from '@/lib/domain/list/sentence-model'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { counted } from '@/lib/domain/values/words'
import { RememberedAskIsland } from './remembered-ask-island.client'

/** A list that can be asked in a sentence. */
export interface AskedList {
  readonly id: CategoryId
  readonly title: string
  readonly count: number
  readonly singular: string
  readonly plural: string
  readonly sentence: SentenceModel
}

interface AskProps {
  readonly lists: readonly AskedList[]
  /** The day that the page is made for. */
  readonly today: IsoDate
}

/** One sentence to fill in for each of a few lists, one of them open. Plain forms: they lead to the list for what was filled in. */
export function Ask({ lists, today }: AskProps) {
  if (lists.length === 0) return null
  return (
    <section className="ask" aria-labelledby="ask-title">
      <h2 id="ask-title" className="sr-only">
        Compare for your own figures
      </h2>
      {lists.map((list, at) => (
        <details key={list.id} name="ask" open={at === 0}>
          <summary>{list.title}</summary>
          <Question list={list} today={today} />
        </details>
      ))}
    </section>
  )
}

interface QuestionProps {
  readonly list: AskedList
  readonly today: IsoDate
}

function Question({ list: { id, count, singular, plural, sentence }, today }: QuestionProps) {
  return (
    <form method="get" action={sentence.action} autoComplete="off">
      {sentence.carried.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <p className="sentence">
        {sentence.parts.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Blank key={part.name} id={`ask-${id}-${part.name}`} field={part} error={null} />
          ),
        )}
      </p>
      <div className="ask-foot">
        <Island name="remembered-ask" of={RememberedAskIsland} props={{ category: id, path: sentence.action, today }} />
        <button type="submit" className="btn">
          {`Compare ${counted(count, singular, plural)}`}
        </button>
      </div>
    </form>
  )
}
