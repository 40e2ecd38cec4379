import type { AnswerData } from '../../../contract/chat.ts'
import type { ValueFormat } from '../text/recognise.ts'

/** How the server says that columns are to be read; of a figure by groups its plan says it. */
export function formatsOf({ plan, chart }: AnswerData, columns: readonly string[]): Record<string, ValueFormat> {
  const format = plan?.answer.format
  const figure = chart && columns.length === 2 ? chart.y : undefined
  if (figure === undefined || (format !== 'percent' && format !== 'count')) return {}
  return { [figure]: format === 'percent' ? { kind: 'percent' } : { kind: 'number' } }
}
