import type { ChatResponse } from '../../../src/contract/chat.ts'
import { numbersIn } from './numbers.ts'
import { hasWord, isEmpty, isObject, norm, show } from './words.ts'

const HONEST =
  /\b(not|no|none|nothing|nobody|nowhere|cannot|can't|couldn't|unable|doesn't|don't|didn't|hasn't|haven't|isn't|aren't|unknown|missing|unavailable|invalid|lacks?|without|only (know|have|hold|contain|offer)s?)\b/

/** Figures that neither the question nor the size of the data explains. */
function invented(response: string, ask: string, sizes: readonly number[]) {
  const asked = new Set(numbersIn(ask).map(({ value }) => value))
  const digits = new Set(ask.match(/\d+/g))
  const code = /\b(http|status|code|port|error)\W{0,3}$/i
  return numbersIn(response).filter(({ value, plain, isMoney, isPercent, scale, decimals, index }) => {
    const isYear = value >= 1990 && value <= 2100 && !isMoney && !isPercent && scale === 1
    if (asked.has(value) || digits.has(String(plain)) || sizes.includes(value) || isYear) return false
    const isFigure = isMoney || isPercent || scale > 1 || decimals > 0 || value >= 100
    return isFigure && !code.test(response.slice(0, index))
  })
}

/** It says that it has no answer, gives none, and is not sure of itself (confidence below 0.5). */
export function matchUnknown({ response, data, metadata }: ChatResponse, ask: string, sizes: readonly number[]) {
  const isHonest = isObject(data.error) || HONEST.test(norm(response))
  if (!isHonest) return `does not say that it has no answer: ${show(response)}`
  const isWords = typeof data.result === 'string' && HONEST.test(norm(data.result))
  if (!isEmpty(data.result) && !isWords && data.result !== 0)
    return `gives a result where there is none: ${show(data.result)}`
  const [figure] = invented(response, ask, sizes)
  if (figure) return `a figure from nowhere: ${figure.raw}`
  return metadata.confidence < 0.5 ? undefined : `confidence ${metadata.confidence}, expected below 0.5`
}

export function matchSmalltalk({ response, data, metadata }: ChatResponse): string | undefined {
  if (metadata.tools_used.length > 0) return `tools were used: ${metadata.tools_used.join(', ')}`
  if (data.error) return `error ${show(data.error)}`
  if (data.approval) return 'an approval is pending'
  if (!response.trim()) return 'says nothing'
  if (typeof data.result === 'number') return `a figure for small talk: ${data.result}`
  const hasRecords = Array.isArray(data.result) && data.result.some(row => isObject(row) && 'id' in row)
  return hasRecords ? 'records for small talk' : undefined
}

/** Asks back and does nothing. */
export function matchClarify({ response, data }: ChatResponse): string | undefined {
  if (data.approval) return 'an approval is pending'
  const code = data.error?.code
  if (!/\?/.test(response) && code !== 'AMBIGUOUS' && code !== 'NEEDS_INPUT') return `asks nothing: ${show(response)}`
  const isAsking = code === 'AMBIGUOUS' || code === 'NEEDS_INPUT'
  return isEmpty(data.result) || isAsking ? undefined : `gives a result instead of asking: ${show(data.result)}`
}

/** An explanation or help: it makes every point in one of its words. */
export function matchMentions(
  words: readonly (readonly string[])[],
  { response, data }: ChatResponse,
): string | undefined {
  if (data.approval) return 'an approval is pending'
  const lacking = words.find(list => !list.some(word => hasWord(response, word) || norm(response).includes(norm(word))))
  return lacking && `the sentence says none of ${lacking.slice(0, 4).join(', ')}: ${show(response)}`
}
