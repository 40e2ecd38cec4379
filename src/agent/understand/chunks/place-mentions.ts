import type { Free, Place } from './annotate.ts'
import { isBeingSomewhere } from './place-inside.ts'
import { GRADED_WORDS } from '../language/gradables.ts'
import { AGGREGATES, FILLERS, GROUPERS, LITTLE_NOUNS, NEGATIONS, STATES_TOO } from '../language/lexicon.ts'
import { initialsOf } from '../dictionary/add-initials.ts'
import type { Dictionary, FieldMention, ScopeMention } from '../dictionary/dictionary.ts'
import type { Token } from '../requests/read-message.ts'
import { isNounOfDone, isOtherNoun, withoutVerbs } from '../language/same-stem.ts'
import { LONGEST, longestStretches, wordsIn } from '../language/stretches.ts'
import { looseKey, looseName } from '../vocabulary/loose-keys.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { fold, isPlural, singular, stem, wordsOf } from '../language/words.ts'

/** Longest first: a longer stretch that means something beats the shorter ones inside it. */
export function placeMentions(
  text: string,
  tokens: (Token & { certainty: number })[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
  free: Free,
  shortest: number,
): void {
  const longest = longestStretches(tokens, dictionary, vocabularies)
  for (let length = LONGEST; length >= 1; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const to = from + length
      if (length > longest(from) || !free(from, to)) continue
      const part = tokens.slice(from, to)
      const stems = part.map(t => t.stem).join(' ')
      const words = part.flatMap(wordsIn).join(' ')
      if (length < shortest && !(length === 2 && /\w/.test(stems))) continue
      const scopes = scopesFor(dictionary, tokens, from, to, stems)
      // A letter by itself may be a class; "I" and "A" are words.
      const isUpper =
        length === 1 && (/^(?:[A-Z]{2,3}s?|[B-HJ-Z])$/.test(part[0]!.text) || isLetterA(tokens, from, dictionary))
      const isFiller = part.every(t => FILLERS.has(t.norm))
      if (isFiller && length === 1 && LITTLE_NOUNS.has(singular(part[0]!.norm)) && !isNounAt(tokens, from)) continue
      const isKind =
        isFiller && (isState(words, vocabularies) || isKindBeside(words, tokens[to], dictionary, vocabularies))
      const isNumbered = length === 1 && isNumberedNoun(tokens, from, dictionary)
      if (isFiller && !isUpper && !dictionary.fields.has(stems) && !scopes.length && !isKind && !isNumbered) continue
      // A name may hold a comma; a noun and its field do not.
      const broken = part.some((t, i) => i > 0 && /[,:;.!?()]/.test(text.slice(part[i - 1]!.end, t.start)))
      const initials = length === 1 ? initialsOf(part[0]!, tokens[to], text, dictionary) : undefined
      const entities = ((!broken && dictionary.entities.get(stems)) || [])
        .concat(initials ? [{ entity: initials, quality: 0.9 }] : [])
        .filter(m => length > 1 || !isOtherNoun(part[0]!, m))
        .filter(
          // A synonym's other forms are other words ("accountant" is no account).
          m =>
            (m.quality >= 0.8 && !(length === 1 && isOtherForm(part[0]!, dictionary, vocabularies))) ||
            length > 1 ||
            dictionary.words.has(singular(part[0]!.norm)) ||
            dictionary.words.has(part[0]!.norm),
        )
      // "time zone" of a `timezone`: two words that are written as one.
      const together = length === 2 ? dictionary.fields.get(stem(fold(part.map(t => t.text).join('')))) : undefined
      const called = (!broken && (dictionary.fields.get(stems) ?? together)) || []
      const fields = (length === 1 ? withoutVerbs(called, tokens, from, dictionary) : called).filter(
        m => length > 1 || m.field.role !== 'boolean' || isFormOf(part[0]!.norm, m.field),
      )
      const args = dictionary.arguments.get(words) ?? []
      if (length > 1 && !entities.length && endsInNoun(dictionary, part, fields)) continue
      const isShortWord = length === 1 && words.length <= 2 && !isUpper
      // A message in capitals throughout says nothing with them.
      const code = isUpper && words.length === 2 && /\p{Ll}/u.test(text) ? part[0]!.text : undefined
      const named = isShortWord ? [] : valuesFor(vocabularies, words)
      const written = named.length || !code ? named : valuesFor(vocabularies, code)
      const isMeant = entities.length + fields.length + scopes.length + args.length + written.length > 0 || isShortWord
      const isOpen = FILLERS.has(part[0]!.norm) || FILLERS.has(part.at(-1)!.norm)
      const values =
        isMeant ||
        isOpen ||
        (length === 1 && isBeingSomewhere(tokens, from)) ||
        endsInName(tokens, from, to, dictionary, vocabularies)
          ? written
          : looselyNamed(vocabularies, words.split(' '))
      if (entities.length + fields.length + scopes.length + args.length + values.length === 0) continue
      // Single operator words stay operators unless they are a whole value of the data.
      const single =
        length === 1 &&
        (part[0]!.norm in AGGREGATES ||
          GRADED_WORDS.has(part[0]!.norm) ||
          GROUPERS.has(part[0]!.norm) ||
          NEGATIONS.has(part[0]!.norm))
      if (single && !values.some(v => v.quality === 1)) continue
      // "doctors" may be no doctorate: a noun for people is taken for a kind of another stem's form as a guess only.
      const isGuess = length === 1 && !isMeant && isPersonTakenFor(part[0]!.norm, values)
      place(from, to, {
        ...(isGuess && { certainty: Math.min(part[0]!.certainty, GUESSED) }),
        entities,
        fields: [...fields, ...figureBehind(dictionary, fields, part)],
        scopes,
        arguments: args,
        values,
      })
    }
  }
}

