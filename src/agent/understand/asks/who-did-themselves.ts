import { canBeListed } from '../entity-model/can-be-listed.ts'
import { arePeople } from '../entity-model/people.ts'
import { plural } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameKind } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'

const DID = /^(?:applied|apply|applying|registered|enrolled|volunteered)$/i
const ANYBODY = /^(?:people|persons?|folks|anybody|anyone|somebody|someone)$/i
const BETWEEN = /^(?:who|that|have|has|had|did|already|so far|also|ever|been|newly|recently)$/i

/**
 * "who applied for the night post?", "how many people applied in May?" of applications or candidates with a name each: the records of that being
 * done are whoever did it, and nobody who works here. Before nouns are looked for.
 */
export function readWhoDidThemselves(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(c => isFree(c) && DID.test(c.text) && !c.values.length)
  const verb = chunks[at]
  let before = at - 1
  while (BETWEEN.test(chunks[before]?.text ?? '') && chunks[before]!.operator?.type !== 'who') before--
  const last = chunks[before]
  const isPronoun = last?.operator?.type === 'who' && ANYBODY.test(chunks[before - 1]?.text ?? '')
  const who = isPronoun ? chunks[before - 1] : last
  if (!verb || !who || !isFree(who)) return
  const isCounted = who.operator?.type === 'count'
  if (!isCounted && who.operator?.type !== 'who' && !ANYBODY.test(who.text)) return
  const [kind, ...others] = app.entities.filter(e => canBeListed(e) && arePeople(e) && isEventOf(verb.text, e))
  if (!kind || others.length) return
  // "how many have applied": right behind the count.
  const noun = isCounted ? chunks[before + 1]! : who
  draft.notes.push(`took “${noun.text}” as ${plural(kind.noun)}`)
  // "applied in May": the day of it, where the records have one that is called so.
  const own = verb.fields.filter(f => f.entity === kind && f.field.role === 'date')
  nameKind(noun, kind)
  if (noun === verb) return
  if (!isCounted) delete who.operator
  if (own.length && chunks.slice(at + 1).some(c => c.literal?.kind === 'date')) verb.fields = own
  else makeFiller(verb)
}
readWhoDidThemselves.needs = DID
