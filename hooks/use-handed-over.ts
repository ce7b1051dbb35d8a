import { type RefObject, useEffect, useState } from 'react'
import { readApplicantText, readSession } from '@/lib/client/storage'
import { isControl, isTouched } from '@/lib/client/touched'
import type { IsoDate } from '@/lib/domain/values/iso-date'

/** Where a calculator's form has figures from: the financial analysis, or what the visitor told about themselves. */
export type HandedFrom = 'analysis' | 'told'

/**
 * Fills a calculator's form with the figures of the financial analysis that this tab keeps, when a finding of it led
 * here, else with what the visitor told about themselves where a field asks the same; what was typed already stays. Null
 * until it did. `onFilled` is told after that.
 */
export function useHandedOver(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  today: IsoDate,
  onFilled: (form: HTMLFormElement) => void,
): HandedFrom | null {
  const [from, setFrom] = useState<HandedFrom | null>(null)
  useEffect(() => {
    if (from !== null) return
    let gone = false
    findFigures(path, today).then(
      (found) => {
        if (gone || found === null || form.current === null) return
        for (const [name, text] of Object.entries(found.fills)) fill(form.current, name, text)
        setFrom(found.from)
        onFilled(form.current)
      },
      // The form keeps its examples, as for everybody else.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [form, path, today, from, onFilled])
  return from
}

interface Found {
  readonly from: HandedFrom
  readonly fills: Readonly<Record<string, string>>
}

async function findFigures(path: string, today: IsoDate): Promise<Found | null> {
  const { hash } = window.location
  const analysed = hash.startsWith('#from-') ? readSession('analysis') : null
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
