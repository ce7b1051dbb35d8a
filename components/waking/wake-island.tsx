import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { guardAgainstForeignHands } from './foreign-hands'
import { keepTyped } from './keep-typed'

/** How often an island is drawn anew after an error before it is left alone. */
const mostRebuilds = 3

/** Calls back once what it holds is on the page and listens. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

/**
 * Hydrates an island over its markup. Fulfilled when it listens. Where the markup is not what the server printed, React
 * draws the island anew from its data, and what was typed is put back. An island that breaks later is drawn anew too.
 * Throws when its markup is gone.
 */
export function wakeIsland<P extends object>(
  island: HTMLElement,
  Component: ComponentType<P>,
  props: P,
): Promise<void> {
  const place = island.querySelector(':scope > div')
  if (place === null) throw new TypeError('An island without its markup')
  guardAgainstForeignHands()
  return new Promise((resolve) => {
    let rebuilds = 0
    const draw = (start: (node: ReactNode, options: RootOptions) => unknown) => {
      const putBack = keepTyped(place)
      const onAwake = () => {
        putBack()
        resolve()
      }
      const node = (
        <Awake onAwake={onAwake}>
          <Component {...props} />
        </Awake>
      )
      start(node, {
        onRecoverableError: () => {
          island.dataset.rebuilt = ''
        },
        onUncaughtError: (error) => {
          reportError(error)
          rebuilds += 1
          if (rebuilds <= mostRebuilds) draw((again, options) => createRoot(place, options).render(again))
        },
      })
    }
    // As a transition it is done in slices, and a touch in between comes first.
    draw((node, options) => startTransition(() => void hydrateRoot(place, node, options)))
  })
}
