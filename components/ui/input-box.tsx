import type { ReactNode } from 'react'

interface InputBoxProps {
  /** What stands before what is typed, such as RM. */
  readonly prefix?: string | null
  /** What stands after it, such as years. */
  readonly unit?: string | null
  readonly children: ReactNode
}

/** The frame of an input or a list of options, with what its figure is counted in. */
export function InputBox({ prefix = null, unit = null, children }: InputBoxProps) {
  return (
    <span className="input">
      {prefix === null ? null : <span>{prefix}</span>}
      {children}
      {unit === null || unit === '' ? null : <span className="after">{unit}</span>}
    </span>
  )
}
