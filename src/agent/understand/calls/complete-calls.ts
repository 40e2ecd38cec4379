/** What a call does not say itself, filled from the calls around it. */
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { FilledArguments } from './fill-arguments.ts'
import { touches, type Argument, type PlannedCall, type Span } from './planned-call.ts'
import { continueJourney } from './continue-journey.ts'
import { readAlike, realign } from './read-alike.ts'
import { partOf, type ReadText } from './read-text.ts'
import { readSegment } from './read-segment.ts'

/** A call as its own stretch of the message gives it. */
export interface StatedCall {
  tool: ToolCard
  filled: FilledArguments
  span?: Span
}

/** An argument read from the call's own words that is surer than this stays. */
const SURE = 0.1
/** … and where the stretch says that it goes on as before: "the same city", "… instead". */
const UNSURE = 0.7
const BACK = /\b(?:same|instead|again|repeat\w*|likewise)\b/i
/** What an argument of another call is worth, by how near it is: before, behind, or only in the message as a whole. */
const BEFORE = 0.75
const BEHIND = 0.5
const ANYWHERE = 0.4

/**
 * Completes calls in order. A required argument that a call's own words do not give, or hardly, comes from the nearest
 * call before that gives one like it, else from one behind, else from the whole message; an optional one only from a
 * call of the same tool before ("… and the same for …").
 */
export function completeCalls(said: StatedCall[], read: ReadText): PlannedCall[] {
  if (said.length === 1) return [toPlanned(said[0]!.tool, said[0]!.filled.given, said[0]!.span)]
  const aligned = said.map((call, at) => realign(call, said.slice(0, at).toReversed(), read))
  const stated = continueJourney(aligned, read)
  const told = createTold(stated, read)
  return stated.map(({ tool, filled, span }, at) => {
    const given: Record<string, Argument> = { ...filled.given }
    const before = stated.slice(0, at).toReversed()
    const others = stated.filter((_, i) => i !== at)
    const text = span ? read.message.slice(span.start, span.end) : ''
    const refersBack = BACK.test(text)
    const same = span ? nounsOfSame(partOf(read, span.start, span.end)) : new Set<string>()
    let whole: Record<string, Argument> | undefined
    for (const parameter of tool.parameters) {
      const known = at > 0 && speaksOf(parameter, same) ? findNearest(parameter, before) : undefined
      // "From the same charge, but in air": what a description only mentions is no "same" where the call says it itself.
      const isOwn =
        parameter.words.every(word => !same.has(stem(word))) && (given[parameter.name]?.certainty ?? 0) > SURE
      if (known && !isOwn) {
        given[parameter.name] = known
        continue
      }
      const alike = given[parameter.name] ? undefined : readAlike(parameter, stated[at]!, others, read)
      if (alike) given[parameter.name] = alike
      const own = isOnlyAnother(given, parameter.name) ? undefined : given[parameter.name]
      const isSure = own && own.certainty >= (refersBack && !isNewOne(own, read) ? UNSURE : SURE)
      if (own && (isSure || !parameter.required)) continue
      const sources = parameter.required
        ? [...offers(parameter, before, BEFORE), ...(own ? [] : offers(parameter, stated.slice(at + 1), BEHIND))]
        : [
            ...(refersBack || !isEachOwn(parameter, stated, tool)
              ? offers(
                  parameter,
                  before.filter(other => other.tool === tool),
                  1,
                )
              : []),
            ...offers(
              parameter,
              stated.slice(at + 1).filter(other => other.tool === tool),
              1,
            ).filter(argument => isForAll(argument, read)),
            ...trailing(parameter, stated, at, read),
            ...told(tool, parameter),
          ]
      if (parameter.required && !own && !sources.length) {
        whole ??= readSegment(read, tool).calls[0]!.given
        const found = whole[parameter.name]
        if (found) sources.push({ ...found, certainty: found.certainty * ANYWHERE })
      }
      const best = sources.reduce<Argument | undefined>(
        (known, source) => (source.certainty > (known?.certainty ?? 0) ? source : known),
        undefined,
      )
      if (best && best.certainty > (own?.certainty ?? 0)) given[parameter.name] = best
    }
    for (const parameter of tool.parameters) {
      const own = given[parameter.name]
      if (!own || !isUnfit(own, read)) continue
      whole ??= readSegment(read, tool).calls[0]!.given
      const others = offers(parameter, [...before, ...stated.slice(at + 1)], 1)
      const better = [...others, ...(whole[parameter.name] ? [whole[parameter.name]!] : [])]
        .filter(({ strength = -Infinity }) => strength > own.strength! + FITS_BETTER)
        .toSorted((a, b) => b.strength! - a.strength!)[0]
      if (better) given[parameter.name] = better
    }
    return toPlanned(tool, given, span)
  })
}

