import { pattern } from '../../../lib/patterns.ts'
import type { Reading, Step, StepKind, Target } from '../contract.ts'
import { readAddress } from './addresses.ts'
import { readCommand, type Read } from './commands.ts'
import { readExpectation } from './expectation.ts'
import { protect, restore, type Source, written } from './literals.ts'
import { readQuestion } from './questions.ts'
import { splitRequests, splitSentences } from './split.ts'
import { readTarget } from './target.ts'
import { startsCommand, startsRequest, stripLeadIn } from './verbs.ts'
import { readAdded, readListed, readNamed, withoutLittle } from './bare-requests.ts'
import { readConditional } from './conditionals.ts'
import { readLoop } from './loops.ts'
import { joinParts, type Part, SURE } from './part.ts'
import { readChange, readPassive, takeAddress } from './rewrite-request.ts'
import { readExpectations, readWait } from './statements.ts'

/** What a request that no rule explains is worth: the page may still know its words. */
const GUESS = 0.45

/**
 * Reads a message as steps on web pages, all of it before anything is done. Generic English over the vocabulary of user
 * interfaces: no page, site or sentence is known here.
 */
export function readInstructions(message: string): Reading {
  const source = protect(message)
  const parts = joinBlocks(splitSentences(source.text)).map(sentence => readSentence(sentence, source))
  const steps = linkResults(parts.flatMap(part => part.steps))
  const unknown = parts.flatMap(part => part.unknown)
  const least = Math.min(...allSteps(steps).map(step => step.confidence))
  const confidence = steps.length === 0 ? 0 : unknown.length ? Math.min(least, 0.3) : least
  return { steps, confidence, unknown }
}

/** Names of what a question gives: "write the number into …" after one is that number. */
const RESULT_NAME = /^(?:number|count|total|amount|result|results|value|answer|figure|sum)$/i

/** What was asked for right before and is then spoken of by its kind is its result. */
function linkResults(steps: Step[]): Step[] {
  return steps.map((step, at) => {
    if (step.kind !== 'fill' || !steps.slice(0, at).some(({ kind }) => kind === 'extract')) return step
    const fields = step.fields.map(field => {
      const { value } = field
      const isResult =
        value.kind === 'page' &&
        !value.target.relations &&
        RESULT_NAME.test(value.target.name ?? value.target.noun ?? '')
      return isResult ? { ...field, value: { kind: 'result' as const } } : field
    })
    return { ...step, fields }
  })
}

const allSteps = (steps: Step[]): Step[] =>
  steps.flatMap(step => [
    step,
    ...('steps' in step ? allSteps(step.steps) : []),
    ...(step.kind === 'if' && step.otherwise ? allSteps(step.otherwise) : []),
  ])

/** "Fill in the form:" goes on with the lines of fields behind it. */
function joinBlocks(sentences: string[]): string[] {
  const out: string[] = []
  for (const sentence of sentences) {
    const before = out.at(-1)
    const isField =
      /^[^:=]{1,40}[:=]\s*\S/.test(sentence) && (!startsRequest(sentence) || /^[^:=]{1,40}\?:/.test(sentence))
    const isFilling =
      before !== undefined &&
      /^(?:[^:]*\b(?:fill|enter|complete|form|following|with|fields|values)\b[^:]*):/i.test(before)
    const isNext = before !== undefined && isField && /^[^:=]{1,40}[:=]\s*\S/.test(before) && !startsRequest(before)
    if (before !== undefined && isField && (isFilling || isNext))
      out[out.length - 1] = `${before.replace(/[\s.]+$/, '')}\n${sentence}`
    else out.push(sentence)
  }
  return out.map(sentence => sentence.replace(/:\s*\n/, ': ').replaceAll('\n', ', '))
}

function readSentence(sentence: string, source: Source): Part {
  const plain = stripLeadIn(sentence)
  const conditional = readConditional(plain, source, readSentence) ?? readLoop(plain, source, readSentence)
  if (conditional) return conditional
  const parts = splitRequests(sentence)
  const out: Part = { steps: [], unknown: [] }
  for (const [at, part] of parts.entries()) {
    const rest = parts.slice(at)
    const later =
      rest.length > 1 || at > 0
        ? (readConditional(rest.join(', '), source, readSentence) ?? readLoop(part, source, readSentence))
        : undefined
    const read = later ?? readRequest(part, source)
    out.steps.push(...read.steps)
    out.unknown.push(...read.unknown)
    if (later && /^(?:if|when|unless|once|in case)\b/i.test(part)) break
  }
  return out
}

