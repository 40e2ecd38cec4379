/** What a call says by referring to what the message named before: "in each city", "the museum". */
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { pattern } from '../../../lib/patterns.ts'
import { splitIdentifier, stem } from '../language/words.ts'
import type { Argument, PlannedCall } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import { wordsIn } from './tag-words.ts'

/** "… in each city", "for both of the teams", "of these two species": nouns of which every one is meant. */
const EACH = pattern('giu')`
  \b(?:
    (?:each|every|both)\s+(?:of\s+)?(?:(?:the|these|those)\s+)?
    |all\s+(?:of\s+)?(?:the|these|those)\s+(?:two\s+|three\s+|four\s+)?
    |(?:these|those)\s+(?:two|three|four)\s+
  )(\p{L}+)(?:\s+(\p{L}+))?
`

/** The parameter of a tool of which a text means every value that was named: "the beliefs of both these religions". */
export function eachOf(said: string, tool: ToolCard): ToolParameter | undefined {
  const nouns = [...said.matchAll(EACH)].flatMap(match =>
    match.slice(1).flatMap(word => (word ? [stem(word.toLowerCase())] : [])),
  )
  if (!nouns.length) return undefined
  const isNamed = ({ words }: ToolParameter) => words.some(word => nouns.includes(stem(word)))
  const isDescribed = ({ description }: ToolParameter) =>
    splitIdentifier(/^[^.!?;(]*/.exec(description)![0]).some(word => nouns.includes(stem(word)))
  const texts = tool.parameters.filter(isText)
  return texts.find(isNamed) ?? (pointsBack(said) ? texts.find(one => one.required && isDescribed(one)) : undefined)
}

const RESPECTIVE = /\b(?:their|its)\s+(?:respective|own)\s+(\p{L}+)/giu

/** The parameters of which a text means what was said with each: "in their respective countries". */
export function respectiveOf(said: string, tool: ToolCard): string[] {
  const nouns = [...said.matchAll(RESPECTIVE)].map(match => stem(match[1]!.toLowerCase()))
  return tool.parameters.filter(({ words }) => words.some(word => nouns.includes(stem(word)))).map(({ name }) => name)
}

/** "Both these crops" points back; "give me every leg" need not. */
const pointsBack = (said: string): boolean => /\b(?:these|those)\b/i.test(said)

/** An argument that is read more surely than this is said by the call itself. */
const SAID = 0.7

/**
 * A call once for each value that other calls have for what it says "each" of: "how many shops there are in each city". Of calls of
 * the same tool it takes what they say besides, too: "and both these species in 2023" is of each in its own country.
 */
export function expandEach(calls: PlannedCall[], { message }: ReadText): PlannedCall[] {
  if (calls.length < 2) return calls
  return calls.flatMap((call, at) => {
    const said = call.span ? message.slice(call.span.start, call.span.end) : ''
    const parameter = eachOf(said, call.tool)
    if (!parameter) return [call]
    const values = new Map<unknown, { argument: Argument; of: PlannedCall }>()
    for (const other of calls) {
      const argument = other.given[parameter.name]
      const isOther = other.tool !== call.tool || (pointsBack(said) && calls.indexOf(other) < at)
      if (isOther && argument && other.tool.parameters.some(p => p.name === parameter.name && isText(p)))
        values.set(argument.value, { argument, of: other })
    }
    const isSaidHere = [...values.keys()].some(value => said.toLowerCase().includes(String(value).toLowerCase()))
    if (values.size < 2 || isSaidHere) return [call]
    return [...values.values()].map(({ argument, of }) =>
      withArgument(of.tool === call.tool ? goOn(of, call) : call, parameter, argument),
    )
  })
}

/** What an earlier call of the same tool says, with what a later one says anew. */
function goOn(earlier: PlannedCall, call: PlannedCall): PlannedCall {
  const isOwn = ({ certainty, span }: Argument) =>
    certainty >= SAID && span && call.span && span.start >= call.span.start && span.end <= call.span.end
  const own = Object.entries(call.given).filter(([, argument]) => isOwn(argument))
  return own.reduce((known, [name, argument]) => withArgument(known, { name }, argument), {
    ...earlier,
    ...(call.span && { span: call.span }),
  })
}

const isText = ({ type }: ToolParameter): boolean => type === 'string'

const withArgument = (call: PlannedCall, { name }: Pick<ToolParameter, 'name'>, argument: Argument): PlannedCall => ({
  ...call,
  args: { ...call.args, [name]: argument.value },
  given: { ...call.given, [name]: argument },
  missing: call.missing.filter(parameter => parameter.name !== name),
})

/** A call with names where it only has their nouns: "the museum" is the Blue Harbour Museum that was named before. */
export function resolveNames(call: PlannedCall, read: ReadText): PlannedCall {
  return call.tool.parameters.filter(isText).reduce((known, parameter) => {
    const own = known.given[parameter.name]
    const name = own && findNamed(own, read)
    return name === undefined ? known : withArgument(known, parameter, { ...own!, value: name })
  }, call)
}

/** The last name before a definite noun, in small letters, that ends in that noun. */
function findNamed({ value, span }: Argument, { message, words, values }: ReadText): string | undefined {
  if (!span || typeof value !== 'string' || !/^\p{Ll}+$/u.test(value)) return undefined
  if (!/\b(?:the|this|that|same)\s+$/i.test(message.slice(0, span.start))) return undefined
  const noun = stem(value)
  const named = values.findLast(
    other =>
      other.kind === 'name' &&
      other.end <= span.start &&
      other.to - other.from > 1 &&
      wordsIn(words, other.start, other.end).at(-1)?.stem === noun,
  )
  return named?.kind === 'name' ? named.value : undefined
}
