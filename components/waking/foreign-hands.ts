/** The node directly inside `parent` that holds `node`, or is it; null when `parent` does not hold it. */
function branchOf(parent: Node, node: Node | null): Node | null {
  let at = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}

let guarded = false

/**
 * Translators and extensions wrap, move and remove nodes that React drew; React then asks a parent to remove a child, or to
 * insert before one, that is no longer its child, and a throw there empties the whole island. From now on such a call does
 * what was meant: the branch that holds the child goes, or is inserted before; a child that was carried elsewhere goes from
 * there. Calls that the platform would carry out are untouched.
 */
export function guardAgainstForeignHands(): void {
  if (guarded) return
  guarded = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const branch = branchOf(this, child) ?? child
    if (branch.parentNode !== null) removeChild.call(branch.parentNode, branch)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before === null || before.parentNode === this ? before : branchOf(this, before))
    return node
  }
}
