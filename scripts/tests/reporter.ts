import { writeFileSync } from 'node:fs'
import Mocha from 'mocha'
import type { FileCounts, RunCounts } from './counts.ts'

const { EVENT_HOOK_END, EVENT_RUN_END, EVENT_TEST_END, EVENT_TEST_FAIL, EVENT_TEST_PASS, EVENT_TEST_PENDING } =
  Mocha.Runner.constants

/**
 * Mocha's `spec`, which also writes what each file came to as JSON (`RunCounts`) to the file of its option `counts`.
 * A hook that fails is a failure of its file.
 */
export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions & { reporterOptions?: { counts?: string } }) {
    super(runner, options)
    const counts: RunCounts = {}
    const of = (test: Mocha.Runnable): FileCounts =>
      (counts[test.file ?? ''] ??= { passing: 0, pending: 0, failing: [], milliseconds: 0 })
    const addTime = (ran: Mocha.Runnable) => (of(ran).milliseconds += ran.duration ?? 0)
    runner.on(EVENT_HOOK_END, addTime)
    runner.on(EVENT_TEST_END, addTime)
    runner.on(EVENT_TEST_PASS, test => of(test).passing++)
    runner.on(EVENT_TEST_PENDING, test => of(test).pending++)
    runner.on(EVENT_TEST_FAIL, test => of(test).failing.push(test.fullTitle()))
    runner.once(EVENT_RUN_END, () => {
      const file = options.reporterOptions?.counts
      if (file) writeFileSync(file, JSON.stringify(counts))
    })
  }
}
