import type { Entity, Field, Link } from './catalogue-model.ts'
import { arePeople, calledAfterPeople, isOwnAddress, isPersonNoun } from './people.ts'
import type { ColumnProfile, Profile } from './profile.ts'
import { isByWhom } from './references.ts'
import { stem } from '../language/words.ts'

/** Part of a column's values that have to be values of the other for it to be a key. */
const COVERED = 0.9
/** The same where the names say that it is one. */
const LEAST_NAMED = 0.6
/** Shorter texts than this are found anywhere. */
const SHORTEST = 3
/** Fewer distinct values prove nothing, unless the names say the same. */
const FEWEST = 3
/** The same of names that only a role ties to the others (`sender.name` where couriers are the only people). */
const FEWEST_GUESSED = 2
/** Whole numbers below this are found in any list of ids. */
const SMALL_NUMBER = 100_000

const KEY_ROLES = new Set(['id', 'reference', 'email', 'name', 'category', 'url', 'number', 'text', 'phone'])

/**
 * Relations that the values show: a column whose values are nearly all values of a column of another entity that holds
 * each of them once. Texts prove it by themselves; small numbers, which are in any list of ids, only with a name that
 * tells the same. A field has at most one such relation to an entity. Between applications people are the same by their address.
 */
export function linksInData(
  entity: Entity,
  others: readonly Entity[],
  profileOf: (entity: Entity) => Profile | undefined,
  isAcross = false,
): Link[] {
  const own = profileOf(entity)
  if (!own?.rows) return []
  const out: Link[] = []
  for (const field of entity.fields) {
    if (!KEY_ROLES.has(field.role) || field === entity.idField || field.type === 'array') continue
    const column = own.columns.get(field.column)
    if (!column || column.values.size === 0) continue
    const person = !isAcross && isKeyOfPerson(field) ? onlyPeople(column, others, profileOf) : undefined
    if (person) {
      out.push({ from: entity.key, column: field.column, to: person.key, toColumn: person.idField!.column })
      continue
    }
    for (const other of others) {
      if (other.inside || field.target === other.key || isHeldBy(entity, other) || isWhereBoth(field, other)) continue
      if (isOfLongerName(field, other, others)) continue
      const profile = profileOf(other)
      const best = profile?.rows
        ? (bestColumn(field, column, entity, other, profile) ??
          (isAcross ? sameAddress(field, column, entity, other, profile) : undefined))
        : undefined
      if (best) out.push({ from: entity.key, column: field.column, to: other.key, toColumn: best })
    }
  }
  return out
}

/** `conductorId`, `dispensedById`, whom nothing describes: a key that is called after somebody, where there are several kinds of people. */
export const isKeyOfPerson = ({ target, words, nested, type }: Field): boolean =>
  target === undefined &&
  !nested &&
  /^(?:integer|string)$/.test(type) &&
  words.length > 1 &&
  words.at(-1) === 'id' &&
  (isPersonNoun(words.at(-2)!) || isByWhom(words.slice(0, -1)))

/** The one kind of people of which all values are keys; of kinds that nobody has read yet, any may be. */
function onlyPeople(
  column: ColumnProfile,
  others: readonly Entity[],
  profileOf: (entity: Entity) => Profile | undefined,
): Entity | undefined {
  const people = calledAfterPeople(others.filter(other => arePeople(other) && !other.inside && !other.hidden && other.idField)) // oxfmt-ignore
  const fits = people.filter(other => {
    const there = profileOf(other)?.columns.get(other.idField!.column)
    return !there || coverage(column.values, there.values, COVERED) !== undefined
  })
  const [only, ...more] = fits
  return only && !more.length && profileOf(only)?.rows ? only : undefined
}

/**
 * A key's own column by the values, where its name told only which kind of record it names: `operator` holds codes, not names.
 */
export function correctTargets(
  entity: Entity,
  others: readonly Entity[],
  profileOf: (entity: Entity) => Profile | undefined,
): void {
  const own = profileOf(entity)
  for (const field of entity.fields) {
    const other = others.find(e => e.key === field.target)
    const column = own?.columns.get(field.column)
    const profile = other && profileOf(other)
    if (!other || !column?.values.size || !profile?.rows) continue
    const { isGuess } = field
    delete field.isGuess
    const current = field.targetColumn ?? other.idField?.column ?? ''
    const there = profile.columns.get(current)
    if (there && coverage(column.values, there.values, LEAST_NAMED) !== undefined) continue
    const better = other.fields.find(({ column: name, nested }) => {
      const values = profile.columns.get(name)
      return !nested && values?.isUnique && coverage(column.values, values.values, COVERED) !== undefined
    })
    if (!better) {
      if (field.type === 'string' && there && isApart(column.values, there.values, isGuess ? FEWEST_GUESSED : FEWEST)) {
        delete field.target
        delete field.targetColumn
      }
      continue
    }
    if (better.column === other.idField?.column) delete field.targetColumn
    else field.targetColumn = better.column
  }
}

