import { findUnit } from '../calls/units.ts'
import { peopleOf, timeRecords } from '../entity-model/time-entries.ts'
import { isPlanned } from '../entity-model/field-roles.ts'
import { arePeople } from '../entity-model/people.ts'
import { isOnClock, unitOf } from './field-units.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, addNode, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { PERIOD_ADJECTIVES, isPeriodNoun } from '../language/period-adjectives.ts'

/** Verbs for the doing that a unit measures: hours are worked, kilometres driven, litres burnt. They say nothing more of them. */
export const DOINGS = new Set(
  'work spend put log book clock record track invest drive travel cover fly sail walk ride burn use consume'
    .split(' ')
    .map(rootOf),
)

/** The period that a figure is for, by its name: that of weekly hours is a week. */
function periodOf({ words }: Field): string | undefined {
  const adjective = words.find(word => PERIOD_ADJECTIVES.has(word))
  const per = words.indexOf('per')
  return adjective === undefined ? (per > 0 ? words[per + 1] : undefined) : PERIOD_ADJECTIVES.get(adjective)
}

/**
 * Two things are told in one unit: what was done, which adds up ("hours" of work records), and what is agreed for a period ("weekly hours"
 * of people). "How many hours a week" is the second; where a verb tells of the doing ("hours logged", "the kilometres that Ann drove"), or
 * nobody speaks of those who have the second, it is the first. Before nouns are looked for.
 */
export function readFiguresOfDoing(draft: Draft): void {
  for (let at = 0; at < draft.chunks.length; at++) {
    const chunk = draft.chunks[at]!
    if (isTimeSpent(draft, at) || isBoundOnTime(draft, at)) continue
    // "40 hours a week" is a number with its unit.
    if (!isUnit(chunk) || draft.chunks[at - 1]?.literal?.kind === 'number') continue
    keepOfFlag(draft, at)
    const levels = chunk.fields.filter(f => periodOf(f.field) !== undefined)
    const period = levels.length ? periodBehind(draft, at) : undefined
    const agreed = levels.filter(f => periodOf(f.field) === period)
    if (agreed.length) {
      chunk.fields = agreed
      join(draft, at, 3)
      continue
    }
    const done = chunk.fields.filter(f => !levels.includes(f))
    const doing = done.length || isOnClock(findUnit(chunk.text.toLowerCase())) ? verbOf(draft, at) : undefined
    const isTaken = (doing !== undefined || isOfPeriod(draft, chunk)) && takeTimeSpent(draft, chunk)
    const isSpokenOf = draft.chunks.some(c => c.entities.some(e => levels.some(f => f.entity === e.entity)))
    if (!isTaken && levels.length && done.length && (doing !== undefined || !isSpokenOf)) chunk.fields = done
    if (doing === undefined) continue
    if (doing === at - 1) {
      join(draft, doing, 2)
      at--
    } else if (doing === at + 1) join(draft, at, 2)
    else use(draft.chunks[doing]!, 'related')
  }
}

/**
 * "how many hours did Ann track" of time entries with a `duration` in seconds, beside projects that tell hours of their own: where a verb of
 * doing stands, it is the time that the records of it tell, whatever its unit.
 */
function takeTimeSpent({ app, nodes }: Draft, chunk: Chunk): boolean {
  const found = timeRecords(app.entities)
  const isTime = TIME.test(chunk.text)
  if (!found || !isOnClock(unitOf(found.spent)) || !(isTime || isOnClock(findUnit(chunk.text.toLowerCase()))))
    return false
  const { entity, spent } = found
  if (nodes.some(n => !n.implicit && chunk.fields.some(f => f.entity === n.entity))) return false
  nameField(chunk, { entity, field: spent, columns: [spent.column], quality: 0.9 })
  chunk.isSpent = true
  if (!isTime) chunk.unit = true
  return true
}

/** What is measured by hours and minutes, however long it was. */
const TIME = /^time$/i

/** "how much time did we spend on it", "which card took the most time": the figure of the records that tell it. */
function isTimeSpent(draft: Draft, at: number): boolean {
  const { chunks } = draft
  const chunk = chunks[at]!
  if (!isFree(chunk) || !TIME.test(chunk.text)) return false
  const before = chunks[at - 1]
  const isRanked = before?.operator?.type === 'superlative' && MOST.test(before.text)
  const isFigure = /^(?:how much|total|much|the)$/i.test(before?.text ?? '')
  // "average time between made and sold": a length of its own, and no records.
  if (/^between$/i.test(chunks[at + 1]?.text ?? '')) Object.assign(chunk, { kind: 'unknown', entities: [] })
  const taken = isRanked ? chunks.findIndex((c, i) => i < at && isFree(c) && TAKES.test(c.text)) : -1
  const verb = taken >= 0 ? taken : isFigure || isRanked ? verbOf(draft, at) : undefined
  if (verb === undefined || !takeTimeSpent(draft, chunk)) return false
  const done = chunks[verb]!
  makeFiller(done)
  use(done, 'related')
  return true
}

