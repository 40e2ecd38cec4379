import type { Entity } from '../entity-model/catalogue-model.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import type { Message } from '../requests/read-message.ts'
import type { FieldMention } from '../dictionary/dictionary.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Read } from './place-words.ts'

const PERIOD = /^(?:days?|weeks?|months?|quarters?|years?|daily|weekly|monthly|quarterly|yearly|annually)$/
/** What a date is called beside what happens then. */
const OF_DATES = /^(?:date|day|time|on|at)$/
/** How surely the date is meant by a form of the verb. */
const BY_ITS_VERB = 0.9

/**
 * "rentals returned in May", "returned per month" of a `return_date`: the participle of a verb that asks elsewhere ("return all rentals")
 * and so says little by itself, before a time, where a date is called after it.
 */
export function placeDateVerbs(
  { tokens: said, literals }: Message,
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  entities: readonly Entity[],
  isLittle: (token: Read) => boolean,
  place: Place,
): void {
  tokens.forEach((token, at) => {
    // "returned" counts as the full form of a "return" that only is a part of names.
    const verb = token.text.toLowerCase()
    if (chunks[at] || !isParticiple(verb) || !isLittle(token)) return
    const isBeforeTime =
      literals.some(one => one.kind === 'date' && one.from > at) ||
      said.slice(at + 1).some(({ norm }) => PERIOD.test(norm))
    const fields = isBeforeTime ? datesCalled(rootOf(verb), entities) : []
    if (fields.length) place(at, at + 1, { fields })
  })
}

const datesCalled = (root: string, entities: readonly Entity[]): FieldMention[] =>
  entities.flatMap(entity =>
    entity.fields
      .filter(
        ({ role, words: [verb, of, ...more] }) =>
          role === 'date' && !more.length && OF_DATES.test(of ?? '') && rootOf(verb!) === root,
      ) // oxfmt-ignore
      .map(field => ({ entity, field, columns: [field.column], quality: BY_ITS_VERB })),
  )