/** "… and the same for Lyon and Nice": a name behind these words is what is new. */
const SAME_FOR =
  /\b(?:same|likewise|again)(?:\s+(?:thing|search|check|calculation))?\s+(?:for|in|with|at|of|on|from|to)\b[^.;?!]*$/i

const isNewOne = ({ span, value }: Argument, { message }: ReadText): boolean =>
  span !== undefined &&
  typeof value === 'string' &&
  /\p{Lu}/u.test(message.slice(span.start, span.end)) &&
  SAME_FOR.test(message.slice(0, span.start))

/** Whether several calls of a tool give an argument, and not the same: one that says nothing of it has no share in any. */
function isEachOwn({ name }: ToolParameter, stated: StatedCall[], tool: ToolCard): boolean {
  const values = stated.flatMap(call => {
    const argument = call.tool === tool ? call.filled.given[name] : undefined
    return argument ? [JSON.stringify(argument.value)] : []
  })
  return new Set(values).size > 1
}

/** Whether a text is said for another argument, which takes the same words: nothing is said for this one. */
function isOnlyAnother(given: Record<string, Argument>, name: string): boolean {
  const own = given[name]
  if (typeof own?.value !== 'string' || !own.span) return false
  return Object.entries(given).some(
    ([other, { value, span, certainty }]) =>
      other !== name &&
      certainty > own.certainty &&
      span?.start === own.span!.start &&
      (value === own.value || (Array.isArray(value) && value.length === 1 && value[0] === own.value)),
  )
}

/** A text that speaks for its place no more than this is hardly meant there; names and figures are rarely said for nothing. */
const UNFIT = 0.6
const UNFIT_NAME = -1
/** … and one that is said elsewhere takes its place when so much more speaks for it. */
const FITS_BETTER = 2.5

