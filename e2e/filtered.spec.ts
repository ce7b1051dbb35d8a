import { categoryList } from '@/lib/domain/categories/registry'
import { firstScript } from '@/lib/csp/first-script'
import { finish } from '@/lib/front/finish'
import { expect, test } from './fixtures'
import { anotherCase } from './support/catalogue'
import { type OwnServer, startSite } from './support/servers'

/** Has the framework render every document, and sends them as they come. */
let framework: OwnServer

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  framework = await startSite({ PAGE_RUNTIME: 'next' })
})
test.afterAll(() => framework.stop())

const queries = ['case=1&petrol=900&amount=7000&balance=7000', 'sort=nonsense&w-value=3&page=2', 'kind=islamic&kind=x&b=1']
const hostile = 'amount="><script>alert(1)</script>&petrol=%F0%9F%92%B0%00&balance=%E0%A4%A&why=__proto__'

/** Finishes the framework's document with what the site's has: its loader and its stylesheets. */
function finishedLike(html: string, site: string): string | undefined {
  const loader = /<script type="module" src="([^"]+)"/.exec(site)?.[1] ?? ''
  const styles = [...site.matchAll(/<style>([^<]*)<\/style>/g)].map(([, text]) => text ?? '')
  const addresses = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address ?? '')
  const parts = { constant: firstScript, loader, styles: new Map(addresses.map((one, at) => [one, styles[at] ?? ''])) }
  return finish(html, parts)?.html
}
