import { apart } from '../../../lib/abbreviations.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { ownName } from '../entity-model/constant-names.ts'
import { isCountryName, isWorldField, worldAliases } from '../language/places.ts'
import { singular, wordsOf } from '../language/words.ts'
import { addMeaning, addParts, addSynonyms, isPhrasal, withoutAgent } from './add-meanings.ts'
import type { NamedValue } from './end-states.ts'
import { otherNames } from './other-names.ts'
import { EMPTY_WORDS, looseKey, looseName, valueWords } from './loose-keys.ts'
import { put, type ValueMatch, type Vocabulary } from './vocabulary.ts'

const SMALL = 40
/** Initials stand for the values of a list of kinds (titles, stages), not for one of thousands of names. */
const MANY = 200

/** So many values are put in at once. */
const AT_ONCE = 40

/** Puts in the values of a field, by all the words that may name them. */
export function* addValues(
  vocabulary: Vocabulary,
  entity: Entity,
  field: Field,
  columns: string[],
  values: string[],
): Generator<void> {
  const isName = entity.nameFields.includes(field)
  const isOneByOne = entity.sources.length > 0 && !entity.idField && entity.sources.every(source => source.parent)
  const match = (list: string[], quality: number, negated = false): ValueMatch => ({
    entity,
    columns,
    field,
    values: list,
    // What can only be read record by record of another kind is meant last.
    quality: isOneByOne ? 0.7 * quality : quality,
    ...(negated && { negated }),
  })
  const world = worldWords(field, values)
  for (const [at, value] of values.entries()) {
    if (at % AT_ONCE === 0) yield
    const own = ownName(value, field)
    const words = valueWords(own)
    if (!words.length) continue
    const key = words.join(' ')
    put(vocabulary.exact, key, match([value], 1))
    const parts = partsOf(words, field)
    if (parts.length > words.length) put(vocabulary.exact, parts.join(' '), match([value], 1))
    if (own !== value) put(vocabulary.exact, valueWords(value).join(' '), match([value], 1))
    if (words.length > 1 && !/\s/.test(value)) put(vocabulary.exact, wordsOf(value).join(' '), match([value], 1))
    if (field.role !== 'phone' && /\p{L}[+#*]|\p{L}-$/u.test(value) && value.length <= 20)
      put(vocabulary.signed, value.toLowerCase(), match([value], 1))
    if (field.role === 'id' || field.role === 'email' || field.role === 'url') continue
    for (const word of words) vocabulary.words.add(word)
    addMeaning(vocabulary, field, value, quality => match([value], quality))
    const loose = field.role === 'phone' ? key : isName ? looseName(words) : looseKey(words)
    if (loose !== key || !isName) put(vocabulary.loose, loose, match([value], 0.9))
    const short = field.role === 'category' && values.length <= MANY ? initials(words) : []
    const aliases = world ? worldAliases(world, value) : []
    for (const alias of [...short, ...aliases]) put(vocabulary.exact, alias, match([value], 0.95))
    for (const alias of aliases) if (/^\p{Ll}{5,}$/u.test(alias)) vocabulary.kinds.add(alias)
    if (isName) {
      vocabulary.names.push({ key, match: match([value], 0.8) })
      if (words.length > 1)
        for (let n = 1; n < words.length; n++)
          put(vocabulary.firstWords, words.slice(0, n).join(' '), match([value], 0.6))
      if (columns.length > 1) put(vocabulary.firstWords, words.at(-1)!, match([value], 0.5))
    }
  }
  yield
  const isKind = field.role === 'category' && values.length <= MANY
  const told = isName || isKind ? values : []
  const named = told.map((value): NamedValue => [value, valueWords(ownName(value, field))])
  if (isName || isKind) yield* addInside(vocabulary, named, list => match(list, isName ? 0.5 : 0.55))
  if (isKind)
    for (const [, words] of named) for (const word of words) if (/^\p{L}{4,}$/u.test(word)) vocabulary.kinds.add(word)
  if (isKind && values.length <= SMALL) {
    addSynonyms(vocabulary, named, value => match([value], 0.75))
    vocabulary.otherNames.push({ entity, field, named, names: otherNames(entity, field, named) })
  }
  if (values.length > 1 && values.length <= SMALL && field.role === 'category')
    addParts(vocabulary, field, named.map(([value, words]) => [value, partsOf(words, field)]), match) // oxfmt-ignore
}

/** `closedlost` of a stated list: the words that it runs together, and of `closedwon` what is left of it behind those of another value. */
function partsOf(words: string[], { choices }: Field): string[] {
  const [word, ...others] = words
  if (!choices.length || word === undefined || others.length > 0) return words
  const parts = apart(word)
  const shared = choices
    .flatMap(choice => apart(choice.toLowerCase()).slice(0, -1))
    .find(lead => word.startsWith(lead) && word.length >= lead.length + 3)
  return parts.length > 1 || shared === undefined ? parts : [shared, word.slice(shared.length)]
}

/** So few values may be called like countries by chance. */
const FEWEST_COUNTRIES = 4

/** Words of a field whose values have other writings in the world; one that holds countries under another name is one of those. */
function worldWords({ words, role }: Field, values: readonly string[]): string[] | undefined {
  if (isWorldField(words)) return words
  if (role !== 'category' || values.length < FEWEST_COUNTRIES) return undefined
  const countries = values.filter(value => value.length > 3 && isCountryName(value)).length
  return countries >= 0.8 * values.length ? ['country'] : undefined
}

/** Values by the words inside them: "blue" for dark blue, "engineer" for Software Engineer. */
function* addInside(
  vocabulary: Vocabulary,
  named: NamedValue[],
  match: (list: string[]) => ValueMatch,
): Generator<void> {
  const byWord = new Map<string, string[]>()
  for (const [at, [value, words]] of named.entries()) {
    if (at % (10 * AT_ONCE) === 0) yield
    if (words.length > 1)
      for (const key of new Set(withoutAgent(words).map(singular)))
        if (key.length > 2 && !EMPTY_WORDS.test(key) && !isPhrasal(words, key)) {
          const list = byWord.get(key)
          if (list) list.push(value)
          else byWord.set(key, [value])
        }
  }
  for (const [key, list] of byWord) vocabulary.inside.set(key, [...(vocabulary.inside.get(key) ?? []), match(list)])
}

/** "CEO" for Chief Executive Officer, "VP of Sales" for Vice President of Sales. */
function initials(words: string[]): string[] {
  const strong = words.filter(word => !/^(of|the|and|for|in|&)$/.test(word))
  const out: string[] = []
  if (strong.length >= 3) out.push(strong.map(word => word[0]).join(''))
  if (words.length >= 3 && !/^(of|the|and|for)$/.test(words[1]!)) {
    const short = words[0]![0]! + words[1]![0]!
    out.push([short, ...words.slice(2)].join(' '), [short, ...words.slice(2).filter(w => w !== 'of')].join(' '))
  }
  return out
}
