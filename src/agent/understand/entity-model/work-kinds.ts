import { onceEach, isToldBy } from '../reading/keys-of-verbs.ts'
import { rootOf } from '../language/verb-forms.ts'
import { canBeListed } from './can-be-listed.ts'
import type { AppModel, Entity, Field } from './catalogue-model.ts'
import { isPersonEntity } from './people.ts'
import { isAssignment, isRecorder, keysToPeople, peopleAssigned, rememberByRelations } from './relations.ts'
import { timeRecords } from './time-entries.ts'

/** Whoever has the work of a record, as keys are called (a closed class of roles). */
const WORKER = /^(?:assignee|assigned|worker|developer|engineer|technician|implementer|handler)$/
const OWNER = /^(?:owner|owned|responsible)$/
const WORK = rootOf('work')

/** The kinds of record that are somebody's work; where no key says that somebody does it, those that somebody owns and others raised. */
export const workKinds = rememberByRelations((app: AppModel): Work[] => {
  const kinds = app.entities.filter(canBeListed)
  const work = kinds.flatMap(entity => workOf(entity, app, WORKER) ?? [])
  const isRaised = (entity: Entity) => keysToPeople(entity, app).some(({ field }) => isRecorder(field))
  return work.length ? work : kinds.filter(isRaised).flatMap(entity => workOf(entity, app, OWNER) ?? [])
})

export interface Work {
  entity: Entity
  people: Entity
  /** The key that says whose it is; none where records of their own do. */
  key?: Field
}

/** Records that are somebody's work, and the one key, or the one kind of record between, that says whose. */
function workOf(entity: Entity, app: AppModel, role: RegExp): Work | undefined {
  if (isPersonEntity(entity) || isAssignment(entity)) return undefined
  const people = peopleAssigned(entity, app)
  if (people) return { entity, people }
  if (timeRecords(app.entities)?.entity === entity) return undefined
  // A key that is called as its people are ("worker") tells no role.
  const keys = onceEach(keysToPeople(entity, app)).filter(
    ({ field, to }) => field.words.some(word => role.test(word) && !to.words.includes(word)) || isToldBy(field, WORK),
  )
  return keys.length === 1 ? { entity, people: keys[0]!.to, key: keys[0]!.field } : undefined
}
