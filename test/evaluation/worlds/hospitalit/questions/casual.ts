import { count, either, largest, set, text, unknown, yes } from '../../../gold.ts'
import type { WorldQuestions } from '../../world.ts'
import { assets, changes, hospitals, requesters, tasks, technicians, tickets, TODAY, works } from '../data.ts'
import { open, openedIn, overdue, people, tablets, team, technician, ticket, unique } from '../facts.ts'

/** Lower case and in a hurry, as one writes in a chat. */
export function askCasually({ ask, talk }: WorldQuestions): void {
  ask(
    'filter',
    'which tickets on hold came in by phone',
    set(open.filter(one => one.isWaiting && one.channel === 'phone')),
  )
  ask('yes-no', 'is anyone working on inc0024680 yet?', yes(ticket('INC0024680').technician !== undefined))
  const ofRory = overdue.filter(one => one.technician === technician('Rory MacInnes'))
  ask('join', 'any overdue tickets with rory?', either(set(ofRory), count(ofRory.length), yes(ofRory.length > 0)))
  ask('filter', 'tablets not made by corvane', set(tablets.filter(one => one.maker !== 'Corvane')))
  const line = changes.find(one => one.title === 'Second internet line')!
  ask(
    'join',
    'who has tasks to do for the second internet line change',
    people(unique(tasks.filter(one => one.change === line && !one.isDone).map(one => one.technician))),
  )
  ask(
    'join',
    'gear of vips thats out of warranty',
    set(assets.filter(one => one.user?.isVip === true && one.warranty < TODAY)),
  )
  ask(
    'top',
    'which tablet has had the most tickets',
    largest(tablets, one => tickets.filter(({ asset }) => asset === one).length),
  )
  ask(
    'filter',
    'printing or telephony stuff thats still open',
    set(open.filter(one => one.category === 'printing' || one.category === 'telephony')),
  )
  const openAt = (place: (typeof hospitals)[number]) => open.filter(one => one.requester.hospital === place).length
  const busiest = hospitals.toSorted((a, b) => openAt(b) - openAt(a))[0]!
  ask('join', 'which hospital do most of the open tickets come from', text(busiest.name))
  ask(
    'never',
    'who in pharmacy never opend a ticket',
    people(requesters.filter(one => one.department === 'Pharmacy' && !tickets.some(made => made.requester === one))),
  )
  const booked = works.filter(one => one.technician === technician('Priya Raghunath') && one.day.startsWith('2025-04'))
  ask('join', 'what tickets did priya work on in april', set(unique(booked.map(one => one.ticket))))
  ask(
    'date',
    'which warranties run out in the next 3 months',
    set(assets.filter(one => one.warranty >= TODAY && one.warranty <= '2025-08-14')),
  )
  ask('unknown', 'how many patients were admitted at fernhill yesterday', unknown())

  const got = (name: string) => count(openedIn('2025').filter(one => one.team === team(name)).length)
  talk('talk', [
    ['how many tickets did networks get this yr', got('Networks')],
    ['and the service desk?', got('Service Desk')],
  ])
  const members = technicians.filter(one => one.team === team('Workplace Support'))
  talk('talk', [
    ['whos on the workplace support team', people(members)],
    [
      'and who of them has the most open tickets',
      largest(members, one => open.filter(({ technician: taker }) => taker === one).length),
    ],
  ])
}
