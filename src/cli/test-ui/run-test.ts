import { BROWSER_APPLICATION } from '../../contract/registry.ts'
import type { ChatResponse } from '../../contract/chat.ts'
import { AgentError, messageOf } from '../../lib/errors.ts'
import { judgeStep, toMessage } from './judge-step.ts'
import type { StepOutcome, TestOutcome } from './outcome.ts'
import type { TestStep, UiTest } from './test-file.ts'
import type { Variables } from './variables.ts'

/** What a test needs of the servers; one session each. */
export interface TestSession {
  chat(message: string, seconds: number): Promise<ChatResponse>
  /** Says yes or no to what waits. */
  decide(id: string, decision: 'approve' | 'reject', seconds: number): Promise<ChatResponse>
  /** Address of the page that is open; undefined when there is none. */
  readUrl(): Promise<string | undefined>
  /** Saves a picture of the page; gives its file, undefined when there is none. */
  capture(name: string): Promise<string | undefined>
  close(): Promise<void>
}

export interface RunTestOptions {
  file: string
  variables: Variables
  /** Seconds that one step may take, where the file says nothing. */
  timeout: number
  openSession: () => TestSession
}

/** As many changes that need a yes may be in one step. */
const MOST_APPROVALS = 10

/** Runs one test in a session of its own; never rejects unless the agent cannot be reached at all. */
export async function runTest(test: UiTest, number: number, options: RunTestOptions): Promise<TestOutcome> {
  const { file, variables } = options
  const { mask, fill } = variables
  // From the first line of the report on every value is known that may not be in it.
  for (const text of [test.title, test.base, test.url, ...test.steps.map(step => step.text)]) fill(text ?? '')
  const base = { title: mask(test.title), file, line: test.line }
  const notRun = test.steps.map(({ text, line }) => ({ text: mask(text), line, state: 'not_run' as const, seconds: 0 }))
  if (test.skip !== undefined) return { ...base, state: 'skipped', seconds: 0, steps: notRun, skipped: mask(test.skip) }
  const session = options.openSession()
  const began = performance.now()
  const passed = () => (performance.now() - began) / 1000
  try {
    const address = addressOf(test, fill)
    const opening = address === undefined ? [] : [{ text: `Open ${address}`, line: test.line, isExpectation: false }]
    const all: TestStep[] = [...opening, ...test.steps]
    const steps: StepOutcome[] = []
    for (const step of all) {
      const outcome = await runStep(step, test, session, options)
      steps.push(outcome)
      if (outcome.state === 'passed') continue
      const rest = all.slice(steps.length).map(({ text, line }) => ({ text: mask(text), line }))
      const seconds = passed()
      const url = await session.readUrl().catch(() => undefined)
      const screenshot = await session.capture(`${number}-${slugOf(base.title)}`).catch(() => undefined)
      return {
        ...base,
        state: 'failed',
        seconds,
        steps: [...steps, ...rest.map(one => ({ ...one, state: 'not_run' as const, seconds: 0 }))],
        ...(outcome.message !== undefined && { message: outcome.message }),
        ...(screenshot !== undefined && { screenshot }),
        ...(url !== undefined && { url: mask(url) }),
      }
    }
    return { ...base, state: 'passed', seconds: passed(), steps }
  } finally {
    await session.close().catch(() => undefined)
  }
}

async function runStep(
  step: TestStep,
  test: UiTest,
  session: TestSession,
  { variables, timeout }: RunTestOptions,
): Promise<StepOutcome> {
  const { fill, mask } = variables
  const began = performance.now()
  const seconds = test.timeout ?? timeout
  const end = (message: string | undefined): StepOutcome => ({
    text: mask(step.text),
    line: step.line,
    state: message === undefined ? 'passed' : 'failed',
    seconds: (performance.now() - began) / 1000,
    ...(message !== undefined && { message: mask(message) }),
  })
  try {
    let answer = await session.chat(fill(toMessage(step)), seconds)
    for (let count = 0; answer.data.approval; count++) {
      const { id, action } = answer.data.approval
      const refusal = count < MOST_APPROVALS ? await whyNoYes(answer, test, session, fill) : 'it asks again and again'
      if (refusal !== undefined) {
        await session.decide(id, 'reject', seconds).catch(() => undefined)
        return end(`It needs a yes (${action}), and ${refusal}`)
      }
      answer = await session.decide(id, 'approve', seconds)
    }
    return end(judgeStep(step, answer))
  } catch (error) {
    if (error instanceof AgentError && error.code === 'NOT_RUNNING') throw error
    if (error instanceof AgentError && error.code === 'TIMEOUT') return end(`It took longer than ${seconds} seconds`)
    return end(messageOf(error))
  }
}

/** Why a yes is not given; undefined: the file gives it. It holds for the browser, on the origin that the test is about. */
async function whyNoYes(
  { data }: ChatResponse,
  test: UiTest,
  session: TestSession,
  fill: (text: string) => string,
): Promise<string | undefined> {
  if (!data.approval?.tool.startsWith(`${BROWSER_APPLICATION}_`)) return 'only actions on the page can be approved here'
  if (!test.approve) return 'the file does not give one: `approve: yes` does, for the origin of `url`'
  if (test.url === undefined) return '`approve: yes` holds for the origin of `url`, which the test does not have'
  const url = await session.readUrl()
  const own = originOf(addressOf(test, fill))
  if (own === undefined || originOf(url) !== own)
    return `the page is not one of ${own ?? test.url}: \`approve: yes\` holds for that origin alone`
  return undefined
}

/** Where a test begins. */
function addressOf({ url, base }: UiTest, fill: (text: string) => string): string | undefined {
  if (url === undefined) return undefined
  const [near, far] = [fill(url), base === undefined ? undefined : fill(base)]
  return URL.canParse(near, far) ? new URL(near, far).href : near
}

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined

/** A part of a file name. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'test'
