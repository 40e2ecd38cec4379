/**
 * Loaded by mocha before the tests (.mocharc.json): a run that does not end by itself when the last test is done has
 * left something open. It is ended after a while with a failure that says what, instead of hanging.
 */
const SECONDS = 20

export const mochaHooks = {
  afterAll() {
    // A worker of a parallel run is ended by mocha.
    if (process.env.MOCHA_WORKER_ID) return
    const timer = setTimeout(() => {
      const open = process.getActiveResourcesInfo().filter(name => name !== 'Timeout')
      console.error(`Tests left something open: ${[...new Set(open)].join(', ')}`)
      // After mocha, which sets the code from the failures alone.
      process.once('exit', () => (process.exitCode = 1))
      process.exit()
    }, SECONDS * 1000)
    timer.unref()
  },
}
