// Runs on whatever Node the machine has: nothing newer than Node 14 may appear in this file, so that an old
// Node reaches the sentence below instead of a syntax error.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `This needs Node 20 or newer, and this is Node ${process.versions.node}; install a newer one and run this again.`,
  )
  process.exitCode = 1
} else {
  import('./lib/start.mjs').then(({ start }) => start(process.argv.slice(2)))
}
