import type { Expectation, Step } from '../contract.ts'
import { negate, targetOf } from './conditionals.ts'
import { readExpectation } from './expectation.ts'
import { type Source, written } from './literals.ts'
import { type Part, type ReadSentence, SURE } from './part.ts'
import { readTarget } from './target.ts'
import { startsRequest, stripLeadIn } from './verbs.ts'
import { readCount } from './words.ts'

/** Rounds of a loop without a number of its own. */
const MOST_ROUNDS = 30

/** "click Next until it is disabled", "click Next three times", "repeat 3 times: …", "for each row click Delete". */
export function readLoop(text: string, source: Source, readSentence: ReadSentence): Part | undefined {
  // "… until it says 7, then press Stop": what comes after the loop.
  const after = /^(.+? (?:until|till) .+?),? (?:and )?then (.+)$/i.exec(text)
  if (after && startsRequest(after[2]!)) {
    const loop = readLoop(after[1]!, source, readSentence)
    const rest = loop && readSentence(after[2]!, source)
    if (loop && rest) return { steps: [...loop.steps, ...rest.steps], unknown: [...loop.unknown, ...rest.unknown] }
  }
  const until =
    /^(?:keep (?:on )?)?(.+?)(?: again and again| repeatedly| as often as needed)?,? (?:until|till|as long as|while) (.+)$/i.exec(
      text,
    )
  // "click Start, wait until …": the waiting is what has an end.
  if (until && !/^(?:wait|pause|scroll)\b|(?:,|\band|\bthen) (?:then )?(?:wait|pause)$/i.test(until[1]!)) {
    const body = readSentence(stripLeadIn(until[1]!), source)
    const about = body.steps.map(targetOf).find(Boolean)
    const isWhile = /\b(?:as long as|while) /i.test(text.slice(until[1]!.length))
    const read = readExpectation(
      until[2]!
        .replace(/^there (?:is|are) no more /i, 'there is no ')
        .replace(/^it(?: is)? possible$/i, 'it is enabled'),
      source,
    )
    if (read && body.steps.length) {
      const condition =
        about && 'target' in read && read.target?.back ? ({ ...read, target: about } as Expectation) : read
      return {
        steps: [
          {
            said: written(text, source),
            confidence: SURE,
            kind: 'repeat',
            steps: body.steps,
            until: isWhile ? negate(condition) : condition,
            most: MOST_ROUNDS,
          },
        ],
        unknown: body.unknown,
      }
    }
  }
  const counted =
    /^(?:repeat|do)(?: this| the following| that)?,? (\S+) times:? (.+)$/i.exec(text) ??
    /^(\S+) times:? (.+)$/i.exec(text)
  const times = counted ? readCount(counted[1]!) : undefined
  if (counted && times !== undefined) {
    const body = readSentence(counted[2]!, source)
    return {
      steps: [{ said: written(text, source), confidence: SURE, kind: 'repeat', steps: body.steps, times, most: times }],
      unknown: body.unknown,
    }
  }
  const pages =
    /^(?:for|on|from|over|across|through) (?:all|every|each)(?: of)?(?: the)? (?:result )?pages?,? (.+)$/i.exec(text) ??
    /^(.+?),? (?:on|in|from|for|over|across|of|through) (?:all|every|each)(?: of)?(?: the)? (?:result )?pages?$/i.exec(
      text,
    )
  if (pages) {
    const body = readSentence(pages[1]!, source)
    const isExtract = body.steps.length === 1 && body.steps[0]!.kind === 'extract'
    return isExtract ? { ...body, steps: body.steps.map(step => ({ ...step, pages: MOST_ROUNDS }) as Step) } : undefined
  }
  const each = /^for (?:all|every|each)(?: one)?(?: of)?(?: the)? (.+?)(?:,|:| do the following:?)? (?=\S)(.+)$/i.exec(
    text,
  )
  if (each && startsRequest(each[2]!)) {
    const body = readSentence(each[2]!, source)
    if (body.steps.some(step => step.kind === 'extract')) return undefined
    return {
      steps: [
        {
          said: written(text, source),
          confidence: 0.8,
          kind: 'each',
          target: { ...readTarget(each[1]!, source), all: true },
          steps: body.steps,
        },
      ],
      unknown: body.unknown,
    }
  }
  return undefined
}
