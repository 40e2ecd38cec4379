import { isFullName } from '../vocabulary/vocabulary.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { employmentsOf } from '../entity-model/employments.ts'
import { arePeople } from '../entity-model/people.ts'
import { hopsOf, keysToPeople } from '../entity-model/relations.ts'
import { type Draft, isFree, makeFiller, nameField } from '../reading/draft.ts'

/** What a key to whoever stands above somebody is called. */
const ABOVE = /^(?:reports?|manager|boss|supervisor|superior|leader|lead|head)$/

/**
 * The one key to somebody of their own kind; else that of what they are employed by, which is then theirs by its other key to them.
 */
function superiorOf(draft: Draft, person: Entity): { entity: Entity; field: Field } | undefined {
  const { app } = draft
  const up = (entity: Entity) => hopsOf(entity, app).filter(hop => hop.direction === 'up' && hop.to === person)
  const [own, ...more] = up(person)
  if (own) return more.length ? undefined : { entity: person, field: own.field }
  const [contract, ...others] = employmentsOf(person, app)
  const [above, ...two] = contract && !others.length ? up(contract).filter(({ field }) => field.words.some(word => ABOVE.test(word))) : [] // oxfmt-ignore
  const theirs = contract && above ? up(contract).find(hop => hop !== above) : undefined
  if (!contract || !above || two.length || !theirs) return undefined
  draft.keys = [...(draft.keys ?? []), theirs.field]
  return { entity: contract, field: above.field }
}

/**
 * "who is Ann Lee's boss?" of people with a key to one of their own kind (`leader_id`), or where only what she is employed by tells it: that one,
 * by whatever role it is called. Before nouns and fields are read.
 */
export function readBoss(draft: Draft): void {
  const { chunks } = draft
  const at = chunks.findIndex(c => /^(?:boss|manager|supervisor|superior)$/i.test(c.text))
  const boss = chunks[at]
  // "line manager", "direct supervisor": the one right above.
  const [before] = chunks.slice(Math.max(0, at - 1), at)
  const isRight = boss !== undefined && isFree(before) && /^(?:line|direct|immediate)$/i.test(before.text)
  if (isRight) makeFiller(before)
  if (at < 1 || !isFree(boss) || [...boss.fields, ...boss.entities, ...boss.values].some(m => m.quality >= 0.8)) return
  const group = groupLed(draft, at)
  if (group) return void nameField(boss, { ...group, columns: [group.field.column], quality: 1 })
  const named = chunks[isRight ? at - 2 : at - 1]?.values.find(isFullName)?.entity
  const superior = named && arePeople(named) ? superiorOf(draft, named) : undefined
  if (superior) nameField(boss, { ...superior, columns: [superior.field.column], quality: 1 })
}
/** "the boss of the kitchen" of teams with a `lead_id`: the one key to people by which it is led. */
function groupLed({ chunks, app }: Draft, at: number): { entity: Entity; field: Field } | undefined {
  if (!/^of$/i.test(chunks[at + 1]?.text ?? '')) return undefined
  const behind = chunks.slice(at + 2, at + 4).find(c => c.values.length > 0)
  const group = behind?.values.find(isFullName)?.entity
  if (!group || arePeople(group)) return undefined
  const [key, ...others] = keysToPeople(group, app).filter(({ field }) => field.words.some(word => ABOVE.test(word)))
  return key && !others.length ? { entity: group, field: key.field } : undefined
}

readBoss.needs = /^(?:boss|manager|supervisor|superior)$/
