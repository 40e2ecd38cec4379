import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either } = gold
const nameOf = (one: { firstName: string; lastName: string }) => `${one.firstName} ${one.lastName}`

/** What a field holds, said as people say it, over the hotels, the fitness clubs, the harbour and the task tracker. */
export const askStaysAndSport = (facts: Facts): Question[] => [
  ...askHotel(facts),
  ...askFitness(facts),
  ...askHarbour(facts),
  ...askPlanboard(facts),
]

function askHotel({ hotel }: Facts): Question[] {
  const { hotels, rooms, guests, reservations, employees, housekeepingTasks } = hotel
  const { ask, questions } = createQuestions('p2', 'hotel')
  ask('conditions', 'three-star hotels', gold.set(hotels.filter(one => one.stars === 3)))
  ask('conditions', 'which suites are on the fourth floor?', gold.set(rooms.filter(one => one.type === 'SUITE' && one.floor === 4))) // oxfmt-ignore
  const maid = pick.find(employees, pick.rank(housekeepingTasks, one => one.assigneeId)[1]!.key)
  ask(
    'join',
    `housekeeping tasks completed by ${nameOf(maid)}`,
    gold.set(housekeepingTasks.filter(one => one.assigneeId === maid.id && one.status === 'DONE')),
  )
  const alp = pick.nth(hotels, one => one.name === 'Alpenblick')
  ask(
    'ranking',
    'the dearest room at Alpenblick',
    gold.largest(
      rooms.filter(one => one.hotelId === alp.id),
      one => one.pricePerNight,
    ),
  )
  ask(
    'ranking',
    'who is our youngest guest?',
    gold.largest(guests, one => one.dateOfBirth),
  )
  ask(
    'ranking',
    'five guests with the most points',
    gold.ordered(guests, one => one.loyaltyPoints, { count: 5 }),
  )
  ask('lookup', 'from what time can guests check in at Alpenblick?', gold.text(gold.spelled(alp.checkInFrom, alp.checkInFrom.slice(0, 5)), 'checkInFrom')) // oxfmt-ignore
  ask('range', 'rooms that sleep at least four', gold.set(rooms.filter(one => one.maxOccupancy >= 4)))
  ask(
    'aggregate',
    'how many rooms can take five people?',
    gold.count(rooms.filter(one => one.maxOccupancy >= 5).length),
  )
  ask('conditions', 'reservations made over the phone', gold.set(reservations.filter(one => one.channel === 'PHONE')))
  const booked = reservations[210]!
  ask('lookup', `what does reservation ${booked.id} cost?`, gold.money(booked.totalPrice, { field: 'totalPrice' }))
  ask(
    'aggregate',
    'what do we pay our chefs per month altogether?',
    gold.money(
      pick.sum(
        employees.filter(one => one.role === 'CHEF'),
        one => one.monthlySalary,
      ),
    ),
  )
  const caller = pick.nth(guests, one => one.phone === null, 7)
  ask(
    'update',
    `${nameOf(caller)} has a new phone number, +44 7700 900123`,
    gold.updated('hotel.guests', caller, { phone: '+44 7700 900123' }),
  )
  return questions
}

