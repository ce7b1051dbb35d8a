import type { Node } from 'mdast'

export interface LineProblem {
  readonly line: number
  readonly reason: string
}

/** The line on which a node begins, from 1. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1
}

/** One reading of a text: what is refused so far, and which anchors are taken. */
export class Reading {
  readonly #problems: LineProblem[] = []
  readonly #anchors = new Set<string>()

  get problems(): readonly LineProblem[] {
    return this.#problems
  }

  /** Notes what is wrong with a node, at its line. */
  refuse(node: Node, reason: string): void {
    this.#problems.push({ line: lineOf(node), reason })
  }

  /** An anchor made of a heading's words; numbered when another heading has the same. */
  anchor(words: string): string {
    const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
    const base = plain.match(/[a-z0-9]+/g)?.join('-') ?? 'part'
    let anchor = base
    for (let count = 2; this.#anchors.has(anchor); count += 1) anchor = `${base}-${count}`
    this.#anchors.add(anchor)
    return anchor
  }
}
