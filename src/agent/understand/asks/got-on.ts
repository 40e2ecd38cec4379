import { isListedKind } from '../entity-model/can-be-listed.ts'
import { beginOf } from '../entity-model/begin-and-end.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameKind } from '../reading/draft.ts'
import { namesRecord } from '../vocabulary/vocabulary.ts'

const WHAT = /^(?:what|what['’]?s|anything|something)$/i
/** Verbs of having and being, and who has it where that is everybody. */
const HAVE = /^(?:['’]?s|is|are|has|have|had|having|got|do|does|there|we|i|they|you|for|in|at|up|the|our|my)$/i
/** That it is planned. */
const ON = /^(?:on|booked|planned|scheduled|lined|diary|calendar)$/i
/** Nouns for what somebody has on, at a time that was set for it (general nouns of planning, no trade in particular). */
const OCCASION = new Set(
  `appointment booking reservation visit session lesson class shift job trip event meeting viewing service tour performance show match game fixture
  move treatment consultation course call delivery inspection installation repair repairs survey rehearsal walk ride charter wedding hire round
  run screening practical assignment task exhibition concert gig race workshop party sitting shoot sailing departure flight crossing webinar talk
  excursion outing checkup scan operation surgery interview collection pickup exam test drill cleaning clean audit`.split(
    /\s+/,
  ),
)
/** How sure it is that such records are what somebody has on. */
const BY_RECORDS = 0.75

/**
 * "what's Ann got on tomorrow?", "what have we got on on Friday?", "is anything on today?": what takes place then, by the one kind of record that
 * is planned for a day: of whoever is named, else of all. Nothing but the time stands behind. Before nouns are looked for.
 */
export function readGotOn(draft: Draft): void {
  const { chunks, app } = draft
  if (draft.previous) return
  const what = chunks.findIndex((c, i) => i < 3 && isFree(c) && WHAT.test(c.text))
  const date = chunks.findIndex(c => c.literal?.kind === 'date')
  if (what < 0 || date < what || chunks.slice(date + 1).some(c => c.kind !== 'filler')) return
  const stretch = chunks.slice(what + 1, date)
  const isLittle = (word: string) => HAVE.test(word) || ON.test(word)
  const between = stretch.filter(c => !c.text.split(' ').every(isLittle))
  const isOn = stretch.some(c => c.text.split(' ').some(word => ON.test(word)))
  const owners = between.map(c => c.values.filter(v => v.quality >= 0.8 && namesRecord(v)))
  if (!isOn && !(owners.length && stretch.some(c => /^got$/i.test(c.text)))) return
  // What else is said of it says what is meant.
  if (between.length > 1 || owners.some(found => !found.length)) return
  const named = new Set(owners.flat().map(v => v.entity))
  const planned = named.size ? [...named].flatMap(entity => occasionsOf(entity, draft)) : app.entities.filter(isPlanned)
  const [kind, ...others] = occasionsAmong(planned, draft)
  if (!kind || others.length) return
  const to = nameKind(chunks[what]!, kind, 0.9)
  delete to.operator
  for (const chunk of stretch) if (!between.includes(chunk)) delete makeFiller(chunk).operator
  draft.notes.push(`took “${chunks[what]!.text}” as ${plural(kind.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_RECORDS)
}
readGotOn.needs = /^(?:on|got|booked|planned|scheduled|lined|diary|calendar)$/

const isPlanned = (entity: Entity): boolean =>
  isListedKind(entity) && !arePeople(entity) && beginOf(entity) !== undefined

/** Those that are called after what takes place, of several those that are somebody's work. */
function occasionsAmong(kinds: readonly Entity[], { app }: Draft): readonly Entity[] {
  const called = [...new Set(kinds)].filter(({ words }) => OCCASION.has(singular(words.at(-1)!)))
  const work = called.length > 1 ? called.filter(entity => workKinds(app).some(one => one.entity === entity)) : []
  return work.length ? work : called
}

/** What is planned for a day and is that of the one who is named. */
const occasionsOf = (entity: Entity, { app }: Draft): Entity[] =>
  hopsOf(entity, app)
    .filter(({ direction, to }) => direction === 'down' && to !== entity && isPlanned(to))
    .map(({ to }) => to)
