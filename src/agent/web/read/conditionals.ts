import { pattern } from '../../../lib/patterns.ts'
import type { Expectation, Step, Target } from '../contract.ts'
import { readExpectation } from './expectation.ts'
import { MARK, type Source, written } from './literals.ts'
import { nounAtEnd } from './nouns.ts'
import { joinParts, type Part, type ReadSentence, SURE } from './part.ts'
import { startsCommand, startsRequest } from './verbs.ts'

/** "…, if there is one, and then …": what depends on it, and what follows. */
const IF_THERE_IS_ONE = pattern('is')`
  ^(
    .+?,? (?:if|in case|unless)\s+
    (?:there is (?:one|any)|any|it (?:is (?:shown|there|visible)|appears)|needed|necessary|present|possible)
  )(?:,| and| then)+ (.+)$
`

/** "there is one", "it appears": the condition is that the thing is there. */
const IS_THERE = pattern('i')`
  ^(?:
    there is (?:one|any)|any
    |it (?:appears|is (?:shown|there|visible|present|displayed)|exists|shows up|pops up|comes up)
    |one (?:appears|is shown|shows up|pops up)
    |(?:present|shown|visible|needed|necessary|asked|there|available|possible)
  )$
`

/** "if a banner appears, close it, otherwise …", "close the banner if there is one", "once X is shown click Y". */
export function readConditional(text: string, source: Source, readSentence: ReadSentence): Part | undefined {
  const match = /^(if|in case|when|whenever|once|as soon as|unless|should)\s+(.+)$/is.exec(text)
  if (match) {
    const [, word, rest] = match
    const cut = cutCondition(rest!, source)
    if (!cut) return undefined
    const isWait = /^(?:when|whenever|once|as soon as)$/i.test(word!)
    const [then, other] = cut.body.split(/\s*[,;.]?\s*\b(?:otherwise|or else|else|if not)\b[,:]?\s*/i)
    // "if A, do B, then do C": what comes after "then" is done in any case.
    const [inner, ...after] = (
      other ? [then!] : then!.split(/\s*[,;]\s*(?:and\s+)?(?:then|afterwards|after that)\s+/i)
    ) as [string, ...string[]]
    const body = readSentence(inner, source)
    const later = after.map(part => readSentence(part, source))
    const rescue = other ? readSentence(other, source) : undefined
    const unknown = [...body.unknown, ...(rescue?.unknown ?? []), ...later.flatMap(part => part.unknown)]
    const condition: Expectation = /^unless$/i.test(word!) ? negate(cut.condition) : cut.condition
    if (isWait)
      return {
        steps: [
          { said: written(text, source), confidence: SURE, kind: 'wait', for: condition },
          ...body.steps,
          ...later.flatMap(part => part.steps),
        ],
        unknown,
      }
    const step: Step = {
      said: written(text, source),
      confidence: SURE,
      kind: 'if',
      condition,
      steps: pointBack(body.steps, condition),
      ...(rescue && { otherwise: rescue.steps }),
    }
    return { steps: [step, ...later.flatMap(part => part.steps)], unknown }
  }
  const tail = IF_THERE_IS_ONE.exec(text)
  if (tail && startsRequest(tail[2]!)) {
    const first = readConditional(tail[1]!, source, readSentence)
    return first && joinParts([first, readSentence(tail[2]!, source)])
  }
  const behind = /^(.+?),? (?:if|in case|unless)\s+(.+)$/is.exec(text)
  if (!behind || /^(?:check|see|verify|tell me|find out|test|look|say|know)\b/i.test(behind[1]!)) return undefined
  const body = readSentence(behind[1]!, source)
  const there = IS_THERE.test(behind[2]!)
  const about = body.steps.map(targetOf).find(Boolean)
  const condition =
    there && about ? ({ kind: 'state', target: about, state: 'visible' } as const) : readExpectation(behind[2]!, source)
  if (!condition) return undefined
  const isNot = /\bunless\s/i.test(text.slice(behind[1]!.length, behind[1]!.length + 10))
  return {
    steps: [
      {
        said: written(text, source),
        confidence: SURE,
        kind: 'if',
        condition: isNot ? negate(condition) : condition,
        steps: body.steps,
      },
    ],
    unknown: body.unknown,
  }
}

export const negate = (expectation: Expectation): Expectation => {
  const { not, ...rest } = expectation
  return not ? (rest as Expectation) : ({ ...rest, not: true } as Expectation)
}

export const targetOf = (step: Step): Target | undefined => ('target' in step ? step.target : undefined)

/** "it" in what is to be done is what the condition is about. */
function pointBack(steps: Step[], condition: Expectation): Step[] {
  const about: Target | undefined =
    'target' in condition
      ? condition.target
      : condition.kind === 'text'
        ? { said: condition.text, name: condition.text }
        : undefined
  return about
    ? steps.map(step =>
        'target' in step && step.target?.back
          ? ({ ...step, target: { ...about, said: step.target.said } } as Step)
          : step,
      )
    : steps
}

/** Where a condition ends: at a comma or "then", or where a request begins. */
function cutCondition(text: string, source: Source): { condition: Expectation; body: string } | undefined {
  const joints = [...text.matchAll(/\s*,\s*(?:then\s+|please\s+)?|\s+then\s+|\s+/gi)]
  const strong = joints.filter(joint => joint[0].trim() !== '')
  for (const joint of [...strong, ...joints.filter(other => !strong.includes(other))]) {
    const body = text.slice(joint.index + joint[0].length)
    if (!body || !startsRequest(body)) continue
    const before = text.slice(0, joint.index)
    // "if there is a banner accept it, then …": the first request may stand right behind the condition.
    const isStrong = joint[0].trim() !== ''
    const inner = isStrong
      ? joints.find(
          other =>
            other.index < joint.index &&
            isComplete(text.slice(0, other.index)) &&
            startsCommand(text.slice(other.index + other[0].length)),
        )
      : undefined
    const condition = readCondition(inner ? text.slice(0, inner.index) : before, source)
    if (condition) return { condition, body: inner ? text.slice(inner.index + inner[0].length) : body }
  }
  return undefined
}

/** A condition that ends here: with a noun of pages, a quotation, or a verb or state of being there. */
const isComplete = (text: string): boolean =>
  new RegExp(
    `(?:${MARK}|\\b(?:appears?|shows? up|pops? up|comes? up|exists?|visible|shown|displayed|there|open|checked|disabled|enabled|empty))$`,
    'i',
  ).test(text) ||
  (text.split(/\s+/).length > 2 && nounAtEnd(text.split(/\s+/)) !== undefined)

function readCondition(text: string, source: Source): Expectation | undefined {
  const plain = text.trim()
  const asked = /^(?:you (?:are |get )?asked (?:for|to (?:accept|enter)) )(.+)$/i.exec(plain)
  return readExpectation(asked ? `there is a ${asked[1]}` : plain.replace(/^you see /i, 'i see '), source)
}
