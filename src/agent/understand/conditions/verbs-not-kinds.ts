import type { Chunk } from '../chunks/chunk.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { isPlural, singular } from '../language/words.ts'
import { arePeople } from '../entity-model/people.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import { dayOf } from '../asks/when-they-began.ts'
import { type Draft, isFree, makeFiller, nameField } from '../reading/draft.ts'
import { kindsNamed } from './shared.ts'

/** What may stand between a verb and the noun of its object. */
const isBeforeObject = ({ text, operator }: Chunk): boolean =>
  /^(?:the|an?|any|no|our|its|their)$/i.test(text) ||
  operator?.type === 'superlative' ||
  operator?.type === 'aggregate' ||
  operator?.type === 'comparator'

/**
 * A word that is spelt like a kind of record and is the verb of the message: "which vacancy offers the highest salary" where there are offers. It
 * is one in the third person right behind the one that does it and before its object, which is a figure of that one (a plural
 * behind a noun in the singular and before an article is no noun; Quirk et al., 1985, 17.104). Before nouns are looked for.
 */
export function keepVerbsFromKinds(draft: Draft): void {
  const { chunks } = draft
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^[a-z]{4,}s$/.test(chunk.text) || !chunk.entities.length) return
    const before = chunks[at - 1]
    const subjects =
      before && !isPlural(before.text) && singular(chunk.text) !== chunk.text ? [...kindsNamed([before])] : []
    const rest = chunks.slice(at + 1)
    const object = rest.findIndex(one => !isBeforeObject(one))
    if (!subjects.length || object < 1 || !namesFigureOf(rest, object, subjects)) return
    makeFiller(chunk)
  })
}

/** "the highest maximum salary": the words behind may be those of a longer name. */
const namesFigureOf = (rest: readonly Chunk[], at: number, subjects: readonly Entity[]): boolean =>
  rest.slice(at, at + 2).some(one => one.fields.some(f => subjects.includes(f.entity) && f.quality >= 0.5))

const GOES = /^(?:leaves?|leaving)$/i
const AUXILIARY = /^(?:to|will|is|are|going to)$/i

/**
 * "people who leave in June", "is Ann leaving?" where there are leaves of absence, or lifts that leave: somebody who leaves, and no leave. It goes
 * by the day on which such people leave, else it is not known.
 */
export function keepLeavingFromLeaves(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => isFree(c) && GOES.test(c.text) && !c.values.length)
  const verb = chunks[at]
  const before = chunks.slice(0, at).findLast(c => !/^(?:all|also|still|soon)$/i.test(c.text))
  if (!verb || !before || (!verb.entities.length && verb.fields.some(f => arePeople(f.entity)))) return
  const isActive = before.operator?.type === 'who' || AUXILIARY.test(before.text)
  const isNamed = /^leaving$/i.test(verb.text) && before.values.some(v => v.quality >= 0.9 && arePeople(v.entity))
  if (!isActive && !isNamed) return
  const kinds = [...kindsNamed(chunks.slice(0, at))]
  const named = kinds.filter(arePeople)
  if (kinds.length && !named.length) return
  const people = named.length ? named : draft.app.entities.filter(one => arePeople(one) && canBeListed(one))
  const [day, ...others] = people.flatMap(one => dayOf(one, 'leave', draft) ?? [])
  if (day && !others.length) nameField(verb, { ...day, columns: [day.field.column], quality: 1 })
  if (day && !others.length) verb.entities = []
  else if (verb.entities.length) Object.assign(verb, { kind: 'unknown', entities: [], fields: [] })
}
keepLeavingFromLeaves.needs = GOES
