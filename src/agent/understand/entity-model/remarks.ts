import { stem } from '../language/words.ts'
import type { Entity, Field } from './catalogue-model.ts'
import { namesSomebody } from './people.ts'
import { isByWhom } from './references.ts'

/** What people call what somebody wrote about a record, however a service calls the list of it. */
const NAMES = ['comment', 'remark']
const BODY = /^(?:text|body|content|message|comment|remark|note)$/

/**
 * A list inside a record tells who wrote what, and when: "comments", whether it is called a discussion, a thread or a history. Where it is the
 * only one and nothing else is called so.
 */
export function nameRemarks(entities: Entity[]): void {
  const [list, ...others] = entities.filter(isRemark)
  if (!list || others.length) return
  const taken = new Set(entities.flatMap(({ words, alsoCalled = [] }) => [words, ...alsoCalled].map(keyOf)))
  const free = NAMES.map(name => [name]).filter(name => !taken.has(keyOf(name)))
  list.alsoCalled = [...(list.alsoCalled ?? []), ...free]
}

const isRemark = ({ inside, hidden, fields }: Entity): boolean =>
  inside !== undefined &&
  !hidden &&
  fields.some(({ type, words }) => type === 'string' && BODY.test(words.at(-1)!)) &&
  fields.some(({ role }) => role === 'date') &&
  fields.some(isWriter)

const isWriter = (field: Field): boolean =>
  field.type === 'string' &&
  (namesSomebody(field) || isByWhom(field.words) || /^(?:author|writer|poster)$/.test(field.words[0]!))

const keyOf = (words: readonly string[]): string => words.map(stem).join(' ')
