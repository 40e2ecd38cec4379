import type { Chunk } from '../chunks/chunk.ts'
import { labelOf } from '../conditions/shared.ts'
import { hasRoomFor, HAVING_ROOM, isSomebody, roomIn } from '../conditions/accommodates.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isPlural, singular } from '../language/words.ts'
import { tellingColumns } from './fields.ts'
import { type Draft, isFree, nameField, use } from '../reading/draft.ts'

/** Verbs that say for how many there is room (Levin, English Verb Classes and Alternations, 1993, 54.3); the past tells what was done. */
const HAS_ROOM = new Set('seat sleep fit accommodate hold take serve'.split(' ').map(rootOf))
/** … of which these say so only where somebody "can". */
const IF_CAN = /^take/i
/** How sure it is that the room is meant where "takes" may as well say who comes. */
const EITHER = 0.6
const PAST = /(?:ed|ing)$|^(?:sat|held|took|taken|slept)$/i

/**
 * "which boat seats the most people?", "how many people fit in the Mill?", "how many cars can it take?": those are what there is room
 * for, which is a figure of the records spoken of, and not how many are listed. Before nouns are looked for.
 */
export function readRoomFor(draft: Draft): void {
  const { chunks } = draft
  // "how many guests did the Mill seat last night?": what was done there, or is on one day.
  if (chunks.some(c => /^(?:did|was|were|had)$/i.test(c.text) || c.literal?.kind === 'date')) return
  chunks.forEach((_, at) => {
    if (isFree(chunks[at])) readFor(draft, at)
  })
}
readRoomFor.needs = (word: string) =>
  /^(?:can|could|may)$/.test(word) || HAS_ROOM.has(rootOf(word)) || HAVING_ROOM.has(rootOf(word))

/** Takes a noun for the room that there is for what it names. */
function readFor(draft: Draft, at: number): void {
  const { chunks, app } = draft
  const noun = chunks[at]!.text
  const isSome = isPlural(noun.toLowerCase()) || /^(?:most|more than|how many)$/i.test(chunks[at - 1]?.text ?? '')
  const isNamed = isSome && app.entities.some(entity => hasRoomFor(entity, noun))
  if (!isNamed && !isSomebody(noun)) return
  const canAt = chunks.findIndex(c => /^(?:can|could|may)$/i.test(c.text))
  const verb = chunks.findIndex((c, i) => i !== at && isRoomVerb(c, isNamed && canAt >= 0) && !c.literal)
  // "how many people can stay on pitch 7?": whatever they can do there, behind the verb is where.
  const isPossibleThere =
    canAt === at + 1 &&
    (/^(?:in|on|at|aboard)$/i.test(chunks[canAt + 2]?.text ?? '') ||
      /^(?:join|attend|enter|board)$/i.test(chunks[canAt + 1]?.text ?? ''))
  if ((verb < 0 && !isPossibleThere) || (verb >= 0 && Math.abs(verb - at) > 8)) return
  const before = chunks.slice(0, at).findLast(c => c.kind !== 'filler')
  const isRanked = before?.operator?.type === 'superlative' && /^(?:the )?(?:most|fewest|least)$/i.test(before.text)
  const isAsked = before?.operator?.type === 'count' && (at < verb || isPossibleThere)
  const isPossible = canAt >= 0 || chunks.slice(at, verb).some(c => /^(?:does|do)$/i.test(c.text))
  if (!(isRanked || isAsked) || (verb >= 0 && IF_CAN.test(chunks[verb]!.text) && !isPossible && !isRanked)) return
  const found = spokenOf(draft, at).flatMap(entity => {
    const field = roomIn(entity, noun)
    return field ? [{ entity, field }] : []
  })
  const [one, ...others] = found
  if (!one || others.length) return
  nameField(chunks[at]!, { ...one, columns: [one.field.column], quality: 1 })
  const said = chunks[verb < 0 ? canAt + 1 : verb]!
  // "which course takes the most students?": those for whom there is room, or those who come.
  if (isRanked && !isPossible && IF_CAN.test(said.text)) {
    draft.sureness = Math.min(draft.sureness, EITHER)
    draft.notes.push(`took “${said.text}” as ${labelOf(one.field)}`)
  }
  // "which boat seats …": the noun of the records, and the verb that is spelt like their figure.
  if (!/\s/.test(said.text)) return use(Object.assign(said, { entities: [], fields: [], values: [] }), 'related')
  Object.assign(said, { entities: [{ entity: one.entity, quality: 1 }], fields: [], values: [] })
}

/** A verb of having room; behind "can" any of them, of what the figure is called after. */
const isRoomVerb = ({ text, used, fields, entities }: Chunk, isNamed: boolean): boolean => {
  const word = text.toLowerCase().split(' ').at(-1)!
  // "which lift …": the noun of the records.
  const isNoun = entities.some(({ entity }) => entity.words.at(-1) === singular(word))
  const isAlone = (word === text.toLowerCase() && !isNoun) || fields.some(({ entity, field }) => roomIn(entity) === field) // oxfmt-ignore
  const verbs = isNamed ? HAVING_ROOM : HAS_ROOM
  return used === undefined && isAlone && verbs.has(rootOf(word)) && !PAST.test(word)
}

/** "S-1", "WT-22". */
const isCode = ({ literal, text }: Chunk): boolean => literal?.kind === 'code' || /^\p{L}{1,4}-?\d+$/u.test(text)

/** "how many people fit in the Grande": what is called so, whatever field holds it. */
const isDefiniteIn = (chunks: readonly Chunk[], at: number): boolean =>
  /^(?:the|a|an)$/i.test(chunks[at - 1]?.text ?? '') && /^(?:in|into|inside)$/i.test(chunks[at - 2]?.text ?? '')

/** The kinds that are named, those whose records are, and that of those before where a pronoun points to them, or to one by its place. */
function spokenOf({ chunks, app, previous }: Draft, noun: number): Entity[] {
  const keys = chunks.flatMap((c, at) => {
    if (at === noun) return []
    const named = c.values.filter(
      v =>
        v.entity.nameFields.includes(v.field) ||
        v.field === v.entity.idField ||
        (v.quality === 1 && isDefiniteIn(chunks, at)) ||
        (v.quality === 1 && (isCode(c) || tellingColumns(v.entity).includes(v.field.column))),
    )
    const pointed =
      c.operator?.type === 'pronoun' || /^(?:there|it|ones?)$/i.test(c.text) ? [previous?.root.entity] : []
    return [
      ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity.key),
      ...c.fields.filter(f => /\s/.test(c.text) && roomIn(f.entity) === f.field).map(f => f.entity.key),
      ...named.map(v => v.entity.key),
      ...pointed,
    ]
  })
  return app.entities.filter(entity => keys.includes(entity.key))
}
