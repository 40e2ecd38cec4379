import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { asksBack } from '../set-s/choose.ts'
import { toldPerson } from '../set-u/choose.ts'

type Builder = ReturnType<typeof createQuestions>

/** Conversations with the tracker of the building site, changes, and what cannot be answered. */
export function talkSitelog(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
}

function converse({ talk }: Builder, { sitelog }: Facts): void {
  const { siteInspections, siteIssues, sitePeople, sitePlots } = sitelog
  const halls = siteIssues.filter(one => one.type === 'safety' && one.room === 'hall')
  const closed = halls.filter(one => one.state === 'closed')
  talk(
    'followup',
    ['List the safety issues in halls.', gold.set(halls)],
    ['How many of them are closed?', gold.count(closed.length)],
    ['What did we spend on those in the end?', gold.money(pick.sum(closed, one => one.cost.actual))],
  )
  const of = (plotId: number) => siteInspections.filter(one => one.plotId === plotId)
  const plot = pick.nth(sitePlots, one => of(one.id).length > 1 && of(one.id).every(own => own.result !== 'pending') && of(one.id).at(-1)!.result === 'failed', 2) // oxfmt-ignore
  const last = of(plot.id).at(-1)!
  talk(
    'followup',
    [`What was the latest inspection of plot ${plot.plotNumber}?`, gold.record(last)],
    ['Did it pass?', gold.yes(last.result === 'passed')],
    ['Who was the inspector?', toldPerson(pick.find(sitePeople, last.inspectorId))],
  )
}

function write({ ask, talk }: Builder, { sitelog }: Facts): void {
  const { siteContractors, siteIssues, sitePlots } = sitelog
  const plot = sitePlots[17]!
  ask('write', `Log a new issue for plot ${plot.plotNumber}: "Handle on the back door is loose". It's a defect in the kitchen, low priority.`, gold.created('sitelog.siteIssues', { title: 'Handle on the back door is loose', type: 'defect', room: 'kitchen', priority: 'low', plotId: plot.id })) // oxfmt-ignore
  const free = pick.nth(
    siteIssues,
    one => one.contractorId === null && /alarm|socket|fan|extractor/i.test(one.title),
    0,
  )
  const firm = siteContractors.find(one => one.name === 'Voltsure')!
  ask('write', `Assign ${free.ref} to Voltsure.`, gold.updated('sitelog.siteIssues', free, { contractorId: firm.id }))
  const twice = pick.nth(siteIssues, one => one.state === 'rejected', 7)
  talk(
    'write',
    [`${twice.ref} was entered twice, delete it. But ask me before you do.`, gold.pending()],
    ['Yes, that one can go.', gold.removed('sitelog.siteIssues', twice)],
  )
  ask('write', `Schedule an inspection for plot ${sitePlots[32]!.plotNumber}.`, asksBack())
}

function decline({ ask }: Builder, { sitelog }: Facts): void {
  const { siteInspections, siteIssues, sitePlots } = sitelog
  ask('missing', `How much did the buyer pay for plot ${sitePlots[5]!.plotNumber}?`, gold.unknown())
  ask('unknown', 'What is the state of issue SI-9999?', gold.unknown())
  ask('smalltalk', 'Morning! You there?', gold.smalltalk())
  ask('casual', 'how many isues did we reject', gold.count(siteIssues.filter(one => one.state === 'rejected').length))
  ask('complete', 'I need every inspection that failed, all of them please.', gold.set(siteInspections.filter(one => one.result === 'failed'))) // oxfmt-ignore
}
