import { z } from 'zod'
import type { Field } from './define-resource.ts'

interface About {
  description: string
  examples: unknown[]
}

type Rules = Pick<Field, 'required' | 'default' | 'indexed'>

/** JSON itself allows any text; a name of blanks only is a mistake. */
const NOT_BLANK = /\S/

/** Text with at least one visible character. */
export const text = (about: About, { max = 200, ...rules }: Rules & { max?: number } = {}): Field => ({
  kind: 'text',
  schema: z
    .string()
    .min(1)
    .max(max)
    .regex(NOT_BLANK, 'Must not be blank')
    .meta({ ...about }),
  ...rules,
})

/** An e-mail address. */
export const email = (about: About, rules: Rules = {}): Field => ({
  kind: 'text',
  schema: z
    .email('Must be an e-mail address such as ana@company.com')
    .max(200)
    .meta({ ...about }),
  ...rules,
})

/** One of a fixed list of values; any other is refused. */
export const choice = (values: readonly [string, ...string[]], about: About, rules: Rules = {}): Field => ({
  kind: 'choice',
  schema: z.enum(values).meta({ ...about }),
  ...rules,
})

/** A whole number within bounds. */
export const integer = (
  about: About,
  { min = 0, max = 1_000_000_000, ...rules }: Rules & { min?: number; max?: number } = {},
): Field => ({
  kind: 'integer',
  schema: z
    .int()
    .min(min)
    .max(max)
    .meta({ ...about }),
  ...rules,
})

/** A number within bounds, never negative. */
export const number = (about: About, { max = 1e15, ...rules }: Rules & { max?: number } = {}): Field => ({
  kind: 'number',
  schema: z
    .number()
    .min(0)
    .max(max)
    .meta({ ...about }),
  ...rules,
})

/** True or false. */
export const boolean = (about: About, rules: Rules = {}): Field => ({
  kind: 'boolean',
  schema: z.boolean().meta({ ...about }),
  ...rules,
})

/** A calendar day, `YYYY-MM-DD`. */
export const date = (about: About, rules: Rules = {}): Field => ({
  kind: 'date',
  schema: z.iso.date('Must be a day such as 2024-11-15').meta({ ...about }),
  ...rules,
})

/** The id of an account that exists. */
export const accountReference = (description: string): Field => ({
  kind: 'reference',
  schema: z
    .int()
    .min(1)
    .meta({ description, examples: [1] }),
  required: true,
  indexed: true,
})
