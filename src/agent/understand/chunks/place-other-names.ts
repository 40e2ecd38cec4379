import type { Entity } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isOperatorWord } from '../language/operators.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { wordsIn } from '../language/stretches.ts'
import { stem } from '../language/words.ts'
import type { Token } from '../requests/read-message.ts'
import { type Nearness, toldBy } from '../vocabulary/other-names.ts'
import { BEHIND_PHRASE } from './place-states.ts'
import { saidKinds, type SaidKind } from './said-kinds.ts'
import type { Places } from './stretch.ts'
import { looselyNamed } from './values-of-words.ts'

/** So well a field is called by words at least that say it themselves, and so well another kind of record. */
const OWN_FIELD = 0.8
const OWN_KIND = 0.95
/** So many words a name may have. */
const LONGEST = 5
/** So many letters a little word has at least that may be a state behind "are" ("complete"). */
const SHORTEST_LITTLE = 5

const BEING = /^(?:(?:is|are|was|were)(?:n['’]t)?|be|been|being|get|got)$/
const HAVING = /^(?:has|have|had)$/
/** What may stand between. */
const BETWEEN = /^(?:not|been|being|now|currently|still|already|never|yet|all|just|also|an?|the)$/
/** How something is now, behind what it is. */
const NOW = /^(?:now|currently|presently|today)$/
const PREPOSITION = /^(?:of|to|by|via|through|as|for|with|on|from)$/
/** What tells before "to" that something is still to come. */
const AHEAD = /^(?:about|going|due|likely|close|set|soon|bound|yet|ha(?:ve|s|d)|needs?|still)$/
/** What stands before an adjective and tells how much so. */
export const HOW_MUCH = /^(?:most|more|least|less|fewest|very|so|too|as|how)$/

/**
 * "rejected requests", "how many orders are dispatched?", "returns because of transit damage": what stands where a value of the records
 * does is one by the name that others have for it, whatever it is called elsewhere. Their own word for it comes first.
 */
export function placeOtherNames(tokens: readonly Token[], places: Places): void {
  if (!places.vocabularies.some(({ otherNames }) => otherNames.length)) return
  const kinds = saidKinds(tokens, places.dictionary, places.vocabularies)
  // "loans borrowed in March": what was done is no noun of those who did it, though both have one stem.
  for (const kind of kinds) if (!isParticiple(tokens[kind.to - 1]!.norm)) placeBeforeNoun(tokens, kind, places)
  tokens.forEach(({ norm }, at) => {
    const entities = kindsBefore(kinds, at)
    const isDone = HAVING.test(norm) && isParticiple(tokens[at + 1]?.norm ?? '')
    // "how many monitors do we have in stock": how those are that we have.
    const isHeld = /^have$/.test(norm) && tokens[at + 1]?.norm === 'in'
    if (BEING.test(norm) || isDone || isHeld) placeBehind(tokens, at + 1, entities, ['alike', 'same', 'near'], places)
    // "on average" is a mean, and no middle degree.
    // "about to run out": what is to come is not so yet.
    else if (norm === 'to' && AHEAD.test(tokens[at - 1]?.norm ?? '')) return
    else if (PREPOSITION.test(norm) && !(norm === 'on' && tokens[at + 1]?.norm === 'average'))
      placeBehind(tokens, at + 1, entities, ['alike', 'same'], places)
  })
}

/** "rejected requests"; the longest name first, and none that goes on with the noun ("days of sick leave"). */
function placeBeforeNoun(tokens: readonly Token[], { entity, from: noun, to }: SaidKind, places: Places): void {
  for (let from = Math.max(0, noun - LONGEST); from < noun; from++) {
    if (looselyNamed(places.vocabularies, tokens.slice(from, to).flatMap(wordsIn)).some(v => v.entity === entity))
      return
    if (!HOW_MUCH.test(tokens[from - 1]?.norm ?? '') && placeAt(tokens, from, noun, entity, places)) return
  }
}

/** "… are rejected", "… are not yet dispatched", "… by bank transfer": up to the end of the phrase. */
function placeBehind(
  tokens: readonly Token[],
  at: number,
  entities: readonly Entity[],
  nearnesses: readonly Nearness[],
  places: Places,
): void {
  const starts = [at, ...(BETWEEN.test(tokens[at]?.norm ?? '') ? [at + 1] : [])]
  for (const from of entities.length ? starts : [])
    for (let to = Math.min(tokens.length, from + LONGEST); to > from; to--)
      if (isEnd(tokens, to) && entities.some(entity => placeAt(tokens, from, to, entity, places, nearnesses))) return
}

/** Places what some words are another name of among the values of the records, where they say nothing else of them. */
function placeAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  entity: Entity,
  places: Places,
  nearnesses?: readonly Nearness[],
): boolean {
  const part = tokens.slice(from, to)
  const isBehindBe = BEING.test(tokens[from - 1]?.norm ?? '')
  if (!places.free(from, to) || isLittle(part, isBehindBe) || isTaken(part, entity, places)) return false
  if (isDeniedWithMore(tokens, from, to, entity, places)) return false
  const told = toldBy(part.flatMap(wordsIn), places.vocabularies, of => of.entity === entity, nearnesses)
  if (told) places.place(from, to, told)
  return told !== undefined
}

/** The kinds of record that are named before a word, the nearest first. */
const kindsBefore = (kinds: readonly SaidKind[], at: number): Entity[] => [
  ...new Set(
    kinds
      .filter(({ to }) => to <= at)
      .map(({ entity }) => entity)
      .toReversed(),
  ),
]

/** The phrase ends there: nothing goes on, or what may stand behind a phrase. */
export const isEnd = (tokens: readonly Token[], at: number): boolean => {
  const [last, next] = [tokens[at - 1], tokens[at]]
  const isNow = next !== undefined && NOW.test(next.norm === 'right' ? (tokens[at + 1]?.norm ?? '') : next.norm)
  return last !== undefined && (!next || next.start - last.end > 1 || isNow || BEHIND_PHRASE.test(next.norm))
}

const isLittle = ([first, ...others]: readonly Token[], isBehindBe: boolean): boolean => {
  const { norm } = first!
  const isFiller = FILLERS.has(norm) && norm !== 'live' && !(isBehindBe && norm.length >= SHORTEST_LITTLE)
  return !others.length && (norm.length < 3 || isOperatorWord(norm) || isFiller)
}

/** "not sold or withdrawn" where `sold` is a value as well: both are denied, and no other name of `unsold` is said. */
const isDeniedWithMore = (
  tokens: readonly Token[],
  from: number,
  to: number,
  entity: Entity,
  { vocabularies }: Places,
): boolean =>
  tokens[from]!.norm === 'not' &&
  /^n?or$/.test(tokens[to]?.norm ?? '') &&
  vocabularies.some(
    v =>
      v.entity === entity &&
      v.exact.has(
        tokens
          .slice(from + 1, to)
          .flatMap(wordsIn)
          .join(' '),
      ),
  )

/** The words say something else: a value or a field of the records is called so, or other records by their own noun. */
function isTaken(part: readonly Token[], entity: Entity, { dictionary, vocabularies }: Places): boolean {
  const stems = part.map(token => token.stem).join(' ')
  const words = part.flatMap(wordsIn).join(' ')
  const isKind = dictionary.entities.get(stems)?.some(e => e.quality >= OWN_KIND && e.entity !== entity)
  const isField = dictionary.fields.get(stems)?.some(f => f.quality >= OWN_FIELD && f.entity === entity)
  // "in stock" of articles that tell how many there are.
  const isStock = /\bstock$/.test(words) && dictionary.fields.get(stem('stock'))?.some(f => f.entity === entity)
  return isKind || isField || isStock || vocabularies.some(v => v.entity === entity && v.exact.has(words))
}
