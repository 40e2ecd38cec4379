import type { Entity, ToolParameter } from './catalogue-model.ts'
import { pathSegments } from './name-records.ts'
import { nounsOf, pathWordsOf } from './schema-nouns.ts'
import { splitIdentifier, stem } from '../language/words.ts'

// Interfaces that name a method for everything they do: `/members.info`, `/api/Customer/UpdateCustomer`, `/GetOrderById`.

/** What follows the noun in such a name and only says how a record is chosen. */
const BY_KEY = /^(?:by|id|key|uuid|code|number)$/

/** The verb and the noun of a method, whichever comes first: `members.update` and `UpdateMember` update members. */
export function methodOf(path: string): { verb: string; noun: string[] } | undefined {
  const last = pathSegments(path).at(-1)
  if (!last || /[{}]/.test(last)) return undefined
  const words = splitIdentifier(last)
  const isDotted = /^\w+\.\w+$/.test(last)
  const verb = isDotted ? words.at(-1) : words[0]
  const rest = isDotted ? words.slice(0, -1) : words.slice(1)
  const cut = rest.findIndex((word, at) => at > 0 && BY_KEY.test(word))
  const noun = cut > 0 ? rest.slice(0, cut) : rest
  return verb && noun.length ? { verb, noun } : undefined
}

/** The parameter by which a method is told which record is meant: `id`, `customerId`, or `member` of members. */
export function keyOfMethod(parameters: readonly ToolParameter[], entity: Entity): string | undefined {
  const scalars = parameters.filter(({ required, type }) => required && /^(?:string|integer|number)$/.test(type))
  const nouns = [pathWordsOf(entity), ...nounsOf(entity)].map(noun => noun.map(stem).join())
  const isKey = ({ name, words }: ToolParameter) =>
    /^(?:id|uuid|key)$/i.test(name) ||
    name === entity.idField?.column ||
    nouns.includes(words.map(stem).join()) ||
    (/^(?:id|uuid|key)$/.test(words.at(-1)!) && nouns.includes(words.slice(0, -1).map(stem).join()))
  return scalars.find(isKey)?.name
}
