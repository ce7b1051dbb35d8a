import ts from 'typescript'

/** What a visitor reads, even where it is one small word: `label: 'other'`. */
const wordProperties = new Set([
  'basis',
  'because',
  'caution',
  'choosing',
  'formula',
  'hint',
  'label',
  'lede',
  'legend',
  'missing',
  'none',
  'note',
  'plural',
  'result',
  'scenarioTitle',
  'sentence',
  'singular',
  'title',
  'unit',
  'unlimited',
  'weightLabel',
])

/**
 * What reads like words and is not a visitor's: `about` is a note to the editors of product files, `type` is a name of
 * schema.org's.
 */
const otherProperties = new Set(['about', 'type'])

/** `RM5 a month`, `Base rate`, ` carried`: a small letter beside a space, or a capital before small letters. */
const phrase = /[a-z’'] | [a-z]|\b[A-Z][a-z]/
const word = /[A-Za-z][a-z]/
/** A piece of an id in a template: `rates-${index}`. */
const idPiece = /^-?(?:[a-z0-9]+-)*[a-z0-9]*$/
const address = /^(?:https?:\/)?\//

function nameOf(node: ts.Node): string | null {
  return ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
    ? node.name.text
    : null
}

/** The property that a text is the value of, through conditions: `label: met ? 'a' : 'b'`. */
function propertyOf(node: ts.Node): string | null {
  const { parent } = node
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return propertyOf(parent)
  if (ts.isParenthesizedExpression(parent)) return propertyOf(parent)
  return nameOf(parent)
}

function isThrown({ parent }: ts.Node): boolean {
  return ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText())
}

/** Neither a module's name, nor a type, nor the name of a property. */
function isValue(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false
  return !(ts.isPropertyAssignment(parent) && parent.name === node)
}

function isWords(node: ts.Node, text: string, piece: boolean): boolean {
  if (!isValue(node) || isThrown(node) || address.test(text)) return false
  const property = propertyOf(node)
  if (property !== null && otherProperties.has(property)) return false
  if (phrase.test(text)) return true
  if (piece) return word.test(text) && !idPiece.test(text)
  return property !== null && wordProperties.has(property) && word.test(text)
}

function piecesOf(node: ts.TemplateExpression): readonly string[] {
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
}

/** Texts of a source file that a visitor could read. */
export function visitorWords(source: string): readonly string[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      found.push(...piecesOf(node).filter((text) => isWords(node, text, true)))
    } else if (ts.isStringLiteralLike(node) && isWords(node, node.text, false)) {
      found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