/** What introduces an expectation. */
const EXPECT = pattern('i')`
  ^(?:
    (?:make|be) (?:sure|certain)|ensure|verify|check|assert|confirm|expect|validate|test|see to it
    |double[- ]check|see
  )(?:,)?(?: that| if| whether)? (.+)$
`

const TELL_WHETHER = /^(?:tell me|find out|say|let me know|do you know|see|look) (?:if|whether) (.+)$/i

/** "what do I have to bring?", "do children have to pay?": what begins so asks, and expects nothing. */
const ASKS =
  /^(?:what|which|who|whom|where|when|why|how|do|does|did|is|are|am|was|were|can|could|may|must|shall|should|will|would|has|have)\b/i

const SHOULD =
  /\b(?:should|must|has to|have to|ought to|is supposed to|is expected to)\b|^(?:i|we|you) (?:can |should |must )?(?:now )?see\b/i

/** One request: a statement to be checked, a question, or an imperative. */
function readRequest(text: string, source: Source): Part {
  const said = written(text, source)
  const plain = stripLeadIn(text).replace(/[\s.!?]+$/, '')
  const step = (kind: StepKind, confidence = SURE): Step => ({ said, confidence, ...kind })
  // "hi!", "thanks": nothing but politeness.
  if (!stripLeadIn(`${plain} x`).slice(0, -1).trim() && /^x?$/.test(stripLeadIn(`${plain} x`)))
    return { steps: [], unknown: [] }
  // What is not to be done is done by doing nothing.
  if (/^(?:but )?(?:do not|don't|never|without|avoid|not)\b/i.test(plain)) return { steps: [], unknown: [] }
  const command = readPassive(plain)
  if (command) return readRequest(command, source)
  const inside = readInside(plain, source)
  if (inside) return inside
  const change = readChange(plain, source)
  if (change) return { steps: [step(change, 0.85)], unknown: [] }
  const placed = takeAddress(plain, source)
  if (placed)
    return joinParts([
      { steps: [step({ kind: 'open', url: placed.url })], unknown: [] },
      placed.rest ? readRequest(placed.rest, source) : { steps: [], unknown: [] },
    ])
  if (/^(?:wait|pause)(?: for| until| till)? (.+)$/i.test(plain)) {
    const waiting = readWait(plain, source)
    if (waiting) return { steps: [step(waiting)], unknown: [] }
  }
  // "X must be read-only, check this": the check is that of the statement.
  if (
    /^(?:please )?(?:check|verify|confirm|test|validate|make sure of) (?:this|that|it)$/i.test(plain) &&
    SHOULD.test(source.text)
  )
    return { steps: [], unknown: [] }
  const whether = TELL_WHETHER.exec(plain)
  if (whether) {
    const expectation = readExpectation(whether[1]!, source)
    if (expectation)
      return { steps: [step({ kind: 'extract', extraction: { kind: 'whether', expectation } })], unknown: [] }
  }
  const expected =
    EXPECT.exec(plain) ??
    /^(?:expect(?:ed|ation)?(?: results?)?|verify|check|assert|ensure|then)\s*:\s*(.+)$/i.exec(plain)
  if (expected) {
    const found = readExpectations(expected[1]!, source)
    const isExplicit = /^(?:\w+(?: \w+)?) (?:that|if|whether)\b|^(?:make|be)\b|should|must/i.test(plain)
    const isAlsoCommand =
      /^check\b/i.test(plain) &&
      !isExplicit &&
      /^check (?:the |all |both |every )?[^,]+$/i.test(plain) &&
      !/\b(?:is|are|shows?|contains?|has|says?|equals?|reads?|appears?)\b/i.test(plain)
    if (found && !isAlsoCommand)
      return { steps: found.map(expectation => step({ kind: 'verify', expectation })), unknown: [] }
    const nominal =
      /^(?:verify|ensure|assert|confirm|expect|validate|make sure of)(?: for)?(?: the presence of| to see)? (.+)$/i.exec(
        plain,
      ) ?? /^(?:check|test|look) (?:for|the presence of) (.+)$/i.exec(plain)
    if (nominal) {
      const expectation = readExpectation(`i see ${nominal[1]}`, source)
      if (expectation) return { steps: [step({ kind: 'verify', expectation }, 0.8)], unknown: [] }
    }
  }
  if (SHOULD.test(plain) && !ASKS.test(plain)) {
    const found = readExpectations(plain, source)
    if (found) return { steps: found.map(expectation => step({ kind: 'verify', expectation })), unknown: [] }
  }
  const read = readCommand(plain, source)
  if (read) return { steps: read.map(one => toStep(one, said)), unknown: [] }
  const rid = /^get rid of (.+)$/i.exec(plain)?.[1]
  if (rid) return readRequest(`delete ${rid}`, source)
  const question = readQuestion(plain, source)
  // "show the times" may be what a button is called.
  if (question?.extraction.kind === 'value' && /^(?:show|view|play|start|print)\s+(?!me\b|what\b)/i.test(plain)) {
    const shown: StepKind = {
      kind: 'click',
      target: { said, name: restore(plain, source), otherNames: [withoutLittle(plain, source)], exact: true },
    }
    return { steps: [toStep({ ...shown, sure: 0.85, or: [[question]] }, said)], unknown: [] }
  }
  if (question) return { steps: [step(question, 0.85)], unknown: [] }
  const statement = readExpectations(plain, source)
  if (statement && /^(?:the|there|it|this|my|\uE000)/i.test(plain))
    return { steps: statement.map(expectation => step({ kind: 'verify', expectation }, 0.8)), unknown: [] }
  // A question that no rule takes apart: a table of the page may answer it.
  if (
    /^(?:who|what|which|when|where|how|whose|is|are|does|do|did|has|have)\b/i.test(plain) &&
    plain.split(/\s+/).length > 2
  )
    return {
      steps: [
        step({ kind: 'extract', extraction: { kind: 'value', target: { said, name: restore(plain, source) } } }, 0.6),
      ],
      unknown: [],
    }
  const explained = /^[^:\uE000]{3,60}:\s+(.+)$/.exec(plain)?.[1]
  if (explained && startsRequest(explained)) return readRequest(explained, source)
  const listed = readListed(plain, source)
  if (listed) return { steps: [step(listed, 0.65)], unknown: [] }
  const added = readAdded(plain, source)
  if (added) return { steps: [toStep(added, said)], unknown: [] }
  const named =
    /^(?:in|on|at|for|to|of|from|since|until|by) (?:which|what|whose|whom)\b/i.test(plain) || isAsked(plain, source)
      ? undefined
      : readNamed(plain, source)
  if (named) return { steps: [toStep({ ...named, sure: GUESS }, said)], unknown: [] }
  return { steps: [], unknown: said.split(/\s+/).filter(Boolean) }
}

function toStep({ sure = SURE, or, ...kind }: Read, said: string): Step {
  const fill = (one: StepKind): Step => {
    const made = { said, confidence: sure, ...one }
    return made.kind === 'repeat' ? { ...made, steps: made.steps.map(inner => ({ ...inner, said })) } : made
  }
  const own = fill(kind as StepKind)
  return or ? { ...own, or: or.flatMap(way => way.map(fill)) } : own
}

/** A noun with a question mark: "average salary?", "opening hours on Sunday?". */
const isAsked = (plain: string, { text }: Source): boolean => text.includes(`${plain}?`) && !startsCommand(plain)

/** "In the billing address, fill in …", "on the booking form choose …": every element is looked for in there. */
function readInside(given: string, source: Source): Part | undefined {
  const text = `${given.charAt(0).toLowerCase()}${given.slice(1)}`
  const match = /^(?:in|on|under|within|inside|using) (the .+?),? (?=\p{Ll})(.+)$/u.exec(text)
  if (!match || readAddress(match[1]!, source)) return undefined
  const words = text.split(/\s+/)
  for (let at = 3; at < Math.min(words.length, 9); at++) {
    const place = words.slice(0, at).join(' ').replace(/^\S+ /, '').replace(/,$/, '')
    const rest = words.slice(at).join(' ')
    if (!startsRequest(rest) || /^\p{L}+ing\b/u.test(rest)) continue
    const body = readRequest(rest, source)
    if (!body.steps.length || body.unknown.length) return undefined
    if (/^(?:the |this )?(?:page|site|browser)$/i.test(place)) return body
    const to = readTarget(place, source)
    return { ...body, steps: body.steps.map(step => within(step, to)) }
  }
  return undefined
}

/** The step with its elements inside of another. */
function within(step: Step, to: Target): Step {
  const inside = (target: Target): Target =>
    target.back ? target : { ...target, relations: [...(target.relations ?? []), { relation: 'in', to }] }
  if (step.kind === 'fill')
    return { ...step, fields: step.fields.map(field => ({ ...field, target: inside(field.target) })) }
  if (step.kind === 'select') return { ...step, ...(step.target ? { target: inside(step.target) } : { target: to }) }
  return 'target' in step && step.target ? ({ ...step, target: inside(step.target) } as Step) : step
}
