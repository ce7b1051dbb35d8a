import { pathToFileURL } from 'node:url'

// In a process of its own: Node reads at its start which certificates it is to trust (NODE_EXTRA_CA_CERTS).
const [folder, host, httpPort, httpsPort] = process.argv.slice(2)
const part = (name) => import(pathToFileURL(`${folder}/src/${name}`).href)
const { retrieve } = await part('retriever/retriever.js')
const { ALL_TESTS } = await part('constants.js')
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js')

// The package's own scan, but for the ports, which that has no way to be told.
const answers = await retrieve(host, { httpPort: Number(httpPort), httpsPort: Number(httpsPort) })
const tests = ALL_TESTS.map((test) => {
  const { result, pass } = test(answers)
  return { name: test.name, result, pass, points: result === null ? 0 : getScoreModifier(result) }
})
const sum = (some) => some.reduce((total, { points }) => total + points, 0)
const penalties = 100 + sum(tests.filter(({ points }) => points < 0))
const score = penalties >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? 100 + sum(tests) : penalties
console.log(JSON.stringify({ ...getGradeForScore(score), tests }))
