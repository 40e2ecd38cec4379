/** "… with both the slow and the fast mode": allowed values that one request names side by side, one call for each. */
import { goSideBySide, isTakenIn } from './expand-calls.ts'
import { slotsOf, type Slot } from './describe-slots.ts'
import { matchChoice } from './match-choice.ts'
import type { PlannedCall, Span } from './planned-call.ts'
import { partOf, type ReadText } from './read-text.ts'

/** As good as word for word. */
const SAID = 0.85
/** What stands between two values that both hold: the rest of the first one's phrase, and the joint. */
const JOINT =
  /^(?:\s+\p{L}+)?\s*(?:,|,?\s+and|\s+as well as|\s*&)\s+(?:how (?:many|much)\s+|the\s+|an?\s+)?(?:\p{L}+\s+)?$/u

/** Allowed values that are named side by side. */
interface Row {
  values: { value: unknown; span: Span }[]
  /** "Both the slow and the fast mode": it holds for every call. */
  isForAll: boolean
}

/** Calls once for each of the allowed values that their own words name side by side, or else those of the message. */
export function expandChoices(calls: PlannedCall[], read: ReadText): PlannedCall[] {
  return calls.flatMap(call =>
    slotsOf(call.tool).reduce(
      (all, slot) => (takesOne(slot) ? all.flatMap(one => expandBy(one, slot, read, calls)) : all),
      [call],
    ),
  )
}

/** Whether a slot takes one of several words. */
const takesOne = ({ kind, choices }: Slot): boolean =>
  kind === 'string' && choices.length > 1 && choices.every(choice => typeof choice === 'string')

function expandBy(call: PlannedCall, { path, choices }: Slot, read: ReadText, calls: PlannedCall[]): PlannedCall[] {
  const name = path[0]!
  const own = call.span && calls.length > 1 ? partOf(read, call.span.start, call.span.end) : read
  const row = findRow(choices, own) ?? (own === read ? undefined : findRow(choices, read))
  const isAmong = (value: unknown) => row?.values.some(one => one.value === value) ?? false
  // Another call of the tool has another value: the values are for one call each.
  const others = calls.filter(other => other !== call && other.tool === call.tool).map(other => other.args[name])
  const isShared = others.every(value => value === call.args[name] || (row?.isForAll && isAmong(value)))
  const given = call.given[name]
  if (!row || !isShared || (given && !isAmong(given.value))) return [call]
  // "… in 2010 and 2012 respectively": one value for each of the calls that the same words stand for.
  const siblings = calls.filter(({ tool, span }) => tool === call.tool && span?.start === call.span?.start)
  const isZipped = siblings.length === row.values.length && siblings.includes(call) && goSideBySide(read.message)
  const values = isZipped ? row.values.filter((_, at) => siblings[at] === call) : row.values
  return values.map(({ value, span }) => ({
    ...call,
    args: { ...call.args, [name]: value },
    given: { ...call.given, [name]: { value, span, certainty: given?.certainty ?? SAID } },
    missing: call.missing.filter(parameter => parameter.name !== name),
  }))
}

/** Two or more values with nothing but "and" and the words of their own phrases between them. */
function findRow(choices: unknown[], read: ReadText): Row | undefined {
  // A value that is said before as well stands behind "both".
  const both = /\bboth\b/i.exec(read.message.slice(read.start, read.end))
  const from = both ? read.start + both.index : read.start
  return (both && findRowIn(choices, partOf(read, from, read.end))) ?? findRowIn(choices, read)
}

function findRowIn(choices: unknown[], { words, message }: ReadText): Row | undefined {
  const said = choices
    .flatMap(value => {
      const match = matchChoice(value, words, choices)
      return match && match.score >= SAID ? [{ value, span: { start: match.start, end: match.end } }] : []
    })
    .toSorted((a, b) => a.span.start - b.span.start)
  const isJoined = (at: number) =>
    said[at + 1] !== undefined && JOINT.test(message.slice(said[at]!.span.end, said[at + 1]!.span.start))
  const from = said.findIndex((_, at) => isJoined(at))
  // "technologies, including languages, frameworks and tools" lists what the noun before takes in.
  if (from < 0 || isTakenIn(message, said[from]!.span.start)) return undefined
  let to = from + 1
  while (isJoined(to)) to++
  const values = said.slice(from, to + 1)
  return { values, isForAll: /\b(?:both|each|all)\s+(?:the\s+)?$/i.test(message.slice(0, values[0]!.span.start)) }
}
