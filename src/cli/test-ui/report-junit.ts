import type { Reporter, StepOutcome, TestOutcome } from './outcome.ts'

/**
 * JUnit's XML as build servers read it: one suite for the file, a case for each test. Written at the end, for the suite
 * begins with its sums.
 */
export const junitReporter: Reporter = {
  begin: () => '',
  test: () => '',
  abort: () => '',
  end: (outcomes, seconds) => {
    const count = (state: TestOutcome['state']) => outcomes.filter(one => one.state === state).length
    const sums = `tests="${outcomes.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds.toFixed(3)}"`
    const file = outcomes[0]?.file ?? ''
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<testsuites name="agent test-ui" ${sums}>`,
      `  <testsuite name="${escape(file)}" file="${escape(file)}" ${sums}>`,
      ...outcomes.flatMap(toCase),
      '  </testsuite>',
      '</testsuites>\n',
    ].join('\n')
  },
}

function toCase(outcome: TestOutcome): string[] {
  const { title, file, line, state, seconds, message = '', skipped = '' } = outcome
  const names = `name="${escape(title)}" classname="${escape(file)}" file="${escape(file)}" line="${line}"`
  const inside = [
    ...(state === 'skipped' ? [`      <skipped message="${escape(skipped)}"/>`] : []),
    ...(state === 'failed'
      ? [`      <failure type="step" message="${escape(message)}">${escape(describeFailure(outcome))}</failure>`]
      : []),
    ...(outcome.steps.length ? [`      <system-out>${escape(describeSteps(outcome))}</system-out>`] : []),
  ]
  return [`    <testcase ${names} time="${seconds.toFixed(3)}">`, ...inside, '    </testcase>']
}

function describeFailure({ file, line, message = '', steps, url, screenshot }: TestOutcome): string {
  const failed = steps.find(step => step.state === 'failed')
  return [
    message,
    `at ${file}:${failed?.line ?? line}${failed ? `: ${failed.text}` : ''}`,
    ...(url ? [`page: ${url}`] : []),
    ...(screenshot ? [`screenshot: ${screenshot}`] : []),
  ].join('\n')
}

const MARKS: Readonly<Record<StepOutcome['state'], string>> = { passed: 'ok', failed: 'not ok', not_run: 'not run' }

/** The steps, and the screenshot as build servers take it along (`[[ATTACHMENT|path]]`). */
const describeSteps = ({ steps, screenshot }: TestOutcome): string =>
  [
    ...steps.map(({ state, text, seconds }) => `${MARKS[state]}: ${text} (${seconds.toFixed(3)} s)`),
    ...(screenshot ? [`[[ATTACHMENT|${screenshot}]]`] : []),
  ].join('\n')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for XML 1.0, § 2.2: characters that it cannot hold at all are shown as U+FFFD; line ends survive in attributes. */
const escape = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"']/g, character => ENTITIES[character]!)
    .replaceAll('\n', '&#10;')
