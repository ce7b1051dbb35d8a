import type { ComponentProps, ReactNode } from 'react'

interface OptionProps extends ComponentProps<'input'> {
  readonly type: 'radio' | 'checkbox'
  /** The label, and what stands after it. */
  readonly children: ReactNode
}

/** A radio button or a box to tick, in its label. */
export function Option({ children, ...input }: OptionProps) {
  return (
    <label className="opt">
      <input {...input} />
      {children}
    </label>
  )
}
