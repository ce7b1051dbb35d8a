import { useCallback, useEffect, useRef, useState } from 'react'
import { noteScript } from '@/lib/client/script-state'
import { type CalculatorModel, calculatorModel, type FormModel, rowsKey } from '@/lib/domain/calculator-pages/model'
import { loadCalculator } from '@/lib/domain/calculator-pages/registry'
import type { CalculatorResult } from '@/lib/domain/calculator-pages/result'
import type { FieldProblem } from '@/lib/domain/fields/form'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/** How long the figures rest before the address follows and the answer is read out, in milliseconds. */
const restMs = 600

interface UseCalculator<V> {
  readonly id: string
  readonly today: IsoDate
  /** The form as the server read it. */
  readonly initial: FormModel
  /** The address never changes: the values are personal. */
  readonly personal: boolean
  /** Loads what draws the answer. */
  readonly loadView: () => Promise<V>
}

/** What the browser worked out last. */
interface Worked<V> {
  readonly view: V
  readonly model: CalculatorModel
  /** The last answer that there was, also while a field cannot be used. */
  readonly answer: { readonly result: CalculatorResult; readonly model: CalculatorModel } | null
}

interface CalculatorHook<V> {
  /** null while the server's own answer stands. */
  readonly worked: Worked<V> | null
  /** Problems of the fields that were left, or of all once the form was sent. */
  readonly problems: readonly FieldProblem[]
  readonly state: 'ready' | 'working' | 'failed'
  /** Counts the times that the form was sent: the page moves the focus after each. */
  readonly sent: number
  /** The form says something that the address does not, or must not, say. */
  readonly unsaved: boolean
  /** The answer to read out, once the figures rest. */
  readonly announced: string
  /** Starts loading what a change will need; safe to call on every touch. */
  readonly prepare: () => void
  /** Works the form out. */
  readonly work: (params: URLSearchParams, cause: 'typed' | 'sent') => void
  /** From now on the field's problem is shown. */
  readonly leave: (field: string) => void
}

/**
 * A calculator that follows its form in the browser. Its module and the view are fetched on the first touch; after that
 * nothing is requested, and nothing that was typed is sent anywhere.
 */
export function useCalculator<V>({ id, today, initial, personal, loadView }: UseCalculator<V>): CalculatorHook<V> {
  const [worked, setWorked] = useState<Worked<V> | null>(null)
  const [state, setState] = useState<CalculatorHook<V>['state']>('ready')
  const [sent, setSent] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(initial.problems.map(({ field }) => field)))
  const wanted = useRef<URLSearchParams | null>(null)
  const wholeRows = useRef(false)
  const load = useLoading(id, loadView)
  const rest = useRest(worked, personal)

  const work = useCallback(
    (params: URLSearchParams, cause: 'typed' | 'sent') => {
      wholeRows.current ||= params.get(rowsKey) === 'all'
      if (wholeRows.current) params.set(rowsKey, 'all')
      wanted.current = params
      setState('working')
      load().then(
        ({ calculator, view }) => {
          if (wanted.current !== params) return
          const model = calculatorModel(calculator, params, today)
          setWorked((before) => {
            const { result } = model
            return { view, model, answer: result === null ? (before?.answer ?? null) : { result, model } }
          })
          if (cause === 'sent') {
            setLeft((fields) => new Set([...fields, ...model.form.problems.map(({ field }) => field)]))
            setSent((times) => times + 1)
          }
          setState('ready')
          noteScript(load, true)
        },
        () => {
          if (wanted.current !== params) return
          setState('failed')
          noteScript(load, false)
        },
      )
    },
    [load, today],
  )

  const prepare = useCallback(() => {
    // A failed load is reported by the change that needs it.
    load().catch(() => undefined)
  }, [load])
  const leave = useCallback((field: string) => setLeft((fields) => new Set([...fields, field])), [])
  const problems = (worked?.model.form ?? initial).problems.filter(({ field }) => left.has(field))
  const unsaved = state !== 'ready' || (worked !== null && (personal || !rest.inAddress))
  return { worked, problems, state, sent, unsaved, announced: rest.announced, prepare, work, leave }
}

/** Fetches the calculator and its view once; after a failure the next call tries again. */
function useLoading<V>(id: string, loadView: () => Promise<V>) {
  const loading = useRef<ReturnType<typeof loadBoth<V>> | null>(null)
  return useCallback(() => {
    if (loading.current === null) {
      const started = loadBoth(id, loadView)
      loading.current = started
      started.catch(() => {
        loading.current = null
      })
    }
    return loading.current
  }, [id, loadView])
}

async function loadBoth<V>(id: string, loadView: () => Promise<V>) {
  const [calculator, view] = await Promise.all([loadCalculator(id), loadView()])
  if (calculator === null) throw new Error(`No calculator ${id}`)
  return { calculator, view }
}

interface Rest {
  readonly announced: string
  /** The address says what was worked out last. */
  readonly inAddress: boolean
}

/** Once the figures rest: the address follows them, unless they are personal, and the answer is handed out to be read. */
function useRest<V>(worked: Worked<V> | null, personal: boolean): Rest {
  const [announced, setAnnounced] = useState('')
  const [written, setWritten] = useState<Worked<V> | null>(null)
  useEffect(() => {
    if (worked === null) return
    const timer = setTimeout(() => {
      const { model } = worked
      if (!personal && model.result !== null) {
        window.history.replaceState(null, '', model.address)
        setWritten(worked)
      }
      setAnnounced(spoken(model.result))
    }, restMs)
    return () => clearTimeout(timer)
  }, [worked, personal])
  return { announced, inAddress: worked === written }
}

function spoken(result: CalculatorResult | null): string {
  if (result === null) return ''
  return result.kind === 'refusal' ? result.title : `${result.headline.value} ${result.headline.unit}`
}
