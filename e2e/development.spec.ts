import { test } from './fixtures'
import { expectAnswers, hydratedList } from './support/framework-pages'
import { startDevelopment } from './support/servers'

test('the site for work shows a list and a calculator that answer, without an error', async ({
  page,
  visit,
  request,
}) => {
  // It compiles each page when it is asked for.
  test.setTimeout(120_000)
  const server = await startDevelopment(hydratedList)
  try {
    // Calls are given up after a while that compiling what answers them may outlast.
    await request.get(`${server.url}/api/version.json`, { timeout: 60_000 })
    await expectAnswers(page, visit, server.url)
  } finally {
    // Its tab would go on asking for what changed.
    await page.goto('about:blank')
    await server.stop()
  }
})
