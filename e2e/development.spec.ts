import { inTurn, isLong } from '@/tests/setup/turn'
import { test } from './fixtures'
import { expectAnswers, hydratedList } from './support/framework-pages'
import { startDevelopment } from './support/servers'

/** Once a week, and in every long run. */
const isTurn = isLong || inTurn([true, false, false, false, false, false, false])

const onItsDay = isTurn ? test : test.skip

onItsDay(
  'the site for work shows a list and a calculator that answer, without an error',
  async ({ page, visit, request }) => {
    // It compiles each page when it is asked for: a minute of both processors, and more on a busy machine.
    test.setTimeout(600_000)
    const server = await startDevelopment(hydratedList)
    try {
      // Calls are given up after a while that compiling what answers them may outlast.
      await request.get(`${server.url}/api/version.json`, { timeout: 150_000 })
      await expectAnswers(page, visit, server.url)
    } finally {
      // Its tab would go on asking for what changed.
      await page.goto('about:blank')
      await server.stop()
    }
  },
)
