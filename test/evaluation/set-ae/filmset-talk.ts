import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { eachReading } from '../set-ab/readings.ts'
import { champion, nameOf, person } from '../set-s/choose.ts'

const { either, clarify, unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations in a film production company, changes, and what cannot be answered. */
export function talkFilmset(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { filmset }: Facts): void {
  const { productions, filmCrew, locations, shootingDays, expenses } = filmset
  const shooting = productions.filter(one => one.status === 'Shooting')
  const largest = shooting.toSorted((one, other) => other.budget.amount - one.budget.amount)[0]!
  talk(
    'followup',
    ['Which productions are shooting at the moment?', gold.set(shooting)],
    ['Which of them has the largest budget?', gold.largest(shooting, one => one.budget.amount)],
    ['How much has it spent so far?', gold.money(largest.spent, { field: 'spent' })],
  )
  const at = (status: string) => shootingDays.filter(one => one.status === status)
  talk(
    'followup',
    ['How many shooting days were postponed?', gold.count(at('Postponed').length)],
    ['And how many are planned?', gold.count(at('Planned').length)],
    ['Which location are most of those at?', champion(locations, one => at('Planned').filter(own => own.locationId === one.id).length, one => one.name)], // oxfmt-ignore
  )
  const own = (id: number) => expenses.filter(one => one.submittedById === id)
  const refused = (id: number) => own(id).filter(one => one.status === 'Rejected')
  const spender = person(filmCrew, one => refused(one.id).length > 1)
  talk(
    'followup',
    [`Show me the expenses of ${nameOf(spender)}`, gold.set(own(spender.id))],
    ['only the rejected ones', gold.set(refused(spender.id))],
    ['What do those come to?', gold.money(pick.sum(refused(spender.id), one => one.amount))],
  )
  const gaffers = filmCrew.filter(one => one.jobTitle === 'Gaffer')
  const cheapest = gaffers.toSorted((one, other) => one.dayRate - other.dayRate)[0]!
  talk(
    'followup',
    ['Who works for us as a gaffer?', gold.set(gaffers)],
    ['Who of them has the lowest day rate?', gold.smallest(gaffers, one => one.dayRate)],
    ['Is that person a union member?', gold.yes(cheapest.isUnionMember)],
  )
}

function write({ ask }: Builder, { filmset }: Facts): void {
  const { shootingDays, expenses } = filmset
  const claim = pick.nth(expenses, one => one.status === 'Submitted', 25)
  ask('write', `Please approve expense ${claim.number}.`, gold.updated('filmset.expenses', claim, { status: 'Approved' })) // oxfmt-ignore
  const lone = pick.nth(shootingDays, one => one.status === 'Planned' && one.callTime !== '06:30' && shootingDays.filter(own => own.date === one.date).length === 1, 9) // oxfmt-ignore
  ask('write', `change the call time of the shooting day on ${pick.dayName(lone.date)} to 06:30 pls`, gold.updated('filmset.shootingDays', lone, { callTime: '06:30' })) // oxfmt-ignore
  ask('write', 'Add a new crew member: Lotta Brandt, runner in the production department, day rate 130.', gold.created('filmset.filmCrew', { firstName: 'Lotta', lastName: 'Brandt', department: 'Production', jobTitle: 'Runner', dayRate: 130 })) // oxfmt-ignore
}

function decline({ ask }: Builder, { filmset }: Facts): void {
  const { filmCrew } = filmset
  ask('missing', 'What did the critics write about The Cartographer?', unknown())
  ask('unknown', "What's the budget of Saturn Parade?", unknown())
  const twins = pick.rank(filmCrew, nameOf).find(group => group.rows.length > 1)!
  ask('ambiguous', `What's the day rate of ${twins.key}?`, either(gold.set(twins.rows), gold.set(twins.rows, { shows: own => [own.dayRate] }), clarify())) // oxfmt-ignore
}

function chat({ ask }: Builder, { filmset }: Facts): void {
  const { productions, scenes, expenses } = filmset
  const series = productions.find(one => one.title === 'Northbound')!
  const left = scenes.filter(one => one.productionId === series.id && one.status !== 'Shot')
  ask('casual', 'wich scenes of northbound r not shot yet??', eachReading([left.filter(one => one.status === 'Planned'), left], gold.set)) // oxfmt-ignore
  ask('smalltalk', 'Thanks a million, you just saved my afternoon!', gold.smalltalk())
  const of = (type: string) => gold.count(productions.filter(one => one.type === type).length)
  ask('multi', 'How many feature films and how many documentaries do we have?', gold.figures(of('FeatureFilm'), of('Documentary'))) // oxfmt-ignore
  ask('complete', 'List each and every expense with the supplier Grip House.', gold.set(expenses.filter(one => one.supplier === 'Grip House'))) // oxfmt-ignore
}
