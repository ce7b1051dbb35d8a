import type { ComponentType } from 'react'

/** Draws a component with its data over the markup that the server printed of both. */
export type Draw = <P extends object>(component: ComponentType<P>, props: P) => Promise<void>

/** Loads an island's script and hands its component to `draw`. `data` is what the server printed for it. */
export type LoadIsland = (data: string, draw: Draw) => Promise<void>

/**
 * When an island wakes. `present`: once somebody is at the page. `loaded`: with the page, since it shows what no document has, such as the
 * time that is left. `focus`: with the first focus in it. All of them wake before that for somebody who is about to use them.
 */
export type Wakes = 'present' | 'loaded' | 'focus'

export interface IslandEntry {
  readonly load: LoadIsland
  readonly wakes: Wakes
}

/**
 * Every island of the site, by the name that `<Island>` prints. Empty here: the bundler puts in each file whose name ends in
 * `-island.client.tsx`, as a script of its own (`scripts/lib/island-files.mjs`). With `npm run dev` Next wakes them itself.
 */
export const islands: Readonly<Record<string, IslandEntry>> = {}
