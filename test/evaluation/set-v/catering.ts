import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { FUNCTION_STATES } from '../services/catering/data.ts'
import { as, either } from './choose.ts'

/** A state by its number, its name or both. */
const coded = (state: string) => {
  const number = (FUNCTION_STATES as readonly string[]).indexOf(state)
  return gold.spelled(number, state, `${number} (${state})`)
}

/** Set V over the caterer. */
export function askCatering({ catering, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'catering')
  const { corporates: customers, cateringMenus: menus, functions: events } = catering
  ask('count', 'How many events are there?', gold.count(events.length))
  ask('count', 'How many events were delivered?', gold.count(events.filter(one => one.status === 'Delivered').length))
  ask('list', 'Show me all the vegan menus', gold.set(menus.filter(one => one.cuisine === 'Vegan')))
  ask('filter', 'Which customers in Bath are blocked?', gold.set(customers.filter(one => one.city === 'Bath' && one.isBlocked))) // oxfmt-ignore
  ask('filter', 'Which events are still in draft?', gold.set(events.filter(one => one.status === 'Draft')))
  ask('threshold', 'Which events have more than 250 guests?', gold.set(events.filter(one => one.guestCount > 250)))
  ask('aggregate', 'What is the total price of all confirmed events?', gold.money(pick.sum(events.filter(one => one.status === 'Confirmed'), one => one.totalPrice))) // oxfmt-ignore
  ask(
    'top',
    'What is the cheapest menu per head?',
    gold.smallest(menus, one => one.pricePerHead),
  )
  ask(
    'top',
    'Top 5 events by total price',
    gold.ordered(events, one => one.totalPrice, { count: 5 }),
  )
  ask('group', 'How many events are there per status?', gold.map(sizes(events, one => one.status, coded)))
  ask('group', 'What is the average credit limit by city?', gold.map(measures(customers, one => one.city, own => pick.mean(own, one => one.creditLimit), as), 'money')) // oxfmt-ignore
  const client = pick.nth(customers, one => events.filter(own => own.customerId === one.id).length > 3)
  ask('join', `Show the events of ${client.name}.`, gold.set(events.filter(one => one.customerId === client.id)))
  ask('join', 'Which menu is booked for the most events?', champion(menus, one => events.filter(own => own.menuId === one.id).length, one => one.title)) // oxfmt-ignore
  const menu = pick.find(menus, events[20]!.menuId)
  ask('join', `Which menu does event ${events[20]!.id} have?`, either(menu, menu.title))
  ask('lookup', `What is the contact email of ${customers[6]!.name}?`, gold.text(customers[6]!.contactEmail, 'contactEmail')) // oxfmt-ignore
  const [from, to] = [day(0), day(30)]
  ask('date', `Which events take place between ${pick.dayName(from)} and ${pick.dayName(to)}?`, pick.setWithin(events, one => one.eventDate.slice(0, 10), from, to)) // oxfmt-ignore
  const inCity = (city: string) => gold.count(customers.filter(one => one.city === city).length)
  talk('followup', ['How many customers are in Bristol?', inCity('Bristol')], ['And in Cardiff?', inCity('Cardiff')])
  const booked = pick.nth(events, one => one.status === 'Confirmed', 2)
  ask('write', `Cancel event ${booked.id}.`, gold.updated('catering.functions', booked, { status: 'Cancelled' }))
  ask('write', `Raise the credit limit of ${customers[3]!.name} to 40000.`, gold.updated('catering.corporates', customers[3]!, { creditLimit: 40_000 })) // oxfmt-ignore
  ask('missing', 'Which waiters work at the events?', gold.unknown())
  return questions
}
