import { parseSync, Visitor } from 'rolldown/utils'

/** Where the calls begin that a module makes while it is loaded, outside its functions. */
function callsOnLoad(path, code) {
  const starts = new Set()
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  const visitor = new Visitor({
    CallExpression({ start }) {
      if (depth === 0) starts.add(start)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  })
  visitor.visit(parseSync(path, code).program)
  return [...starts].sort((one, other) => other - one)
}

/**
 * Marks every call that a module of the contract makes while it is loaded as free of effects: they make schemas and do nothing else, which
 * the bundler cannot know, so it would keep what no script uses.
 */
export function markPure(path, code) {
  return callsOnLoad(path, code).reduce(
    (text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`,
    code,
  )
}
