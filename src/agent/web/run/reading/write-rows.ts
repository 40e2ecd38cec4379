import { isObject } from '../../../../lib/json.ts'
import type { RunContext, Of } from '../context.ts'
import type { ReadResult, Rows } from './result.ts'

/** Rows as a table, a list, JSON or CSV. */
export function tell(
  rows: Rows,
  columns: string[],
  { as, pages }: Of<'extract'>,
  { maxShown }: RunContext,
): ReadResult {
  const [only] = columns
  const isList = columns.length === 1
  const result = isList && as !== 'json' ? rows.map(row => row[only!]) : rows
  const head = `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}${pages ? ' over all pages' : ''}`
  if (as === 'json')
    return {
      text: `\`\`\`json\n${JSON.stringify(rows.slice(0, maxShown), null, 2)}\n\`\`\`${rows.length > maxShown ? `\n${head}; all are in the data.` : ''}`,
      result: rows,
      columns,
      total: rows.length,
    }
  if (as === 'csv')
    return {
      text: `\`\`\`csv\n${[columns.join(','), ...rows.map(row => columns.map(column => csv(row[column])).join(','))].join('\n')}\n\`\`\``,
      result: rows,
      columns,
      total: rows.length,
    }
  const shown = rows.slice(0, maxShown)
  const lines = isList
    ? shown.map(row => `- ${show(row[only!])}`)
    : [
        `| ${columns.join(' | ')} |`,
        `| ${columns.map(() => '---').join(' | ')} |`,
        ...shown.map(row => `| ${columns.map(column => show(row[column])).join(' | ')} |`),
      ]
  const more = rows.length > shown.length ? `\n… ${rows.length - shown.length} more` : ''
  return { text: `${head}:\n\n${lines.join('\n')}${more}`, result, columns, total: rows.length }
}

const show = (value: unknown): string =>
  (value === null || value === undefined ? '' : isObject(value) ? JSON.stringify(value) : String(value as string))
    .replace(/\|/g, '\\|')
    .replace(/\s+/g, ' ')
const csv = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value as string)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
