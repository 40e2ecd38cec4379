import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { entries, isOpen, personOf, projects, tickets, TODAY, versions } from '../data.ts'
import { average, daysBetween, listed, median, named, sum } from '../golds.ts'

const bugs = tickets.filter(({ kind }) => kind === 'bug')
const features = tickets.filter(({ kind }) => kind === 'feature')
const hoursOf = (list: readonly { hours: number }[]) => sum(list.map(({ hours }) => hours))
const april = entries.filter(({ day }) => day.startsWith('2025-04'))
const fixing = (list: typeof bugs) => list.map(({ created, closed }) => daysBetween(created, closed!))
const nextWeek = tickets.filter(({ due }) => due !== null && due >= '2025-05-19' && due <= '2025-05-25')

/** Questions about one kind of thing. */
export function askPlain({ ask }: WorldQuestions): void {
  ask(
    'list',
    'Could you list all the projects that are still running, leaving out the paused and the archived ones?',
    named(projects.filter(({ state }) => state === 'active')),
  )
  ask('filter', 'Open critical bugs', listed(bugs.filter(one => isOpen(one) && one.priority === 'critical')))
  ask(
    'filter',
    'bugs on android or ios that arent assinged to anyone',
    listed(bugs.filter(one => ['android', 'ios'].includes(one.platform) && one.assignee === null)),
  )
  ask(
    'filter',
    'Which features did we estimate at between 8 and 20 hours?',
    gold.either(
      listed(features.filter(({ estimate }) => estimate !== null && estimate >= 8 && estimate <= 20)),
      listed(features.filter(({ estimate }) => estimate !== null && estimate > 8 && estimate < 20)),
    ),
  )
  ask(
    'count',
    'How many bugs did we fix last month?',
    gold.count(bugs.filter(one => one.state === 'done' && one.closed!.startsWith('2025-04')).length),
  )
  ask(
    'top',
    'Second biggest project budget',
    gold.either(
      gold.largest(projects, ({ budget }) => budget, { place: 2 }),
      gold.text('Player Accounts'),
      gold.money(205_000, { field: 'budget' }),
    ),
  )
  ask(
    'aggregate',
    'Total hours booked this month',
    gold.plain(hoursOf(entries.filter(({ day }) => day.startsWith('2025-05')))),
  )
  ask(
    'aggregate',
    'On average, how many days does it take us to close a bug once it has been reported?',
    gold.either(
      gold.plain(average(fixing(bugs.filter(({ closed }) => closed !== null)))),
      gold.plain(average(fixing(bugs.filter(({ state }) => state === 'done')))),
    ),
  )
  ask(
    'aggregate',
    'median estimate of a feature',
    gold.plain(median(features.flatMap(({ estimate }) => (estimate === null ? [] : [estimate])))),
  )
  ask(
    'share',
    'what share of the april hours went into meetings',
    gold.percent((100 * hoursOf(april.filter(({ activity }) => activity === 'meeting'))) / hoursOf(april)),
  )
  ask('yesno', 'Has Tidewick 2.4 shipped yet?', gold.yes(false))
  ask('lookup', 'Email of Anouk Perrin', gold.text(personOf('Anouk Perrin').email, 'email'))
  ask('lookup', 'whats the status of tw-138', gold.text(gold.spelled('in_progress', 'Doing')))
  ask(
    'date',
    'Which versions are overdue, that is, planned for a day before today but still not released?',
    named(versions.filter(({ due, released }) => due < TODAY && released === null)),
  )
  ask('date', 'tickets due next week', gold.either(listed(nextWeek), listed(nextWeek.filter(isOpen))))
  ask(
    'two',
    'How many open bugs and how many open features do we have at the moment?',
    gold.figures(gold.count(bugs.filter(isOpen).length), gold.count(features.filter(isOpen).length)),
  )
  ask('unknown', 'Could you tell me how many times Tidewick was downloaded last week?', gold.unknown())
  ask('unknown', 'Salary of Mara Quill', gold.unknown())
  ask('unknown', 'which phone model do our players use most', gold.unknown())
}