function askFitness({ fitness, day }: Facts): Question[] {
  const { plans, members, classes, bookings, payments } = fitness
  const { ask, questions } = createQuestions('p2', 'fitness')
  ask('conditions', '90-minute classes', gold.set(classes.filter(one => one.durationMinutes === 90)))
  ask(
    'conditions',
    'forty-five minute spinning classes',
    gold.set(classes.filter(one => one.discipline === 'spinning' && one.durationMinutes === 45)),
  )
  ask(
    'conditions',
    'plans with a twelve month minimum term',
    gold.set(plans.filter(one => one.minimumTermMonths === 12)),
  )
  ask(
    'group',
    'how many classes by level',
    gold.map(pick.rank(classes, one => one.level).map(({ key, rows }) => [gold.spelled(key, key === 'allLevels' ? 'all levels' : key), rows.length])), // oxfmt-ignore
  )
  const lesson = pick.nth(classes, one => one.durationMinutes === 75, 5)
  ask('lookup', `how long does ${lesson.id} last?`, gold.plain(75, { field: 'durationMinutes' }))
  const next = pick.nth(classes, one => one.status === 'scheduled', 8)
  ask('lookup', `when does ${next.id} start?`, gold.text(pick.dayAs(next.startsAt), 'startsAt'))
  ask('range', 'classes with room for more than 16 people', gold.set(classes.filter(one => one.capacity > 16)))
  ask(
    'range',
    'boxing classes that can take at least 20',
    gold.set(classes.filter(one => one.discipline === 'boxing' && one.capacity >= 20)),
  )
  const held = bookings[131]!
  ask('lookup', `booking ${held.id.slice(4)}`, gold.record(held))
  const off = pick.nth(plans, one => one.name === 'Off-Peak')
  ask('aggregate', 'how many members are on Off-Peak?', gold.count(members.filter(one => one.membership.planId === off.id).length)) // oxfmt-ignore
  ask(
    'aggregate',
    'how much did we make from day passes?',
    gold.money(
      pick.sum(
        payments.filter(one => one.purpose === 'dayPass' && one.status === 'paid'),
        one => one.amount.amount,
      ),
    ),
  )
  ask('relative-dates', 'classes that start tomorrow', gold.set(classes.filter(one => one.startsAt.startsWith(day(1)))))
  const lost = pick.nth(members, one => one.membership.status === 'active', 21)
  ask(
    'action',
    `${nameOf(lost)} would like to freeze the membership`,
    either(
      gold.updated('fitness.members', lost, { membership: { ...lost.membership, status: 'frozen' } }),
      gold.all(gold.nowrite(), gold.unknown()),
    ),
  )
  ask('action', `cancel class ${next.id.slice(4)}`, gold.updated('fitness.classes', next, { status: 'cancelled' }))
  return questions
}

function askHarbour({ harbour }: Facts): Question[] {
  const { vessels, berths, portCalls, containers } = harbour
  const { ask, questions } = createQuestions('p2', 'harbour')
  ask('aggregate', 'how many forty foot containers are there?', gold.count(containers.filter(one => one.sizeFt === 40).length)) // oxfmt-ignore
  ask('conditions', '45-foot containers', gold.set(containers.filter(one => one.sizeFt === 45)))
  ask(
    'ranking',
    'the deepest berth',
    gold.largest(berths, one => one.depthM),
  )
  ask(
    'ranking',
    'what is our longest ship?',
    gold.largest(vessels, one => one.lengthM),
  )
  ask('range', 'berths that can take a ship of 380 m', gold.set(berths.filter(one => one.lengthM >= 380)))
  ask(
    'range',
    'berths deep enough for a draught of 16 m',
    either(gold.set(berths.filter(one => one.depthM >= 16)), gold.set(berths.filter(one => one.depthM > 16))),
  )
  const call = portCalls[155]!
  ask('lookup', `where does port call ${call.ref.slice(3)} come from?`, gold.text(call.lastPort, 'lastPort'))
  ask('missing-values', 'containers without any seals', gold.set(containers.filter(one => one.seals.length === 0)))
  ask(
    'aggregate',
    'total dues for calls from Busan',
    gold.money(
      pick.sum(
        portCalls.filter(one => one.lastPort === 'Busan'),
        one => Number(one.harbourDues),
      ),
    ),
  )
  ask(
    'group',
    'containers by kind',
    gold.map(pick.rank(containers, one => one.kind).map(({ key, rows }) => [gold.spelled(key, key === 'OPEN_TOP' ? 'open top' : key), rows.length])), // oxfmt-ignore
  )
  ask('range', 'ships built before 2000', gold.set(vessels.filter(one => one.built < 2000)))
  return questions
}

function askPlanboard({ planboard }: Facts): Question[] {
  const { users, projects, tasks, comments } = planboard
  const { ask, questions } = createQuestions('p2', 'planboard')
  ask(
    'aggregate',
    'hours spent on urgent tasks',
    gold.plain(
      pick.sum(
        tasks.filter(one => one.priority === 'urgent'),
        one => one.spentHours,
      ),
    ),
  )
  const [, writer] = pick.rank(comments, one => one.authorId)
  const author = pick.find(users, writer!.key)
  ask('join', `comments written by ${author.name}`, gold.set(writer!.rows))
  ask('conditions', 'tasks labelled security', gold.set(tasks.filter(one => one.tags.includes('security'))))
  ask(
    'ranking',
    'most liked comment',
    gold.largest(comments, one => one.likes),
  )
  const paused = pick.nth(projects, one => one.status === 'active', 1)
  ask('update', `${paused.name} is on hold now`, gold.updated('planboard.projects', paused, { status: 'onHold' }))
  return questions
}
