import { pattern } from '../../../lib/patterns.ts'
import { isAdditive } from '../asks/additive.ts'
import { tellingColumns } from '../asks/fields.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { keysToPeople, leadsUp } from '../entity-model/relations.ts'
import { type Draft, useWhole, kindBefore } from '../reading/draft.ts'
import { onceEach } from '../reading/keys-of-verbs.ts'
import { narrow } from '../reading/among-those.ts'
import type { Condition, Grouping, Period, Query, Selection } from '../reading/query.ts'

/** "which team has the most?", "who did the fewest of them?": of what, the message does not say itself. */
const HAS_MOST = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:(?<who>who)|(?:which|what)\ (?:one\ of\ (?:the|our)\ )?[\p{L}-]+(?:\ [\p{L}-]+)?)
  \ (?:(?:has|have|had|was|were|is)\ )?\p{L}+\ (?:the\ )?(?:(?<most>most)|fewest|least)(?:\ of\ (?:them|these|those))?\W*$
`
/** "which status has the highest?", "which team had the lowest average?": a figure that has an extreme, whatever it is of. */
const HAS_EXTREME = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|okay|then|now)\W+)*(?:which|what)\ [\p{L}-]+(?:\ [\p{L}-]+)?\ (?:has|have|had|got|gets|shows|is)\ (?:the\ )?
  (?:(?<most>highest|largest|biggest|greatest)|lowest|smallest)
  (?:\ (?:one|figure|number|value|amount|average|mean|median|total|sum))?\W*$
`

/**
 * "how many visits were missed?" – "which carer had the most?", "how many clients has Blue?" – "which team has the most?": of those that were
 * counted or added up, and no figure that the team has itself; what was said of one team does not hold for the others.
 */
export function mostOfCounted(draft: Draft): Query | undefined {
  const { previous, app, message, chunks } = draft
  const extreme = HAS_EXTREME.exec(message.text)?.groups
  const said: Record<string, string | undefined> | undefined = HAS_MOST.exec(message.text)?.groups ?? extreme
  const had = previous && said && countedOf(draft, previous)
  if (had) return { ...had, groupOrder: { by: 'measure', direction: said['most'] ? 'desc' : 'asc', limit: 1 } }
  const entity = previous && kindBefore({ app, previous })
  const [measure, ...others] = previous?.measures ?? []
  if (!said || !entity || !measure || others.length || previous.ask !== 'measure' || previous.root.limit !== undefined)
    return undefined
  const summed = entity.fields.find(({ column }) => column === measure.column)
  const isSum = measure.fn === 'sum' && summed !== undefined && isAdditive(summed)
  const isMean = extreme !== undefined && /^(?:avg|median)$/.test(measure.fn)
  if (!(measure.fn === 'count' || isSum || isMean) || measure.part) return undefined
  const named = said['who'] ? ofPeople(draft, entity) : groupNamed(draft, entity)
  if (!named) return undefined
  const { group, noun } = named
  useWhole({ chunks })
  if (noun) noun.used = 'entity'
  return {
    kind: 'query',
    app: app.name,
    root: withoutGroup(narrow(previous.root), group),
    ask: 'group',
    group,
    groupOrder: { by: 'measure', direction: said['most'] ? 'desc' : 'asc', limit: 1 },
    // "how much are they worth?" – "which tailor has most of them?": of the records, and not of the money.
    measures: [
      summed?.role === 'money' && /\bof (?:them|these|those)\W*$/i.test(message.text) ? { fn: 'count' } : measure,
    ],
    project: [],
  }
}

/**
 * "which yards have red boats?" – "which yard has the most of those?": the boats by which the yards were told, counted by the yard; undefined where
 * the noun is of another kind, or nothing tells them.
 */
function countedOf({ app, chunks, message }: Draft, { ask, root }: Query): Query | undefined {
  const [had, ...others] = root.related
  const owner = app.entities.find(({ key }) => key === root.entity)
  const entity = app.entities.find(({ key }) => key === had?.selection.entity)
  if (ask !== 'list' || !had?.exists || had.count || others.length || !owner || !entity || root.limit !== undefined)
    return undefined
  const noun = chunks.find(c => c.entities.some(e => e.entity === owner && e.quality >= 0.75))
  const isWho = /^\W*(?:(?:and|so|but)\W+)*who\b/i.test(message.text) && arePeople(owner)
  if (!(noun ?? isWho) || !leadsUp(entity, owner, app)) return undefined
  useWhole({ chunks })
  if (noun) noun.used = 'entity'
  const group = { entity: owner.key, columns: tellingColumns(owner), ...(had.via && { via: had.via }) }
  return {
    kind: 'query',
    app: app.name,
    root: narrow(had.selection),
    ask: 'group',
    group,
    measures: [{ fn: 'count' }],
    project: [],
  }
}

