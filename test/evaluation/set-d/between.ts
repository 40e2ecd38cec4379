import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

const { either, clarify, unknown } = gold

/** Set D over two services at once, or none in particular. */
export function askBetween({ planboard, people, museum, harbour, store }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('d', 'between')
  const mails = new Set(people.employees.filter(one => one.office === 'Lisbon').map(one => one.workEmail))
  ask(
    'join',
    'how many of the planboard users work in the Lisbon office?',
    gold.count(planboard.users.filter(one => mails.has(one.email)).length),
  )
  ask(
    'several',
    'number of artworks, number of vessels',
    gold.figures(gold.count(museum.artworks.length), gold.count(harbour.vessels.length)),
  )
  const board = pick.nth(
    planboard.users,
    one => one.role === 'lead' && people.employees.some(other => other.workEmail === one.email),
    3,
  )
  const employee = people.employees.find(one => one.workEmail === board.email)!
  ask(
    'join',
    `what is the salary of the planboard user ${board.email}`,
    gold.money(employee.salary, { field: 'salary' }),
  )
  ask(
    'help',
    'which apps can you reach?',
    gold.mentions(['museum'], ['harbour', 'port community system'], ['fleet'], ['store']),
  )
  ask('ambiguous', 'how many are there?', either(clarify(), unknown()))
  ask('smalltalk', 'who made you?', either(gold.smalltalk(), unknown()))
  ask('unanswerable', 'when does the next train to Hamburg leave', unknown())
  talk(
    'follow-up',
    ['how many products are out of stock?', gold.count(store.products.filter(one => one.stockQuantity === 0).length)],
    [
      'different topic: how many exhibitions are touring?',
      gold.count(museum.exhibitions.filter(one => one.isTouring).length),
    ],
    ['list those', gold.set(museum.exhibitions.filter(one => one.isTouring))],
  )
  talk(
    'follow-up',
    [
      'how many containers weigh over 25 tonnes?',
      gold.count(harbour.containers.filter(one => one.grossWeightKg > 25_000).length),
    ],
    ['over 28?', gold.count(harbour.containers.filter(one => one.grossWeightKg > 28_000).length)],
  )
  return questions
}
