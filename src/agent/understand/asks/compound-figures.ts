import { unitOf } from '../conditions/field-units.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { isPlural } from '../language/words.ts'
import { type Draft, isFree } from '../reading/draft.ts'

/** How well either of the two is called. */
const CALLED_SO = 0.8

/**
 * "by floor area", "a floor area above 500" of galleries with a `floor` and an `area_sqm`: of two nouns side by side the last is the head, and the one
 * before it only tells of what kind it is (Quirk et al., 1985, 17.104 f.). Before nouns are looked for.
 */
export function readCompoundFigures({ chunks, message }: Draft): void {
  for (let at = 1; at < chunks.length; at++) {
    const [first, head] = [chunks[at - 1]!, chunks[at]!]
    if (!isFree(first) || !isFree(head) || first.to !== head.from || head.operator || first.operator) continue
    if (isPlural(first.text.toLowerCase()) || first.entities.length + first.values.length + head.entities.length > 0)
      continue
    const between = message.text.slice(message.tokens[first.to - 1]!.end, message.tokens[head.from]!.start)
    const figures = head.fields.filter(
      f => f.quality >= CALLED_SO && isFigure(f.field) && unitOf(f.field) !== undefined,
    )
    const isBeside = figures.some(f =>
      first.fields.some(
        ({ entity, field, quality }) =>
          entity === f.entity && field !== f.field && quality >= CALLED_SO && field.role === 'number' && unitOf(field) === undefined, // oxfmt-ignore
      ),
    )
    if (between !== ' ' || !isBeside) continue
    Object.assign(head, { from: first.from, text: `${first.text} ${head.text}`, fields: figures })
    chunks.splice(at - 1, 1)
    at--
  }
}
