import { expect } from 'chai'
import { converse, reads } from '../../../support/styles/serve.ts'
import { text, list } from '../../../support/memory/schemas.ts'

const whole = { type: 'integer' }

const dishes = ['Plaice', 'Barley Soup', 'Quince Tart'].map((name, at) => ({ id: at + 1, name }))
const complaints = [{ id: 1, dish_id: 3, menu_id: 1, said: 'cold' }]
const menus = [
  { id: 1, name: 'Autumn Supper', courses: [1, 3].map(dish_id => ({ dish_id, servings: 40 })) },
  { id: 2, name: 'Harbour Lunch', courses: [1, 2].map(dish_id => ({ dish_id, servings: 25 })) },
]
const ask = (message: string) =>
  converse(
    reads('inn', '/complaints', () => complaints, list({ id: whole, dish_id: whole, menu_id: whole, said: text })),
    reads('inn', '/dishes', () => dishes, list({ id: whole, name: text })),
    reads('inn', '/menus', () => menus, list({ id: whole, name: text, courses: list({ dish_id: whole, servings: whole }) })), // oxfmt-ignore
  ).ask(message)
const names = (rows: unknown) => (rows as { name: string }[]).map(row => row.name).sort()

describe('parts of records', () => {
  it('relate them before other records that point to both', async () => {
    expect(names((await ask('which dishes are on the menu Autumn Supper?')).data.result)).to.deep.equal(['Plaice', 'Quince Tart']) // oxfmt-ignore
    expect(names((await ask('menus with Plaice')).data.result)).to.deep.equal(['Autumn Supper', 'Harbour Lunch']) // oxfmt-ignore
  })

  it('do not where the other records are named', async () =>
    expect(names((await ask('dishes with complaints')).data.result)).to.deep.equal(['Quince Tart']))
})
