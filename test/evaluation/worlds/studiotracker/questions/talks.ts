import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { entries, isOpen, isOverdue, people, projects, teams, tickets } from '../data.ts'
import { day, listed, named, oneNamed, sum } from '../golds.ts'

const booked = (name: string, month: string) =>
  gold.plain(
    sum(entries.filter(one => one.person.name === name && one.day.startsWith(month)).map(({ hours }) => hours)),
  )
const gameplay = teams.find(({ name }) => name === 'Gameplay')!
const ofEditor = tickets.filter(one => one.project.key === 'EDT' && isOpen(one))
const editorBugs = ofEditor.filter(({ kind }) => kind === 'bug')
const overdue = tickets.filter(isOverdue)
const shown = tickets.find(({ key }) => key === 'TW-137')!
const bugsBy = (priority?: string) =>
  gold.map(
    projects.map(one => [
      gold.spelled(one.name, one.key),
      tickets.filter(
        ({ project, kind, priority: own }) => project === one && kind === 'bug' && own === (priority ?? own),
      ).length,
    ]),
  )

/** Conversations. */
export function askTalks({ talk }: WorldQuestions): void {
  talk('talk', [
    ['Who is on the Gameplay team?', named(people.filter(({ teamName }) => teamName === 'Gameplay'))],
    ['And who leads it?', oneNamed(gameplay.lead)],
    ['When did she join the studio?', day(gameplay.lead.joined)],
  ])
  talk('talk', [
    ['open tickets in the level editor', listed(ofEditor)],
    ['only the bugs', listed(editorBugs)],
    ['how many hrs are they estimated at together', gold.plain(sum(editorBugs.map(({ estimate }) => estimate ?? 0)))],
  ])
  talk('talk', [
    ['How many hours did Priya Nambiar book in April?', booked('Priya Nambiar', '2025-04')],
    ['And in March?', booked('Priya Nambiar', '2025-03')],
  ])
  talk('talk', [
    ['Overdue tickets', listed(overdue)],
    ['Sort them by due date, the oldest first', gold.ordered(overdue, ({ due }) => due, { up: true })],
    ['Which of them have nobody assigned?', listed(overdue.filter(({ assignee }) => assignee === null))],
  ])
  talk('talk', [
    ['show me tw-137', gold.record(shown)],
    ['who reported it', oneNamed(shown.reporter)],
    [
      'what else did he report thats still open',
      listed(tickets.filter(one => one.reporter === shown.reporter && one !== shown && isOpen(one))),
    ],
  ])
  talk('talk', [
    ['How many bugs does each project have?', bugsBy()],
    ['Just the critical ones', bugsBy('critical')],
  ])
}
