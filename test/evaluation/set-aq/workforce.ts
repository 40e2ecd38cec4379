import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, nameOf, person, sizes } from '../set-s/choose.ts'
import { toldPerson, whose } from '../set-u/choose.ts'
import { away, rowsOr } from './readings.ts'
import { talkWorkforce } from './workforce-talk.ts'

const { either } = gold
type Builder = ReturnType<typeof createQuestions>

/** Set AQ over the staff system. */
export function askWorkforce(facts: Facts): Question[] {
  const builder = createQuestions('aq', 'workforce')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkWorkforce(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { workforce }: Facts): void {
  const { workExpenses, workTeams, workers } = workforce
  ask('list', 'Which teams do we have in the company?', gold.set(workTeams))
  ask('filter', 'Who works for us as a forklift driver?', gold.set(workers.filter(one => one.jobTitle === 'Forklift Driver'))) // oxfmt-ignore
  ask('filter', 'Which workers live in Todmorden?', gold.set(workers.filter(one => one.homeAddress.town === 'Todmorden'))) // oxfmt-ignore
  ask('threshold', 'Show me the expense claims over £300', gold.set(workExpenses.filter(one => one.amount > 300)))
}

function number({ ask }: Builder, { workforce }: Facts): void {
  const { workAppraisals, workContracts, workTeams, workers } = workforce
  ask('count', 'How many apprentices are there at the moment?', gold.count(workContracts.filter(one => one.contractType === 'Apprenticeship').length)) // oxfmt-ignore
  ask('count', 'How many workers are leaving us?', gold.count(workers.filter(one => one.leavingDate !== null).length)) // oxfmt-ignore
  const best = gold.largest(workContracts, one => one.annualSalary)
  const ownerOf = (one: (typeof workContracts)[number]) => pick.find(workers, one.workerId)
  ask('top', 'Who earns the most?', either(best, whose<(typeof workContracts)[number]>(best, ownerOf, one => nameOf(ownerOf(one))))) // oxfmt-ignore
  const permanent = workContracts.filter(one => one.contractType === 'Permanent')
  ask('aggregate', 'What is the average annual salary on a permanent contract?', gold.money(pick.mean(permanent, one => one.annualSalary))) // oxfmt-ignore
  ask('aggregate', "What's the average rating in our appraisals?", gold.plain(pick.mean(workAppraisals, one => one.rating))) // oxfmt-ignore
  const teamOf = (one: { teamId: number }) => pick.find(workTeams, one.teamId).name
  ask('group', 'Headcount per team, please', gold.map(sizes(workers, teamOf, gold.spelled)))
  const inTeam = (name: string) => workers.filter(one => teamOf(one) === name).length
  ask('compare', 'Do more people work in Packing than in Bottling?', gold.yes(inTeam('Packing') > inTeam('Bottling')))
}

function join({ ask }: Builder, { workforce }: Facts): void {
  const { workAbsences, workContracts, workTeams, workers } = workforce
  const teamNamed = (name: string) => workTeams.find(one => one.name === name)!
  ask('join', 'Who is in the Maintenance team?', gold.set(workers.filter(one => one.teamId === teamNamed('Maintenance').id))) // oxfmt-ignore
  const driver = person(workers, one => one.jobTitle === 'Driver' && workTeams.every(team => team.leadId !== one.id), 2)
  ask('join', `Who leads the team that ${nameOf(driver)} works in?`, toldPerson(pick.find(workers, pick.find(workTeams, driver.teamId).leadId))) // oxfmt-ignore
  const ill = workAbsences.filter(one => one.kind === 'Sickness')
  const lost = (teamId: number) => pick.sum(ill.filter(one => pick.find(workers, one.workerId).teamId === teamId), one => one.workingDays) // oxfmt-ignore
  ask('join', 'Which team has lost the most working days to sickness?', champion(workTeams, one => lost(one.id), one => one.name)) // oxfmt-ignore
  const worker = person(workers, () => true, 58)
  ask('lookup', `What is ${nameOf(worker)}'s staff number?`, told(worker, worker.staffNumber, 'staffNumber'))
  const contractOf = (id: number) => workContracts.find(one => one.workerId === id)!
  const part = person(workers, one => contractOf(one.id).hoursPerWeek === 24, 5)
  ask('lookup', `How many hours a week does ${nameOf(part)} work?`, gold.plain(contractOf(part.id).hoursPerWeek, { field: 'hoursPerWeek' })) // oxfmt-ignore
}

function date({ ask }: Builder, { workforce, today, day }: Facts): void {
  const { workAbsences, workContracts, workers } = workforce
  const ownerOf = (one: { workerId: number }) => pick.find(workers, one.workerId)
  const now = workAbsences.filter(one => one.firstDay <= today && one.lastDay >= today)
  ask(
    'date',
    'Who is away today?',
    away(now, rows => rowsOr(rows, ownerOf)),
  )
  const limited = workContracts.filter(one => one.contractType === 'FixedTerm')
  ask('date', 'Which fixed-term contracts run out in the next 120 days?', either(...pick.within(limited, one => one.validUntil, today, day(120)).map(rows => rowsOr(rows, ownerOf)))) // oxfmt-ignore
}
