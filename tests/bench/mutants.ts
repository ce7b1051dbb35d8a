import ts from 'typescript'
import { dice } from '@/tests/factories/dice'

/** One small change of a file that its tests should notice. */
export interface Mutant {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly before: string
  readonly after: string
  /** Where `before` stands in the file's text. */
  readonly at: number
}

/** Signs that change places: a bound by one, an operation by its opposite, a condition by its denial. */
const signs: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** Methods that change places. */
const methods: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: 'slice',
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node)

/** What a node becomes: the part of the text that is replaced, and by what; null: nothing of it is changed. */
function changeOf(node: ts.Node, source: ts.SourceFile): { readonly part: ts.Node; readonly after: string } | null {
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText(source)
    const after = signs[sign]
    // Words that are put together say the same to a test of figures.
    const joinsWords = sign === '+' && (isText(node.left) || isText(node.right))
    return after === undefined || joinsWords ? null : { part: node.operatorToken, after }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return { part: node, after: node.operand.getText(source) }
  }
  if (ts.isConditionalExpression(node)) {
    return { part: node.condition, after: `!(${node.condition.getText(source)})` }
  }
  if (ts.isIfStatement(node)) return { part: node.expression, after: 'false' }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return { part: node, after: 'false' }
  if (node.kind === ts.SyntaxKind.FalseKeyword) return { part: node, after: 'true' }
  if (ts.isNumericLiteral(node)) return { part: node, after: `(${node.getText(source)} + 1)` }
  if (ts.isPropertyAccessExpression(node)) {
    const after = methods[node.name.text]
    return after === undefined ? null : { part: node.name, after }
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return { part: node, after: ';' }
  return null
}

/** Every mutant of a file of TypeScript, in the order of its text. Types and imports have none. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isInterfaceDeclaration(node)) return
    const change = changeOf(node, source)
    if (change !== null) {
      const at = change.part.getStart(source)
      const line = source.getLineAndCharacterOfPosition(at).line + 1
      found.push({ path, line, before: change.part.getText(source), after: change.after, at })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The text with the change made. Throws when the text is not the one that the mutant was found in. */
export function mutated(text: string, { path, line, before, after, at }: Mutant): string {
  if (!text.startsWith(before, at)) throw new Error(`${path}:${line} has changed`)
  return text.slice(0, at) + after + text.slice(at + before.length)
}

/** So many of them, the same for the same seed; all where there are fewer. */
export function sampled(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const roll = dice(seed)
  const left = [...mutants]
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(roll(left.length), 1)).flat()
}