/** What they are grouped by, and the noun that said so. */
interface Named {
  group: Grouping
  noun?: Chunk
}

/** A text that says who: `pilot`, or `handlerName` of complaints, which have no such name themselves. */
const isOfSomebody = (field: Field, { words: own }: Entity): boolean =>
  field.target === undefined &&
  !field.nested &&
  (namesSomebody(field) ||
    (field.role === 'name' &&
      field.words.length > 1 &&
      field.words.at(-1) === 'name' &&
      !own.includes(field.words[0]!)))

/** Whoever the records name, by a key or in a text: those of whom one was spoken of, else where there is one such. */
function ofPeople({ app, previous }: Draft, entity: Entity): Named | undefined {
  const keys = onceEach(keysToPeople(entity, app))
  // "absences" of an employee and an approver, who is one, too: the key that is called after the kind says whose they are.
  const named = keys.filter(({ field, to }) => field.words.includes(to.words.at(-1)!))
  const [hop, ...others] = named.length === 1 ? named : keys
  const texts = entity.fields.filter(field => isOfSomebody(field, entity))
  const told = texts.find(({ column }) => previous!.root.where.some(({ columns }) => columns.join() === column))
  if (told) return { group: { entity: entity.key, columns: [told.column] } }
  if (texts.length && !hop) return texts.length === 1 ? { group: { entity: entity.key, columns: [texts[0]!.column] } } : undefined // oxfmt-ignore
  if (texts.length) return undefined
  return hop && !others.length ? { group: { entity: hop.to.key, columns: tellingColumns(hop.to), via: hop.field.column } } : undefined // oxfmt-ignore
}

/** What stands behind "which": a kind that the records belong to, or a field of theirs. */
function groupNamed({ app, chunks }: Draft, entity: Entity): Named | undefined {
  const noun = chunks.find(({ entities, fields }) => entities.length || fields.length)
  const owner = noun && bestOwner(noun, entity, app)
  if (owner) return { noun, group: { entity: owner.key, columns: tellingColumns(owner) } }
  const field = noun?.fields.find(f => f.entity === entity && f.quality >= 0.9 && f.field.role === 'category')
  return field && { group: { entity: entity.key, columns: field.columns } }
}

const bestOwner = ({ entities }: Chunk, entity: Entity, app: Draft['app']): Entity | undefined =>
  entities
    .filter(({ entity: owner, quality }) => quality >= 0.75 && owner !== entity && leadsUp(entity, owner, app))
    .sort((a, b) => b.quality - a.quality)[0]?.entity

const isOfOneValue = ({ op, values }: Condition): boolean =>
  values.length <= 1 && /^(?:=|in|contains|starts|ends|empty)$/.test(op)

/** Whether a condition on a day is of one period alone. */
function isWithinOne(period: Period, { op, values }: Condition): boolean {
  const [first, last] = op === '=' ? [values[0], values[0]] : op === 'between' ? values : []
  if (first === undefined || last === undefined) return false
  const [from, to] = [new Date(String(first)), new Date(String(last))]
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return false
  return period === 'week' ? to.getTime() - from.getTime() < WEEK : nameOf(period, from) === nameOf(period, to)
}
const WEEK = 7 * 86_400_000
const nameOf = (period: Exclude<Period, 'week'>, day: Date): string =>
  period === 'quarter'
    ? `${day.getUTCFullYear()} ${Math.floor(day.getUTCMonth() / 3)}`
    : day.toISOString().slice(0, { year: 4, month: 7, day: 10, weekday: 10 }[period])

/**
 * The same of all the groups, where it was said of one of them: a time of several periods ("in 2024" – "by month") and what several groups
 * are ("not closed" – "by stage") holds for each of them.
 */
export function withoutGroup(root: Selection, { entity, columns, period }: Grouping): Selection {
  const isSame = (condition: Condition) =>
    condition.columns.join() === columns.join() &&
    (period === undefined ? isOfOneValue(condition) : isWithinOne(period, condition))
  if (entity === root.entity) return { ...root, where: root.where.filter(condition => !isSame(condition)) }
  const isOfGroup = ({ selection, exists, count }: Selection['related'][number]) =>
    exists && !count && selection.entity === entity && !selection.related.length && selection.where.every(isSame)
  return { ...root, related: root.related.filter(one => !isOfGroup(one)) }
}
