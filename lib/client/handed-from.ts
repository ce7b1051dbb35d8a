import type { CategoryId } from '@/lib/domain/categories/ids'
import { readSession, writeSession } from './storage'

/** Keeps in this tab what the form of a calculator at `path` said when it led to the list of a category; nothing of it is sent. */
export function keepHanded(category: CategoryId, path: string, said: URLSearchParams): void {
  writeSession('handed', `${category} ${path} ${said}`)
}

/** What the form of the calculator at `path` said before it led to a list; null: it led to none in this tab. */
export function handedBack(path: string): Readonly<Record<string, string>> | null {
  const [, from, said] = readSession('handed')?.split(' ') ?? []
  return from === path && said !== undefined ? Object.fromEntries(new URLSearchParams(said)) : null
}
