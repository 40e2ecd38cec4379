import { pattern } from '../../../lib/patterns.ts'
import type { CatalogueModel, Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { isOne } from './one-told-by.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { singular, splitIdentifier } from '../language/words.ts'
import type { Query } from '../reading/query.ts'

const OF_A_PERSON = /\b(?:he|she|his|hers?|him)\b/i
/** The same for whoever it is: no pronoun for one thing. */
const OF_WHOEVER = /\b(?:they|them|their|theirs)\b/i

const THIS_PERSON =
  /\b(?:this|that|the same) (?<noun>person|man|woman|guy|lady|gentleman|colleague|individual)(?<owns>['’]s)?\b/i

/** "how many orders has this person placed?" after somebody: what he or she has, where no kind of record is called so. */
export function sayPerson(message: string, last: Query | undefined, model: CatalogueModel): string {
  const { noun, owns } = THIS_PERSON.exec(message)?.groups ?? {}
  const entity = last && model.entities.get(last.root.entity)
  if (!noun || !entity || !(arePeople(entity) || whoseName(last, model))) return message
  const isKind = [...model.entities.values()].some(({ words }) => words.at(-1) === noun.toLowerCase())
  return isKind ? message : message.replace(THIS_PERSON, owns ? 'his' : 'he')
}

/** "who leads Rigging?", of which the name of the lead is told: whoever the key beside that name leads to. */
function whoseName({ app, root, project, single, lookup }: Query, model: CatalogueModel): Query | undefined {
  const [[column] = [], ...others] = project
  const entity = model.entities.get(root.entity)
  if (!(single ?? lookup) || !entity || others.length || !column) return undefined
  const [said, ...role] = splitIdentifier(column).toReversed()
  const isBeside = (field: Field) => splitIdentifier(field.column).slice(0, -1).join() === role.toReversed().join()
  const key = said === 'name' && role.length ? entity.fields.find(f => f.target && isBeside(f)) : undefined
  const person = key?.target === undefined ? undefined : model.entities.get(key.target)
  if (!key || !person || !arePeople(person)) return undefined
  const related = [{ selection: root, exists: true, via: key.column, direction: 'down' as const }]
  const whole = { entity: person.key, sources: [], args: {}, where: [], related }
  return { kind: 'query', app, root: whole, ask: 'list', measures: [], project: [] }
}

/**
 * "what is the rank of Ann?" – "and her base?" – "when was she hired?": a pronoun of a person (Quirk et al., 1985, § 6.8) goes past what was asked
 * of other things to the last request about people. Undefined where the request before is about people itself, or none is.
 */
export function personBefore(message: string, before: readonly Query[], model: CatalogueModel): Query | undefined {
  const isOfPeople = ({ root }: Query): boolean => {
    const entity = model.entities.get(root.entity)
    return entity !== undefined && arePeople(entity)
  }
  const last = before.at(-1)
  // "who else is there?" – "how old is she?": of several nobody is meant, but of the one before.
  const one = before.findLast(query => isOfPeople(query) && !query.several && /^(?:list|values)$/.test(query.ask))
  if (last?.several && isOfPeople(last) && one && OF_A_PERSON.test(message)) return one
  if (!last) return undefined
  // "who is Ann's tutor?", which told the tutor's name, also where Ann is somebody herself.
  const isOfSomebody = [OF_A_PERSON, OF_WHOEVER, THIS_PERSON].some(word => word.test(message))
  const named = isOfSomebody ? whoseName(last, model) : undefined
  if (named) return named
  if (isOfPeople(last)) return undefined
  // "who has loan 7?" – "when is it due?" – "what is their e-mail address?": one loan is no "they".
  const isOfWhoever = OF_WHOEVER.test(message) && (isOfOneThing(last) || isOfOthers(message, last, model))
  return OF_A_PERSON.test(message) || isOfWhoever ? before.findLast(isOfPeople) : undefined
}

/** A noun with what is done to somebody by or with it behind it, or with what somebody has of it. */
const OF_SOMEBODY = pattern('giu')`
  \b(?<noun>\p{L}+)\ (?:(?:that|which)\ )?
  (?:
    (?:(?:is|are|was|were|has|have|had|been|still|already|currently|now|not)\ )*\p{L}+(?:ed|en|wn)\ (?:to|by|for)\ them
    |they
  )\b
`
/** What only people do, of verbs that follow "they" (Levin, 1993: verbs of possession, of work and of writing). */
const THEY_DO =
  /\b(?:do|did|have|are|were|had) they (?:\p{L}+ly |ever |already )?(?:work|log|writ|wrote|spen[dt]|earn|buy|bought|attend|borrow|live\b)/iu

/** "tasks assigned to them" behind tasks: no record is said to be of itself, so they are those who were spoken of before it. */
function isOfOthers(message: string, { root }: Query, model: CatalogueModel): boolean {
  const words = model.entities.get(root.entity)?.words ?? []
  if (words.some(word => ORGANISATIONS.includes(word))) return false
  const nouns = [...message.matchAll(OF_SOMEBODY)].map(({ groups }) => singular(groups!['noun']!.toLowerCase()))
  return nouns.includes(words.at(-1) ?? '') || THEY_DO.test(message)
}

const isOfOneThing = ({ ask, root, single, lookup }: Query): boolean =>
  /^(?:list|values)$/.test(ask) && (isOne(root) || single === true || lookup === true)
