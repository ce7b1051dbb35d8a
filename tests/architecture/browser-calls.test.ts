import { build } from 'rolldown'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

/** What a script that uses one export of an area brings along of it, zod left out. */
async function bundleOf(area: string, name: string): Promise<string> {
  const entry = `export { ${name} } from '${root}lib/contract/calls/${area}.ts'`
  const { output } = await build({
    input: 'entry',
    cwd: root,
    write: false,
    external: ['zod'],
    tsconfig: `${root}tsconfig.json`,
    plugins: [
      { name: 'entry', resolveId: (id) => (id === 'entry' ? id : null), load: (id) => (id === 'entry' ? entry : null) },
    ],
  })
  return output[0].code
}

test.each([
  ['session', 'accountOperation', ['account-component/account']],
  ['device', 'deviceIdOperation', ['common-component/device-id']],
  ['saved', 'saveComparisonOperation', ['account-component/save-comparison']],
  ['sign-in', 'passwordValidateOperation', ['account-component/password-validate']],
  ['partners', 'sinegyMarketOperation', ['common-component/sinegy-market']],
  ['support', 'contactWordsSchema', []],
])('a browser that uses %s/%s gets no other call of the area', async (area, name, expected) => {
  const code = await bundleOf(area, name)
  expect([...code.matchAll(/\bid: "([\w-]+\/[\w-]+)"/g)].map(([, id]) => id)).toEqual(expected)
})
