import { isFullName } from '../vocabulary/vocabulary.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn } from '../../../lib/prefilter/may-match.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf } from '../entity-model/relations.ts'
import { type Draft, isFree, nameField, nameKind } from '../reading/draft.ts'

const WHAT_DOES = pattern('i')`
  ^\W*(?:(?:and|so) )?what(?:['’]s| is| was|)
  \ (?:(?:does|did) .+? (?<verb>do)|.+?['’]s? (?<noun>job|role|position|post|occupation|profession))
  (?: here| for us| for a living| at work)?\W*$
`
/** Nouns for what somebody does for a living (WordNet: hyponyms of occupation, job). */
const JOB = /^(?:job|occupation|profession|position|post|role|title|function|trade)$/
/** Words beside them that say no more: `job_title`, `current_position`. */
const BESIDE = /^(?:job|work|current|main|title|name|role|position)$/

/**
 * "what does Ann Lee do?": the work of the person who is named, told by a text of theirs (`job_title`) or by the position that they are in. Where
 * nothing tells it, that is not passed over.
 */
export function readWhatTheyDo(draft: Draft): void {
  const { chunks, message } = draft
  const match = execIn(message.text, WHAT_DOES)
  const said = match?.groups?.verb ?? match?.groups?.noun
  const verb = said === undefined ? undefined : chunks.findLast(c => c.text.toLowerCase() === said.toLowerCase())
  const at = verb ? chunks.indexOf(verb) : -1
  const named = chunks[at - 1]?.values.find(isFullName)?.entity
  // "Ann's position" is what it is called where anything is.
  if (match?.groups?.noun && [...(verb?.fields ?? []), ...(verb?.entities ?? [])].some(m => m.quality >= 0.7)) return
  if (!verb || !named || !arePeople(named) || !(isFree(verb) || verb.kind === 'filler')) return
  const [own, contract, ...others] = [named, ...employmentsOf(named, draft.app)]
  const entity = jobOf(own!) || !contract || others.length ? own! : contract
  const field = jobOf(entity)
  const position = hopsOf(named, draft.app).find(hop => hop.direction === 'up' && JOB.test(hop.to.words.at(-1)!))?.to
  if (field) nameField(verb, { entity, field, columns: [field.column], quality: 1 })
  else if (position) nameKind(verb, position)
  else if (match?.groups?.verb) draft.ignored.push('do')
}
readWhatTheyDo.needs = /^(?:do|job|role|position|post|occupation|profession)$/

/** The text that tells it. */
function jobOf({ fields }: Entity): Field | undefined {
  const isCalledSo = (words: readonly string[]) =>
    JOB.test(words.at(-1)!) && words.every(word => JOB.test(word) || BESIDE.test(word))
  const texts = fields.filter(({ role, type, nested }) => !nested && type === 'string' && role !== 'reference')
  const [field, ...others] = texts.filter(({ words }) => isCalledSo(words))
  return others.length ? undefined : field
}
