import { isObject, type JsonObject } from './json.ts'

/**
 * Extensions of code generators that name or describe the values of `enum` (OpenAPI Generator and swag: `x-enum-varnames` and
 * `x-enum-descriptions`; NSwag: `x-enumNames`; AutoRest: `x-ms-enum`-like ones). Names come first: a description is a sentence.
 */
const EXTENSIONS = /^x-?(?:ms-)?enum-?(?:varnames?|names?|descriptions?|labels?|titles?)$/i

const MOST_WORDS = 6
export const isShort = (text: string): boolean => text.trim() !== '' && text.trim().split(/\s+/).length <= MOST_WORDS

/** What the allowed values are called: a list beside them, in their order, or an object by them. Undefined where nothing is told. */
export function namesOfChoices(schema: JsonObject, codes: readonly string[]): Record<string, string> | undefined {
  const found = Object.entries(schema).filter(([name]) => EXTENSIONS.test(name.replaceAll('_', '-')))
  const told = found
    .map(([, list]) =>
      Array.isArray(list)
        ? codes.map((code, at) => [code, list[at]] as const)
        : isObject(list)
          ? codes.map(code => [code, list[code]] as const)
          : [],
    )
    .map(pairs => pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && isShort(pair[1])))
    .find(pairs => pairs.length > 1)
  if (!told) return undefined
  const names = told.map(([, text]) => spaced(text).split(' '))
  const shared = told.every(([, text]) => !/\s/.test(text)) ? sharedWords(names) : 0
  return Object.fromEntries(told.map(([code], at) => [code, names[at]!.slice(shared).join(' ')]))
}

/** How many words all names begin with: constants of a program bear their type (`PumpIdle`, `PUMP_RUNNING`), which is no part of the meaning. */
const sharedWords = (names: readonly string[][]): number => {
  const [first, ...others] = names
  const differs = first!.findIndex((word, at) => others.some(name => name[at] !== word || name.length <= at + 1))
  return Math.max(0, Math.min(differs < 0 ? first!.length : differs, first!.length - 1))
}

/** `containerShip` and `CONTAINER_SHIP` as words. */
const spaced = (text: string) =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
