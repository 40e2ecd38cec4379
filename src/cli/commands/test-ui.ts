import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { displayPath } from '../../config/load-settings.ts'
import { AgentError, messageOf, systemReason, usage } from '../../lib/errors.ts'
import { isObject } from '../../lib/json.ts'
import { connectAgent, type AgentClient } from '../agent-client.ts'
import { addressOf, type CommandContext } from '../context.ts'
import { openTestSession } from '../test-ui/open-session.ts'
import type { Reporter, TestOutcome } from '../test-ui/outcome.ts'
import { junitReporter } from '../test-ui/report-junit.ts'
import { tapReporter } from '../test-ui/report-tap.ts'
import { runTest } from '../test-ui/run-test.ts'
import { parseTestFile, type UiTest } from '../test-ui/test-file.ts'
import { createVariables, type Variables } from '../test-ui/variables.ts'

export interface TestUiOptions {
  reporter?: string
  grep?: string
  bail?: boolean
  /** Folder for screenshots of failures. */
  output?: string
  /** Seconds that one step may take. */
  timeout?: number
}

/** Every way to report; `--reporter` takes these names. */
export const REPORTERS: Readonly<Record<string, Reporter>> = { tap: tapReporter, junit: junitReporter }

/**
 * `agent test-ui <file>`: runs the tests of a plain-language file, one after the other, each in a conversation of its own with
 * the running agent. Exit code 1 when a test failed.
 */
export async function testUi(context: CommandContext, file: string, options: TestUiOptions): Promise<number> {
  const { output } = context
  const variables = createVariables(context.environment)
  const shown = displayPath(resolve(context.cwd, file), context.cwd)
  const tests = chooseTests(readTests(context, file, shown, variables), options.grep, shown)
  const agent = await connectAgent(context)
  await checkMode(agent)
  const project = context.load()
  const folder = resolve(context.cwd, options.output ?? join(project.stateFolder, 'test-ui'))
  const registryUrl = addressOf('registry', project)
  const reporter = REPORTERS[options.reporter ?? 'tap']!
  const print = (text: string) => void (!output.json && text && output.event(undefined, () => text))
  const began = performance.now()
  const outcomes: TestOutcome[] = []
  let isOver = false
  let gone: Error | undefined
  const runOne = async (test: UiTest, number: number) =>
    await runTest(test, number, {
      file: shown,
      variables,
      timeout: options.timeout ?? 120,
      openSession: () => openTestSession({ agent, registryUrl, folder, show: path => displayPath(path, context.cwd) }),
    })
  print(reporter.begin(tests.length))
  for (const [index, test] of tests.entries()) {
    const number = index + 1
    const reason = gone === undefined ? 'a test before it failed (--bail)' : 'the agent is gone'
    const outcome: TestOutcome = await runOne(isOver ? { ...test, skip: reason } : test, number).catch(
      async (error: unknown) => {
        gone = error as Error
        isOver = true
        print(reporter.abort(messageOf(error)))
        return await runOne({ ...test, skip: 'the agent is gone' }, number)
      },
    )
    outcomes.push(outcome)
    if (gone === undefined) print(reporter.test(outcome, number))
    isOver ||= options.bail === true && outcome.state === 'failed'
  }
  const seconds = (performance.now() - began) / 1000
  print(reporter.end(outcomes, seconds))
  if (gone) throw gone as Error
  const failed = outcomes.filter(({ state }) => state === 'failed').length
  if (output.json) output.result({ file: shown, passed: failed === 0, failed, seconds, tests: outcomes }, () => '')
  return failed ? 1 : 0
}

/** The tests of a file, all of them readable and with every variable set. Throws TEST_FILE. */
function readTests({ cwd }: CommandContext, file: string, shown: string, { missing }: Variables): UiTest[] {
  let text: string
  try {
    text = readFileSync(resolve(cwd, file), 'utf8')
  } catch (error) {
    throw testFile(`${shown} cannot be read: ${systemReason(error)}`, error)
  }
  const { tests, problems } = parseTestFile(text, shown, basename(shown).replace(/\.\w+$/, ''))
  const unset = new Set(tests.flatMap(test => [test.url ?? '', ...test.steps.map(step => step.text)].flatMap(missing)))
  const all = [...problems, ...[...unset].map(name => `${shown}: the environment variable ${name} is not set`)]
  if (all.length) throw testFile(all.join('\n'))
  return tests
}

function chooseTests(tests: UiTest[], grep: string | undefined, shown: string): UiTest[] {
  if (grep === undefined) return tests
  const pattern = readPattern(grep)
  const chosen = tests.filter(({ title }) => pattern.test(title))
  if (chosen.length) return chosen
  throw testFile(`${shown} has no test whose title fits ${JSON.stringify(grep)}`)
}

function readPattern(grep: string): RegExp {
  try {
    return new RegExp(grep, 'i')
  } catch {
    throw usage(`--grep: ${JSON.stringify(grep)} is no regular expression`)
  }
}

/** Without a browser every test would fail one by one, each with the same words. */
async function checkMode(agent: AgentClient): Promise<void> {
  const status = await agent.request('/status')
  const browser = isObject(status) && isObject(status['browser']) ? status['browser'] : {}
  if (browser['available'] === true) return
  throw new AgentError(
    'BROWSER_DISABLED',
    409,
    `The agent cannot use a browser: ${String(browser['message']).replace(/\.$/, '')}. ${browser['enabled'] ? 'More: agent doctor' : 'Change the mode: agent mode hybrid'}`,
  )
}

const testFile = (message: string, cause?: unknown) => new AgentError('TEST_FILE', 422, message, { cause })
