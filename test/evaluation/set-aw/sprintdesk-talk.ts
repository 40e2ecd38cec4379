import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import type { createQuestions } from '../question.ts'
import { told } from '../set-af/readings.ts'
import { refusesPages } from '../set-s/choose.ts'
import { namedBy, ofEither } from './sprintdesk-readings.ts'

const { unknown } = gold
type Builder = ReturnType<typeof createQuestions>

/** Conversations with the issue tracker, changes, and what cannot be answered. */
export function talkSprintdesk(builder: Builder, facts: Facts): void {
  converse(builder, facts)
  write(builder, facts)
  decline(builder, facts)
  chat(builder, facts)
}

function converse({ talk }: Builder, { sprintdesk }: Facts): void {
  const { halyIssues, halyProjects, halySprints, halyUsers, halyWorklogs } = sprintdesk
  const sprint = pick.nth(halySprints, one => one.project.key === 'PAY' && one.status === 'ACTIVE')
  const within = halyIssues.filter(one => one.sprint?.id === sprint.id)
  const reviewed = within.filter(one => one.status === 'IN_REVIEW')
  talk(
    'followup',
    ['Which issues are in the current sprint of the Payments Gateway?', gold.set(within)],
    ['Only show the ones in review.', gold.set(reviewed)],
    ['How many story points are those together?', gold.plain(pick.sum(reviewed, one => one.storyPoints))],
  )
  const logged = (id: number) => halyWorklogs.filter(one => one.user.id === id)
  const issue = pick.nth(halyIssues, one => one.project.key === 'WEB' && one.status === 'IN_PROGRESS' && logged(one.assignee!.id).length > 2) // oxfmt-ignore
  const maker = pick.find(halyUsers, issue.assignee!.id)
  talk(
    'followup',
    [`Who is ${issue.key} assigned to?`, namedBy(issue, maker)],
    ['Which team are they in?', told(maker, maker.team, 'team')],
    ['And how many hours have they logged in total?', gold.plain(pick.sum(logged(maker.id), one => one.hours))],
  )
  const at = (status: string) => halyIssues.filter(one => one.status === status)
  const [first] = pick.rank(at('IN_PROGRESS'), one => one.project.id)
  const busiest = pick.find(halyProjects, first!.key)
  talk(
    'followup',
    ['How many issues are blocked?', gold.count(at('BLOCKED').length)],
    ['And in progress?', gold.count(at('IN_PROGRESS').length)],
    ['Which project do most of those belong to?', gold.either(gold.record(busiest), gold.text(gold.spelled(busiest.name, busiest.key)))], // oxfmt-ignore
  )
}

function write({ ask, talk }: Builder, { sprintdesk, today }: Facts): void {
  const { halyIssues, halyProjects, halyUsers, halyWorklogs } = sprintdesk
  const mobile = pick.nth(halyProjects, one => one.key === 'MOB')
  const yara = pick.nth(halyUsers, one => one.team === 'Mobile' && one.role === 'DEVELOPER')
  const brief = { id: yara.id, name: yara.name }
  ask('write', `File a bug for the Mobile App: "Barcode scanner freezes on older phones", high priority, assigned to ${yara.name}.`, gold.created('sprintdesk.halyIssues', { title: 'Barcode scanner freezes on older phones', type: 'BUG', priority: 'HIGH', project: { id: mobile.id, key: mobile.key, name: mobile.name }, assignee: brief })) // oxfmt-ignore
  const ready = pick.nth(halyIssues, one => one.project.key === 'INF' && one.status === 'IN_PROGRESS')
  ask('write', `Move ${ready.key} to in review`, gold.updated('sprintdesk.halyIssues', ready, { status: 'IN_REVIEW' }, ['updatedAt'])) // oxfmt-ignore
  const read = pick.nth(halyIssues, one => one.project.key === 'REP' && one.status === 'IN_REVIEW')
  const reader = pick.nth(halyUsers, one => one.team === 'Data' && one.role === 'DEVELOPER' && one.id !== read.assignee!.id) // oxfmt-ignore
  ask('write', `Please log 2.5 hours of code review on ${read.key} for ${reader.name}, done today.`, gold.created('sprintdesk.halyWorklogs', { issue: { id: read.id, key: read.key }, user: { id: reader.id, name: reader.name }, activity: 'CODE_REVIEW', hours: 2.5, workDate: today })) // oxfmt-ignore
  const double = pick.nth(halyWorklogs, one => one.activity === 'MEETING', 20)
  talk(
    'write',
    [`Work log ${double.id} was entered twice. Delete it, but ask me before you do.`, gold.pending()],
    ['Yes, go ahead and delete it.', gold.removed('sprintdesk.halyWorklogs', double)],
  )
}

function decline({ ask }: Builder, { sprintdesk }: Facts): void {
  const { halyUsers } = sprintdesk
  const paid = pick.nth(halyUsers, one => one.team === 'Platform' && one.location === 'Lisbon')
  ask('missing', `How much do we pay ${paid.name} per month?`, unknown())
  ask('unknown', 'What is the status of PAY-9404?', unknown())
  const namesakes = halyUsers.filter(one => one.name.startsWith('Daniel '))
  ask(
    'ambiguous',
    'Which team is Daniel in?',
    ofEither(namesakes, one => one.team, 'team'),
  )
}

function chat({ ask }: Builder, { sprintdesk }: Facts): void {
  const { halyIssues, halyReleases, halyUsers } = sprintdesk
  ask('smalltalk', 'Hi there, what sort of things can you look up for me?', gold.smalltalk())
  ask('browser', 'Open our sprint board in Chrome and drag the first card over to Done', refusesPages())
  const waiting = halyIssues.filter(one => one.project.key === 'ONB' && one.status === 'BACKLOG')
  ask('casual', 'hey quick one, wich issues of the onbording flow r still in the backlog? thx', gold.set(waiting))
  const release = pick.nth(halyReleases, one => one.project.key === 'REP' && one.status === 'PLANNED')
  ask('casual', `whos managing the ${pick.misspell(release.name)} release`, namedBy(release, pick.find(halyUsers, release.manager.id))) // oxfmt-ignore
  const portal = halyIssues.filter(one => one.project.key === 'WEB')
  const done = portal.filter(one => one.status === 'DONE').length
  const settled = portal.filter(one => one.resolvedAt !== null).length
  const both = (part: number) => gold.figures(gold.count(portal.length), gold.count(part))
  ask('multi', 'How many issues are there in the Customer Portal, and how many of them are done?', gold.either(both(done), both(settled))) // oxfmt-ignore
  ask('complete', 'List every single bug that we have ever recorded, please leave none out.', gold.set(halyIssues.filter(one => one.type === 'BUG'))) // oxfmt-ignore
}