const MOST = /^(?:most|least|more|less)$/i
/** Verbs of what needs time, whose subject is what it was spent on (Levin, 1993, 54.2). */
const TAKES = /^(?:take|takes|took|taken|need|needs|needed|require|required|cost|eat|ate|consume|consumed)$/i

/** "billable hours" of time entries with a `billable`: those of the records that the adjective is of. */
function keepOfFlag(draft: Draft, at: number): void {
  const chunk = draft.chunks[at]!
  const flag = draft.chunks[at - 1]
  const owners = isFree(flag) ? flag.fields.filter(f => f.field.role === 'boolean' && f.quality >= 0.8).map(f => f.entity) : [] // oxfmt-ignore
  const own = chunk.fields.filter(f => owners.includes(f.entity))
  if (own.length) chunk.fields = own
  else if (owners.some(entity => entity === timeRecords(draft.app.entities)?.entity)) takeTimeSpent(draft, chunk)
}

/**
 * "issues that we spent more than 15 hours on", "projects that took over 80 hours": the bound is on what was done, and on nothing that was only
 * meant to be.
 */
function isBoundOnTime(draft: Draft, at: number): boolean {
  const chunk = draft.chunks[at]!
  if (!isUnit(chunk) || draft.chunks[at - 1]?.literal?.kind !== 'number') return false
  const isDone = ({ text }: Chunk) => isParticiple(text.toLowerCase()) && DOINGS.has(rootOf(text.toLowerCase()))
  const isTaken = (one: Chunk, i: number) => i < at && TOOK.test(one.text) && isTimeOf(draft, chunk)
  const verb = draft.chunks.find((c, i) => isFree(c) && (isDone(c) || isTaken(c, i)))
  if (!verb || !takeTimeSpent(draft, chunk)) return false
  askWhoDid(draft, verb)
  if (!verb.entities.length && verb.fields.every(f => f.quality < 0.8)) use(verb, 'related')
  return true
}

/** "hours per person in April": of a time those that were done then, where they are called nothing but that, and none that are agreed or meant. */
function isOfPeriod({ app, chunks }: Draft, { fields }: Chunk): boolean {
  const spent = timeRecords(app.entities)?.spent
  return (
    fields.some(f => f.field === spent && f.quality === 1) &&
    chunks.some(c => isFree(c) && c.literal?.kind === 'date') &&
    !chunks.some(c => c.fields.some(f => isPlanned(f.field) && f.quality >= 0.5 && !fields.includes(f)))
  )
}

/** Needed and no more needing: so much of it was done. */
export const TOOK = /^(?:took|taken|needed|required|consumed|ate)$/i
/** Hours of records that tell hours: another length of time may be that from the beginning to the end. */
const isTimeOf = ({ app }: Pick<Draft, 'app'>, { text }: Chunk): boolean => {
  const spent = timeRecords(app.entities)?.spent
  return spent !== undefined && unitOf(spent)?.name === findUnit(text.toLowerCase())?.name
}

/** "who worked more than 40 hours in May": those whose hours they are. */
function askWhoDid(draft: Draft, verb: Chunk): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(c => isFree(c) && c.operator?.type === 'who')
  const [people, ...others] = peopleOf(timeRecords(app.entities)!.entity, app)
  const isSubject =
    who >= 0 && chunks.slice(who + 1, chunks.indexOf(verb)).every(c => /^(?:has|have|had)$/i.test(c.text))
  if (!isSubject || verb.entities.length || !people || others.length) return
  addNode(draft, people, who)
  use(chunks[who]!, 'entity')
  Object.assign(verb, { fields: [] })
  use(verb, 'related')
}

/** A noun for a unit that figures are told in, in the plural: "hours", "kilometres". */
const isUnit = (chunk: Chunk): boolean =>
  isFree(chunk) &&
  chunk.fields.length > 0 &&
  !chunk.entities.length &&
  !chunk.values.length &&
  /^\p{L}{4,}$/u.test(chunk.text) &&
  isPlural(chunk.text.toLowerCase()) &&
  findUnit(chunk.text.toLowerCase()) !== undefined &&
  chunk.fields.every(({ field }) => /^(?:number|percent)$/.test(field.role))

