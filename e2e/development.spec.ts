import { inTurn, isLong } from '@/tests/setup/turn'
import { test } from './fixtures'
import { expectAnswers, hydratedList } from './support/framework-pages'
import { startDevelopment } from './support/servers'

/** Once a week, and in every long run. */
const isTurn = isLong || inTurn([true, false, false, false, false, false, false])

/** What the page asks for by itself. */
const answers = ['/version.json', '/api/ai-component/v1/public/products/product-suggestions?category=fixed-deposit']

const onItsDay = isTurn ? test : test.skip

onItsDay(
  'the site for work shows a list and a calculator that answer, without an error',
  async ({ page, visit, request }) => {
    // It compiles each page when it is asked for: a minute of both processors, and more on a busy machine.
    test.setTimeout(900_000)
    const server = await startDevelopment(hydratedList)
    try {
      // The page gives its calls up after a while that compiling what answers them may outlast.
      for (const path of answers) await request.get(server.url + path, { timeout: 150_000 })
      await expectAnswers(page, visit, server.url)
    } finally {
      // Its tab would go on asking for what changed.
      await page.goto('about:blank')
      await server.stop()
    }
  },
)
