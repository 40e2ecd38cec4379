import { degreeOf, namesOfValue } from '../../../lib/names-of-values.ts'
import { stem, wordsOf } from '../language/words.ts'
import type { WriteRequest } from './request.ts'
import type { Slot } from './slots.ts'

/** Words that say nothing of a field by themselves. */
const SMALL =
  /^(?:is|are|was|has|have|had|can|been|be|it|he|she|they|the|an?|on|at|by|in|of|to|for|id|date|time|number|name|type|status)$/

const spaced = (text: string): string => ` ${wordsOf(text).map(stem).join(' ')} `

/** A remark says what a field of the record is to be as well: "…, it's urgent now" beside a priority. What is set anyway is said once more. */
export function meansMore(remark: string, { operation, values }: WriteRequest): boolean {
  const said = spaced(remark)
  const words = wordsOf(remark)
  const names = (choice: string) => [choice, ...(namesOfValue(wordsOf(choice).join(' ')) ?? [])]
  const isSaid = (choice: string) => names(choice).some(name => said.includes(spaced(name)))
  const isOfSlot = ({ name, choices, target, words: own }: Slot): boolean => {
    if (name in values)
      return choices.some(choice => choice !== values[name] && isSaid(choice) && !isSaid(String(values[name])))
    const content = own.filter(word => !SMALL.test(word))
    const isNamed = !target && content.length > 0 && said.includes(spaced(content.join(' ')))
    const isGraded =
      choices.some(choice => degreeOf(choice.toLowerCase()) >= 0) && words.some(word => degreeOf(word) >= 0)
    return isNamed || isGraded || choices.some(isSaid)
  }
  return operation?.slots.some(isOfSlot) ?? false
}
