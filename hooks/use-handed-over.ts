import { type RefObject, useEffect, useState } from 'react'
import { readSession } from '@/lib/client/storage'
import { isControl, isTouched } from '@/lib/client/touched'
import type { IsoDate } from '@/lib/domain/iso-date'

/**
 * Fills a calculator's form with the figures of the financial analysis that this tab keeps, when a finding of it led
 * here; what was typed already stays. True once it did. `onFilled` is told after that.
 */
export function useHandedOver(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  today: IsoDate,
  onFilled: (form: HTMLFormElement) => void,
): boolean {
  const [filled, setFilled] = useState(false)
  useEffect(() => {
    const { hash } = window.location
    const kept = hash.startsWith('#from-') ? readSession('analysis') : null
    if (kept === null || filled) return
    let gone = false
    import('@/lib/domain/analysis-page/handed-over').then(
      ({ handedOver }) => {
        const fills = handedOver(hash, kept, path, today)
        if (gone || fills === null || form.current === null) return
        for (const [name, text] of Object.entries(fills)) fill(form.current, name, text)
        setFilled(true)
        onFilled(form.current)
      },
      // The form keeps its examples, as for everybody else.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [form, path, today, filled, onFilled])
  return filled
}

function fill(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name)
  if (control instanceof RadioNodeList) control.value = text
  else if (control instanceof Element && isControl(control) && !isTouched(control)) control.value = text
}
