/** How a step ended. `not_run`: one before it failed. */
export interface StepOutcome {
  text: string
  line: number
  state: 'passed' | 'failed' | 'not_run'
  seconds: number
  /** Why it failed, in words; variables are masked. */
  message?: string
}

/** How a test ended. */
export interface TestOutcome {
  title: string
  file: string
  line: number
  state: 'passed' | 'failed' | 'skipped'
  seconds: number
  steps: StepOutcome[]
  /** Why it was not run. */
  skipped?: string
  /** What went wrong: the message of the step that failed. */
  message?: string
  /** Where the screenshot of the failure was saved. */
  screenshot?: string
  /** Where the page was when it failed. */
  url?: string
}

/** A report as it is written: a beginning, each test as it ends, an end. Each gives text for standard output. */
export interface Reporter {
  begin(count: number): string
  test(outcome: TestOutcome, number: number): string
  end(outcomes: readonly TestOutcome[], seconds: number): string
  /** It cannot go on: the agent is gone. The end follows, with the rest as skipped. */
  abort(reason: string): string
}
