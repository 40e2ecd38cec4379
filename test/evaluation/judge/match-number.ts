import type { ChatResponse } from '../../../src/contract/chat.ts'
import type { FiguresGold, NumberGold } from '../gold.ts'
import { asNumber, isGoldNumber, saysNumber } from './numbers.ts'
import { columnName, isObject, isScalar, show, squash } from './words.ts'

/** The numbers a result can stand for: itself, its only field, its only numeric field, the field asked about. */
function candidates(result: unknown, field?: string): number[] {
  if (Array.isArray(result)) return result.length === 1 ? candidates(result[0], field) : []
  if (!isObject(result)) {
    const number = asNumber(result)
    return number === undefined ? [] : [number]
  }
  const fields = Object.entries(result)
  const asked = field !== undefined && fields.find(([key]) => columnName(key) === squash(field))
  if (asked) return candidates(asked[1])
  if (fields.length === 1) return candidates(fields[0]![1])
  if (!fields.every(([, value]) => isScalar(value) || value === null)) return []
  const isId = (key: string) => /(^|[_\W])id$|[a-z]Id$|^Id$/.test(key)
  const numeric = fields.filter(([key, value]) => asNumber(value) !== undefined && !isId(key))
  return numeric.length === 1 && !fields.some(([key]) => squash(key) === 'id') ? candidates(numeric[0]![1]) : []
}

/** Why the reply does not give this number in its result and its sentence; undefined when it does. */
export function matchNumber(gold: NumberGold, { response, data }: ChatResponse): string | undefined {
  const found = candidates(data.result, gold.field)
  if (found.length === 0) return `the result is no number: ${show(data.result)}, expected ${gold.value}`
  if (!found.some(number => isGoldNumber(number, gold))) return `the result is ${found[0]}, expected ${gold.value}`
  return saysNumber(response, gold) ? undefined : `the sentence does not say ${gold.value}: ${show(response)}`
}

function numbersDeep(value: unknown): number[] {
  const number = asNumber(value)
  if (number !== undefined) return [number]
  if (Array.isArray(value)) return value.slice(0, 2000).flatMap(numbersDeep)
  return isObject(value) ? Object.values(value).flatMap(numbersDeep) : []
}

/** Several numbers, each anywhere in the result and in the sentence. */
export function matchFigures({ values }: FiguresGold, { response, data }: ChatResponse): string | undefined {
  const inside = numbersDeep(data.result)
  for (const gold of values) {
    const isInside = inside.some(number => isGoldNumber(number, gold) || isGoldNumber(Math.abs(number), gold))
    if (!isInside) return `the result lacks ${gold.value}: ${show(data.result)}`
    if (!saysNumber(response, gold)) return `the sentence does not say ${gold.value}: ${show(response)}`
  }
  return undefined
}
