import { pattern } from '../../../lib/patterns.ts'
import type { Expectation, StepKind } from '../contract.ts'
import { readCommand } from './commands.ts'
import { readExpectation } from './expectation.ts'
import { MARK, type Source } from './literals.ts'

/** A statement has a verb of its own. */
const FINITE = pattern('i')`
  \S\s+(?:
    is|are|isn't|aren't|has|have|shows?|displays?|contains?|says?|reads?|equals?|should|must|does|do|appears?
    |exists?
  )\b
  |^(?:there|i|we|you)\b
`

/** Several statements in one: "the title is A and the page shows B", "the page shows "A" and "B"". */
export function readExpectations(text: string, source: Source): Expectation[] | undefined {
  const several = new RegExp(`^(.+?)\\s(${MARK}(?:(?:,| and|, and|,? or) ${MARK})+)$`).exec(text)
  if (several && !/\bor\b/i.test(several[2]!)) {
    const each = several[2]!.match(new RegExp(MARK, 'g'))!.map(mark => readExpectation(`${several[1]} ${mark}`, source))
    if (each.every(found => found !== undefined)) return each
  }
  const parts = text.split(/,? and (?:that )?/i)
  // "A is ticked and B is not": the predicate is said once.
  const predicate = / (?:is|are) (?:not )?(.+)$/i.exec(parts[0] ?? '')?.[1]
  for (const [at, part] of parts.entries())
    if (at > 0 && predicate && /\S (?:is|are)(?: not|n't)$/i.test(part))
      parts[at] = `${part.replace(/n't$/i, ' not')} ${predicate}`
  const isEach = parts.every(part => FINITE.test(part))
  if (parts.length > 1 && isEach) {
    const each = parts.map(part => readExpectation(part, source))
    if (each.every(found => found !== undefined)) return each
  }
  const whole = readExpectation(text, source)
  return whole && [whole]
}

export function readWait(text: string, source: Source): StepKind | undefined {
  const command = readCommand(text, source)
  if (command?.length === 1 && command[0]!.kind === 'wait') return command[0]
  const match = /^(?:wait|pause)(?: (?:up to )?\d+ ?(?:s|seconds?))? ?(?:for|until|till) (.+)$/i.exec(text)
  if (!match) return undefined
  const event =
    /^(.+?) to (appear|be shown|be visible|show up|load|disappear|go away|vanish|finish|be gone|be enabled|become .+|be .+)$/i.exec(
      match[1]!,
    )
  const gone = event && /disappear|away|vanish|finish|gone/i.test(event[2]!)
  const state = event && /^(?:be|become) (.+)$/i.exec(event[2]!)
  const statement = event
    ? state && !/^(?:shown|visible|gone)$/i.test(state[1]!)
      ? `${event[1]} is ${state[1]}`
      : `${event[1]} ${gone ? 'disappears' : 'appears'}`
    : match[1]!
  const expectation = readExpectation(statement, source) ?? readExpectation(`i see ${match[1]}`, source)
  return expectation && { kind: 'wait', for: expectation }
}
