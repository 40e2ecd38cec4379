import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { champion, sizes } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'
import { stillOpen, unclosed } from './readings.ts'
import { talkSitelog } from './sitelog-talk.ts'

type Builder = ReturnType<typeof createQuestions>

/** Set AQ over the issues of a building site. */
export function askSitelog(facts: Facts): Question[] {
  const builder = createQuestions('aq', 'sitelog')
  list(builder, facts)
  number(builder, facts)
  join(builder, facts)
  date(builder, facts)
  talkSitelog(builder, facts)
  return builder.questions
}

function list({ ask }: Builder, { sitelog }: Facts): void {
  const { siteContractors, siteIssues, sitePlots } = sitelog
  ask('list', 'Which contractors do we have on site?', gold.set(siteContractors))
  ask(
    'filter',
    "Show me all critical issues that aren't closed yet.",
    unclosed(
      siteIssues.filter(one => one.priority === 'critical'),
      rows => gold.set(rows),
    ),
  )
  ask('filter', 'Which plots in phase 2 are finished?', gold.set(sitePlots.filter(one => one.phase === 2 && one.buildStage === 'finished'))) // oxfmt-ignore
  ask('threshold', 'Issues with an estimated cost above £800', gold.set(siteIssues.filter(one => (one.cost.estimated ?? 0) > 800))) // oxfmt-ignore
}

function number({ ask }: Builder, { sitelog }: Facts): void {
  const { siteInspections, siteIssues } = sitelog
  ask(
    'count',
    'How many pre-plaster inspections have failed so far?',
    gold.count(siteInspections.filter(one => one.kind === 'pre_plaster' && one.result === 'failed').length),
  )
  ask(
    'top',
    'Which closed issue turned out to be the most expensive?',
    gold.largest(siteIssues, one => one.cost.actual),
  )
  ask('top', 'What are the five oldest issues that are still open?', stillOpen(siteIssues, rows => gold.ordered(rows, one => one.raisedOn, { count: 5, up: true }))) // oxfmt-ignore
  const started = siteIssues.filter(one => one.state === 'in_progress')
  ask('aggregate', 'What do we expect the issues in progress to cost in total?', gold.money(pick.sum(started, one => one.cost.estimated))) // oxfmt-ignore
  const unsafe = siteIssues.filter(one => one.state === 'closed' && one.type === 'safety')
  ask('aggregate', 'What is the average actual cost of the closed safety issues?', gold.money(pick.mean(unsafe, one => one.cost.actual))) // oxfmt-ignore
  ask('group', 'Number of issues per type, please', gold.map(sizes(siteIssues, one => one.type)))
  const urgent = siteIssues.filter(one => one.priority === 'high' && one.contractorId === null)
  ask('compare', 'Are there any high priority issues that have no contractor yet?', gold.yes(urgent.length > 0))
}

function join({ ask }: Builder, { sitelog, today }: Facts): void {
  const { siteContractors, siteIssues, sitePeople, sitePlots } = sitelog
  const on = (plotId: number) => siteIssues.filter(one => one.plotId === plotId)
  const waiting = (plotId: number) => on(plotId).filter(one => !['closed', 'rejected'].includes(one.state))
  const plot = pick.nth(sitePlots, one => waiting(one.id).length > 1 && waiting(one.id).length < on(one.id).length, 3)
  ask(
    'join',
    `What issues on plot ${plot.plotNumber} have not been closed?`,
    unclosed(on(plot.id), rows => gold.set(rows)),
  )
  const late = siteIssues.filter(one => one.dueOn !== null && one.dueOn < today)
  ask('join', 'Which contractor has the most overdue issues?', unclosed(late, rows => champion(siteContractors, one => rows.filter(issue => issue.contractorId === one.id).length, one => one.name))) // oxfmt-ignore
  const issue = pick.nth(siteIssues, one => one.state === 'in_progress', 11)
  const manager = pick.find(sitePeople, pick.find(sitePlots, issue.plotId).siteManagerId)
  ask('join', `Who is the site manager of the plot that ${issue.ref} is about?`, toldPerson(manager))
  const houseOf = (one: (typeof siteIssues)[number]) => pick.find(sitePlots, one.plotId).houseType
  ask('join', 'How many issues have been raised on detached houses?', gold.count(siteIssues.filter(one => houseOf(one) === 'detached').length)) // oxfmt-ignore
  const firm = siteContractors.find(one => one.name === 'Ridgeway Roofing')!
  ask('lookup', "What's the phone number of Ridgeway Roofing?", told(firm, firm.phone, 'phone'))
  const soon = pick.nth(sitePlots, one => one.buildStage === 'second_fix', 4)
  ask('lookup', `When is plot ${soon.plotNumber} going to be handed over?`, told(soon, pick.dayAs(soon.handoverDate!), 'handoverDate')) // oxfmt-ignore
}

function date({ ask }: Builder, { sitelog, today, day }: Facts): void {
  const { siteIssues, sitePlots } = sitelog
  ask('date', 'Which plots will be handed over in the next 60 days?', pick.setWithin(sitePlots, one => one.handoverDate, today, day(60))) // oxfmt-ignore
  const month = pick.shiftMonth(pick.month(today)!, -1)
  ask('date', 'How many issues did we close last month?', gold.count(siteIssues.filter(one => pick.month(one.closedOn) === month).length)) // oxfmt-ignore
}
