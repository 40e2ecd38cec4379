import { pattern } from '../../../../lib/patterns.ts'
import { PROPERTIES } from './number-properties.ts'
import { COMPARISON, comparison } from './comparison.ts'

export type NumberTest = (value: number) => boolean

/** Who comes to see it, or what it is, before what is asked of it. */
const SUBJECT = pattern('iu')`
  ^(?:(?:you|it|we|i|that|this|the (?:[\p{L}]+ )?(?:number|value|result|figure|total|die|dice|counter|display)|one)
    \ (?:(?:get|gets|got|see|sees|have|has|roll|draw|hit|reach|reaches|is|are|shows?|becomes?|reads?|displays?|generates?|comes? to|turns? up)\b\s*)?
  )?
  (?:an? |any |some |another |the |one )?
`
const NOUN = /^(?:random )?(?:number|value|figure|digit|result|one|die)s?\b\s*/iu
const LINK = /^(?:(?:that|which) (?:is|are)|that's|being|with a value|of|is)\s*/iu
const ADJECTIVES = new RegExp(`^(${Object.keys(PROPERTIES).join('|')})\\b\\s*`, 'iu')
const BOUND = new RegExp(`^(${COMPARISON})\\s+[$€£]?(-?\\d+(?:\\.\\d+)?)\\b\\s*`, 'iu')
const BETWEEN = /^between\s+(-?\d+(?:\.\d+)?)\s+and\s+(-?\d+(?:\.\d+)?)\b\s*/iu
const MULTIPLE = /^(?:a multiple of|multiple of|divisible by|dividable by)\s+(\d+)\b\s*/iu
const ENDING = /^(?:ending|that ends) (?:in|with)\s+(\d)\b\s*/iu
const EXACT = /^(?:exactly |equal to |equals )?(-?\d+(?:\.\d+)?)\b\s*/iu

/** What words ask of a number: "an odd number", "a number greater than 3", "between 4 and 9"; undefined: something else. */
export function readNumberTest(said: string): NumberTest | undefined {
  let rest = said
    .trim()
    .replace(/[.,;!]+$/, '')
    .replace(SUBJECT, '')
  const tests: NumberTest[] = []
  for (let read = true; read && rest !== '';) {
    const test = takeTest(rest)
    const next = test
      ? rest.slice(test.length)
      : rest
          .replace(NOUN, '')
          .replace(LINK, '')
          .replace(/^and\s+/iu, '')
    if (test) tests.push(test.holds)
    read = next !== rest
    rest = next
  }
  return rest === '' && tests.length > 0 ? value => tests.every(holds => holds(value)) : undefined
}

function takeTest(rest: string): { holds: NumberTest; length: number } | undefined {
  const take = (form: RegExp, make: (...parts: string[]) => NumberTest) => {
    const match = form.exec(rest)
    return match ? { holds: make(...match.slice(1)), length: match[0].length } : undefined
  }
  return (
    take(ADJECTIVES, name => PROPERTIES[name!.toLowerCase()]!) ??
    take(BETWEEN, (low, high) => value => value >= Number(low) && value <= Number(high)) ??
    take(BOUND, (words, bound) => value => comparison(words)(value, Number(bound))) ??
    take(MULTIPLE, by => value => value % Number(by) === 0) ??
    take(ENDING, digit => value => Math.abs(value) % 10 === Number(digit)) ??
    take(EXACT, number => value => value === Number(number))
  )
}
