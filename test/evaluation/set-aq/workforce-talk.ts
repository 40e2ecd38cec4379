import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack, nameOf, person } from '../set-s/choose.ts'
import { whose } from '../set-u/choose.ts'
import { rowsOr } from './readings.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the staff system, changes, and what cannot be answered. */
export function talkWorkforce(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { workforce }: Facts): void {
  const { workAbsences, workContracts, workTeams, workers } = workforce
  const asked = workAbsences.filter(one => one.status === 'Requested')
  const longest = gold.largest(asked, one => one.workingDays)
  const workerOf = (one: (typeof asked)[number]) => pick.find(workers, one.workerId)
  talk(
    'followup',
    ['Which absences have been requested but not decided yet?', gold.set(asked)],
    ['Which is the longest of those?', longest],
    ['Who asked for it?', whose<(typeof asked)[number]>(longest, workerOf, one => nameOf(workerOf(one)))],
  )
  const inTeam = (name: string) => workers.filter(one => pick.find(workTeams, one.teamId).name === name)
  const pay = (rows: typeof workers) => gold.money(pick.mean(workContracts.filter(one => rows.some(worker => worker.id === one.workerId)), one => one.annualSalary)) // oxfmt-ignore
  talk(
    'followup',
    ['List the people in the Sales team.', gold.set(inTeam('Sales'))],
    ['What do they earn a year on average?', pay(inTeam('Sales'))],
    ['And in the Finance team?', pay(inTeam('Finance'))],
  )
}

function write({ ask, talk }: Builder, { workforce, day }: Facts): void {
  const { workAbsences, workExpenses, workTeams, workers } = workforce
  const traveller = person(workers, () => true, 33)
  ask('write', `Submit a travel expense claim of £42.50 for ${nameOf(traveller)}, spent on ${pick.dayName(day(-2))}.`, gold.created('workforce.workExpenses', { workerId: traveller.id, category: 'Travel', amount: 42.5, spentOn: day(-2) })) // oxfmt-ignore
  const asked = (id: number) => workAbsences.filter(one => one.workerId === id && one.status === 'Requested')
  const tired = person(workers, one => asked(one.id).length === 1 && asked(one.id)[0]!.kind === 'AnnualLeave', 3)
  ask('write', `Approve the annual leave that ${nameOf(tired)} has requested.`, gold.updated('workforce.workAbsences', asked(tired.id)[0]!, { status: 'Approved' }, ['decidedById'])) // oxfmt-ignore
  const team = workTeams.find(one => one.name === 'Marketing')!
  const mover = person(workers, one => one.jobTitle === 'Sales Assistant' && one.leavingDate === null, 1)
  ask('write', `Move ${nameOf(mover)} to the Marketing team.`, gold.updated('workforce.workers', mover, { teamId: team.id })) // oxfmt-ignore
  const claim = pick.nth(workExpenses, one => one.status === 'Submitted', 4)
  talk(
    'write',
    [`Could you delete expense claim ${claim.claimNumber}? Only after I have confirmed it, though.`, gold.pending()],
    ['Yes, please delete it now.', gold.removed('workforce.workExpenses', claim)],
  )
  ask('write', `Can you book some time off for ${nameOf(person(workers, () => true, 70))}?`, asksBack())
}

function decline({ ask }: Builder, { workforce }: Facts): void {
  const { workContracts, workers } = workforce
  ask('missing', `What is ${nameOf(person(workers, () => true, 49))}'s date of birth?`, gold.unknown())
  const called = person(workers, one => one.mobile !== null, 84)
  ask('ambiguous', `What's ${nameOf(called)}'s number?`, gold.either(gold.clarify(), gold.text(called.staffNumber, 'staffNumber'), gold.text(called.mobile!, 'mobile'), gold.record(called))) // oxfmt-ignore
  ask('smalltalk', 'That is all I needed, have a nice day!', gold.smalltalk())
  const trial = workContracts.filter(one => one.probationEnds !== null)
  ask('casual', 'whos still on probation', rowsOr(trial, one => pick.find(workers, one.workerId))) // oxfmt-ignore
  const number = (type: string) => gold.count(workContracts.filter(one => one.contractType === type).length)
  ask('multi', 'How many people are on zero-hours contracts and how many on fixed-term ones?', gold.figures(number('ZeroHours'), number('FixedTerm'))) // oxfmt-ignore
}
