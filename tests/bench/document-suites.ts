/**
 * What tells whether the documents of this site are still what they should be: how they are finished, their policy, what may
 * not poison them, what the front makes without the framework, and what script does with them.
 */
export const documentSuites = {
  unit: [
    'lib/front',
    'lib/csp',
    'lib/server/data/catalogue/built-pages.test.ts',
    'tests/architecture/route-handlers.test.ts',
    'tests/api/mount.test.ts',
    'tests/deploy/nginx.test.ts',
  ],
  browser: [
    'e2e/headers.spec.ts',
    'e2e/poison.spec.ts',
    'e2e/filtered.spec.ts',
    'e2e/styles.spec.ts',
    'e2e/half-loaded.spec.ts',
    'e2e/half-loaded-forms.spec.ts',
    'e2e/seo.spec.ts',
  ],
} as const
