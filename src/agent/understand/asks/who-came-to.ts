import type { Chunk } from '../chunks/chunk.ts'
import { canBeListed } from '../entity-model/can-be-listed.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { keysToPeople, pointsTo } from '../entity-model/relations.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { type Draft, isFree, nameKind } from '../reading/draft.ts'

/** Between "who" and what was done. */
const HAS = /^(?:has|have|had|already|ever|yet|also|successfully|all)$/i

/**
 * "who has completed the course Logic" of enrolments that have the state `completed` or such a flag, and a learner and a course each: the state is theirs,
 * so that those are asked for whom they name, and not who else the course names. Before verbs are told from states.
 */
export function readWhoCameTo(draft: Draft): void {
  const { chunks, app } = draft
  const who = chunks.findIndex(c => c.operator?.type === 'who' && isFree(c))
  const verb = chunks.findIndex((c, i) => i > who && isFree(c) && isParticiple(c.text.toLowerCase()))
  if (who < 0 || who > 1 || verb < 0 || !chunks.slice(who + 1, verb).every(c => HAS.test(c.text))) return
  const said = chunks[verb]!
  const named = new Set(chunks.slice(verb + 1).flatMap(c => c.values.filter(v => v.quality >= 0.8).map(v => v.entity)))
  const isOf = (entity: Entity) => [...named].some(thing => !arePeople(thing) && pointsTo(entity, thing, app))
  const isFlag = ({ field, quality }: Chunk['fields'][number]) => field.role === 'boolean' && quality >= 0.9
  const states = said.values.filter(v => v.field.role === 'category' && v.quality >= 0.8)
  const [record, ...others] = new Set(
    [...states, ...said.fields.filter(isFlag)]
      .map(told => told.entity)
      .filter(
        entity => canBeListed(entity) && isOf(entity) && new Set(keysToPeople(entity, app).map(h => h.to)).size === 1,
      ),
  )
  if (!record || others.length) return
  const { to } = keysToPeople(record, app)[0]!
  nameKind(chunks[who]!, to)
  delete chunks[who]!.operator
  said.values = said.values.filter(v => v.entity === record)
  said.fields = said.fields.filter(f => f.entity === record && isFlag(f) && !said.values.length)
}