/** None of several texts is any of the others: a name of somebody who is no such record. */
const isApart = (values: ReadonlySet<string>, others: ReadonlySet<string>, fewest: number): boolean =>
  values.size >= fewest && others.size >= fewest && ![...values].some(value => others.has(value))

/** Where something is. */
const PLACES = new Set(
  'city town village district county region province state country postcode zip place area zone'.split(' '),
)

/** Records of the same town have nothing else in common, though there be no other of one kind in it: only a kind that is called so is meant. */
const isWhereBoth = ({ words }: Field, { words: noun }: Entity): boolean =>
  words.some(word => PLACES.has(word)) && !words.map(stem).includes(stem(noun.at(-1)!))

/** `team_member_id` where there are team members and members: the key names the former in full. */
function isOfLongerName({ target, words }: Field, { words: noun }: Entity, others: readonly Entity[]): boolean {
  const told = others.find(one => one.key === target)?.words ?? []
  const isLonger = told.length > noun.length && noun.every((word, at) => word === told.at(at - noun.length))
  return isLonger && told.every(word => words.map(stem).includes(stem(word)))
}

/** Items know the record that they are in already. */
const isHeldBy = (entity: Entity, other: Entity) => entity.inside?.entity === other.key

function bestColumn(
  field: Field,
  column: ColumnProfile,
  entity: Entity,
  other: Entity,
  profile: Profile,
): string | undefined {
  let best: { column: string; rank: number } | undefined
  for (const target of other.fields) {
    const there = profile.columns.get(target.column)
    if (!there || !KEY_ROLES.has(target.role) || target.nested || !there.isUnique || there.filled < 2) continue
    if (entity === other && target.column === field.column) continue
    // Two keys of the same third record: they share it, which relates them to it alone.
    if (field.target && target.target === field.target) continue
    const sameKind = field.role === target.role || target === other.idField
    const named = isNamed(field, target, other)
    const needed = named ? 1 : FEWEST
    if (column.values.size < needed || (!named && !provesItself(column, sameKind))) continue
    // Two lists of the same records are no key in each other.
    if (column.isUnique && there.isUnique && target === other.idField && field === entity.idField) continue
    const covered = coverage(column.values, there.values, named ? LEAST_NAMED : COVERED)
    if (covered === undefined) continue
    const rank = covered + (named ? 1 : 0) + (target === other.idField ? 0.2 : 0) + (sameKind ? 0.1 : 0)
    if (!best || rank > best.rank) best = { column: target.column, rank }
  }
  return best?.column
}

/**
 * "which pupils are also members?": an e-mail address that records of two applications have is that of one and the same, also
 * where each application knows others as well.
 */
function sameAddress(
  field: Field,
  column: ColumnProfile,
  entity: Entity,
  other: Entity,
  profile: Profile,
): string | undefined {
  if (!isOwnAddress(field, entity) || !column.isUnique || !arePeople(entity) || !arePeople(other)) return undefined
  return other.fields.find(target => {
    const there = isOwnAddress(target, other) ? profile.columns.get(target.column) : undefined
    return there?.isUnique && [...column.values].filter(value => there.values.has(value)).length >= FEWEST
  })?.column
}

/** What a key is called after the noun: `customer_no`. */
const KEY_WORDS = /^(?:id|key|no|nr|number|code|ref|reference)$/

/** The words of which one may name another kind: of a figure (`customer_rating`) the last one says what it is, so that no other does. */
function nounsIn({ role, words }: Field): readonly string[] {
  if (role !== 'number') return words
  const last = words.findLastIndex(word => !KEY_WORDS.test(word))
  return words.slice(Math.max(0, last))
}

/** Whether a name says that the values are those of the other kind: its noun, or the same words as the column's. */
function isNamed(field: Field, target: Field, other: Entity): boolean {
  const nouns = new Set(nounsIn(field).map(stem))
  return (
    nouns.has(stem(other.words.at(-1)!)) ||
    (target.words.join(' ') === field.words.join(' ') &&
      !/^(id|name|title|code|status|type)$/.test(field.words.join(' ')))
  )
}

const provesItself = (column: ColumnProfile, sameKind: boolean): boolean =>
  column.isInteger ? sameKind && column.lowest >= SMALL_NUMBER : column.shortest >= SHORTEST && column.hasLetters

/** Part of the values that are among the others; undefined as soon as it is sure to be less than `least`. */
function coverage(values: ReadonlySet<string>, others: ReadonlySet<string>, least: number): number | undefined {
  const allowed = (1 - least) * values.size
  let missing = 0
  for (const value of values) if (!others.has(value) && ++missing > allowed) return undefined
  return 1 - missing / values.size
}
