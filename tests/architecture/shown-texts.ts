import ts from 'typescript'

/** What reads like words: two of them, or one with a capital. Ids, addresses and names of classes do not. */
const phrase = /[A-Za-z’'.,:;?!)”] [A-Za-z“(]|^[A-Z][a-z]+$/

/** Neither a module's name nor a type, and nothing that only a programmer reads: an error that is thrown. */
function isShown(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false
  if (ts.isJsxAttribute(parent) && parent.name.getText() === 'className') return false
  return !(ts.isNewExpression(parent) && /Error$/.test(parent.expression.getText()))
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, ' ').trim()
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/**
 * Texts of a source file that somebody may read on a page, in a mail or in an answer of the API, wherever they are. Its
 * name says whether it may have markup.
 */
export function shownTexts(source: string, name = 'source.tsx'): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== null && phrase.test(text) && isShown(node)) found.push(text)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
