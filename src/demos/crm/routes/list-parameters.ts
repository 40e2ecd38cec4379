import { z } from 'zod'
import type { Resource } from '../resources/define-resource.ts'
import { filtersOf, listFieldsOf } from '../store/filters.ts'
import type { SortKey } from '../store/list-query.ts'
import { numberFromText } from '../store/query-values.ts'
import type { ListRequest } from '../store/record-store.ts'

/** `skip` and `limit` of every list (specification § D and § Limits). */
export const pagingParameters = {
  skip: numberFromText(z.int().min(0).max(1_000_000_000))
    .default(0)
    .meta({ description: 'Records to skip', examples: [0, 20] }),
  limit: numberFromText(z.int().min(1).max(100))
    .default(20)
    .meta({ description: 'Records per page', examples: [20, 100] }),
}

/** Parameters of a resource's list. A parameter that does not exist is refused: a misspelt filter must never be ignored. */
export function listParameters(resource: Resource): z.ZodType<ListRequest> {
  const filters = Object.fromEntries(filtersOf(resource).map(({ parameter, schema }) => [parameter, schema.optional()]))
  return z.strictObject({
    ...pagingParameters,
    sort: sortParameter(resource).optional(),
    q: z
      .string()
      .min(1)
      .max(500)
      .regex(/\S/, 'Must not be blank')
      .optional()
      .meta({
        description: `Full text search: only ${resource.name} in which every one of these words begins a word of some text field, without regard to case and accents`,
        examples: ['logistics berlin'],
      }),
    ...filters,
  }) as unknown as z.ZodType<ListRequest>
}

/** `-value,name` → keys of the order. */
function sortParameter(resource: Resource): z.ZodType {
  const fields = Object.keys(listFieldsOf(resource))
  return z
    .string()
    .transform((text, context): SortKey[] => {
      const keys = text
        .split(',')
        .map(key => ({ field: key.trim().replace(/^[+-]/, ''), descending: key.trim().startsWith('-') }))
      for (const { field } of keys) {
        if (fields.includes(field)) continue
        context.addIssue({ code: 'custom', message: `Cannot sort by '${field}'. Fields: ${fields.join(', ')}` })
      }
      return keys
    })
    .meta({
      description: `Order: one or more fields, separated by commas; a minus sign before a field puts the largest first. Records without a value come last, equal ones by id. Fields: ${fields.join(', ')}.`,
      examples: [`-${fields.at(-1)}`, `${fields[1]},-id`],
    })
}
