import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { CatalogueModel } from '../entity-model/catalogue-model.ts'
import { stem } from '../language/words.ts'
import type { Condition, Query, Selection } from '../reading/query.ts'

/** "in that state", "of the same brand": a field whose value was told before. */
const THAT = pattern('iu')`
  \b(?:that|this(?!\s+(?:day|week|month|quarter|year|morning|afternoon|evening)\b)|the same|said)
  \s+(?<field>\p{Ll}{3,}(?:\s\p{Ll}{3,})?)\b(?!\s+(?:as|was|is|are|were|has|have)\b)
`

/**
 * "which state has the most firms?" → "how many clients do we have in that state?": the value that the requests before told of the
 * field is written into the message, whose own records may be others, also those of another application. Undefined where no request
 * before has one value of a field that is called so.
 */
export function carryValue(
  message: string,
  before: readonly Query[],
  model: CatalogueModel,
): { message: string; value: string } | undefined {
  const { field = '' } = execIn(message, THAT)?.groups ?? {}
  if (!field) return undefined
  for (const said of [field, field.split(' ')[0]!])
    for (const query of [...before].reverse()) {
      const value = valueOf(query, stem(said.split(' ').at(-1)!.toLowerCase()), model)
      if (value === undefined) continue
      const pointed = execIn(message, THAT)!
      const words = pointed[0].slice(0, pointed[0].length - field.length + said.length)
      return { message: message.replace(words, () => value), value }
    }
  return undefined
}

/** The only value that a request has of a field by the last word of its name: by a condition, or as the group that came first. */
function valueOf({ root, winner }: Query, noun: string, model: CatalogueModel): string | undefined {
  const told = [...(winner ? [{ entity: winner.entity, condition: winner.condition }] : []), ...conditionsOf(root)]
  const fits = told.filter(({ entity, condition }) => {
    const { columns, op, values } = condition
    const own = model.entities.get(entity)?.fields.find(({ column }) => column === columns[0])
    return op === '=' && values.length === 1 && columns.length === 1 && stem(own?.words.at(-1) ?? '') === noun
  })
  const values = [...new Set(fits.map(({ condition }) => String(condition.values[0])))]
  return values.length === 1 ? values[0] : undefined
}

const conditionsOf = (selection: Selection): { entity: string; condition: Condition }[] => [
  ...selection.where.map(condition => ({ entity: selection.entity, condition })),
  ...selection.related.flatMap(({ selection: own, exists }) => (exists ? conditionsOf(own) : [])),
  ...(selection.within ? conditionsOf(selection.within) : []),
]