/** "our A customers", "A customers": behind a determiner or before a plural the letter is no article. */
function isLetterA(tokens: readonly Token[], at: number, dictionary: Dictionary): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    tokens[at]!.text === 'A' &&
    (/^(?:the|our|my|your|their|its|all|class|grade|type|group)$/.test(before?.norm ?? '') ||
      (after !== undefined && isPlural(after.norm) && dictionary.entities.has(after.stem)))
  )
}

/** "show return 12", "the status of record 7": a word that mostly orders something is the noun of its kind before a number. */
const isNumberedNoun = (tokens: readonly Token[], at: number, dictionary: Dictionary): boolean =>
  at > 0 &&
  /^#?\d+$/.test(tokens[at + 1]?.text ?? '') &&
  (dictionary.entities.get(tokens[at]!.stem) ?? []).some(
    m => m.quality === 1 && singular(m.entity.words.at(-1)!) === tokens[at]!.norm,
  )

/** "open" is the state of an opening, though both have one stem. */
const isOtherForm = ({ norm }: Token, dictionary: Dictionary, vocabularies: Vocabulary[]) =>
  !dictionary.words.has(norm) &&
  !dictionary.words.has(singular(norm)) &&
  vocabularies.some(v => v.exact.get(norm)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** "interns" are nothing internal, though both have one stem: a plural names no yes/no field that has no such noun. */
const isFormOf = (norm: string, field: FieldMention['field']): boolean => {
  const one = singular(norm)
  return (
    !(norm.endsWith('s') && one !== norm) || field.words.some(word => singular(word) === one || one.startsWith(word))
  )
}

/** Whether a word stands where a noun does: behind an article, a preposition or a question word, and not before an object. */
function isNounAt(tokens: Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.norm, tokens[at + 1]?.norm]
  if (/^(the|a|an|me|us|it|them|to|that|this|my|your)$/.test(after ?? '')) return false
  // "…: make and year?": what is set off by a sign starts anew.
  const isSetOff = at > 0 && tokens[at]!.start - tokens[at - 1]!.end > 1
  return before === undefined || isSetOff
    ? /^(and|of)$/.test(after ?? '')
    : /^(the|its|their|his|her|our|each|every|per|by|and|or|of|with|in|which|what|different|distinct|many|same|most|least|fewest|other)$/.test(
        before,
      )
}

/** "head of the Legal department": the name of a record before its own noun is that, and no end of a looser name. */
function endsInName(
  tokens: Token[],
  from: number,
  to: number,
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
): boolean {
  const noun = tokens[to] && (dictionary.entities.get(tokens[to].stem) ?? []).filter(m => m.quality >= 0.9)
  if (!noun?.length) return false
  for (let at = from + 1; at < to; at++) {
    const name = tokens
      .slice(at, to)
      .flatMap(t => wordsOf(t.norm))
      .join(' ')
    if (
      vocabularies.some(
        v =>
          noun.some(m => m.entity === v.entity) && v.exact.get(name)?.some(m => v.entity.nameFields.includes(m.field)),
      )
    )
      return true
  }
  return false
}