/** "hours a week", "hours per week", "hours each week": the period right behind. */
function periodBehind({ chunks }: Draft, at: number): string | undefined {
  const [little, period] = [chunks[at + 1], chunks[at + 2]]
  if (!/^(?:an?|per|each|every)$/i.test(little?.text ?? '') || !isFree(period)) return undefined
  const noun = period.text.toLowerCase()
  return isPeriodNoun(noun) ? noun : undefined
}

/** How sure a value is at most that only has a word inside. */
const INSIDE = 0.5

/** Where the verb of the doing stands: beside its unit, or behind it in the sentence. Fields of other records that sound alike are not meant. */
function verbOf({ chunks, app }: Draft, at: number): number | undefined {
  const time = timeRecords(app.entities)?.entity
  // "logged hours" of work logs: the verb of their own noun.
  const isOfUnit = (entity: Entity) => entity === time || chunks[at]!.fields.some(f => f.entity === entity)
  const isDoing = (chunk: Chunk | undefined): boolean =>
    isFree(chunk) &&
    // Texts that have the word inside ("audit log") say nothing of it as a verb.
    chunk.values.every(v => v.quality <= INSIDE) &&
    !chunk.entities.some(e => e.quality >= 0.8 && !(isOfUnit(e.entity) && (isBeside(chunk) || hasDoer(chunk)))) &&
    !chunk.operator &&
    (DOINGS.has(rootOf(chunk.text.toLowerCase().replace(/ (?:on|at|in|by)$/, ''))) || GOES.test(chunk.text)) &&
    !chunk.fields.some(({ field, quality }) => quality >= 0.8 && field.role !== 'date')
  const hasDoer = (chunk: Chunk) => isDoer(chunks[chunks.indexOf(chunk) - 1])
  const isBeside = (chunk: Chunk) => chunk === chunks[at - 1] || chunk === chunks[at + 1]
  const isPast = (chunk: Chunk | undefined) => isDoing(chunk) && !/ing$/i.test(chunk!.text)
  if (isPast(chunks[at - 1]) && isParticiple(chunks[at - 1]!.text.toLowerCase())) return at - 1
  // "spent on" of the day on which it was spent is the verb here.
  const told = (chunk: Chunk) => chunk.fields.some(({ entity, quality }) => quality >= 0.8 && entity !== time)
  // "who logged the most hours", "what did we spend the most time on"
  const isRanked = chunks[at - 1]?.operator?.type === 'superlative'
  // "put into the website", "put more hours into it": the verb says little, and with its preposition enough.
  const isInto = (i: number) => /^in(?:to)?$/i.test(chunks[i]?.text ?? '')
  const saysIt = (chunk: Chunk, i: number) =>
    !LITTLE.test(chunk.text) ? chunk.kind !== 'filler' : isInto(i + 1) || isInto(0) || (i < at && isInto(at + 1))
  const isTaken = (chunk: Chunk) =>
    isFree(chunk) && /^(?:took|taken|used|needed)$/i.test(chunk.text) && isTimeOf({ app }, chunks[at]!)
  const ranked = isRanked
    ? chunks.findLastIndex((c, i) => i < at && (isTaken(c) || (i < at - 1 && saysIt(c, i) && isPast(c) && !told(c))))
    : -1
  if (ranked >= 0) return ranked
  const found = chunks.findIndex((chunk, i) => i > at && saysIt(chunk, i) && isPast(chunk) && !told(chunk))
  return found < 0 ? undefined : found
}

/** What has gone into something was put into it. */
const GOES = /^(?:go|goes|went|gone)$/i
/** Verbs that tell of the doing only with what it was put into. */
const LITTLE = /^(?:put|puts|go|goes|went|gone)$/i

/** Whoever does it, right before the verb: "did we log" is no log of records. */
const DOER = /^(?:i|we|you|they|he|she|who|person|people|everybody|everyone|anybody|anyone|somebody|someone)$/i
const isDoer = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined && (DOER.test(chunk.text) || chunk.values.some(v => arePeople(v.entity)))

/** Makes one of chunks that stand side by side; it stays what the one with fields is. */
function join({ chunks, message }: Draft, from: number, count: number): void {
  const parts = chunks.slice(from, from + count)
  const whole = parts.find(isUnit)!
  const [first, last] = [parts[0]!, parts.at(-1)!]
  const text = message.text.slice(message.tokens[first.from]!.start, message.tokens[last.to - 1]!.end)
  chunks.splice(from, count, Object.assign(whole, { from: first.from, to: last.to, text }))
}
