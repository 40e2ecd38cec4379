import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import { findPath } from '../entity-model/relations.ts'
import { plural, singular } from '../language/words.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'
import { kindsNamed } from '../conditions/shared.ts'
import { wordList } from '../../../lib/patterns.ts'

/** Nouns for whatever there was that was not as it should be (WordNet: trouble, problem, bother and what they are said for). */
const TROUBLE = /^(?:trouble|troubles|problems?|bother|hassle|headaches|grief)$/i
/** Nouns for records of something that went wrong (WordNet: hyponyms of misfortune, failure, objection and damage that are put on record). */
const WRONG = new Set(wordList`
  complaint incident fault defect breakdown failure problem snag bug outage dispute accident damage repair issue grievance objection mishap
  malfunction callout emergency discrepancy infestation
`)
/** … and with what it is about before them: service calls, damage claims, support tickets, maintenance requests. */
const OF_TROUBLE = /^(?:service|support|emergency|damage|warranty|maintenance|repair|fault|insurance|help|it)$/
const ASKED_FOR = /^(?:call|claim|ticket|request|case|report)$/
const URGENT = /^(?:urgency|priority|severity)$/
/** How sure it is at most that such records are all the trouble there was. */
const BY_RECORDS = 0.6

/**
 * "which lifts have we had the most trouble with", "who has had the most problems": counted are the records of the only kind that tells of
 * something gone wrong, and that those asked for have. Before nouns are looked for.
 */
export function nameTrouble(draft: Draft): void {
  const { chunks, app } = draft
  const said = chunks.find(c => TROUBLE.test(c.text))
  if (!isFree(said) || said.entities.length || said.values.length || said.fields.some(f => f.quality >= 0.8)) return
  const asked = [...kindsNamed(chunks.filter(c => c !== said))]
  const isTheirs = (kind: Entity) => !asked.length || asked.some(one => one !== kind && findPath(kind, one, app))
  const [kind, ...others] = app.entities.filter(
    entity => isListedKind(entity) && tellsOfTrouble(entity) && isTheirs(entity),
  )
  if (!kind || others.length) return
  nameKind(said, kind, 0.9)
  draft.notes.push(`took “${said.text}” as ${plural(kind.noun)}`)
  draft.sureness = Math.min(draft.sureness, BY_RECORDS)
}
nameTrouble.needs = TROUBLE

/** "Claim" of an insurer is no trouble by its name alone, unless it tells what was damaged, nor is a ticket, unless it tells how urgent it is. */
function tellsOfTrouble({ words, fields }: Entity): boolean {
  const head = singular(words.at(-1)!)
  if (WRONG.has(head)) return true
  return (
    ASKED_FOR.test(head) && (words.slice(0, -1).some(word => OF_TROUBLE.test(word)) || fields.some(tellsWhatIsWrong))
  )
}

const tellsWhatIsWrong = ({ words, description }: Field): boolean =>
  words.some(word => WRONG.has(word) || URGENT.test(word)) || /\bdamaged\b/i.test(description)
