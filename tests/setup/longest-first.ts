import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds and more, the longest first: begun last, one would keep the other workers waiting. */
const longest = [
  'tests/contract/fuzz.test.ts',
  'tests/crash/held-database.test.ts',
  'tests/crash/failed-start.test.ts',
  'tests/calculator-pages/every-calculator.test.ts',
  'scripts/start.test.ts',
  'tests/api/remote-faults.test.ts',
  'tests/commands/backup.test.ts',
  'tests/added-category/added-category.test.ts',
  'tests/api/equal-answers.test.ts',
  'tests/db/registration.test.ts',
]

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = longest.findIndex((path) => moduleId.endsWith(path))
  return at === -1 ? longest.length : at
}

/** Begins with the longest files; the others come in the order that they have by themselves. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
