import { isObject, type JsonObject } from '../../../lib/json.ts'
import { pattern } from '../../../lib/patterns.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import type { PageNode } from '../../../contract/page.ts'
import type { Value } from '../contract.ts'
import { isDescribed } from '../read/described-value.ts'
import { matchText, plainText, wordsIn } from '../ground/match-text.ts'
import { type RunContext, Stopped } from './context.ts'
import { lookUp } from '../goals/values/read-shown.ts'
import { isField } from '../ground/names.ts'
import type { Page } from '../ground/page-tree.ts'
import { find } from './finding/locate.ts'

/** A field of a record is the one that a label names from here on. */
const SAME_FIELD = 0.75

/** The text that a value stands for. `label` is what it goes into: of a record the field of that name is taken. */
export async function resolveText(value: Value, label: string, context: RunContext): Promise<string> {
  const answer = answerMeant(value, context)
  if (answer !== undefined) return answer
  if (value.kind === 'text') {
    if (value.secret) context.browser.hide(value.text)
    return value.text
  }
  if (value.kind === 'page') {
    const snapshot = await context.browser.snapshot()
    const [best] = find(value.target, snapshot, 'read', context, 0.6)
    const shown = best && shownBy(best.page, best.node, value.target.name)
    if (shown !== undefined) return shown
    // Words that stand nowhere on the page are the text itself.
    return value.target.said
  }
  const record = await resolveRecord(value, context)
  return pick(record, value.field ?? label, value.field === undefined)
}

/** "the price", "the answer", behind a question: what was answered. */
const BACK = pattern('iu')`
  ^(?:it|that|(?:the|this|that|its|their) (?:
    answer|result|price|cost|fare|amount|number|figure|count|sum|total|value|name|date|time|code|age|word|year|distance|score
  ))$
`

/** What a question of the same message was answered with, where a value points back to it, and it is one value. */
export function answerMeant(value: Value, { found }: RunContext): string | undefined {
  const isOpen = value.kind === 'page' || (value.kind === 'text' && !value.quoted && !value.secret)
  if (!isOpen || !BACK.test(value.kind === 'page' ? value.target.said : value.text.trim())) return undefined
  const { result } = found
  const one: unknown = Array.isArray(result) && result.length === 1 ? result[0] : result
  if (typeof one === 'string' || typeof one === 'number') return String(one)
  const values = isObject(one) ? Object.values(one) : []
  return values.length === 1 && /^(?:string|number)$/.test(typeof values[0]) ? String(values[0]) : undefined
}

/** Words that only describe what is to be typed are never typed themselves; of choices the page tells which there are. Throws `Stopped`. */
export function refuseDescribed(value: Value, text: string, { editable, options }: PageNode): void {
  const isText =
    value.kind === 'text' ? !value.quoted && !value.secret : value.kind === 'page' && text === value.target.said
  if (!isText || !editable || options || !isDescribed(text)) return
  throw new Stopped(
    'NEEDS_INPUT',
    `I do not see on the page what “${text}” is. What should I enter? If it is meant word for word, put it in quotes.`,
  )
}

/** What an element that was spoken of says: a field what it holds, a label what stands beside it, all else its text. */
function shownBy(page: Page, node: PageNode, name: string | undefined): string | undefined {
  const text = page.text(node).trim()
  const isLabel = name !== undefined && plainText(text).replace(/\W+$/, '') === plainText(name)
  if (isLabel || isField(node)) return node.value || lookUp(page, name ?? text)?.text || undefined
  return node.value ?? text
}

/** What a question gave, or what was read before. */
export async function resolveRecord(
  value: Extract<Value, { kind: 'api' | 'result' }>,
  context: RunContext,
): Promise<unknown> {
  if (value.kind === 'result') {
    if (context.found.result === undefined || context.found.result === null)
      throw new Stopped('NEEDS_INPUT', 'Nothing was read or asked before that could go in here. What should it be?')
    return context.found.result
  }
  const answer = await context.ask(value.question)
  if (answer.failed)
    throw new Stopped(answer.failed.code, `“${value.question}” could not be answered: ${answer.failed.message}`)
  context.sure.push(answer.confidence)
  context.found.result = answer.result
  return answer.result
}

/** The text in a result for a field: the result itself where it is one value, else what its record has under that name. */
function pick(result: unknown, label: string, isLabel: boolean): string {
  const one = Array.isArray(result) && result.length === 1 ? result[0] : result
  if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean') return String(one)
  const record = recordOf(one)
  if (!record)
    throw new Stopped(
      'AMBIGUOUS',
      Array.isArray(result)
        ? `There are ${result.length} results, and one is needed here.`
        : 'There is no result that could go in here.',
    )
  const field = fieldFor(record, label)
  if (field !== undefined) return textOf(record[field])
  const [only, ...more] = Object.keys(record).filter(key => record[key] !== null)
  if (only !== undefined && more.length === 0) return textOf(record[only])
  const name = isLabel ? fieldFor(record, 'name') : undefined
  if (name !== undefined) return textOf(record[name])
  throw new Stopped(
    'NEEDS_INPUT',
    `Of what was found, nothing is called “${label}”. It has: ${Object.keys(record).join(', ')}.`,
  )
}

/** The record in a result; of several rows none is meant. */
export function recordOf(result: unknown): JsonObject | undefined {
  if (Array.isArray(result)) return result.length === 1 ? recordOf(result[0]) : undefined
  return isObject(result) ? result : undefined
}

/** The field of a record that a label names: the same words, or words for the same. */
export function fieldFor(record: JsonObject, label: string): string | undefined {
  let best: { key: string; score: number } | undefined
  for (const key of Object.keys(record)) {
    const score = likeness(label, key)
    if (!best || score > best.score) best = { key, score }
  }
  return best && best.score >= SAME_FIELD ? best.key : undefined
}

/** Fields of a form with the fields of a record that they are called after, each once, the surest first. */
export function pairFields<N>(
  record: JsonObject,
  fields: readonly { node: N; label: string }[],
): { node: N; field: string }[] {
  const pairs = fields
    .flatMap(({ node, label }, at) =>
      Object.keys(record).map(field => ({ node, field, at, score: likeness(label, field) })),
    )
    .filter(({ field, score }) => score >= SAME_FIELD && textOf(record[field]) !== '')
    .sort((a, b) => b.score - a.score)
  const taken = new Set<unknown>()
  const placed = pairs.filter(
    ({ node, field }) => !taken.has(node) && !taken.has(field) && taken.add(node) && taken.add(field),
  )
  return placed.sort((a, b) => a.at - b.at).map(({ node, field }) => ({ node, field }))
}

/** How alike a label and a name of a field are: the same words, or all words of one in the other. */
function likeness(label: string, key: string): number {
  const plain = label.replace(/\be-mail/gi, 'email')
  const words = splitIdentifier(key).join(' ')
  const own = wordsIn(plain).filter(word => !/^(?:your|the|a|an|my|our)$/.test(word))
  const inLabel = wordsIn(words).every(word => own.includes(word))
    ? 0.78 + 0.1 * (wordsIn(words).length / Math.max(1, own.length))
    : 0
  return Math.max(matchText(plain, words), matchText(words, plain), inLabel)
}

export const textOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value as string | number | boolean)
