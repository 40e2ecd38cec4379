import type { Field } from '../entity-model/catalogue-model.ts'
import { isRoleOf } from '../reading/roles-of-verbs.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { type Draft, type Node, isFree, use } from '../reading/draft.ts'
import { arePeople, namesSomebody } from '../entity-model/people.ts'
import { rootOf } from '../language/verb-forms.ts'
import { isDoer } from './doers.ts'
import { nodeAt } from './fields.ts'
import { isAdditive, isPriceOfOne } from './additive.ts'

export interface WhoField {
  at: number
  field: Field
}

/** How sure a reading is at most where one record might be asked for as well as what somebody's records come to. */
const TWO_WAYS = 0.8
/** … and where nothing says which of several texts that name somebody is meant. */
const WHICH_OF_THEM = 0.4

/** Where the message asks who: "who", or "which person" where no kind of record is called so. */
export const whoIn = (draft: Draft): number =>
  draft.chunks.findIndex(
    (c, i) =>
      c.operator?.type === 'who' ||
      (/^(?:person|people)$/i.test(c.text) &&
        /^(?:which|what)$/i.test(draft.chunks[i - 1]?.text ?? '') &&
        !nodeAt(draft, i)),
  )

/**
 * "who booked the most hours" over records that name people in a text: the field that says who did it. The verb tells which of
 * several (`organiser` of "organised", or a description with it); of a record with an article before the superlative
 * ("who wrote the book with the most pages") no sum is asked for.
 */
export function whoField(draft: Draft, at: number, { entity }: Node): WhoField | undefined {
  const who = whoIn(draft)
  if (who < 0 || who >= at || arePeople(entity) || asksForOne(draft, who, at)) return undefined
  const named = entity.fields.filter(f => (namesSomebody(f) || saysWho(f)) && f.target === undefined)
  const verbs = draft.chunks.slice(who + 1, at).flatMap(c => c.text.toLowerCase().split(/\W+/))
  const said = named.filter(field => verbs.some(verb => verb.length > 2 && tellsDoing(field, verb)))
  const [field, ...others] = said.length ? said : named
  if (!field) return undefined
  if (others.length) draft.sureness = Math.min(draft.sureness, WHICH_OF_THEM)
  return { at: who, field }
}

/** "who received the most parcels" of parcels with a recipient: the one text that the verb itself tells, whoever else they point to. */
export function whoIsTold(draft: Draft, at: number, { entity }: Node): WhoField | undefined {
  const who = whoIn(draft)
  const verb = draft.chunks.slice(who + 1, at).find(c => c.kind === 'unknown' && /^\p{L}{3,}$/u.test(c.text))
  if (who < 0 || who >= at || !verb || arePeople(entity) || asksForOne(draft, who, at)) return undefined
  const root = rootOf(verb.text.toLowerCase())
  const told = entity.fields.filter(f => namesSomebody(f) && f.target === undefined && isDoer(f, root))
  const [field, ...others] = told
  if (!field || others.length) return undefined
  use(verb, 'related')
  return { at: who, field }
}

/** The same of a figure: what each has of it together, not what one record has, which the answer says. */
export function whoFieldOfSum(draft: Draft, at: number, node: Node, measured: Field): WhoField | undefined {
  const found = isAdditive(measured) && !isOfEach(measured) && whoField(draft, at, node)
  if (!found) return undefined
  draft.sureness = Math.min(draft.sureness, TWO_WAYS)
  draft.notes.push(`added up the ${measured.words.join(' ')} of each ${found.field.words.join(' ')}`)
  return found
}

/** What one has by itself: a price, a balance. */
const isOfEach = (field: Field): boolean => isPriceOfOne(field) || field.words.includes('balance')

/** Marks what was asked with, also where it was taken for a field to show before. */
export function useWho(draft: Draft, { at, field }: WhoField): void {
  use(draft.chunks[at]!, 'group')
  // "who wrote the most comments" of an `author`: the verb is what somebody in that role does.
  const verb = draft.chunks[at + 1]
  // Whose key a text is, data tell that are read first.
  const isName = draft.tags !== undefined || !draft.app.entities.some(arePeople)
  if (isName && isFree(verb) && !verb.entities.length && saysRole(verb.text, field)) use(verb, 'related')
  draft.project = draft.project.filter(p => p.at !== at || p.columns[0] !== field.column)
}

/** "wrote" of an author: the verb is what somebody in a role does. */
export const saysRole = (verb: string, { words }: Field): boolean =>
  /^\p{Ll}{3,}$/u.test(verb) && words.some(word => isRoleOf(basesOf(verb), word))

/** "Who worked it", `checked_by`: a text that says of itself that it tells who. */
const saysWho = ({ type, role, words, description }: Field): boolean =>
  type === 'string' &&
  !['date', 'email', 'phone', 'url', 'boolean'].includes(role) &&
  (/^\W*(?:who|(?:the )?(?:full )?(?:name of (?:the )?)?person)\b/i.test(description) || words.at(-1) === 'by')

function tellsDoing(field: Field, verb: string): boolean {
  const root = rootOf(verb)
  const described = field.description.toLowerCase().split(/\W+/)
  return isDoer(field, root) || described.some(word => word.length > 2 && rootOf(word) === root)
}

/** One record is spoken of before the superlative, or behind it ("in a single booking"). */
export function asksForOne({ chunks, message: { text, tokens } }: Draft, who: number, at: number): boolean {
  const before = text.slice(tokens[chunks[who]!.to - 1]!.end, tokens[chunks[at]!.from]!.start).replace(/\bthe\s*$/i, '')
  const behind = text.slice(tokens[chunks[at]!.to - 1]!.end)
  return (
    /\b(?:the|an?|with|having|of|whose|that|which)\b/i.test(before) ||
    /\b(?:single|at once|in one|per|each|on average)\b/i.test(behind)
  )
}
