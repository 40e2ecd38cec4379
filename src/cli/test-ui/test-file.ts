/** One sentence of a test, with the line that it stands in. */
export interface TestStep {
  /** As it was written: what reports show. */
  text: string
  line: number
  /** It says what the page should show or be: only a yes passes. */
  isExpectation: boolean
}

/** Settings of a file, or of one test in it. */
export interface TestSettings {
  /** Opened before the first step. */
  url?: string
  /** Actions of the browser that need a yes get one, on the origin of `url`. */
  approve?: boolean
  /** Seconds that one step may take. */
  timeout?: number
  /** Why it is not run. */
  skip?: string
}

export interface UiTest extends TestSettings {
  /** The `url` of the file, which one of the test may be relative to. */
  base?: string
  title: string
  line: number
  steps: TestStep[]
}

export interface TestFile {
  tests: UiTest[]
  /** What cannot be read, with file and line. */
  problems: string[]
}

const HEADING = /^#{1,6}\s+(.+?)\s*#*$/
const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/
const SETTING = /^\s*(url|approve|timeout|skip)\s*:\s*(.*)$/i
const YES = /^(?:yes|true|on)$/i
const NO = /^(?:no|false|off)$/i
/** Ways to begin a sentence that says what should be, rather than what to do. */
const EXPECTS =
  /^(?:expect|verify|assert|ensure|make sure|be sure|check (?:that|whether|if)|confirm (?:that|whether|if))\b/i

/**
 * Reads a plain-language test file (docs/test-ui.md): a heading begins a test, each line below it is a step, lists and
 * plain lines alike. `name: value` lines above the first step of a test are its settings, above the first heading those of
 * every test. Lines in `<!-- -->`, and those that begin with `>` or `//`, are remarks; a fence `---` around settings is one of
 * Markdown's front matter.
 */
export function parseTestFile(text: string, file: string, title: string): TestFile {
  const problems: string[] = []
  const shared: TestSettings = {}
  const tests: UiTest[] = []
  let current: UiTest | undefined
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  withoutRemarks(lines).forEach((raw, index) => {
    const line = index + 1
    const words = raw.replace(BULLET, '').trim()
    if (!words || /^(?:-{3,}|\*{3,}|_{3,}|={3,})$/.test(raw.trim()) || /^(?:>|\/\/)/.test(words)) return
    const heading = HEADING.exec(raw.trim())
    if (heading) {
      current = { title: heading[1]!, line, steps: [] }
      tests.push(current)
      return
    }
    const setting = current?.steps.length ? null : SETTING.exec(raw)
    if (setting) {
      const problem = takeSetting(
        current ?? shared,
        setting[1]!.toLowerCase() as keyof TestSettings,
        setting[2]!.trim(),
      )
      if (problem) problems.push(`${file}:${line}: ${problem}`)
      return
    }
    if (!current) {
      current = { title, line, steps: [] }
      tests.push(current)
    }
    current.steps.push({ text: words, line, isExpectation: EXPECTS.test(words) })
  })
  for (const test of tests)
    if (!test.steps.length && test.skip === undefined)
      problems.push(`${file}:${test.line}: the test "${test.title}" has no steps`)
  if (!tests.length) problems.push(`${file}: there is no test in it. The form of the file: docs/test-ui.md`)
  const base = shared.url === undefined ? {} : { base: shared.url }
  return { tests: tests.map(test => ({ ...shared, ...base, ...test })), problems }
}

/** The same lines, empty where a remark stands. */
function withoutRemarks(lines: readonly string[]): string[] {
  const text = lines.join('\n').replace(/<!--[\s\S]*?(?:-->|$)/g, remark => remark.replace(/[^\n]/g, ''))
  return text.split('\n')
}

function takeSetting(settings: TestSettings, name: keyof TestSettings, value: string): string | undefined {
  if (name === 'skip') settings.skip = value || 'skipped'
  else if (name === 'url') {
    if (!value) return 'url: an address such as http://127.0.0.1:3000/'
    settings.url = value
  } else if (name === 'approve') {
    if (!YES.test(value) && !NO.test(value)) return `approve: yes or no, found ${JSON.stringify(value)}`
    settings.approve = YES.test(value)
  } else {
    const seconds = Number(value.replace(/\s*s(?:econds)?$/i, ''))
    if (!(seconds > 0 && seconds <= 3600)) return `timeout: seconds from 1 to 3600, found ${JSON.stringify(value)}`
    settings.timeout = seconds
  }
  return undefined
}
