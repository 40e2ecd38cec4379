import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'
import { rootOf } from '../language/verb-forms.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { stem } from '../language/words.ts'

const WHAT_TIME = /^\W*(?:(?:and|so) )?(?:at |from )?(?:what|which) time\b/i
const WHEN_DOES = /^\W*(?:(?:and|so) )?when (?:does|do)\b/i
const AT = /\b(?:opens?|closes?|starts?|ends?) at$/
/** How such a time is written where no format tells it. */
const CLOCK = /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d)?(?: ?[ap]m)?$/i
/** So well a field is named that is meant whatever the verb is. */
const NAMED = 0.9
const BEGINS = /^(?:starts?|begins?|opens?|meets?|time|doors|from)$/

/** A time of the day by its values; where none were seen, by its name. */
const isClock = ({ type, role, words, choices, shown = [], sample }: Field): boolean => {
  const values = choices.length ? choices : shown.length ? shown : sample === undefined ? [] : [sample]
  const isCalledSo = role !== 'date' && words.length > 1 && (words.at(-1) === 'time' || AT.test(words.join(' ')))
  return type === 'string' && (values.length > 0 ? values.every(value => CLOCK.test(value)) : isCalledSo)
}

/**
 * "what time does the class start", "at what time do they meet" of a text `starts_at` that holds the time of the day: the one that is called after
 * the verb, else the one there is, else that of the beginning. Before nouns are looked for.
 */
export function readAskedTime(draft: Draft): void {
  const { chunks, message } = draft
  const isWhen = WHEN_DOES.test(message.text)
  const time = chunks.findIndex(c => isFree(c) && (isWhen ? /^when$/i : /^time$/i).test(c.text))
  if (!(isWhen || WHAT_TIME.test(message.text)) || time < 0 || time > 3) return
  if (chunks[time]!.fields.some(f => f.quality >= NAMED)) return
  for (const entity of spokenOf(draft)) {
    const clocks = entity.fields.filter(isClock)
    const verb = chunks.slice(time + 1).find(c => isFree(c) && clocks.some(field => isOf(field, c.text)))
    // "when does it open": nothing but the verb says that a time of the day is meant.
    if (isWhen && !verb) continue
    // "when does the course start" of a `start_date` and a `start_time`: on which day.
    if (isWhen && entity.fields.some(field => field.role === 'date' && isOf(field, verb!.text))) continue
    const named = verb ? clocks.filter(field => isOf(field, verb.text)) : clocks
    const begin = named.filter(({ words }) => words.some(word => BEGINS.test(word)))
    const field = named.length === 1 ? named[0] : begin.length === 1 ? begin[0] : undefined
    if (!field) continue
    nameField(chunks[time]!, { entity, field, columns: [field.column], quality: 0.95 })
    if (verb) use(Object.assign(verb, { fields: [], values: [] }), 'related')
    return
  }
}
readAskedTime.needs = /^(?:time|when)$/

/** A form of the verb is in the name. */
const isOf = ({ words }: Field, text: string): boolean =>
  /^\p{Ll}{3,}$/u.test(text) &&
  basesOf(text).some(base => words.some(word => stem(word) === stem(base) || rootOf(word) === base))

const spokenOf = ({ chunks, app, previous }: Draft): Entity[] => [
  ...new Set([
    ...chunks.flatMap(c => [
      ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
      ...c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity),
    ]),
    // "when does it open?" of what was spoken of before.
    ...app.entities.filter(e => e.key === previous?.root.entity && chunks.some(c => c.operator?.type === 'pronoun')),
  ]),
]
