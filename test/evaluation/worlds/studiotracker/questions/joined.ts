import * as gold from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import {
  comments,
  entries,
  isOpen,
  isOverdue,
  people,
  personOf,
  projects,
  teamOf,
  teams,
  tickets,
  TODAY,
  versions,
  type Entry,
  type Person,
  type Project,
  type Ticket,
} from '../data.ts'
import { listed, named, oneNamed, people as some, sum, unique } from '../golds.ts'

const open = tickets.filter(isOpen)
const hoursOf = (list: readonly Entry[]) => sum(list.map(({ hours }) => hours))
const workOn = (project: Project) => entries.filter(({ ticket }) => ticket.project === project)
const projectOf = (key: string) => projects.find(one => one.key === key)!
const spelledProject = ({ name, key }: Project) => gold.spelled(name, key)
const inTeam = (person: Person | null, team: string) => person?.teamName === team
const left = (name: string) => open.filter(({ version }) => version?.name === name).length
const late = (project: Project) => tickets.filter(one => one.project === project && isOverdue(one)).length
const logged = (ticket: Ticket) => hoursOf(entries.filter(one => one.ticket === ticket))
const dueInMay = versions.filter(({ due }) => due.startsWith('2025-05'))
const carriers = unique(
  open
    .filter(({ kind, priority }) => kind === 'bug' && priority === 'critical')
    .flatMap(({ assignee }) => (assignee ? [assignee] : [])),
)
const isIdle = (person: Person) => !entries.some(one => one.person === person && one.day.startsWith('2025-05'))

/** Questions over several kinds of things. */
export function askJoined({ ask }: WorldQuestions): void {
  ask(
    'top',
    'Top 5 tickets by hours logged',
    gold.either(
      gold.ordered(tickets, logged, { count: 5 }),
      gold.ordered(tickets, logged, { count: 5, as: ({ key }) => key }),
      gold.ordered(tickets, logged, { count: 5, as: ({ title }) => title }),
    ),
  )
  const written = (person: Person) => comments.filter(({ writer }) => writer === person).length
  ask('top', 'who wrote the most comments', oneNamed(...(gold.largest(people, written).items as Person[])))
  ask(
    'group',
    'Open tickets per project',
    gold.map(projects.map(one => [spelledProject(one), open.filter(({ project }) => project === one).length])),
  )
  const april = entries.filter(({ day }) => day.startsWith('2025-04'))
  ask(
    'group',
    'Could you show me how many hours each team logged in April?',
    gold.map(
      teams.map(one => [
        gold.spelled(one.name, one.code),
        hoursOf(april.filter(({ person }) => teamOf(person) === one)),
      ]),
      'plain',
    ),
  )
  ask(
    'threshold',
    'Projects that took more than 80 hours since 1 March',
    named(projects.filter(one => hoursOf(workOn(one).filter(({ day }) => day >= '2025-03-01')) > 80)),
  )
  const [web, accounts] = [projectOf('WEB'), projectOf('ACC')]
  const both = [hoursOf(workOn(web)), hoursOf(workOn(accounts))] as const
  ask(
    'compare',
    'did we put more hours into the website than into player accounts',
    gold.either(gold.yes(both[0] > both[1]), gold.figures(gold.plain(both[0]), gold.plain(both[1]))),
  )
  ask(
    'none',
    'Open tickets nobody has commented on',
    listed(open.filter(one => !comments.some(({ ticket }) => ticket === one))),
  )
  ask(
    'none',
    'who hasnt booked any time in may',
    gold.either(named(people.filter(one => isIdle(one) && one.left === null)), named(people.filter(isIdle))),
  )
  ask('join', 'Who leads the team that Hamza Rahimi is on?', oneNamed(teamOf(personOf('Hamza Rahimi')).lead))
  ask(
    'join',
    'Which tickets for Tidewick 2.4 are still unfinished, and who is working on them?',
    gold.set(
      open.filter(({ version }) => version?.name === 'Tidewick 2.4'),
      { shows: ({ assignee }) => [assignee?.name] },
    ),
  )
  ask(
    'join',
    'emails of everyone who booked time on TW-124',
    some(
      entries.filter(({ ticket }) => ticket.key === 'TW-124').map(({ person }) => person),
      ({ email }) => [email],
    ),
  )
  ask(
    'join',
    'QA people who have commented on tickets of the Lanternfish Website',
    named(
      comments
        .filter(({ ticket, writer }) => ticket.project === web && inTeam(writer, 'QA'))
        .map(({ writer }) => writer),
    ),
  )
  ask(
    'join',
    'Which teams have spent time on the Level Editor so far?',
    named(workOn(projectOf('EDT')).map(({ person }) => teamOf(person))),
  )
  ask(
    'join',
    'bugs reported by someone in qa and assigned to someone in backend',
    listed(tickets.filter(one => one.kind === 'bug' && inTeam(one.reporter, 'QA') && inTeam(one.assignee, 'Backend'))),
  )
  ask('join', 'Tickets blocked by a ticket that is not finished', listed(open.filter(({ blocker }) => blocker && isOpen(blocker)))) // oxfmt-ignore
  const worst = gold.largest(versions, ({ name }) => left(name)).items as typeof versions
  ask('join', 'Which version still has the most open tickets left?', oneNamed(...worst))
  const latest = gold.largest(projects, late).items as Project[]
  ask('join', 'who leads the project w the most overdue tickets', oneNamed(...unique(latest.map(({ lead }) => lead))))
  ask(
    'join',
    'Cities where the people with open critical bugs sit',
    gold.either(
      gold.set(unique(carriers.map(({ city }) => city))),
      gold.set(carriers, { shows: ({ city }) => [city] }),
    ),
  )
  ask(
    'join',
    'Which tickets are overdue even though their version is not due yet?',
    listed(tickets.filter(one => isOverdue(one) && one.version !== null && one.version.due >= TODAY)),
  )
  ask(
    'two',
    'Versions due this month, and how many open tickets they have in total',
    gold.set(dueInMay, { says: [open.filter(({ version }) => version && dueInMay.includes(version)).length] }),
  )
}
