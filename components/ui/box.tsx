import { type ComponentProps, memo } from 'react'

/**
 * A radio button or a box to tick that is drawn again only when it changes: a list has sixty of them, React writes the attributes
 * of each one that it draws, and most changes alter only what stands beside.
 */
export const Box = memo(function Box(props: ComponentProps<'input'> & { readonly type: 'radio' | 'checkbox' }) {
  return <input {...props} />
})
