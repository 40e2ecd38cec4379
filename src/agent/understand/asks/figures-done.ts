import { isFullName } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, nameField, use, makeFiller } from '../reading/draft.ts'
import { isAdditive } from './additive.ts'

/** Between the noun and its verb: auxiliaries, those who do it, and of what. */
const BETWEEN =
  /^(?:have|has|had|been|were|was|are|is|did|do|does|we|they|you|i|already|yet|so far|still|currently|of|the|our|in)$/i
/** So many words at most stand between the two. */
const REACH = 7
/** Nouns for one of whatever there is a quantity of, and the nouns of such a figure. */
export const PIECES = /^(?:unit|piece|item|cop(?:y|ie)|article)$/
export const QUANTITY = /^(?:quantity|qty|units?|pieces?|number|count|amount)$/
/** How well a phrase has to name the figure. */
const NAMED = 0.7

/**
 * "how many pieces have been scrapped", "how many hours did we bill" of `scrapped_pieces` and `hours_billed`: the noun and the verb are the
 * two words of one figure, which is added up. "How many units are reserved", "units of Gull Vase do we have in stock" of the one `quantity_reserved`
 * and `quantity_on_hand`: any noun for pieces is that of a quantity. Before either is taken for something else.
 */
export function readFiguresDone(draft: Draft): void {
  const { chunks } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count' && /^how many$/i.test(c.text))
  const noun = chunks[count + 1]
  if (count < 0 || !isFree(noun)) return
  const behind = chunks.slice(count + 2, count + 3 + REACH)
  const verb = behind.find(c => !BETWEEN.test(c.text) && !isNamedThing(c))
  if (!verb || !isFree(verb) || behind.indexOf(verb) < 1 || verb.literal || verb.operator) return
  const isPlain = chunks.slice(count + 2, chunks.indexOf(verb)).every(c => DOING.test(c.text))
  const found = isPlain ? figuresCalled(draft, noun, verb) : []
  const [mention, ...others] = found.length ? found : quantitiesOf(noun, verb)
  if (!mention || others.length) return
  nameField(noun, mention)
  Object.assign(chunks[count]!, { operator: { type: 'aggregate', fn: 'sum' } })
  makeFiller(verb)
  use(verb, 'related')
  passDescribed(chunks, chunks.indexOf(verb), mention)
}
const DOING = /^(?:have|has|had|been|were|was|are|is|did|do|does|we|they|you|i|already|yet|so far)$/i

/** "units of the Gull Vase": of which thing the pieces are. */
const isNamedThing = ({ values, entities }: Chunk): boolean => !entities.length && values.some(isFullName)

function figuresCalled({ app }: Draft, noun: Chunk, verb: Chunk): FieldMention[] {
  const [word, root] = [stem(noun.text.toLowerCase()), rootOf(verb.text.toLowerCase())]
  return app.entities
    .filter(({ hidden, inside }) => !hidden && !inside)
    .flatMap(entity =>
      entity.fields
        .filter(field => isFigure(field) && isAdditive(field) && isCalled(field.words, word, root))
        .map((field): FieldMention => ({ entity, field, columns: [field.column], quality: 1 })),
    )
}

/** Of figures that the phrase names those that are quantities, where pieces are asked for. */
function quantitiesOf(noun: Chunk, verb: Chunk): FieldMention[] {
  const word = singular(noun.text.toLowerCase())
  if (noun.entities.length || verb.values.length) return []
  const isOf = ({ field, quality }: FieldMention) =>
    quality >= NAMED &&
    isFigure(field) &&
    isAdditive(field) &&
    QUANTITY.test(field.words[0]!) &&
    field.words.length > 1 &&
    (PIECES.test(word) || wordsOf(field.description).some(one => singular(one) === word))
  return verb.fields.filter(isOf).map(mention => ({ ...mention, quality: 1 }))
}

/** "reserved for customers": right behind it, words of its description say no more. */
function passDescribed(chunks: readonly Chunk[], at: number, { field }: FieldMention): void {
  const described = new Set(wordsOf(field.description).map(stem))
  for (const chunk of chunks.slice(at + 1)) {
    const isOwn = described.has(stem(chunk.text.toLowerCase())) && !chunk.entities.length && !chunk.values.length
    if (!isFree(chunk) || !(chunk.kind === 'filler' || isOwn)) return
    if (isOwn) use(makeFiller(chunk), 'related')
  }
}
readFiguresDone.needs = /^many$/

/** Nothing but the noun and the participle, the one before the other; "bookings" is no noun of `seats_booked`. */
const isCalled = (words: readonly string[], noun: string, root: string): boolean => {
  const done = words.length === 2 ? words.findIndex(one => isParticiple(one) && rootOf(one) === root) : -1
  return done >= 0 && stem(words[1 - done]!) === noun
}
