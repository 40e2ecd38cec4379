import { escapePattern } from '../../../lib/escape-pattern.ts'
import { isShort, namesOfChoices } from '../../../lib/names-of-choices.ts'
import { isObject, type JsonObject } from '../../../lib/json.ts'
import { fold } from '../language/words.ts'

/** What values stand for, by the value as text: `{ TNK: 'tanker' }`. */
export type Meanings = Record<string, string>

/** Whether a value can be read by itself: letters that can be spoken, no short code. */
export const isWord = (value: string): boolean => /^[\p{L} _-]{4,}$/u.test(value) && /[aeiouy]/i.test(value.slice(0, 3))

/** A value that its meaning explains: a code, or the capitals that a word begins with (`DERM` of dermatology). */
export const isCode = (value: string, meaning: string): boolean =>
  !isWord(value) ||
  (/^[A-Z]{3,5}$/.test(value) && meaning.length > value.length && fold(meaning).startsWith(fold(value)))

/** The allowed values of a schema: `enum`, or the constants of a union (JSON Schema's way to describe each of them). */
export function readChoices(schema: JsonObject): string[] {
  const listed = Array.isArray(schema.enum) ? schema.enum : constantsOf(schema).map(branch => branch.const)
  return listed.filter(value => value !== null && value !== undefined && typeof value !== 'object').map(String)
}

const constantsOf = (schema: JsonObject): JsonObject[] => {
  const branches = [schema.oneOf, schema.anyOf].find(Array.isArray) ?? []
  const constants = branches.filter(isObject).filter(branch => 'const' in branch)
  return constants.length > 1 && constants.length >= branches.length - 1 ? constants : []
}

/**
 * What the codes of an enumeration stand for, where the schema says it: titles of constants, `x-enum-varnames` and the like
 * beside the list (as code generators know them), or its description ("CNT = container ship, TNK: tanker", a list, a table,
 * "1 = harmless"). A value that says the same itself has no meaning of its own. Undefined where nothing is told.
 */
export function readMeanings(schema: JsonObject, choices: readonly string[]): Meanings | undefined {
  const description = typeof schema.description === 'string' ? schema.description : ''
  const codes = choices.length ? choices : codesIn(description)
  const told = fromConstants(schema) ?? namesOfChoices(schema, codes) ?? fromDescription(description, codes)
  if (!told) return undefined
  const own = Object.entries(told).filter(([code, meaning]) => plain(code) !== plain(meaning))
  return own.length ? Object.fromEntries(own) : undefined
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '')

function fromConstants(schema: JsonObject): Meanings | undefined {
  const told = constantsOf(schema).flatMap(branch => {
    const text = [branch.title, branch.description].find(t => typeof t === 'string')
    return text === undefined ? [] : [[String(branch.const), text as string] as const]
  })
  return told.length > 1 ? Object.fromEntries(told) : undefined
}

/** Numbers, else short capitals with an equals sign: "O=open, P=picked". */
function codesIn(description: string): string[] {
  const numbers = numbersIn(description)
  if (numbers.length) return numbers
  const letters = [...description.matchAll(/(?<![\p{L}\p{N}_.-])(\p{Lu}{1,4})\s*=\s*(?=\p{L}{3})/gu)]
  return [...new Set(letters.map(match => match[1]!))]
}

/** Numbers that a description explains: "1 – low, 2 – medium"; "1 to 5" and "1 - 5" explain nothing. */
const numbersIn = (description: string): string[] => [
  ...new Set([...description.matchAll(/(?<![\w.])(\d{1,3})\s*(?:=|:|[-–—])\s*(?=\p{L})/gu)].map(match => match[1]!)),
]

/** Signs that a code is set in. */
const MARKS = '`"\'’*_'
const LINK = `[${MARKS}]*\\s*(?:[-=]>|[-–—:=→|]|\\b(?:is|means|stands for)\\b)\\s*`
const END = `(?=\\s*(?:[,;|\\n.()/]|$)|\\s+(?:and|or)\\s+[${MARKS}\\p{Lu}\\d])`

/** Each code with what stands behind it and a sign, up to the next separator; else the words before a code in brackets. */
function fromDescription(description: string, codes: readonly string[]): Meanings | undefined {
  if (!description || codes.length < 2) return undefined
  const told = codes.flatMap(code => {
    const quoted = escapePattern(code)
    const start = String.raw`(?<![\p{L}\p{N}_.-])`
    const behind = new RegExp(`${start}${quoted}${LINK}([\\p{L}][^,;|\\n.()/]*?)${END}`, 'u').exec(description)?.[1]
    const before = new RegExp(`([\\p{L}][\\p{L}\\s-]*?)\\s*\\(\\s*[${MARKS}]?${quoted}[${MARKS}]?\\s*\\)`, 'u').exec(
      description,
    )?.[1]
    const text = (behind ?? before?.replace(/^(?:and|or)\s+/i, ''))?.replaceAll(/[`"*_]/g, '').trim()
    return text && isShort(text) ? [[code, text] as const] : []
  })
  const isMost = told.length > 1 && 2 * told.length >= codes.length
  return isMost ? Object.fromEntries(told) : undefined
}
