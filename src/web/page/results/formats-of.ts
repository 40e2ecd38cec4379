import type { AnswerData } from '../../../contract/chat.ts'
import type { ValueFormat } from '../text/recognise.ts'

/** How the server says that columns are to be read: by the schemas, and of the one figure that was asked for by the plan. */
export function formatsOf(
  { plan, chart, formats }: AnswerData,
  columns: readonly string[],
): Record<string, ValueFormat> {
  const format = plan?.answer.format
  // The column that a table is told by is the name of its groups.
  const figure = plan?.answer.kind === 'table' ? (columns.length === 2 ? chart?.y : undefined) : plan?.answer.column
  const isPlain = format === 'percent' || format === 'count'
  return {
    ...(isPlain &&
      figure !== undefined && { [figure]: { kind: format === 'percent' ? 'percent' : 'number' } as const }),
    ...formats,
  }
}
