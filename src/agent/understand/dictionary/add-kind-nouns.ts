import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { ofErrands } from '../language/everyday-nouns.ts'
import { isLevel } from '../asks/additive.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { workKinds } from '../entity-model/work-kinds.ts'
import { otherNounsOf } from '../language/other-nouns.ts'
import { singular } from '../language/words.ts'
import { type Dictionary, isCalledBy, isNounOf, keyOf, put } from './dictionary.ts'

/** How good another noun for the records is, where nothing in the catalogue is called so. */
export const OTHERWISE = 0.8
/** How well a noun has to fit something else to be left to that. */
const TAKEN = 0.8
/** A figure has the noun in its name: `attendance_rate`. */
const PART = 0.5
/** The same of what is only told: the `applicant_name` of applications is that of the applicants. */
const NAMED = 0.9

/**
 * "caregivers" of carers, "bills" of invoices: another noun for records of their kind, where it is the only kind that it may stand for and
 * nothing in the catalogue has that name.
 */
export function addKindNouns(dictionary: Dictionary, app: AppModel): void {
  const meant = new Map<string, Set<Entity>>()
  for (const [entity, nouns] of otherNounsOf(app))
    for (const noun of nouns) meant.set(noun, (meant.get(noun) ?? new Set()).add(entity))
  for (const [noun, [entity, ...others]] of meant) {
    const key = keyOf(noun.split(' '))
    // "the average rating" is a figure of the reviews, and how many there are is told by those that have one.
    if (!entity || others.length || isLevel(noun) || isTaken(dictionary, noun, key)) continue
    const known = dictionary.entities.get(key) ?? []
    dictionary.entities.set(
      key,
      known.filter(mention => mention.entity !== entity || !isCalledBy(mention, noun.split(' ').at(-1)!)),
    )
    put(dictionary.entities, key, {
      entity,
      quality: OTHERWISE,
      noun: noun.split(' ').at(-1)!,
      isEveryday: true,
    })
    for (const word of noun.split(' ')) {
      if (!dictionary.words.has(word)) dictionary.otherWords.add(word)
      dictionary.words.add(word)
    }
  }
  addJobs(dictionary, app)
}

/**
 * "urgent jobs", "jobs on the new film": what somebody has to do, where the one kind of work that is
 * somebody's is a task, though people have a job title.
 */
function addJobs(dictionary: Dictionary, app: AppModel): void {
  const isTask = ({ words }: Entity) => words.some(word => /^(?:task|todo|chore|duty)$/.test(singular(word)))
  const [work, ...others] = workKinds(app).filter(({ entity }) => isTask(entity))
  // "jobs" of moves or service calls.
  const named = app.entities.filter(({ hidden, inside }) => !hidden && !inside)
  const entity = work && !others.length ? work.entity : ofErrands('job', named)?.entity
  if (!entity || others.length) return
  const key = keyOf(['job'])
  if (dictionary.entities.has(key)) return
  put(dictionary.entities, key, {
    entity,
    quality: OTHERWISE,
    noun: 'job',
    isEveryday: true,
    isPlural: true,
  })
  dictionary.words.add('job')
}

/** Whether records or a field are called so themselves: `booked_on` has a form of the verb, and no booking. */
const isTaken = ({ entities, fields }: Dictionary, noun: string, key: string): boolean =>
  (entities.get(key) ?? []).some(mention => mention.quality >= TAKEN && isCalledBy(mention, noun.split(' ').at(-1)!)) ||
  (fields.get(key) ?? []).some(
    ({ field, quality }) => quality >= (isFigure(field) ? PART : NAMED) && isNounOf(field, noun),
  )
