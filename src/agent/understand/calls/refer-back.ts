/** What a call says by referring to what the message named before: "in each city", "the museum". */
import type { ToolParameter } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import type { Argument, PlannedCall } from './planned-call.ts'
import type { ReadText } from './read-text.ts'
import { wordsIn } from './tag-words.ts'

/** "… in each city", "for both of the teams": nouns of which every one is meant. */
const EACH = /\b(?:each|every|both)\s+(?:of\s+)?(?:(?:the|these|those)\s+)?(\p{L}+)/giu

/** A call once for each value that other calls have for what it says "each" of: "how many shops there are in each city". */
export function expandEach(calls: PlannedCall[], { message }: ReadText): PlannedCall[] {
  if (calls.length < 2) return calls
  return calls.flatMap(call => {
    const said = call.span ? message.slice(call.span.start, call.span.end) : ''
    const nouns = [...said.matchAll(EACH)].map(match => stem(match[1]!.toLowerCase()))
    const parameter = call.tool.parameters.find(p => isText(p) && p.words.some(word => nouns.includes(stem(word))))
    if (!parameter) return [call]
    const values = new Map<unknown, Argument>()
    for (const { tool, given } of calls) {
      const argument = given[parameter.name]
      if (tool !== call.tool && argument && tool.parameters.some(p => p.name === parameter.name && isText(p)))
        values.set(argument.value, argument)
    }
    const isSaidHere = [...values.keys()].some(value => said.toLowerCase().includes(String(value).toLowerCase()))
    return values.size > 1 && !isSaidHere
      ? [...values.values()].map(value => withArgument(call, parameter, value))
      : [call]
  })
}

const isText = ({ type }: ToolParameter): boolean => type === 'string'

const withArgument = (call: PlannedCall, { name }: ToolParameter, argument: Argument): PlannedCall => ({
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
