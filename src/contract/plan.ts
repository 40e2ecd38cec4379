/** The Plan: what both engines emit, the runner executes, the page draws and an evaluation scores (design § 4). */
import { z } from 'zod'

/**
 * One call of a tool. Its result becomes the table `id` (r1, r2 …) of the run. An argument may be
 * `{"$from": "r1", "column": "id"}`: its value comes from the rows of that earlier result; with `each` the step runs
 * once for every distinct value, else it takes the first row's. Without `column` it is the one value of that result
 * that fits the argument's name. `pages: "all"` reads the list to its end.
 */
export const CallStep = z.object({
  id: z.string().describe('Name of the table that its result becomes: r1, r2 …'),
  tool: z.string().describe('Name of the tool'),
  args: z
    .record(z.string(), z.unknown())
    .describe('What it is called with; `{"$from": "r1", "column": "id"}` refers to an earlier result'),
  each: z.boolean().optional(),
  pages: z.enum(['all', 'one']).optional(),
})
export type CallStep = z.infer<typeof CallStep>

/**
 * One read-only SQL query over the tables of the earlier steps; its result becomes the table `id`. `values` are bound to
 * the `:name`s in it; a list is bound as its JSON.
 */
export const SqlStep = z.object({
  id: z.string(),
  sql: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
})
export type SqlStep = z.infer<typeof SqlStep>

export const PlanStep = z.union([CallStep, SqlStep])
export type PlanStep = z.infer<typeof PlanStep>

const Shape = z.object({
  kind: z.enum(['number', 'value', 'record', 'list', 'table', 'boolean', 'text', 'none', 'several']),
  from: z.string().optional().describe('Step whose table holds the answer; the last step when absent'),
  column: z.string().optional().describe('Column that holds a single value'),
  noun: z.string().optional().describe('What the rows are, in the plural'),
  format: z.enum(['count', 'money', 'percent', 'plain', 'date', 'text']).optional(),
  first: z
    .boolean()
    .optional()
    .describe('The first row alone is the answer; the others show whether its place is shared'),
  tied: z
    .string()
    .optional()
    .describe('The first row is the answer; with the second one equal to it in this column, all rows are'),
})

/** What the answer is, so that it can be written and drawn; `several` has a shape for each of its parts. */
export const AnswerShape = Shape.extend({
  parts: z.array(Shape.extend({ label: z.string().describe('Its name in the result') })).optional(),
})
export type AnswerShape = z.infer<typeof AnswerShape>

export const Plan = z.object({
  steps: z.array(PlanStep),
  answer: AnswerShape,
  confidence: z.number().min(0).max(1),
  signals: z.record(z.string(), z.number()).optional().describe('What the confidence was computed from'),
})
export type Plan = z.infer<typeof Plan>

export const isSqlStep = (step: PlanStep): step is SqlStep => 'sql' in step
