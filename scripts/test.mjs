// The same guard as in start.mjs: an old Node must be able to read this file.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `This needs Node 20 or newer, and this is Node ${process.versions.node}; install a newer one and run this again.`,
  )
  process.exitCode = 1
} else {
  // What a check left behind holds this process open: all that counts is written.
  import('./lib/test.mjs').then(({ test }) => test(process.argv.slice(2))).finally(() => process.exit())
}
