import { expect } from 'chai'
import { date as day, int as id, list, num, text } from '../../support/memory/schemas.ts'
import { converse, reads } from '../../support/styles/serve.ts'

const many = (count: number, row: (at: number) => Record<string, unknown>) => Array.from({ length: count }, (_, at) => ({ id: at + 1, ...row(at + 1) })) // oxfmt-ignore
const named = (count: number, name: string) => many(count, at => ({ name: `${name} ${at}` }))
const NAMED = list({ id, name: text })
const PEOPLE = list({ id, name: text, email: text })
const person = (at: number) => ({ name: `Ann ${at}`, email: `ann${at}@x.example` })

const massage = (message: string) =>
  converse(
    reads('hands', '/locations', () => named(2, 'Quay'), NAMED),
    reads('hands', '/customers', () => many(3, person), PEOPLE),
    reads('hands', '/staff', () => many(4, person), PEOPLE),
    reads('hands', '/treatments', () => named(5, 'Deep'), NAMED),
    reads('hands', '/memberships', () => many(6, at => ({ customer_id: at })), list({ id, customer_id: id })),
  ).ask(message)
const factory = (message: string) =>
  converse(
    reads('mill', '/sites', () => named(2, 'Quay'), NAMED),
    reads('mill', '/workers', () => many(3, person), PEOPLE),
    reads('mill', '/reviews', () => many(4, at => ({ worker_id: 1, held_on: `2025-01-0${at}` })), list({ id, worker_id: id, held_on: day })), // oxfmt-ignore
    reads('mill', '/seminars', () => named(5, 'Lathes'), NAMED),
    reads('mill', '/attendances', () => many(6, () => ({ worker_id: 1, seminar_id: 1 })), list({ id, worker_id: id, seminar_id: id })), // oxfmt-ignore
    reads('mill', '/leaves', () => many(7, () => ({ worker_id: 1, first_day: '2025-01-01' })), list({ id, worker_id: id, first_day: day })), // oxfmt-ignore
  ).ask(message)
const shop = (message: string) =>
  converse(
    reads('deli', '/articles', () => named(2, 'Brie'), NAMED),
    reads('deli', '/departments', () => named(3, 'Cheese'), NAMED),
    reads('deli', '/sales', () => many(4, at => ({ sold_on: `2025-01-0${at}` })), list({ id, sold_on: day })),
    reads('deli', '/sale_lines', () => many(5, () => ({ sale_id: 1, article_id: 1, quantity: 2 })), list({ id, sale_id: id, article_id: id, quantity: id })), // oxfmt-ignore
    reads('deli', '/ratings', () => many(6, () => ({ article_id: 1, stars: 4 })), list({ id, article_id: id, stars: num })), // oxfmt-ignore
    reads('deli', '/shoppers', () => many(7, person), PEOPLE),
  ).ask(message)
const planner = (message: string) =>
  converse(
    reads('plan', '/tasks', () => many(2, at => ({ title: `Dig ${at}`, user_id: 1, blocked_by_id: at === 1 ? 2 : null })), list({ id, title: text, user_id: id, blocked_by_id: { ...id, nullable: true } })), // oxfmt-ignore
    reads('plan', '/users', () => many(3, person), PEOPLE),
    reads('plan', '/remarks', () => many(4, () => ({ task_id: 1, body: 'ok' })), list({ id, task_id: id, body: text })),
  ).ask(message)

describe('nouns that other teams would have used', () => {
  for (const [ask, message, says] of [
    [massage, 'How many clinics do we have?', /^There are 2 locations/],
    [massage, 'How many guests do we have?', /^There are 3 customers/],
    [massage, 'How many team members do we have?', /^There are 4 staff/],
    [factory, 'How many offices do we have?', /^There are 2 sites/],
    [factory, 'How many performance reviews do we have?', /^There are 4 reviews/],
    [factory, 'How many enrolments do we have?', /^There are 6 attendances/],
    [factory, 'How many absences do we have?', /^There are 7 leaves/],
    [shop, 'How many product groups do we have?', /^There are 3 departments/],
    [shop, 'How many order items do we have?', /^There are 5 sale lines/],
    [shop, 'How many product reviews do we have?', /^There are 6 ratings/],
    [planner, 'How many work items do we have?', /^There are 2 tasks/],
    [planner, 'How many members do we have?', /^There are 3 users/],
    [planner, 'How many issue comments do we have?', /^There are 4 remarks/],
  ] as const)
    it(`stand for the kind that is called otherwise: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))

  for (const [ask, message] of [
    [massage, 'How many members do we have?'],
    [massage, 'How many hotels do we have?'],
    [factory, 'How many libraries do we have?'],
    [factory, 'How many students do we have?'],
    [shop, 'How many squads do we have?'],
    [shop, 'How many staff do we have?'],
    [planner, 'How many customers do we have?'],
    [planner, 'How many appointments do we have?'],
  ] as const)
    it(`stand for none of another trade: ${message}`, async () =>
      expect((await ask(message)).data.error).to.not.equal(undefined))

  for (const [ask, message, says] of [
    [planner, 'blocked issues', /^(?!2 tasks)/],
    [shop, 'What is the average rating of Brie 1?', /4/],
    [shop, 'How many ratings do we have?', /^There are 6 ratings/],
  ] as const)
    it(`leave what is said of them as it is: ${message}`, async () =>
      expect((await ask(message)).response).to.match(says))
})
