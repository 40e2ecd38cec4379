import { expect } from 'chai'
import { parse as parseJunit } from 'junit2json'
import { Parser } from 'tap-parser'
import type { Reporter, TestOutcome } from '../../../src/cli/test-ui/outcome.ts'
import { junitReporter } from '../../../src/cli/test-ui/report-junit.ts'
import { tapReporter } from '../../../src/cli/test-ui/report-tap.ts'

const OUTCOMES: TestOutcome[] = [
  {
    title: 'Ordering #1 \\ "two" & <three>',
    file: 'tests/shop.md',
    line: 3,
    state: 'passed',
    seconds: 1.25,
    steps: [{ text: 'Click "Go"', line: 4, state: 'passed', seconds: 1.25 }],
  },
  {
    title: 'Paying',
    file: 'tests/shop.md',
    line: 9,
    state: 'failed',
    seconds: 2,
    message: 'It says:\n---\n...\nnot ok 7 - "no" <b>\u0001 # SKIP ]]>',
    url: 'http://127.0.0.1:3000/pay?a=1&b=2',
    screenshot: 'out/2-paying.png',
    steps: [
      { text: 'Click "Pay"', line: 10, state: 'failed', seconds: 2, message: 'It says: no' },
      { text: 'Expect: "Thanks"', line: 11, state: 'not_run', seconds: 0 },
    ],
  },
  {
    title: 'Later',
    file: 'tests/shop.md',
    line: 15,
    state: 'skipped',
    seconds: 0,
    skipped: 'not built # yet',
    steps: [],
  },
]

const write = (reporter: Reporter) =>
  reporter.begin(OUTCOMES.length) +
  OUTCOMES.map((outcome, index) => reporter.test(outcome, index + 1)).join('') +
  reporter.end(OUTCOMES, 3.5)

describe('reports of UI tests', () => {
  it('are TAP that another parser reads: plan, results, reasons, diagnostics', () => {
    const text = write(tapReporter)
    const failed: { name: string; diag: Record<string, unknown> }[] = []
    const parser = new Parser({ strict: true })
    const skipped: string[] = []
    const passed: { name: string }[] = []
    parser.on('fail', one => failed.push(one as never))
    parser.on('skip', one => skipped.push(String(one.skip)))
    parser.on('pass', one => passed.push(one as never))
    let results:
      | { ok: boolean; count: number; pass: number; fail: number; skip: number; failures: unknown[] }
      | undefined
    parser.on('complete', done => (results = done as never))
    parser.end(text)
    expect(text.startsWith('TAP version 14\n1..3\n')).to.equal(true)
    expect(results).to.include({ ok: false, count: 3, pass: 2, fail: 1, skip: 1 })
    expect(results!.failures, 'lines that are no TAP').to.have.lengthOf(1)
    expect(passed[0]!.name).to.equal('Ordering #1 \\ "two" & <three>')
    expect(skipped).to.deep.equal(['not built # yet'])
    expect(failed[0]).to.include({ name: 'Paying', time: 2000 })
    expect(failed[0]!.diag).to.deep.equal({
      message: OUTCOMES[1]!.message,
      severity: 'fail',
      step: 'Click "Pay"',
      at: 'tests/shop.md:10',
      page: 'http://127.0.0.1:3000/pay?a=1&b=2',
      screenshot: 'out/2-paying.png',
      steps: ['not ok: Click "Pay"', 'not run: Expect: "Thanks"'],
    })
  })

  it('are JUnit that another parser reads: sums, cases, failures, skips, attachments', async () => {
    const suites = (await parseJunit(write(junitReporter))) as Record<string, any>
    expect(suites).to.include({ tests: 3, failures: 1, skipped: 1, errors: 0, time: 3.5 })
    const [suite] = suites.testsuite
    expect(suite).to.include({ name: 'tests/shop.md', tests: 3 })
    const [first, second, third] = suite.testcase
    expect(first).to.include({ name: 'Ordering #1 \\ "two" & <three>', classname: 'tests/shop.md', time: 1.25 })
    expect(second.failure[0].message).to.equal(OUTCOMES[1]!.message!.replace('\u0001', '\uFFFD'))
    expect(second.failure[0].inner).to.contain('at tests/shop.md:10: Click "Pay"')
    expect(second['system-out'][0]).to.contain('[[ATTACHMENT|out/2-paying.png]]')
    expect(third.skipped[0].message).to.equal('not built # yet')
  })
})
