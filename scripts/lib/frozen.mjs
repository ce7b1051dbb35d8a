/**
 * Variables of a run on the frozen catalogue: the copy of `content/` that tests of behaviour read, and the day on which they read it.
 * What ships in `content/` changes every week, and neither its figures nor its dates may decide such a test.
 */
export const frozen = { TIMBANG_TEST: '1', TEST_NOW: '2026-11-20', TEST_CONTENT: 'tests/frozen/content' }
