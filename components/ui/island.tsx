import type { ComponentType } from 'react'
import { DataBlock } from './data-block'
import type { PlainData } from './plain-data'

interface IslandProps<P> {
  /** The name of its file before `-island.client.tsx`. */
  readonly name: string
  /** The component of that file. */
  readonly of: ComponentType<P>
  /** Plain data: a browser reads it back from JSON. */
  readonly props: P & PlainData<P>
}

/**
 * A part of a page that script works on. The server prints the component's markup with its data beside it; the loader
 * hydrates it by a root of its own. What stands around it is never touched by React.
 */
export function Island<P extends object>({ name, of: Component, props }: IslandProps<P>) {
  return (
    <div className="contents" data-island={name}>
      {Object.keys(props).length === 0 ? null : <DataBlock data={props} />}
      <div className="contents">
        <Component {...props} />
      </div>
    </div>
  )
}
