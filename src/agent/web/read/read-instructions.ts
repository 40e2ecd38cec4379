import type { Expectation, Reading, Step, StepKind, Target } from '../contract.ts'
import { readAddress } from './addresses.ts'
import { readCommand, type Read } from './commands.ts'
import { readExpectation } from './expectation.ts'
import { readFields, splitList } from './fields.ts'
import { literalOf, MARK, protect, restore, type Source, written } from './literals.ts'
import { nounAtEnd } from './nouns.ts'
import { readQuestion } from './questions.ts'
import { splitRequests, splitSentences } from './split.ts'
import { readTarget } from './target.ts'
import { startsCommand, startsRequest, stripLeadIn } from './verbs.ts'
import { readCount } from './words.ts'

/** What a request that no rule explains is worth: the page may still know its words. */
const GUESS = 0.45
const SURE = 0.92
/** Rounds of a loop without a number of its own. */
const MOST_ROUNDS = 30

interface Part {
  steps: Step[]
  unknown: string[]
}

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
  const conditional = readConditional(plain, source) ?? readLoop(plain, source)
  if (conditional) return conditional
  const parts = splitRequests(sentence)
  const out: Part = { steps: [], unknown: [] }
  for (const [at, part] of parts.entries()) {
    const rest = parts.slice(at)
    const later =
      rest.length > 1 || at > 0 ? (readConditional(rest.join(', '), source) ?? readLoop(part, source)) : undefined
    const read = later ?? readRequest(part, source)
    out.steps.push(...read.steps)
    out.unknown.push(...read.unknown)
    if (later && /^(?:if|when|unless|once|in case)\b/i.test(part)) break
  }
  return out
}

const join = (parts: Part[]): Part => ({
  steps: parts.flatMap(part => part.steps),
  unknown: parts.flatMap(part => part.unknown),
})

