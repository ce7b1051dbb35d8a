import { useEffect } from 'react'
import { noteUnsavedInput } from '@/lib/client/unsaved-input'

/** Says for a part of the page, for as long as it is shown, whether it holds input that nothing else keeps. */
export function useUnsavedInput(part: string, unsaved: boolean): void {
  useEffect(() => {
    noteUnsavedInput(part, unsaved)
    return () => noteUnsavedInput(part, false)
  }, [part, unsaved])
}
