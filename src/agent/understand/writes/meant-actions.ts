import { stem, wordsOf } from '../language/words.ts'
import type { WriteCommand } from './find-command.ts'
import { isEmptying, type WriteRequest } from './request.ts'
import { isKnown, MAKES_ONE, type WriteAction } from './verbs.ts'

/** What a verb may ask for: "add" a record or a note, "drop" a record or a value. */
export function actionsOf({ action, verb }: WriteCommand): WriteAction[] {
  if (!isKnown(verb)) return ['update', 'create']
  if (verb && /^(?:add|append|write|log|post|enter|put|attach|leave|record|save|insert)$/.test(verb))
    return action === 'update' ? ['update', 'create'] : ['create', 'update']
  return action === 'delete' ? ['delete', 'update'] : [action]
}

/**
 * What a verb means only at times needs clear words: a deletion that is a change empties a field or takes something off, and
 * what is added to a record is added to a field that is named.
 */
export function isMeantToo(request: WriteRequest, { action, verb, text }: WriteCommand, other: WriteAction): boolean {
  if (other === 'create' && verb === 'put' && PUTS_ONE.test(text)) return false
  if (other !== 'update' || action === 'update' || request.action === 'action') return true
  if (action === 'delete') return request.isJoined === true || verb === 'drop' || isEmptying(request)
  // "add Ann is allergic to nuts": what is told beside is no value that takes the place of another.
  if (verb === 'add' && STATED.test(text)) return false
  return (request.isNamed === true || isOneMore(request)) && !makesOneOf(request, text)
}

/** Something is added to what a field has. */
const isOneMore = ({ relative }: WriteRequest): boolean => Object.values(relative).some(change => 'append' in change)

/** A whole sentence behind the verb. */
const STATED = /^\p{L}+\s+(?!(?:to|for|on|that)\b)[^,;:"“]*?\s(?:is|are|has|have)\s/iu

/** "put room Birch in for a check": a noun and its name, with no article, are one that there is. */
const PUTS_ONE = /^put\s+(?:the\s+)?(?:\p{Ll}+\s+){1,3}["“#\p{Lu}\d]/u

/**
 * "add a contact …" makes a contact, also one of a name that there is, and "record a nail trim" makes what has that kind; "add a
 * note to contact 5" changes it.
 */
function makesOneOf(request: WriteRequest, text: string): boolean {
  const { entity: { noun }, operation } = request // oxfmt-ignore
  const made = MAKES_ONE.test(text) ? MADE.exec(text)?.[1] : undefined
  if (made === undefined) return false
  if (new RegExp(String.raw`^${noun}\b`, 'i').test(made)) return true
  // "add a note to stay 5" of its special requests
  if (request.isNamed && isOneMore(request)) return false
  const words = wordsOf(made).slice(0, 4).map(stem)
  return !operation?.slots.some(slot => slot.words.some(word => words.includes(stem(word))))
}

/** What stands behind the verb and the article. */
const MADE = /^\p{L}+(?:\s+(?:up|an?|another|new|one))+\s+(.+)$/isu
