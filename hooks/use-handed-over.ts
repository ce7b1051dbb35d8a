import { type RefObject, useCallback, useEffect, useState } from 'react'
import { readForm } from '@/lib/client/read-form'
import { isDeviceUsed, readApplicantText, readRememberedCase, readSession } from '@/lib/client/storage'
import { isControl, isTouched } from '@/lib/client/touched'
import type { IsoDate } from '@/lib/domain/values/iso-date'
import { fromList } from '@/lib/routing/page-marks'

/**
 * Where a calculator's form has figures from: the financial analysis, what the visitor told about themselves, the list that it led to, or a
 * list's case that the device remembers.
 */
export type HandedFrom = 'analysis' | 'told' | 'list' | 'remembered'

interface HandedOver {
  readonly from: HandedFrom | null
  /** Fills in what was told since. */
  readonly fillAgain: () => void
}

/**
 * Fills a calculator's form with the figures of the financial analysis that this tab keeps, when a finding of it led
 * here; with what it said before, for who comes back from its list; else with what the visitor told about themselves where a field
 * asks the same, or with the case of a list that the device remembers. What was typed already stays. `from` is null until it did. `onFilled` is given what the form says after that, and
 * what was found for fields that it does not show yet.
 */
export function useHandedOver(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  today: IsoDate,
  onFilled: (said: URLSearchParams) => void,
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
        const unasked = Object.entries(found.fills).filter(([name, text]) => !fill(form.current, name, text))
        setFrom(found.from)
        setFilled(round)
        onFilled(new URLSearchParams([...readForm(form.current), ...unasked]))
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
  if (first && hash === fromList) {
    const { handedBack } = await import('@/lib/client/hand-case')
    const back = handedBack(path)
    if (back !== null) return { from: 'list', fills: back }
  }
  const told = readApplicantText()
  if (told !== null) {
    const { personalFigures } = await import('@/lib/domain/calculator-pages/personal-figures')
    const fills = personalFigures(path, told)
    if (fills !== null) return { from: 'told', fills }
  }
  return findRemembered(path)
}

/** Figures in the address are somebody's own: they stay. */
async function findRemembered(path: string): Promise<Found | null> {
  if (window.location.search !== '' || !isDeviceUsed()) return null
  const { listRememberedBy, rememberedFigures } = await import('@/lib/domain/calculator-pages/remembered-figures')
  const list = listRememberedBy(path)
  const remembered = list === null ? null : readRememberedCase(list)
  const fills = remembered === null ? null : rememberedFigures(path, remembered)
  return fills === null ? null : { from: 'remembered', fills }
}

/** Whether the form has a field of that name. */
function fill(form: HTMLFormElement | null, name: string, text: string): boolean {
  const control = form?.elements.namedItem(name) ?? null
  if (control instanceof RadioNodeList) control.value = text
  else if (control instanceof Element && isControl(control) && !isTouched(control)) control.value = text
  return control !== null
}
