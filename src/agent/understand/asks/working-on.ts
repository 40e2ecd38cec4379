import { synonymsOfState } from '../../../lib/names-of-values.ts'
import { leaveOutDone } from '../conditions/overdue.ts'
import { labelOf } from '../conditions/shared.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { timeRecords } from '../entity-model/time-entries.ts'
import { type Work, workKinds } from '../entity-model/work-kinds.ts'
import { isPersonEntity } from '../entity-model/people.ts'
import { hopsOf, keysToPeople, leadsUp } from '../entity-model/relations.ts'
import { splitIdentifier } from '../language/words.ts'
import { type Draft, type Node, addCondition, addNode, isFree, makeFiller, use } from '../reading/draft.ts'
import { isKeyOf } from './told-verbs.ts'

/** "who has worked on T-12" of time records: whose hours are on it, where nothing is called after the verb. */
export function readWorkedOn(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex((c, i) => isFree(c) && /^worked(?: on)?$/i.test(c.text) && isBeforeOn(draft, i))
  const who = chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const time = timeRecords(app.entities)?.entity
  if (at < 0 || who < 0 || !time || chunks[at]!.entities.some(e => e.entity === time)) return
  const [people, ...others] = new Set(keysToPeople(time, app).map(hop => hop.to))
  const named = chunks.slice(at + 1).flatMap(c => c.values.filter(v => isKeyOf(v.entity, v.field)).map(v => v.entity))
  const isOfWork = named.some(entity => entity !== people && leadsUp(time, entity, app))
  if (!people || others.length || !isOfWork || draft.nodes.some(n => n.entity === people || n.entity === time)) return
  addNode(draft, people, who)
  addNode(draft, time, at).isVerb = true
  use(chunks[who]!, 'entity')
  makeFiller(chunks[at]!)
  use(chunks[at]!, 'related')
}
readWorkedOn.needs = /^worked$/

/** What goes on at present: "is working on", "works on"; what somebody "worked on" they may also have logged hours for. */
const WORKING = /^(?:work|works|working)(?: on)?$/i

/** How sure it is that those are meant which go on now. */
const GOING_ON = 0.75

/**
 * "who is working on T-12", "what is Ann working on", "which tasks does Ann work on" of a key `assignee_id`: the work is whoever's it
 * was given to, and what they are working on is not done. Hours that were logged on it are other records, whose dates may be called so.
 */
export function readWorkingOn(draft: Draft): void {
  const { chunks, app } = draft
  const at = chunks.findIndex((c, i) => isFree(c) && WORKING.test(c.text) && isBeforeOn(draft, i))
  if (at < 0) return
  const kinds = workKinds(app)
  const who = chunks.findIndex((c, i) => i < at && isFree(c) && c.operator?.type === 'who')
  const isRead = who < 0 ? readWork(draft, kinds, at) : readWorker(draft, kinds, who, at)
  if (!isRead) return
  use(chunks[at]!, 'related')
  // The date that is called so is not asked for.
  Object.assign(chunks[at]!, { fields: [] })
}
readWorkingOn.needs = /^work(?:s|ing)?$/

const isBeforeOn = ({ chunks }: Draft, at: number): boolean =>
  / on$/i.test(chunks[at]!.text) || chunks.slice(at + 1).some(c => /^on$/i.test(c.text))

/** Whether a record of the kind is named by its name or key, or the kind by its noun. */
const isSpokenOf = ({ chunks, nodes }: Draft, entity: Entity): boolean =>
  nodes.some(n => n.entity === entity && !n.implicit) ||
  chunks.some(c => c.values.some(v => v.entity === entity && v.quality >= 0.5 && isKeyOf(v.entity, v.field)))

/** Whoever has the record, or has any of those that belong to what is named. */
function readWorker(draft: Draft, kinds: readonly Work[], who: number, at: number): boolean {
  const own = kinds.filter(({ entity }) => isSpokenOf(draft, entity))
  const parts = kinds.filter(({ entity }) =>
    hopsOf(entity, draft.app).some(hop => hop.direction === 'up' && hop.to !== entity && isSpokenOf(draft, hop.to)),
  )
  const [work, ...others] = own.length ? own : parts
  if (!work || others.length || draft.nodes.some(n => n.entity === work.people)) return false
  addNode(draft, work.people, who)
  use(draft.chunks[who]!, 'entity')
  if (work.key) draft.keys = [...(draft.keys ?? []), work.key]
  if (own.length) return true
  const node = addNode(draft, work.entity, at, true)
  node.isVerb = true
  keepGoingOn(draft, node, at)
  return true
}

/** The records that somebody is working on: by their noun, or by none after "what". */
function readWork(draft: Draft, kinds: readonly Work[], at: number): boolean {
  const { chunks, nodes } = draft
  const what = chunks.findIndex((c, i) => i < 2 && /^what(?:['’]?s)?$/i.test(c.text))
  const named = kinds.filter(({ entity }) => nodes.some(n => n.entity === entity && !n.implicit))
  const isOther = nodes.some(n => !n.implicit && !isPersonEntity(n.entity))
  const [work, ...others] = named.length || what < 0 || isOther ? named : kinds
  if (!work || others.length || !isSpokenOf(draft, work.people)) return false
  const node = nodes.find(n => n.entity === work.entity) ?? addNode(draft, work.entity, what)
  if (!named.length) use(chunks[what]!, 'entity')
  if (work.key) draft.keys = [...(draft.keys ?? []), work.key]
  keepGoingOn(draft, node, at)
  return true
}

/** Only what is in progress, where a state is called so, else what is not done; a state that the message names comes first. */
function keepGoingOn(draft: Draft, node: Node, at: number): void {
  const states = node.entity.fields.flatMap(field =>
    field.role === 'category' && !field.nested
      ? field.choices.filter(isInProgress).map(value => ({ field, value }))
      : [],
  )
  const [state, ...others] = states
  const isSaid = draft.chunks.some(c => c.values.some(v => v.entity === node.entity && v.field === state?.field))
  if (isSaid) return
  draft.sureness = Math.min(draft.sureness, GOING_ON)
  if (!state || others.length) return void leaveOutDone(node, at)
  const { field, value } = state
  addCondition(node, { columns: [field.column], op: '=', values: [value], text: true, label: `${labelOf(field)} ${value}`, at }) // oxfmt-ignore
  draft.notes.push(`took “working on” as ${labelOf(field)} ${value}`)
}

const IN_PROGRESS = new Set(['in progress', ...synonymsOfState('in progress')])
const isInProgress = (choice: string): boolean => IN_PROGRESS.has(splitIdentifier(choice).join(' '))
