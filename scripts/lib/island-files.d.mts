export interface IslandFile {
  /** As `<Island>` prints it. */
  readonly name: string
  /** From the root of the project. */
  readonly file: string
  readonly component: string
  readonly wakes: 'present' | 'loaded' | 'focus'
}
export function islandFiles(): readonly IslandFile[]
export function islandTable(): string
