import type { JsonObject } from '../../../lib/json.ts'
import { formatValue } from '../../answer/format.ts'
import { writeResult } from '../../answer/write-result.ts'
import { numbersIn } from '../loop/grounding.ts'

export interface PlanResult {
  rows: JsonObject[]
  columns: string[]
}

/**
 * The answer to a plan, written by the program: the model's sentence with values of the result in its places, when every
 * place can be filled and it brings no figure of its own; else the result as it is.
 */
export function writePlanAnswer(
  { rows, columns }: PlanResult,
  { say, noun, message, maxShown }: { say?: string; noun?: string; message: string; maxShown: number },
): string {
  const sentence = say === undefined ? undefined : fill(say, { rows, columns }, message)
  if (sentence !== undefined && rows.length <= 1) return sentence
  const values = rows.map(row => (columns.length === 1 ? row[columns[0]!] : row))
  const label = noun?.trim() && !/\d/.test(noun) ? noun.trim() : 'The result'
  const { text } = writeResult(label, values.length === 1 ? values[0] : values, maxShown)
  return sentence === undefined ? text : `${sentence}\n${text}`
}

function fill(say: string, { rows, columns }: PlanResult, message: string): string | undefined {
  const places = [...say.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!.trim())
  const isKnown = places.every(name => name === 'rows' || (columns.includes(name) && rows.length > 0))
  const said = new Set(numbersIn(message))
  const own = numbersIn(say.replaceAll(/\{[^{}]+\}/g, ''))
  if (!places.length || !isKnown || own.some(number => !said.has(number))) return undefined
  return say.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    name.trim() === 'rows' ? formatValue(rows.length) : formatValue(rows[0]![name.trim()]),
  )
}
