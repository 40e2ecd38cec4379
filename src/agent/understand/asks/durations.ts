import { isOnClock, unitOf } from '../conditions/field-units.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { spanOf } from '../entity-model/span.ts'
import type { Gradable } from '../language/gradables.ts'
import { type Draft, isFree, use } from '../reading/draft.ts'

/** Verbs of lasting, in any form, which the time between a beginning and an end speaks of (Levin, English verb classes, 1993, 54.2 and 47.1). */
const LASTS =
  /^(?:last(?:s|ed|ing)?|took|takes?|taken|taking|r[ua]n|runs|running|stay(?:s|ed|ing)?|remain(?:s|ed|ing)?|continued?|going|went|on)$/i

/** A moment, rather than a day: it is called by the time of something. */
const isMoment = ({ words }: Field) => /^(?:at|time|timestamp|datetime)$/.test(words.at(-1)!)

/**
 * "has been open", "have been running": the present perfect tells of what goes on until now, and so does the present of a state ("are they open";
 * Quirk et al., 1985, 4.5 and 4.20).
 */
const SO_FAR =
  /\b(?:has|have|['’]s|['’]ve)(?: \S+){0,6} been\b|\bhow long (?:is|are)(?: \S+){1,4} (?:open|running|pending|waiting|outstanding|unresolved)\b/i

const HOW_LONG = /\bhow long\b/i

/** How sure it is at most that all the days of a course are meant, and not the minutes of each time. */
const EITHER_LENGTH = 0.5

/** `session_minutes` of what goes on for weeks. */
const isOfOneTime = (field: Field): boolean => !field.nested && isOnClock(unitOf(field)) && field.role === 'number'

/** `working_days`, `number_of_days`: how long it lasted, as the records tell it themselves. */
const tellsDays = ({ role, type, nested, words }: Field): boolean =>
  !nested &&
  (role === 'number' || type === 'integer') &&
  /^(?:(?:working|business|calendar|total|leave|number of) )?days(?: taken)?$/.test(words.join(' '))

/**
 * How long a record lasted, as a figure of its own: from the one date of its beginning to the one of its end; until today where
 * it may still go on and the message speaks of the time until now.
 */
export function lastingField(draft: Draft, entity: Entity): Field | undefined {
  const span = spanOf(entity)
  if (!span) return undefined
  const told = entity.fields.find(tellsDays)
  if (told) return told
  const [from, to] = span
  const saysDays = /\b(?:days?|weeks?|months?)\b/i.test(draft.message.text)
  const operator = from.isTimeOfDay
    ? ('minutes' as const)
    : !saysDays && isMoment(from) && isMoment(to)
      ? ('hours' as const)
      : ('days' as const)
  if (operator === 'days' && HOW_LONG.test(draft.message.text) && entity.fields.some(isOfOneTime))
    draft.sureness = Math.min(draft.sureness, EITHER_LENGTH)
  const until = to.nullable && SO_FAR.test(draft.message.text) ? draft.message.today : undefined
  const end = to.words.join(' ')
  const column = `${operator} between ${from.words.join(' ')} and ${until ? `${end} or today` : end}`
  if (!draft.derived.some(d => d.entity === entity && d.derived.column === column))
    draft.derived.push({
      entity,
      derived: { column, operator, left: from.column, right: to.column, ...(until && { until }) },
    })
  draft.chunks.forEach((chunk, at) => {
    const isUnit = /^(?:days|hours)$/i.test(chunk.text) && /^in$/i.test(draft.chunks[at - 1]?.text ?? '')
    // "how long do claims take to close": the end itself.
    const isEnd = chunk.fields.some(f => f.field === to) && /^to$/i.test(draft.chunks[at - 1]?.text ?? '')
    if (isFree(chunk) && (LASTS.test(chunk.text) || isUnit || isEnd)) use(chunk, 'derived')
  })
  return { column, words: column.split(' '), role: 'number', type: 'number', description: '', choices: [] }
}

/** "the longest stay", "which repair took the shortest": what is long in time, where no field says how long. */
export const gradesTime = ({ nouns }: Gradable): boolean => nouns.includes('duration')
