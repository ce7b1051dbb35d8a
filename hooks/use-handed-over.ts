import { type RefObject, useCallback, useEffect, useState } from 'react'
import { readApplicantText, readSession } from '@/lib/client/storage'
import { isControl, isTouched } from '@/lib/client/touched'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/** Where a calculator's form has figures from: the financial analysis, or what the visitor told about themselves. */
export type HandedFrom = 'analysis' | 'told'

interface HandedOver {
  readonly from: HandedFrom | null
  /** Fills in what was told since. */
  readonly fillAgain: () => void
}

/**
 * Fills a calculator's form with the figures of the financial analysis that this tab keeps, when a finding of it led
 * here, else with what the visitor told about themselves where a field asks the same; what was typed already stays. `from` is
 * null until it did. `onFilled` is told after that.
 */
export function useHandedOver(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  today: IsoDate,
  onFilled: (form: HTMLFormElement) => void,
): HandedOver {
  const [from, setFrom] = useState<HandedFrom | null>(null)
  const [round, setRound] = useState(0)
  const [filled, setFilled] = useState<number | null>(null)
  useEffect(() => {
    if (filled === round) return
    let gone = false
    findFigures(path, today, round === 0).then(
      (found) => {
        if (gone || found === null || form.current === null) return
        for (const [name, text] of Object.entries(found.fills)) fill(form.current, name, text)
        setFrom(found.from)
        setFilled(round)
        onFilled(form.current)
      },
      // The form keeps its examples, as for everybody else.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [form, path, today, round, filled, onFilled])
  const fillAgain = useCallback(() => setRound((before) => before + 1), [])
  return { from, fillAgain }
}

interface Found {
  readonly from: HandedFrom
  readonly fills: Readonly<Record<string, string>>
}

/** `first`: nobody has asked for what was told instead of the figures of an analysis. */
async function findFigures(path: string, today: IsoDate, first: boolean): Promise<Found | null> {
  const { hash } = window.location
  const analysed = first && hash.startsWith('#from-') ? readSession('analysis') : null
  if (analysed !== null) {
    const { handedOver } = await import('@/lib/domain/analysis/handed-over')
    const fills = handedOver(hash, analysed, path, today)
    return fills === null ? null : { from: 'analysis', fills }
  }
  const told = readApplicantText()
  if (told === null) return null
  const { toldFigures } = await import('@/lib/domain/calculator-pages/told-figures')
  const fills = toldFigures(path, told)
  return fills === null ? null : { from: 'told', fills }
}

function fill(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) control.value = text
  else if (control instanceof Element && isControl(control) && !isTouched(control)) control.value = text
}
