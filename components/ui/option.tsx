import type { ComponentProps, ReactNode } from 'react'
import { Box } from './box'

interface OptionProps extends ComponentProps<typeof Box> {
  /** The label, and what stands after it. */
  readonly children: ReactNode
}

/** A radio button or a box to tick, in its label. */
export function Option({ children, ...input }: OptionProps) {
  return (
    <label className="opt">
      <Box {...input} />
      {children}
    </label>
  )
}