/** "if a banner appears, close it, otherwise …", "close the banner if there is one", "once X is shown click Y". */
function readConditional(text: string, source: Source): Part | undefined {
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
  const tail =
    /^(.+?,? (?:if|in case|unless)\s+(?:there is (?:one|any)|any|it (?:is (?:shown|there|visible)|appears)|needed|necessary|present|possible))(?:,| and| then)+ (.+)$/is.exec(
      text,
    )
  if (tail && startsRequest(tail[2]!)) {
    const first = readConditional(tail[1]!, source)
    return first && join([first, readSentence(tail[2]!, source)])
  }
  const behind = /^(.+?),? (?:if|in case|unless)\s+(.+)$/is.exec(text)
  if (!behind || /^(?:check|see|verify|tell me|find out|test|look|say|know)\b/i.test(behind[1]!)) return undefined
  const body = readSentence(behind[1]!, source)
  const there =
    /^(?:there is (?:one|any)|any|it (?:appears|is (?:shown|there|visible|present|displayed)|exists|shows up|pops up|comes up)|one (?:appears|is shown|shows up|pops up)|(?:present|shown|visible|needed|necessary|asked|there|available|possible))$/i.test(
      behind[2]!,
    )
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

const negate = (expectation: Expectation): Expectation => {
  const { not, ...rest } = expectation
  return not ? (rest as Expectation) : ({ ...rest, not: true } as Expectation)
}

const targetOf = (step: Step): Target | undefined => ('target' in step ? step.target : undefined)

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

/** "click Next until it is disabled", "click Next three times", "repeat 3 times: …", "for each row click Delete". */
function readLoop(text: string, source: Source): Part | undefined {
  const until =
    /^(?:keep (?:on )?)?(.+?)(?: again and again| repeatedly| as often as needed)?,? (?:until|till|as long as|while) (.+)$/i.exec(
      text,
    )
  if (until && !/^(?:wait|pause|scroll)\b/i.test(until[1]!)) {
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
    /^(.+?),? (?:on|from|for|over|across|of|through) (?:all|every|each)(?: of)?(?: the)? (?:result )?pages?$/i.exec(
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

/** What introduces an expectation. */
const EXPECT =
  /^(?:(?:make|be) (?:sure|certain)|ensure|verify|check|assert|confirm|expect|validate|test|see to it|double[- ]check|see)(?:,)?(?: that| if| whether)? (.+)$/i
const TELL_WHETHER = /^(?:tell me|find out|say|let me know|do you know|see|look) (?:if|whether) (.+)$/i
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
    return join([
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
  if (SHOULD.test(plain)) {
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

/** A statement has a verb of its own. */
const FINITE =
  /\S\s+(?:is|are|isn't|aren't|has|have|shows?|displays?|contains?|says?|reads?|equals?|should|must|does|do|appears?|exists?)\b|^(?:there|i|we|you)\b/i

/** A noun with a question mark: "average salary?", "opening hours on Sunday?". */
const isAsked = (plain: string, { text }: Source): boolean => text.includes(`${plain}?`) && !startsCommand(plain)

/** Several statements in one: "the title is A and the page shows B", "the page shows "A" and "B"". */
function readExpectations(text: string, source: Source): Expectation[] | undefined {
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

/**
 * A change in the services with values from the page: "create a lead from the name and e-mail on this page", "add the person
 * on this page as a contact".
 */
function readChange(text: string, source: Source): StepKind | undefined {
  const page = '(?:this|the|that|my) (?:(?:current|open) )?(?:web ?)?(?:page|form|site|screen)'
  const match =
    new RegExp(
      `^((?:create|add|make|register|open|log|save|update|change|insert) .+?) (?:from|with|using|out of|based on|by) (?:the )?(.+?) (?:that (?:is|are) )?(?:shown |given |listed |entered |displayed )?(?:on|from|in|of) ${page}$`,
      'i',
    ).exec(text) ??
    new RegExp(
      `^((?:create|add|make|register|open|log|save|insert) (?:an? |the |another )?(?:new )?[\\p{L} -]+?) (?:from|with|using|out of|based on) (?:(?:the )?(?:data|details|information|values|fields|contents?) (?:on|from|in|of) )?${page}$`,
      'iu',
    ).exec(text)
  if (!match) return undefined
  const names =
    match[2] === undefined || /^(?:data|details|information|values|fields|contents?)$/i.test(match[2])
      ? []
      : splitList(match[2])
  return { kind: 'api', message: restore(match[1]!, source), fields: names.map(name => readTarget(name, source)) }
}

/** Participles of what is done on a page, for "the form should be submitted"; those that are states as well are not among them. */
const DONE =
  /^(.+?) (?:should|must|has to|have to|needs? to|is to|are to|ought to)(?: then| now| also)? be (clicked|double-clicked|right-clicked|tapped|entered|typed|filled(?: in| out)?|chosen|picked|submitted|uploaded|hovered(?: over)?|scrolled to|dragged|cleared|set|changed|opened|closed|unticked)(?: (.+))?$/i
const VERB_OF: Readonly<Record<string, string>> = {
  clicked: 'click', 'double-clicked': 'double-click', 'right-clicked': 'right-click', tapped: 'click', entered: 'enter', typed: 'type', filled: 'fill in',
  'filled in': 'fill in', 'filled out': 'fill in', chosen: 'choose', picked: 'choose', submitted: 'submit', uploaded: 'upload', hovered: 'hover over', 'hovered over': 'hover over',
  'scrolled to': 'scroll to', dragged: 'drag', cleared: 'clear', set: 'set', changed: 'change', opened: 'open', closed: 'close', unticked: 'untick',
} // prettier-ignore

/** "the Save button should be clicked" asks for it as "click the Save button" does. */
function readPassive(text: string): string | undefined {
  const match = DONE.exec(text)
  return match ? `${VERB_OF[match[2]!.toLowerCase()]} ${match[1]}${match[3] ? ` ${match[3]}` : ''}` : undefined
}

/** An address that comes along with another request: "on http://…, click X", "the title of http://…". */
function takeAddress(text: string, source: Source): { url: string; rest: string } | undefined {
  const only = readAddress(text, source)
  if (only && literalOf(text, source)) return { url: only, rest: '' }
  const match = new RegExp(
    `(?:^|\\s)(?:on|at|of|from|in|to|into|for) (?:the (?:page|site|website|url|address) )?(${MARK}|\\S+\\.\\S+)(?=[\\s,]|$)`,
    'gi',
  )
  for (const found of text.matchAll(match)) {
    const literal = literalOf(found[1]!, source)
    const url =
      literal?.kind === 'quoted' && !/^https?:/.test(literal.text) ? undefined : readAddress(found[1]!, source)
    if (!url) continue
    const before = text.slice(0, found.index).trim()
    if (
      /^(?:open|go|goto|navigate|visit|browse|load|launch|head|take me|bring me|type|enter|fill|put|set|switch|upload)\b/i.test(
        before,
      ) ||
      /\b(?:url|address|title)\b.*\b(?:is|contains?|be|equals?)$/i.test(before)
    )
      return undefined
    const rest = `${before} ${text.slice(found.index + found[0].length).replace(/^\s*,?\s*(?:and|then)?\s*/i, ' ')}`
      .replace(/\s+/g, ' ')
      .trim()
    return { url, rest: stripLeadIn(rest.replace(/^(log|sign)(?: in)?(?= |$)/i, '$1 in')) }
  }
  return undefined
}

function readWait(text: string, source: Source): StepKind | undefined {
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

/** Values by their fields without a verb: "guest name is Ann, arrival 2026-12-20", "class: sleeper". */
function readListed(text: string, source: Source): StepKind | undefined {
  if (/\?$/.test(text) || !/[:=,\uE000]|\b(?:is|with)\b/.test(text)) return undefined
  const fields = readFields(text, source)
  if (!fields || (fields.length === 1 && !/[:=]/.test(text))) return undefined
  return { kind: 'fill', fields }
}

/** "add "Buy stamps"" to a list that takes new entries in a field of its own. */
function readAdded(text: string, source: Source): Read | undefined {
  const match = new RegExp(
    `^(?:add|create|post|submit|enter) (?:an? |the )?(?:new )?(?:\\p{L}+ )?(${MARK})$`,
    'iu',
  ).exec(text)
  if (!match) return undefined
  return {
    kind: 'type',
    value: { kind: 'text', text: restore(match[1]!, source), quoted: true },
    submit: true,
    sure: 0.7,
  }
}

/** What a control may be called: the request without its articles. */
const withoutLittle = (text: string, source: Source): string =>
  restore(text, source).replace(/(?<= )(?:the|my|a|an|this|that) /gi, '')

/** Words that begin no imperative (closed classes of English: prepositions, conjunctions, pronouns, articles). */
const LITTLE =
  /^(?:in|on|at|of|from|for|with|by|about|under|above|below|over|after|before|between|within|inside|using|during|and|or|but|because|as|i|you|we|they|he|she|it|the|an?|this|that|these|those|my|your|our|their|his|her|its|there)\b/i

/** A verb that no rule knows is what a control may be called: "log out", "add the red shirt to the cart", "delete Ann". */
function readNamed(text: string, source: Source): Read | undefined {
  if (!/^[\p{L}]/u.test(text) || text.split(/\s+/).length > 10 || LITTLE.test(text)) return undefined
  const moved = /^(\p{L}+) (.+?) (to|from|in|into|as) ((?:the |my |this )?[\p{L} ]{2,20})$/iu.exec(text)
  if (moved) {
    const place = moved[4]!.replace(/^(?:the|my|this) /i, '')
    const name = `${moved[1]} ${moved[3]} ${place}`
    return {
      kind: 'click',
      target: {
        said: written(text, source),
        name,
        otherNames: [written(text, source), moved[1]!],
        relations: [{ relation: 'for', to: readTarget(moved[2]!, source) }],
      },
    }
  }
  const whole = written(text, source)
  const verb = /^(\p{L}+) (.+)$/u.exec(text)
  const isParticle = verb && /^(?:out|in|up|on|off|down|to|now|back|more|all|with|for|into|away)\b/i.test(verb[2]!)
  if (!verb || isParticle) return { kind: 'click', target: { said: whole, name: whole } }
  const short = withoutLittle(text, source)
  const byName: StepKind = {
    kind: 'click',
    target: { said: whole, name: restore(text, source), ...(short !== whole && { otherNames: [short] }) },
  }
  const object = readTarget(verb[2]!, source)
  const byObject: StepKind = {
    kind: 'click',
    target: { said: whole, name: verb[1]!, otherNames: [short], relations: [{ relation: 'for', to: object }] },
  }
  const isObject =
    new RegExp(`^(?:(?:the|this|that|all|every|each)\\s|${MARK}|\\p{Lu})`, 'u').test(verb[2]!) || object.back
  return isObject ? { ...byObject, or: [[byName]] } : { ...byName, or: [[byObject]] }
}
