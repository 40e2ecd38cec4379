import { KIND_NOUNS } from '../../../lib/synonyms.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { isListedKind } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { primaryDate } from '../entity-model/relations.ts'
import { singular } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameKind } from '../reading/draft.ts'

const GOES_ON = /^(?:coming(?: up)?|happening|planned|scheduled|lined up|going on)$/i
const WHAT = /^(?:what|what['’]?s|anything|something)$/i
const PARTICLE = /^(?:up|on|next|soon)$/i
/** Nouns for what takes place. */
const EVENTS = KIND_NOUNS.find(row => row.includes('event'))!

/**
 * "what's coming up at Oakfield?", "is anything planned for June?": what takes place, by the one kind of record of that, where no noun says
 * what. Without a date of its own it is what is still ahead. Before nouns are looked for.
 */
export function readWhatsOn(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex(chunk => isFree(chunk) && GOES_ON.test(chunk.text) && !chunk.values.length)
  const verb = chunks[at]
  if (!verb || verb.entities.length || !chunks.slice(0, at).some(c => WHAT.test(c.text))) return
  const isSaid = (c: Chunk) => c.entities.some(e => e.quality >= 0.8) && !c.values.length
  const kinds = app.entities.filter(isEvent)
  if (kinds.length !== 1 || chunks.some(isSaid)) return
  const particle = chunks[at + 1]
  const isDated = chunks.some(c => c.literal?.kind === 'date')
  const noun = isFree(particle) && PARTICLE.test(particle.text) ? particle : undefined
  if (isDated || !noun) {
    nameKind(verb, kinds[0]!)
    if (noun) delete makeFiller(noun).operator
    return
  }
  Object.assign(verb, {
    text: 'upcoming',
    kind: 'unknown',
    entities: [],
    fields: [],
    operator: undefined,
    certainty: 1,
  })
  delete nameKind(noun, kinds[0]!).operator
}
readWhatsOn.needs = /^(?:coming|happening|planned|scheduled|lined|going)$/

/** Records with a day of what takes place, whatever it is called. */
const isEvent = (entity: Entity): boolean =>
  EVENTS.includes(singular(entity.words.at(-1)!)) && isListedKind(entity) && primaryDate(entity) !== undefined
