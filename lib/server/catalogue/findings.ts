import type { FieldPath } from '@/lib/domain/validation/field-problem'

/** A problem with its place. `line` counts from 1; `field` is the dotted path, empty for the file as a whole. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly field: string
  readonly reason: string
}

/** `annualFee.value`, `placements.value.2.upTo` */
export function fieldName(path: FieldPath): string {
  return path.join('.')
}

/** `content/catalogue/credit-card/x.yaml:12 annualFee.value: must be an amount such as RM1,200` */
export function printFinding(finding: Finding): string {
  const place = `${finding.file}:${finding.line}`
  return finding.field === '' ? `${place} ${finding.reason}` : `${place} ${finding.field}: ${finding.reason}`
}

/** The catalogue was refused as a whole. Carries everything that is wrong with it. */
export class CatalogueError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(`The catalogue is not usable.\n${findings.map(printFinding).join('\n')}`)
    this.name = 'CatalogueError'
    this.findings = findings
  }
}
