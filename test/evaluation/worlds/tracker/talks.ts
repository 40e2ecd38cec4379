import * as gold from '../../gold.ts'
import { createWorldQuestions, type WorldQuestion } from '../world.ts'
import { people, projects, tasks } from './data.ts'
import { assignedTo, bugs, dueIn, each, entriesBy, entriesIn, entriesOn, hours, hoursOf, isOpen, isOverdue, named, oneOf, openOrAll, person, project, sprint, task, tasksOf, theOne } from './facts.ts' // oxfmt-ignore

const { talk, questions } = createWorldQuestions()
export const talks: readonly WorldQuestion[] = questions

const free = bugs.filter(one => isOpen(one) && !one.assignee)
talk('talk', [
  ['Show the open bugs.', gold.set(bugs.filter(isOpen))],
  ['Only the unassigned ones.', gold.set(free)],
  ['Which of them is the oldest?', gold.smallest(free, one => one.created)],
])
const doneByLeon = assignedTo(person('Leon')).filter(one => !isOpen(one))
const doneBugs = doneByLeon.filter(one => one.type === 'bug')
talk('talk', [
  ['Which tasks has Leon Fischer finished?', gold.set(doneByLeon)],
  ['Only the bugs', gold.set(doneBugs)],
  ['How many hours did we log on those in total?', hours(hoursOf(entriesOn(doneBugs)))],
])
talk('talk', [
  ['How many tasks are open in Falcon?', gold.count(tasksOf(project('Falcon')).filter(isOpen).length)],
  ['and in the Harbour App?', gold.count(tasksOf(project('Harbour')).filter(isOpen).length)],
  [
    'Who is working on those?',
    named(
      each(
        tasksOf(project('Harbour'))
          .filter(isOpen)
          .map(one => one.assignee),
      ),
    ),
  ],
])
talk('talk', [
  ['Who has the most open tasks?', oneOf(gold.largest(people, one => assignedTo(one).filter(isOpen).length))],
  ['What are they?', gold.set(assignedTo(person('Amelia')).filter(isOpen))],
])
talk('talk', [
  ['What is the budget of Falcon?', gold.money(project('Falcon').budget)],
  ['And who is the client?', gold.text('Bergmann Retail')],
  ['What else do we do for them?', gold.either(named([project('Partner')]), named([project('Falcon'), project('Partner')]))], // oxfmt-ignore
])
const mobile = people.filter(one => one.team.name === 'Mobile')
talk('talk', [
  ["Who's on the Mobile team?", named(mobile)],
  ['Which of them logged time this month?', named(mobile.filter(one => entriesBy(one).some(({ day }) => day.startsWith('2025-05'))))], // oxfmt-ignore
])
talk('talk', [
  ['Show me FAL-4', gold.record(task('FAL-4'))],
  ['Who is it assigned to?', theOne(person('Leon'))],
  ['and what is it waiting for?', gold.either(gold.record(task('FAL-1')), gold.text(gold.spelled('FAL-1', task('FAL-1').title)))], // oxfmt-ignore
])
const finishedBy = (name: string) => assignedTo(person(name)).filter(one => !isOpen(one))
talk('talk', [
  ['What did Greta Lindholm finish this year?', gold.set(finishedBy('Greta'))],
  ['What about Bastian Okoye?', gold.set(finishedBy('Bastian'))],
])
const dueInMay = tasks.filter(dueIn('2025-05-01', '2025-05-31'))
talk('talk', [
  ['tasks due this month', openOrAll(dueInMay)],
  ['without the ones that are done', gold.set(dueInMay.filter(isOpen))],
  ['sort them by due date', gold.ordered(dueInMay.filter(isOpen), one => one.due, { up: true })],
])
talk('talk', [
  ["What's the weather like in Porto?", gold.unknown()],
  ['OK. Which of our people are based there?', named(people.filter(one => one.city === 'Porto'))],
])
const billable = (time: string) => entriesIn(time).filter(one => one.billable)
talk('talk', [
  ['How many hours did we log in April?', hours(hoursOf(entriesIn('2025-04')))],
  ['And in March?', hours(hoursOf(entriesIn('2025-03')))],
  ['How much of that was billable?', gold.either(hours(hoursOf(billable('2025-03'))), gold.percent((100 * hoursOf(billable('2025-03'))) / hoursOf(entriesIn('2025-03'))))], // oxfmt-ignore
])
const inReview = tasks.filter(one => one.state === 'review')
talk('talk', [
  ['Which tasks are in review?', gold.set(inReview)],
  ['And whose are they?', gold.either(named(each(inReview.map(one => one.assignee))), gold.set(inReview, { shows: one => [one.assignee!.name] }))], // oxfmt-ignore
])
talk('talk', [
  ['hey there, ready for our stand-up?', gold.smalltalk()],
  [
    'What is in progress in Sprint 28?',
    gold.set(tasks.filter(one => one.sprint === sprint(28) && one.state === 'doing')),
  ],
])
talk('talk', [
  ['list the to-dos of Greta Lindholm', openOrAll(assignedTo(person('Greta')))],
  ['which of these things are late?', gold.set(assignedTo(person('Greta')).filter(isOverdue))],
])
const perProject = projects.map((one): [string, number] => [one.name, hoursOf(entriesOn(tasksOf(one)))])
const inMinutes = perProject.map(([name, sum]): [string, number] => [name, 60 * sum])
talk('talk', [
  ['Logged hours per project?', gold.either(gold.map(perProject, 'plain'), gold.map(inMinutes, 'plain'))],
  ['just the top two', gold.ordered(perProject.map(([name, sum]) => ({ name, sum })), one => one.sum, { count: 2, as: one => one.name })], // oxfmt-ignore
])
