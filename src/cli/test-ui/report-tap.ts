import type { Reporter, StepOutcome, TestOutcome } from './outcome.ts'

/** TAP version 14 (https://testanything.org/tap-version-14-specification.html): a line for each test as it ends. */
export const tapReporter: Reporter = {
  begin: count => `TAP version 14\n1..${count}\n`,
  test: (outcome, number) => `${toLine(outcome, number)}\n${toDiagnostic(outcome)}`,
  abort: reason => `Bail out! ${oneLine(reason)}\n`,
  end: outcomes => {
    const count = (state: TestOutcome['state']) => outcomes.filter(one => one.state === state).length
    return `# ${outcomes.length} tests, ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`
  },
}

function toLine({ title, state, skipped }: TestOutcome, number: number): string {
  const line = `${state === 'failed' ? 'not ok' : 'ok'} ${number} - ${escapeTitle(title)}`
  return state === 'skipped' ? `${line} # SKIP ${oneLine(skipped ?? '')}`.trimEnd() : line
}

/** Backslashes and number signs mean something in TAP. */
const escapeTitle = (title: string): string => oneLine(title).replaceAll('\\', '\\\\').replaceAll('#', '\\#')

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A block of YAML under the line. JSON texts are YAML, and need no other escapes. */
function toDiagnostic({ state, seconds, message, file, line, steps, screenshot, url }: TestOutcome): string {
  if (state === 'skipped') return ''
  const fields: [string, unknown][] = [['duration_ms', Math.round(seconds * 1000)]]
  if (state === 'failed') {
    const failed = steps.find(step => step.state === 'failed')
    fields.push(['message', message ?? 'failed'], ['severity', 'fail'])
    if (failed) fields.push(['step', failed.text])
    fields.push(['at', `${file}:${failed?.line ?? line}`])
    if (url) fields.push(['page', url])
    if (screenshot) fields.push(['screenshot', screenshot])
    fields.push(['steps', steps.map(toStepText)])
  }
  const lines = fields.flatMap(([name, value]) =>
    Array.isArray(value)
      ? [`${name}:`, ...value.map(item => `  - ${JSON.stringify(item)}`)]
      : [`${name}: ${JSON.stringify(value)}`],
  )
  return ['---', ...lines, '...'].map(text => `  ${text}\n`).join('')
}

const MARKS: Readonly<Record<StepOutcome['state'], string>> = { passed: 'ok', failed: 'not ok', not_run: 'not run' }

const toStepText = ({ state, text }: StepOutcome): string => `${MARKS[state]}: ${text}`
