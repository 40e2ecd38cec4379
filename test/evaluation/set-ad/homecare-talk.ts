import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, nameOf, person, refusesPages } from '../set-s/choose.ts'
import { called } from '../set-w/choose.ts'
import { cared } from './readings.ts'

const { either, clarify, unknown, nowrite, pending } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in the office of a home care service, changes, and what cannot be answered. */
export function talkHomecare(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { homecare, today }: Facts): void {
  const { carers, clients, visits, incidents } = homecare
  const checked = incidents.filter(one => one.status === 'UnderReview')
  const falls = checked.filter(one => one.category === 'Fall')
  const oldest = falls.toSorted((one, other) => (one.occurredOn < other.occurredOn ? -1 : 1))[0]!
  const fallen = pick.find(clients, oldest.clientId)
  talk(
    'followup',
    ['Which incidents are under review?', gold.set(checked)],
    ['Just the falls, please.', gold.set(falls)],
    ['And which client was it in the oldest one?', called(fallen, nameOf(fallen))],
  )
  const missed = visits.filter(one => one.status === 'Missed')
  talk(
    'followup',
    ['How many visits have been missed?', gold.count(missed.length)],
    ['How many of those were medication visits?', gold.count(missed.filter(one => one.type === 'Medication').length)],
    ['Which carer has missed the most visits overall?', champion(carers, one => missed.filter(own => own.carerId === one.id).length, nameOf)], // oxfmt-ignore
  )
  const ahead = visits.filter(one => one.status === 'Planned' && one.startsAt.slice(0, 10) > today)
  const own = (id: number) => ahead.filter(one => one.clientId === id).toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)) // oxfmt-ignore
  const isToday = (id: number) => visits.some(one => one.clientId === id && one.startsAt.slice(0, 10) === today)
  const client = person(clients, one => !isToday(one.id) && own(one.id).length > 1 && own(one.id)[0]!.carerId !== null && own(one.id)[0]!.startsAt !== own(one.id)[1]!.startsAt) // oxfmt-ignore
  const carer = pick.find(carers, own(client.id)[0]!.carerId!)
  talk(
    'followup',
    [`Which visits are planned for ${nameOf(client)}?`, gold.set(own(client.id))],
    ['Who is going to the first one?', called(carer, nameOf(carer))],
    ['Can I have their phone number?', gold.text(carer.phone, 'phone')],
  )
}

function write({ ask, talk }: Builder, { homecare, day, today }: Facts): void {
  const { carers, clients, visits } = homecare
  const lonely = person(clients, one => one.status === 'Active', 6)
  ask('write', `Please book a companionship visit for ${nameOf(lonely)} on ${pick.dayName(day(12))} at 3 pm, 60 minutes.`, gold.created('homecare.visits', { clientId: lonely.id, type: 'Companionship', startsAt: `${day(12)}T15:00:00Z`, durationMinutes: 60 })) // oxfmt-ignore
  const gone = person(clients, one => one.status === 'Active', 13)
  ask('write', `${nameOf(gone)} was taken into hospital, can you change the status?`, gold.updated('homecare.clients', gone, { status: 'InHospital' })) // oxfmt-ignore
  const fallen = person(clients, one => one.status === 'Active', 30)
  const witness = person(carers, one => one.isActive && one.teamId === fallen.teamId)
  ask('write', `log an incident: ${nameOf(fallen)} had a fall today, minor, reported by ${nameOf(witness)}`, gold.created('homecare.incidents', { clientId: fallen.id, reportedById: witness.id, category: 'Fall', severity: 'Minor', occurredOn: today })) // oxfmt-ignore
  const planned = visits.filter(one => one.status === 'Planned' && one.startsAt.slice(0, 10) > today)
  const isOnly = (id: number) => planned.filter(one => one.clientId === id).length === 1
  const patient = person(clients, one => isOnly(one.id))
  talk(
    'write',
    [`I need to cancel the planned visit of ${nameOf(patient)}, but let me confirm it before you do.`, pending()],
    ["Stop, that was a mistake, don't cancel it.", nowrite()],
  )
}

function decline({ ask }: Builder, facts: Facts): void {
  const { clients } = facts.homecare
  const one = person(clients, own => own.status === 'Active', 20)
  ask('missing', `What blood type does ${nameOf(one)} have?`, unknown())
  ask('unknown', "What's the care level of Wilhelmina Potts?", unknown())
  const twins = pick.rank(clients, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `Since when has ${twins.key} been in our care?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.careSince] }), clarify())) // oxfmt-ignore
  ask('browser', 'Go to the careplanner website and fill in the holiday form for me', refusesPages())
  ask('casual', 'wich clients got no phone nr on file', eachReading(cared(facts), rows => gold.set(rows.filter(own => own.phone === null)))) // oxfmt-ignore
}
