import { namesOfValue, nearValues } from '../../../lib/names-of-values.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import type { NamedValue } from './end-states.ts'
import type { ValueMatch, Vocabulary } from './vocabulary.ts'
import { namesOfDegrees } from './degrees-of-values.ts'

/** What another name of a value tells: which values it may be, and whether it says the same or only something near. */
export interface OtherName {
  values: string[]
  nearness: Nearness
}

/** The same words otherwise, a word for the same, or one that may stand for it where nothing else does. */
export type Nearness = 'alike' | 'same' | 'near'

/** The values of a field by the names that others have for them. */
export interface OtherNames {
  entity: Entity
  field: Field
  named: readonly NamedValue[]
  names: ReadonlyMap<string, OtherName>
}

/** Little words that join the telling ones of a value: "damaged in transit" is transit damage. */
const JOINING = /^(?:in|of|for|from|at|during|and)$/

/**
 * The words of a name in any order, without those that only join them; as they stand where fewer than two are left, where something is
 * denied, and where a little word stands at an end or says whose something is ("closed of won deals").
 */
export function keyOfName(all: readonly string[]): string {
  // "in the workshop" of `in_workshop`; "placed the order" ends in no name.
  const words = all.filter((word, at) => at === 0 || at === all.length - 1 || !/^(?:an?|the)$/.test(word))
  const telling = words.filter(word => !JOINING.test(word))
  const isPhrase = [words[0] ?? '', words.at(-1) ?? ''].some(word => JOINING.test(word)) || words.includes('of')
  const isFree = telling.length > 1 && !isPhrase && !telling.some(word => /^(?:not|no|non|un|without)$/.test(word))
  // A word alone keeps its form: "testers" are not in testing.
  if (words.length === 1) return words[0]!
  return isFree ? telling.map(stem).sort().join(' ') : words.map(stem).join(' ')
}

/**
 * The values of a field by the names that others have for them: of several values the nearest; of as near ones all that mean the same,
 * and none that are only near.
 */
export function otherNames(entity: Entity, field: Field, named: readonly NamedValue[]): Map<string, OtherName> {
  const names = new Map<string, OtherName>()
  const own = Map.groupBy(named, ([, words]) => keyOfName(words))
  // "offered" of `offer` is another form of its own word.
  const isOthers = (key: string, value: NamedValue) => own.get(key)?.some(one => one !== value) === true
  const add = (nearness: Nearness, given: (value: NamedValue) => readonly string[]) => {
    const found = new Map<string, Set<string>>()
    for (const one of named)
      for (const name of given(one)) {
        const key = keyOfName(wordsOf(name))
        if (!isOthers(key, one) && !names.has(key)) found.set(key, new Set([...(found.get(key) ?? []), one[0]]))
      }
    for (const [key, values] of found)
      names.set(key, { nearness, values: nearness === 'near' && values.size > 1 ? [] : [...values] })
  }
  const coreOf = withoutOwner(entity, field)
  const told = (value: string) => wordsOf(field.meanings?.[value] ?? '').join(' ')
  const cores = new Map(named.map(([value, words]) => [value, [words.join(' '), told(value), ...coreOf(words)]]))
  for (const [key, [first, ...others]] of own)
    if (first![1].length > 1 && !others.length) names.set(key, { nearness: 'alike', values: [first![0]] })
  add('alike', ([value]) => cores.get(value)!.slice(1).filter(Boolean))
  add('same', ([value]) => cores.get(value)!.flatMap(namesOfValue))
  for (const nearness of ['same', 'near'] as const) {
    const codes = namesOfDegrees(field, named, nearness)
    add(nearness, ([value]) => codes.get(value) ?? [])
  }
  add('near', ([value]) => cores.get(value)!.flatMap(nearValues))
  return names
}

/** What a value is without the nouns of its records and of its field: `study_leave` of leave requests, `order_placed`. */
function withoutOwner({ noun }: Entity, { words: field }: Field): (words: readonly string[]) => string[] {
  const owners = new Set([...wordsOf(noun), ...field].map(singular))
  return words => {
    const core = words.filter(word => !owners.has(singular(word)))
    return core.length && core.length < words.length ? [core.join(' ')] : []
  }
}

/** How well a value is told by another name, and how sure it is that a near one is meant, or that each of several is. */
const QUALITY: Record<Nearness, number> = { alike: 0.9, same: 0.75, near: 0.6 }
export const DOUBTFUL = 0.63

/**
 * The values that some words are another name of, in the fields that pass the test: the nearest; nothing where several fields of the
 * same records have some that are as near.
 */
export function toldBy(
  words: readonly string[],
  vocabularies: readonly Vocabulary[],
  passes: (names: OtherNames) => boolean,
  nearnesses: readonly Nearness[] = ['alike', 'same', 'near'],
): { values: ValueMatch[]; certainty: number } | undefined {
  const key = keyOfName(words)
  const found = vocabularies.flatMap(({ otherNames }) =>
    otherNames.flatMap(one => {
      const name = one.names.get(key)
      return name?.values.length && passes(one) ? [{ ...one, ...name }] : []
    }),
  )
  const nearest = nearnesses.find(nearness => found.some(one => one.nearness === nearness))
  const all = found.filter(one => one.nearness === nearest)
  const outer = all.filter(({ field }) => !field.nested)
  const meant = outer.length ? outer : all
  if (!nearest || new Set(meant.map(({ entity }) => entity)).size < meant.length) return undefined
  const isDoubtful = nearest === 'near' || meant.some(({ values }) => values.length > 1)
  return {
    values: meant.map(({ entity, field, values }) => ({ entity, field, columns: [field.column], values, quality: QUALITY[nearest] })), // oxfmt-ignore
    certainty: isDoubtful ? DOUBTFUL : 1,
  }
}

/**
 * "eng" of Engineering, "oakfield" of `OAK`: the one value of a field that begins so, or the one code in capitals that the word begins
 * with. What only adds an ending to the word is another form of it.
 */
export function clippedTo(word: string, { entity, field, named }: OtherNames): ValueMatch | undefined {
  const isFor = ([value, [first = '']]: NamedValue) =>
    first.startsWith(word)
      ? first.length >= word.length + LEFT_OUT && !ENDING.test(first.slice(word.length))
      : CODE.test(value) && word.startsWith(value.toLowerCase()) && word.length >= value.length + LEFT_OUT
  const found = word.length >= SHORTEST ? named.filter(isFor) : []
  const [only, ...others] = found
  return only && !others.length ? { entity, field, columns: [field.column], values: [only[0]], quality: QUALITY.near } : undefined // oxfmt-ignore
}
const CODE = /^\p{Lu}{2,4}$/u
const ENDING = /^(?:e?s|e?d|ing|e?rs?|ings|ly)$/
/** So many letters a clipped word has at least, and so many more the whole one. */
const SHORTEST = 3
const LEFT_OUT = 2
