import { pattern } from '../../../lib/patterns.ts'
import { sameRoot } from '../language/same-root.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Hop, relationOf } from '../entity-model/relations.ts'
import { rootOf } from '../language/verb-forms.ts'

/**
 * Verbs of being responsible for something (a closed class; they name no role of their own, so that whoever the record is given
 * to is meant). "Look after", "take care of", "deal with" and the like are read as the first.
 */
export const RESPONSIBLE = new Set('handle manage run oversee supervise mind tend attend'.split(' ').map(rootOf))

/** Verbs of being at the head of something, which nobody else is. */
const LEADS = new Set('lead head chair'.split(' ').map(rootOf))

/** Whether the root of a verb says who is in charge, in one way or the other. */
export const isOfCharge = (root: string): boolean => RESPONSIBLE.has(root) || LEADS.has(root)

/** Nouns for whoever is responsible, as keys are called (a closed class of roles). */
export const IN_CHARGE = pattern()`
  ^(?:
    keeper|handler|manager|supervisor|carer|caretaker|guardian|minder|custodian|assignee|assigned|responsible
    |lead|leader|head|director|chief|chair|coordinator|officer|attendant|agent|representative|rep|foreman|forewoman|foreperson|boss|captain|warden|steward
    |ceo|president|principal|chairman|chairwoman|chairperson
  )$
`

/** Words of a key that tell no role. */
const KEY = /^(?:id|ids|key|ref|code|number|no|name|email|login|username|by|of|the|in|to|for)$/

/** Who stands above people is no answer to who is responsible for a thing. */
const OF_SELF = /\b(?:parent|superior|boss)\b/

/** Whether a key is called after what a verb (its root) says, or described by it: "The clerk who handles it". */
export function isToldBy({ words, description }: Field, root: string): boolean {
  if (words.some(word => !KEY.test(word) && word.length > 3 && rootOf(word).length > 2 && isAgentOf(word, root)))
    return true
  return description
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some(word => word.length > 3 && rootOf(word) === root)
}

/** `skipper`, `handler`, `treated_by`, `owner`: of skippering, handling, treating, owning. */
export const isAgentOf = (word: string, root: string): boolean =>
  rootOf(word.replace(/(?:er|or|ee|ant|ent)$/, '')) === root ||
  rootOf(word) === root ||
  (root.length > 4 && sameRoot(word, root))

/** The keys to people that a verb may mean: those that it names, else the only one, where it says who is responsible. */
export function keysOfVerb(keys: readonly Hop[], root: string): Hop[] {
  const told = keys.filter(hop => isToldBy(hop.field, root))
  if (told.length || !isOfCharge(root)) return told
  const people = onceEach(keys.filter(hop => arePeople(hop.to) && !OF_SELF.test(hop.field.words.join(' '))))
  const inCharge = people.filter(hop => hop.field.words.some(word => IN_CHARGE.test(word)))
  return inCharge.length === 1 ? inCharge : people.length === 1 && RESPONSIBLE.has(root) ? people : []
}

/** The key and the address of one object (`lead.id`, `lead.email`) name the same person. */
export const onceEach = (hops: readonly Hop[]): Hop[] =>
  hops.filter((hop, at) => hops.findIndex(other => relationOf(other) === relationOf(hop)) === at)

/** The same where what leads there and back between records of one kind are two. */
export const onceEachWay = (hops: readonly Hop[]): Hop[] =>
  (['up', 'down'] as const).flatMap(way => onceEach(hops.filter(({ direction }) => direction === way)))
