import 'server-only'
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** A file to write; `path` as the file system knows it. */
export interface FileWrite {
  readonly path: string
  readonly text: string
}

/** Moves one file over another in one step. */
export type Rename = (from: string, to: string) => void

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w')
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function temporary(path: string): string {
  return `${path}.importing`
}

function putBack(before: readonly FileWrite[]): void {
  for (const { path, text } of before) writeDurably(path, text)
}

/**
 * Replaces existing files, all or none: each is first written in full beside its place, then they are moved over one
 * by one; when a move fails, the files already moved get their old text back and the error is thrown on.
 */
export function writeAll(writes: readonly FileWrite[], rename: Rename = renameSync): void {
  const before = writes.map(({ path }) => ({ path, text: readFileSync(path, 'utf8') }))
  let moved = 0
  try {
    for (const { path, text } of writes) writeDurably(temporary(path), text)
    for (const { path } of writes) {
      rename(temporary(path), path)
      moved += 1
    }
  } catch (error) {
    putBack(before.slice(0, moved))
    throw error
  } finally {
    for (const { path } of writes) rmSync(temporary(path), { force: true })
  }
}
