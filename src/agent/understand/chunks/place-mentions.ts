import type { Place } from './annotate.ts'
import { withoutKindsAndVerbs } from './kinds-and-verbs.ts'
import { isTotalOfOthers } from './total-of-others.ts'
import type { Dictionary, EntityMention, ScopeMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { LONGEST, longestStretches, wordsIn } from '../language/stretches.ts'
import { areThingsTakenFor, GUESSED, isModifierOf, isPersonTakenFor, looselyNamed } from './values-of-words.ts'
import { type Places, type CertainToken, type Stretch, stretchOf } from './stretch.ts'
import { isLittleNoun, isFillerThere, isOperatorWord } from './little-words.ts'
import { entitiesIn } from './kinds-in.ts'
import { fieldsIn, endsInNoun, figureBehind } from './fields-in.ts'
import { valuesIn, isClosed, withoutCodesOfVerbs } from './values-in.ts'

/**
 * Places kinds of record, fields, scopes, values of parameters and of the data that are called by several words. Longest first: a longer
 * stretch that means something beats the shorter ones inside it.
 */
export function placeMentions(message: string, tokens: CertainToken[], places: Places): void {
  const longest = longestStretches(tokens, places.dictionary, places.vocabularies)
  const words = tokens.map(wordsIn)
  for (let length = Math.min(LONGEST, tokens.length); length >= 2; length--)
    for (let from = 0; from + length <= tokens.length; from++)
      if (length <= longest(from) && (length > 2 || !isFraction(tokens, from)))
        placeStretch(message, tokens, words, places, from, from + length)
}

/** The same of what is called by one word, or by two that are signs alone: what several words mean was placed before. */
export function placeSingleMentions(message: string, tokens: CertainToken[], places: Places): void {
  const words = tokens.map(wordsIn)
  for (const length of [2, 1])
    for (let from = 0; from + length <= tokens.length; from++)
      if (length === 1 || isFraction(tokens, from)) placeStretch(message, tokens, words, places, from, from + length)
}

/** Two tokens that have neither letters of English nor digits. */
const isFraction = (tokens: readonly CertainToken[], from: number): boolean =>
  !/\w/.test(tokens[from]!.stem) && !/\w/.test(tokens[from + 1]!.stem)

/** Places what the tokens of a stretch mean together, where nothing is placed yet. */
function placeStretch(
  message: string,
  tokens: CertainToken[],
  words: readonly string[][],
  places: Places,
  from: number,
  to: number,
): void {
  const { dictionary, place, free } = places
  if (!free(from, to)) return
  const stretch = stretchOf(message, tokens, words, from, to, dictionary)
  if (saysName(stretch) && (!stretch.isSingle || isBeforeName(stretch))) return
  // The figure behind "total" is looked for by itself.
  if (isTotalOfOthers(stretch, dictionary))
    return void place(from, from + 1, { kind: 'operator', operator: { type: 'aggregate', fn: 'sum' } })
  const mention = mentionIn(stretch, places)
  if (mention) place(from, to, mention)
}

/** "a deal named X": the participle says what it is called, and is no part of a field for its name. */
const saysName = ({ part }: Stretch): boolean => /^(?:named|called|titled|labell?ed)$/i.test(part.at(-1)!.text)

/** "a deal named Acme": behind it stands a name in capitals. */
const isBeforeName = ({ tokens, to }: Stretch): boolean => /^\p{Lu}/u.test(tokens[to]?.text ?? '')

/** What a stretch means; undefined where it means nothing, or where something else explains it. */
function mentionIn(stretch: Stretch, places: Places): Parameters<Place>[2] | undefined {
  const { dictionary } = places
  const { tokens, from, to, part, stems, words, isSingle } = stretch
  const [first] = part as [CertainToken]
  if (isLittleNoun(stretch, dictionary) || endsInAverage(stretch) || endsInOnes(stretch)) return undefined
  const scopes = scopesFor(dictionary, tokens, from, to, stems)
  if (isFillerThere(stretch, places) && !scopes.length) return undefined
  const entities = entitiesIn(stretch, places)
  const fields = isSingle
    ? fieldsIn(stretch, dictionary)
    : withoutKindsAndVerbs(first, fieldsIn(stretch, dictionary), dictionary)
  const args = dictionary.arguments.get(words) ?? []
  if (!isSingle && !entities.length && endsInNoun(dictionary, part, fields)) return undefined
  const written = withoutCodesOfVerbs(valuesIn(stretch, places), stretch, dictionary)
  const isMeant = entities.length + fields.length + scopes.length + args.length + written.length > 0
  const loosely = () => looselyNamed(places.vocabularies, words.split(' '))
  const found = isMeant || isClosed(stretch, places) ? written : withoutCodesOfVerbs(loosely(), stretch, dictionary)
  // "apartments" that are the units themselves are no part of the value "apartment block" of buildings.
  const values = entities.some(e => e.isEveryday) ? found.filter(value => value.quality >= 0.9) : found
  if (!isMeant && !values.length) return undefined
  // Single operator words stay operators unless they are a whole value of the data.
  if (isSingle && isOperatorWord(first.norm) && !values.some(value => value.quality === 1)) return undefined
  const isModifier =
    isSingle && !entities.length && !fields.length && values.every(value => isModifierOf(first.norm, value))
  // "doctors" may be no doctorate: a noun for people is taken for a kind of another stem's form as a guess only.
  const isGuess =
    isSingle && !isMeant && (isPersonTakenFor(first.norm, values) || areThingsTakenFor(first.norm, values))
  // "incident" of cases with a type that is called just so: those cases, and not all of them.
  const isSort = ({ entity, isEveryday }: EntityMention) =>
    isEveryday === true &&
    values.some(v => v.entity === entity && v.quality === 1 && v.field.role === 'category' && !v.field.nested)
  return {
    ...((isGuess || (isModifier && values.length > 0)) && { certainty: Math.min(first.certainty, GUESSED) }),
    entities: entities.filter(mention => !isSort(mention)),
    fields: [...fields, ...figureBehind(dictionary, fields, part)],
    scopes,
    arguments: args,
    values,
  }
}

/** "how long do they take to close on average": the preposition belongs to what is behind it. */
const endsInAverage = ({ tokens, to, part, isSingle }: Stretch): boolean =>
  !isSingle && part.at(-1)!.norm === 'on' && tokens[to]?.norm === 'average'

/** "the returned ones": the pronoun is no part of a name. */
const endsInOnes = ({ part, isSingle }: Stretch): boolean => !isSingle && part.at(-1)!.text === 'ones'

const OWNING = /^(have|own|cover|manage|handle|got|serve|hold)$/

/** Qualifiers of collections; "mine" and "the accounts I have" say the same as "my accounts". */
function scopesFor(
  dictionary: Dictionary,
  tokens: readonly Token[],
  from: number,
  to: number,
  stems: string,
): ScopeMention[] {
  const own = dictionary.scopes.get('my') ?? []
  if (to - from === 1 && own.length) {
    const around = [tokens[from + 1], tokens[from - 1]].map(t => t?.norm ?? '')
    if (
      stems === 'mine' ||
      (stems === 'i' && (OWNING.test(around[0]!) || (around[1] === 'do' && OWNING.test(around[0]!))))
    )
      return own
  }
  return dictionary.scopes.get(stems) ?? []
}