/** Whether a text was only taken because a call needs one: "train a third model" does not name the data. */
function isUnfit({ value, span, strength }: Argument, { message }: ReadText): boolean {
  if (typeof value !== 'string' || !span || strength === undefined) return false
  return strength <= (/[\p{Lu}\d'"]/u.test(message.slice(span.start, span.end)) ? UNFIT_NAME : UNFIT)
}

/** The nouns that a text calls the same as before: "in the same city and state". */
function nounsOfSame({ words }: ReadText): Set<string> {
  const nouns = new Set<string>()
  words.forEach((word, at) => {
    if (word.norm !== 'same') return
    for (const next of words.slice(at + 1, at + 4)) {
      if (next.norm !== 'and' && !/^(?:NOUN|PROPN)$/.test(next.pos)) break
      nouns.add(next.stem)
    }
  })
  return nouns
}

/** Whether a parameter's name, or the first sentence about it, has one of some nouns. */
const speaksOf = ({ words, description }: ToolParameter, nouns: ReadonlySet<string>): boolean =>
  nouns.size > 0 &&
  [...words, ...splitIdentifier(/^[^.!?;(]*/.exec(description)![0])].some(word => nouns.has(stem(word)))

/**
 * "The fare from Lyon to Nice and from Nice to Toulon with the slow train": what the last of several calls of one tool
 * in a sentence says behind all it needs holds for each of them, where none of the others says anything of it.
 */
function trailing({ name }: ToolParameter, stated: StatedCall[], at: number, { message }: ReadText): Argument[] {
  const { tool } = stated[at]!
  const end = stated.findIndex((call, i) => i > at && call.tool !== tool)
  const run = stated.slice(at, end < 0 ? undefined : end)
  const [first, last] = [run[0]!, run.at(-1)!]
  const argument = last.filled.given[name]
  if (run.length < 2 || !argument?.span || run.slice(0, -1).some(call => call.filled.given[name])) return []
  const { start } = argument.span
  const isLast = Object.entries(last.filled.given).every(
    ([other, { span }]) => other === name || !span || span.end <= start,
  )
  return isLast && !/[.?!]\s/.test(message.slice(first.span?.end ?? 0, start)) ? [argument] : []
}

/** What is told must be as sure as this of the place that it is read for. */
const TOLD = 0.5

/**
 * "Each shot has a chance of 60 %. What if there are ten shots? And what if there are twenty?": what no call has taken and
 * the message as a whole gives an argument that none of the calls of a tool has holds for all of them.
 */
function createTold(stated: StatedCall[], read: ReadText): (tool: ToolCard, parameter: ToolParameter) => Argument[] {
  const wholes = new Map<ToolCard, Record<string, Argument>>()
  const isTaken = (place: Span) =>
    stated.some(({ filled }) => Object.values(filled.given).some(({ span }) => span && touches(span, place)))
  return (tool, { name }) => {
    const own = stated.filter(call => call.tool === tool)
    if (own.length < 2 || own.some(({ filled }) => filled.given[name])) return []
    const whole = wholes.get(tool) ?? readSegment(read, tool).calls[0]!.given
    wholes.set(tool, whole)
    const argument = whole[name]
    const isFigure = argument?.span && /\d/.test(read.message.slice(argument.span.start, argument.span.end))
    return argument && isFigure && argument.certainty >= TOLD && !isTaken(argument.span!) ? [argument] : []
  }
}

/** Whether a message says of an argument that it holds for every call: "at a rate of 2 % for both". */
function isForAll({ span }: Argument, { message }: ReadText): boolean {
  if (!span) return false
  const from = Math.max(...['. ', '? ', '! ', '\n'].map(mark => message.lastIndexOf(mark, span.start)), 0)
  const end = message.slice(span.end).search(/[.?!](?:\s|$)/)
  return /\b(?:both|each|all|their|them|these)\b/i.test(message.slice(from, end < 0 ? undefined : span.end + end))
}

/** What the nearest of other calls that gives a parameter has for it: "the second derivative of the same function". */
function findNearest(parameter: ToolParameter, others: StatedCall[]): Argument | undefined {
  for (const other of others) {
    const best = offers(parameter, [other], 1).toSorted((a, b) => b.certainty - a.certainty)[0]
    if (best) return best
  }
  return undefined
}

/** What other calls give for a parameter like this one, a little less sure with every call between. */
function offers(parameter: ToolParameter, others: StatedCall[], worth: number): Argument[] {
  return others.flatMap(({ tool, filled }, distance) =>
    tool.parameters.flatMap(other => {
      const argument = filled.given[other.name]
      const like = argument ? likeness(parameter, other) : 0
      if (!argument || !like) return []
      return [{ ...argument, certainty: argument.certainty * like * worth * 0.97 ** distance }]
    }),
  )
}

/** How far two parameters are about the same: by their names, of one type. 0 for not at all. */
function likeness(a: ToolParameter, b: ToolParameter): number {
  if (a.type !== b.type) return 0
  if (a.name === b.name) return 1
  const [some, others] = [a, b].map(p =>
    p.words.map(stem).filter(word => !/^(?:name|id|value|number|type)$/.test(word)),
  )
  const shared = some!.filter(word => others!.includes(word)).length
  if (!shared) return a.description && a.description === b.description ? 0.7 : 0
  return shared === some!.length && shared === others!.length ? 0.9 : 0.6
}

export function toPlanned(tool: ToolCard, given: Record<string, Argument>, span?: Span): PlannedCall {
  const known = tool.parameters.filter(p => given[p.name])
  return {
    tool,
    args: Object.fromEntries(known.map(p => [p.name, given[p.name]!.value])),
    given,
    ...(span && { span }),
    missing: tool.parameters.filter(p => p.required && !given[p.name]),
    certainty: known.reduce((product, p) => product * given[p.name]!.certainty, 1),
  }
}
