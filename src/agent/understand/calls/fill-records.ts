import { isObject } from '../../../lib/json.ts'
import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import type { Slot } from './describe-slots.ts'
import { touches, type Argument, type Span } from './planned-call.ts'
import { parameterOf } from './parameter-of.ts'
import { areComparators } from './match-comparator.ts'
import { readComparisons } from './read-comparisons.ts'
import { partOf, type ReadText } from './read-text.ts'
import { splitPieces } from './split-calls.ts'
import { wordsIn } from './tag-words.ts'

/** Most pieces of a text that are read as records: more are no list that somebody types. */
const MOST_PIECES = 16

/** What each record of a list holds, as the parameters of a tool of its own; undefined where a slot takes no records. */
const partsOf = rememberByObject((slot: Slot) =>
  rememberByObject((tool: ToolCard): ToolCard | undefined => {
    if (slot.kind !== 'array' || slot.item?.kind !== 'object' || slot.path.length > 1) return undefined
    const schema = tool.parameters.find(({ name }) => name === slot.path[0])?.schema
    const items = isObject(schema?.items) ? schema.items : undefined
    const properties = isObject(items?.properties) ? items.properties : {}
    const required = new Set(Array.isArray(items?.required) ? (items.required as unknown[]) : [])
    const parameters = Object.entries(properties).flatMap(([name, part]) =>
      isObject(part) ? [parameterOf(name, part, required.has(name))] : [],
    )
    return parameters.length ? { ...tool, parameters } : undefined
  }),
)

const ADDRESS = /^(?:email|phone|url)$/
const ADDRESS_ASKED = /mail|phone|mobile|number|ur[il]|link|address|contact|recipient/i

/** Words of the longest name of a record. */
const LONGEST = 6

/** What is called how many of something there are. */
const HOW_MANY = /^(?:quantity|count|number|amount|copies|pieces|units|qty)$/

/** "A cheesecake": of what stands behind an article there is one. */
function withOne(given: Given, { parameters }: ToolCard, { message }: ReadText): Given {
  const counts = parameters.find(
    ({ name, type, words }) =>
      !given[name] && /^(?:integer|number)$/.test(type) && words.some(word => HOW_MANY.test(word)),
  )
  const thing = Object.values(given).find(({ value, span }) => span && typeof value === 'string')
  const article = thing && /\b(?:an?|one)\s+(?:\p{Ll}+\s+)?$/u.exec(message.slice(0, thing.span!.start))
  if (!counts || !article) return given
  const span = { start: article.index, end: thing.span!.end }
  return { ...given, [counts.name]: { value: 1, span, certainty: thing.certainty } }
}

type Given = Record<string, Argument>

/** The conditions that a text says, of a slot for a list of them: a field, a comparison and a value each. */
export function fillConditions(slot: Slot, tool: ToolCard, text: ReadText): Argument | undefined {
  const card = partsOf(slot)(tool)
  const conditions = card && readComparisons(text, card, ({ choices }) => areComparators(choices))
  return conditions && listOf(conditions)
}

/**
 * The records of a list of objects as a text names them side by side: "Slow Harbour by Ann Lee and The Long Shore by Bob Ray"
 * for titles and artists. A record begins with every piece of the text that gives what its records are called by, or what the
 * list requires of each; what stands behind belongs to it. `taken`: what other arguments have taken.
 */
export function fillRecords(
  slot: Slot,
  tool: ToolCard,
  { text, taken }: { text: ReadText; taken: readonly Span[] },
  fill: (text: ReadText, tool: ToolCard) => Given,
): Argument | undefined {
  const card = partsOf(slot)(tool)
  if (!card) return undefined
  const isFree = (place: Span) => !taken.some(span => touches(span, place))
  // What was left out as how many calls there are may be how many of a record there are.
  const values = [...text.values, ...(text.dropped ?? [])].toSorted((a, b) => a.start - b.start)
  const free: ReadText = {
    ...text,
    words: text.words.filter(isFree),
    values: values.filter(isFree),
    dropped: values.filter(value => !isFree(value)),
  }
  const part = ({ start, end }: Span) => ({ ...partOf(free, start, end), dropped: free.dropped! })
  const pieces = splitPieces(text.message).filter(({ start, end }) => start >= text.start && end <= text.end)
  if (!pieces.length || pieces.length > MOST_PIECES) return undefined
  const needed = card.parameters.filter(({ required }) => required)
  const keys = needed.length ? needed : card.parameters.slice(0, 1)
  // A whole sentence calls no record; what can be nothing but an address calls one where such are asked for.
  const isName = ({ start, end }: Span, { name, description }: ToolParameter) =>
    wordsIn(text.words, start, end).length <= LONGEST &&
    (ADDRESS_ASKED.test(`${name} ${description}`) ||
      !values.some(value => ADDRESS.test(value.kind) && value.start <= start && value.end >= end))
  const said = (given: Given, key: ToolParameter) => {
    const span = given[key.name]?.span
    return span !== undefined && isName(span, key)
  }
  const groups: Span[] = []
  for (const piece of pieces) {
    const given = fill(part(piece), card)
    const last = groups.at(-1)
    if (said(given, keys[0]!)) groups.push({ start: piece.start, end: piece.end })
    else if (last) last.end = piece.end
  }
  const all = groups.map(group => withOne(fill(part(group), card), card, text))
  const isWhole = (given: Given) => keys.every(key => said(given, key))
  // Before the first record stands what leads to it; one behind it that lacks something is not left out.
  const records = all.slice(Math.max(0, all.findIndex(isWhole)))
  if (!records.length || !records.every(isWhole)) return undefined
  return listOf(records)
}

/** Records as one argument. */
function listOf(records: Given[]): Argument {
  const given = records.flatMap(record => Object.values(record))
  const spans = given.flatMap(({ span }) => span ?? [])
  return {
    value: records.map(record => Object.fromEntries(Object.entries(record).map(([name, { value }]) => [name, value]))),
    span: { start: Math.min(...spans.map(s => s.start)), end: Math.max(...spans.map(s => s.end)) },
    certainty: Math.min(...given.map(({ certainty }) => certainty)),
  }
}
