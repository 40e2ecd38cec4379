import type { Chunk } from '../chunks/chunk.ts'
import { kindsNamed, kindsOfNamed } from '../conditions/shared.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { type Draft, isFree, makeFiller, nameKind, kindBefore } from '../reading/draft.ts'
import { isEventOf } from './event-verbs.ts'
import { type Way, waysTo } from './members-in.ts'

/** Verbs of taking part in what somebody else arranges, and what leads to it (a closed class). */
export const TAKES_PART = /^(?:signed|registered|enrolled)(?: up)?$/
const GOES = /^(?:coming|going|attending)$/i
const LEADS = /^(?:up|for|to|on|in|into|onto)$/i
const ANYBODY = /^(?:people|persons?|folks?|attendees?|participants?)$/i
/** What nobody takes part in other rules read. */
const NOBODY = /^(?:nobody|noone)$/i
const BETWEEN = /^(?:who|that|have|has|had|is|are|was|were|been|already|currently|so far|now)$/i

/**
 * "events with fewer than five people signed up", "how many people are signed up for the talk": whoever takes part in something is told
 * by the records that connect people with it, or by a list in it, whatever those are called. People who are spoken of together with the
 * verb are those records, else the verb is. Before nouns are looked for.
 */
export function nameTakingPart(draft: Draft): void {
  const { chunks, app, previous } = draft
  // "how many people are coming to that?"
  const isOfBefore = previous !== undefined && chunks.some(c => c.operator?.type === 'pronoun' || /^(?:it|that|this)$/i.test(c.text)) // oxfmt-ignore
  const isVerb = ({ text }: Chunk) => TAKES_PART.test(text.toLowerCase()) || (isOfBefore && GOES.test(text))
  const at = chunks.findIndex(chunk => (isFree(chunk) || chunk.used === 'filler') && isVerb(chunk))
  const verb = chunks[at]
  if (chunks.slice(0, at).some(({ text }) => NOBODY.test(text))) return
  if (!verb || !(/ up$/i.test(verb.text) || LEADS.test(chunks[at + 1]?.text ?? ''))) return
  const base = isOfBefore ? kindBefore({ app, previous }) : undefined
  const own = waysOf(chunks, app)
  const [way, ...others] = own.length || !base || arePeople(base) ? own : waysTo(app, base)
  if (!way || others.length) return
  const kind = way.link.hidden ? way.person : way.link
  const people = anybodyBefore(chunks, at)
  if (people) {
    nameKind(people, kind)
    makeFiller(verb)
  } else if (!isEventOf(verb.text, kind)) nameKind(verb, kind, 0.95)
  for (let next = at + 1; LEADS.test(chunks[next]?.text ?? ''); next++)
    if (isFree(chunks[next])) makeFiller(chunks[next]!)
}
nameTakingPart.needs = (word: string) => TAKES_PART.test(word) || GOES.test(word)

/** How people take part in what is spoken of, by its noun or by a name. */
function waysOf(chunks: readonly Chunk[], app: AppModel): Way[] {
  const bases = new Set([...kindsNamed(chunks), ...kindsOfNamed(chunks)].filter((one: Entity) => !arePeople(one)))
  return [...bases].flatMap(base => waysTo(app, base))
}

/** "people", "anybody" without a kind of their own, before the verb and nothing but little words between. */
function anybodyBefore(chunks: readonly Chunk[], at: number): Chunk | undefined {
  let before = at - 1
  while (BETWEEN.test(chunks[before]?.text ?? '')) before--
  const chunk = chunks[before]
  return chunk && isFree(chunk) && ANYBODY.test(chunk.text) ? chunk : undefined
}
