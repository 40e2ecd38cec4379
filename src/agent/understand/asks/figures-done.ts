import type { FieldMention } from '../dictionary/dictionary.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isParticiple, rootOf } from '../language/verb-forms.ts'
import { stem } from '../language/words.ts'
import { type Draft, isFree, nameField, use, makeFiller } from '../reading/draft.ts'
import { isAdditive } from './additive.ts'

/** Between the noun and its verb: auxiliaries and those who do it. */
const BETWEEN = /^(?:have|has|had|been|were|was|are|is|did|do|does|we|they|you|i|already|yet|so far)$/i
/** So many words at most stand between the two. */
const REACH = 4

/**
 * "how many pieces have been scrapped", "how many hours did we bill" of `scrapped_pieces` and `hours_billed`: the noun and the verb are the
 * two words of one figure, which is added up. Before either is taken for something else.
 */
export function readFiguresDone(draft: Draft): void {
  const { chunks, app } = draft
  const count = chunks.findIndex(c => isFree(c) && c.operator?.type === 'count' && /^how many$/i.test(c.text))
  const noun = chunks[count + 1]
  if (count < 0 || !isFree(noun)) return
  const behind = chunks.slice(count + 2, count + 3 + REACH)
  const verb = behind.find(c => !BETWEEN.test(c.text))
  if (!verb || !isFree(verb) || behind.indexOf(verb) < 1 || verb.literal || verb.operator) return
  const [word, root] = [stem(noun.text.toLowerCase()), rootOf(verb.text.toLowerCase())]
  const found = app.entities
    .filter(({ hidden, inside }) => !hidden && !inside)
    .flatMap(entity =>
      entity.fields
        .filter(field => isFigure(field) && isAdditive(field) && isCalled(field.words, word, root))
        .map((field): FieldMention => ({ entity, field, columns: [field.column], quality: 1 })),
    )
  const [mention, ...others] = found
  if (!mention || others.length) return
  nameField(noun, mention)
  Object.assign(chunks[count]!, { operator: { type: 'aggregate', fn: 'sum' } })
  makeFiller(verb)
  use(verb, 'related')
}
readFiguresDone.needs = /^many$/

/** Nothing but the noun and the participle, the one before the other. */
const isCalled = (words: readonly string[], noun: string, root: string): boolean =>
  words.length === 2 &&
  words.some(one => stem(one) === noun) &&
  words.some(one => isParticiple(one) && rootOf(one) === root)