/** "on hold", "available": little words that are a kind of the data. */
const isState = (words: string, vocabularies: Vocabulary[]) =>
  (words.includes(' ') || STATES_TOO.has(words)) &&
  vocabularies.some(v => v.exact.get(words)?.some(m => m.quality === 1 && m.field.role === 'category'))

/** "the data team", "items section": a little word is a kind right before the noun of the field that has it. */
const isKindBeside = (words: string, next: Token | undefined, dictionary: Dictionary, vocabularies: Vocabulary[]) => {
  const fields = (next && dictionary.fields.get(next.stem)) ?? []
  return vocabularies.some(v =>
    v.exact.get(words)?.some(m => m.quality === 1 && fields.some(f => f.field === m.field && f.quality >= 0.8)),
  )
}

/** "open tickets" is no field of `max_open_tickets` where tickets are records themselves. */
const endsInNoun = (dictionary: Dictionary, part: Token[], fields: FieldMention[]): boolean =>
  fields.length > 0 &&
  fields.every(m => m.quality < 0.9) &&
  Boolean(
    dictionary.entities.get(part.at(-1)!.stem)?.some(e => e.quality === 1 && fields.every(m => m.entity !== e.entity)),
  )

/** The figure that the last word of a yes/no field names too: "less than 10 in stock" of a stock quantity. */
function figureBehind(dictionary: Dictionary, fields: FieldMention[], part: Token[]): FieldMention[] {
  if (part.length < 2 || !fields.length || fields.some(m => m.field.role !== 'boolean')) return []
  const last = dictionary.fields.get(part.at(-1)!.stem) ?? []
  return last.filter(m => m.field.role === 'number').map(m => ({ ...m, quality: 0.5 }))
}

/**
 * Kinds by the stems of their words, names by the words themselves, without what says little. What was done is no kind of
 * person: "recruited" is no Recruiter.
 */
const looselyNamed = (vocabularies: Vocabulary[], words: string[]): ValueMatch[] => {
  const [kinds, names] = [looseKey(words), looseName(words)]
  const isDone = words.length === 1 && /(?:ed|ing)$/.test(words[0]!)
  const isDoer = (match: ValueMatch) => match.values.every(value => /(?:er|or|ist|ant)$/i.test(value))
  return vocabularies
    .flatMap(v => v.loose.get(kinds) ?? v.loose.get(names) ?? [])
    .filter(match => (!isDone || !isDoer(match)) && !(words.length === 1 && isNounOfDone(words[0]!, match.values)))
}

/** How sure it is that people are meant by a word that is no noun for people. */
const GUESSED = 0.6
const PERSON = /(?:er|or|ist|ant|ian)s?$/i

const isPersonTakenFor = (word: string, values: readonly ValueMatch[]): boolean =>
  PERSON.test(word) &&
  values.length > 0 &&
  values.every(match => match.values.every(value => !wordsOf(value).some(own => PERSON.test(own))))

/** Values by their words; a plural stands for its singular ("referrals"). */
function valuesFor(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const found = vocabularies.flatMap(v => v.exact.get(words) ?? [])
  const kinds = found.length ? [] : kindsOf(vocabularies, words)
  if (found.length || kinds.length || !/[a-z]{2}s$/.test(words)) return [...found, ...kinds]
  const one = singular(words)
  return one === words
    ? []
    : vocabularies.flatMap(v => v.exact.get(one) ?? []).map(v => ({ ...v, quality: v.quality * 0.9 }))
}

/** "day boarders" of a kind called day board, "half-timers" of half_time: those who are of it (Quirk et al., 1985, I.33). */
function kindsOf(vocabularies: Vocabulary[], words: string): ValueMatch[] {
  const [, base] = /^(.+ .+?)ers?$/.exec(words) ?? []
  return [base, base && `${base}e`].flatMap(key =>
    key === undefined
      ? []
      : vocabularies
          .flatMap(v => v.exact.get(key) ?? [])
          .filter(match => match.field.role === 'category')
          .map(match => ({ ...match, quality: match.quality * 0.9 })),
  )
}

const OWNING = /^(have|own|cover|manage|handle|got|serve|hold)$/

/** Qualifiers of collections; "mine" and "the accounts I have" say the same as "my accounts". */
function scopesFor(dictionary: Dictionary, tokens: Token[], from: number, to: number, stems: string): ScopeMention[] {
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
