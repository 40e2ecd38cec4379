import { either, figures, count, map, money, ordered, percent, record, set, text, unknown, yes } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { assets, requesters, teams, technicians, tickets, works } from '../data.ts'
import { bookedIn, countBy, hospital, hoursOf, open, openedIn, overdue, people, requester, resolvedIn, sum, ticket, time, unique } from '../facts.ts' // oxfmt-ignore

/** Whole sentences, as one writes to a colleague one does not know. */
export function askPolitely({ ask, talk }: WorldQuestions): void {
  ask(
    'join',
    'Which tickets from people in Radiology are still open, please?',
    set(open.filter(one => one.requester.department === 'Radiology')),
  )
  ask(
    'aggregate',
    'What did all the equipment at Quayside cost us in total?',
    money(sum(assets.filter(one => one.hospital === hospital('Quayside Rehabilitation Centre')).map(one => one.price))),
  )
  const thisYear = openedIn('2025')
  ask(
    'share',
    'What percentage of the tickets opened this year came in through the portal?',
    percent((100 * thisYear.filter(one => one.channel === 'portal').length) / thisYear.length),
  )
  const late = unique(overdue.map(one => one.requester))
  ask(
    'join',
    'Could you give me the e-mail addresses of everyone whose ticket is overdue?',
    either(set(late, { shows: one => [one.email] }), set(late.map(one => one.email))),
  )
  const april = bookedIn('2025-04')
  const byTeam = (teamOf: (one: (typeof works)[number]) => unknown, unit: number) =>
    map(teams.map(team => [team.name, unit * hoursOf(april.filter(one => teamOf(one) === team))]), 'plain') // oxfmt-ignore
  ask(
    'group',
    'Could you break the time booked last month down by team?',
    either(
      ...[1, 60].flatMap(unit => [byTeam(one => one.technician.team, unit), byTeam(one => one.ticket.team, unit)]),
    ),
  )
  const { lead } = ticket('INC0024696').team
  ask('join', 'Who leads the team that is looking after ticket INC0024696?', either(record(lead), text(lead.name)))
  ask(
    'never',
    'Which technicians have not booked any time this month?',
    people(technicians.filter(one => !bookedIn('2025-05').some(work => work.technician === one))),
  )
  ask(
    'compare',
    'Did we resolve more tickets in April than in March?',
    yes(resolvedIn('2025-04').length > resolvedIn('2025-03').length),
  )
  const reported = (list: typeof tickets) => countBy(list, one => one.requester.name)
  const counts = reported(thisYear)
  ask(
    'top',
    'Who are the three people who reported the most tickets this year?',
    either(
      ordered(requesters, one => counts.get(one.name), { count: 3 }),
      ordered(requesters, one => counts.get(one.name), { count: 3, as: one => one.name }),
    ),
  )
  ask(
    'two',
    'How many tickets are open right now, and how many of those are not assigned to anybody?',
    figures(count(open.length), count(open.filter(one => one.technician === undefined).length)),
  )
  const departments = [...countBy(thisYear, one => one.requester.department)]
  ask(
    'group-threshold',
    'Which departments have reported more than ten tickets this year?',
    set(departments.filter(([, amount]) => amount > 10).map(([name]) => name)),
  )
  ask(
    'join',
    'How much time went into the tickets of people at Oakmere Infirmary?',
    time(hoursOf(works.filter(one => one.ticket.requester.hospital === hospital('Oakmere Infirmary')))),
  )
  ask('unknown', 'Could you tell me what salary Gwen Pellow earns?', unknown())

  const lastWeek = tickets.filter(one => one.opened >= '2025-05-05' && one.opened <= '2025-05-11')
  const left = lastWeek.filter(one => open.includes(one))
  talk('talk', [
    ['Which tickets were opened last week?', set(lastWeek)],
    ['And which of them are still open?', set(left)],
    ['How many of these are critical?', count(left.filter(one => one.priority === 1).length)],
  ])
  const nadia = requester('Nadia Karimova')
  const hers = assets.filter(one => one.user === nadia)
  talk('talk', [
    ["What is Nadia Karimova's e-mail address, please?", text(nadia.email)],
    ['Which devices does she have?', set(hers)],
    ['What did they cost altogether?', money(sum(hers.map(one => one.price)))],
  ])
}
