// The same guard as in start.mjs: an old Node must be able to read this file.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `This needs Node 20 or newer, and this is Node ${process.versions.node}; install a newer one and run this again.`,
  )
  process.exitCode = 1
} else {
  // Each command of package.json names its bench, a file of tests/bench; what a person adds comes after it.
  const [name, ...rest] = process.argv.slice(2)
  import('./lib/bench.mjs').then(({ measure }) => measure(name, rest))
}
