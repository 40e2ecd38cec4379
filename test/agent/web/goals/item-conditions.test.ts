import { expect } from 'chai'
import { itemsThat } from '../../../../src/agent/web/goals/values/item-conditions.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, said, text, type Part } from './done-on.ts'

const row = (...parts: Part[]): Part => ({ role: 'row', tag: 'tr', in: parts })
const cell = (name: string, heading: string): Part => ({ role: 'cell', tag: 'td', name, heading })
const PRICES = snapshotOf([
  {
    role: 'list',
    in: [
      row(box('lamp'), text('lamp'), text('€ 12')),
      row(box('rug'), text('rug'), text('€ 40')),
      row(box('vase', true), text('vase'), text('€ 9.50')),
    ],
  },
  button('Send'),
])
const PLAYERS = snapshotOf([
  {
    role: 'table',
    in: [
      row(cell('Ada', 'Name'), cell('31', 'Age'), cell('7', 'Goals'), button('Invite')),
      row(cell('Bo', 'Name'), cell('19', 'Age'), cell('12', 'Goals'), button('Invite')),
    ],
  },
])

describe('items of which a comparison holds', () => {
  const names = (page: typeof PRICES, phrase: string) =>
    itemsThat(readPage(page), phrase)?.map(item => readPage(page).text(item).split(' ')[0])

  it('are those of a list that tells the value in every item', () => {
    expect(names(PRICES, 'everything that costs less than €15')).to.deep.equal(['lamp', 'vase'])
    expect(names(PRICES, 'all things above 30 euros')).to.deep.equal(['rug'])
    expect(names(PRICES, 'everything over 12 euros')).to.deep.equal(['rug'])
    expect(names(PLAYERS, 'every player with an age of more than 20')).to.deep.equal(['Ada'])
    expect(names(PLAYERS, 'all players whose goals are at least 12')).to.deep.equal(['Bo'])
  })

  it('are none where no list tells it, or nothing is compared', () => {
    // Two figures in each row, and none of them named.
    expect(names(PLAYERS, 'everybody above 20')).to.equal(undefined)
    expect(names(PRICES, 'everything')).to.equal(undefined)
    expect(names(PRICES, 'the lamp under 15 euros')).to.equal(undefined)
    expect(names(PRICES, 'the rug')).to.equal(undefined)
  })

  it('are ticked and unticked as they are meant', async () => {
    const { calls } = await doneOn(PRICES, 'Tick everything that costs less than €15 and press Send.')
    expect(said(calls)).to.deep.equal(['check lamp true', 'click Send'])
    const none = await doneOn(PRICES, 'Untick everything above 30 euros.')
    expect(none.calls).to.deep.equal([])
  })

  it('are never deleted together where each has to be asked about', async () => {
    const line = (name: string, price: string): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [text(name), text(price), button('✕')],
    })
    const basket = snapshotOf([{ role: 'list', in: [line('lamp', '€ 12'), line('rug', '€ 40'), line('vase', '€ 90')] }])
    const words = 'Remove everything above €20 from the basket.'
    expect((await doneOn(basket, words)).calls.map(({ on }) => on)).to.deep.equal(['✕', '✕'])
    const careful = await doneOn(basket, words, undefined, true)
    expect(careful.calls).to.deep.equal([])
    expect(careful.told).to.include('rug').and.to.include('vase').and.to.include('Nothing was done')
  })
})

describe('items that lack something', () => {
  const dish = (name: string, holds: string): Part => ({
    role: 'listitem',
    tag: 'li',
    in: [text(name), text(holds), button('+'), button('−')],
  })
  const MENU = snapshotOf([
    { role: 'list', in: [dish('Soup', 'with milk'), dish('Stew', 'with nuts'), dish('Rice', 'with nothing')] },
    button('Done'),
  ])

  it('are taken from the list, one of them again where more are asked for', async () => {
    const { calls } = await doneOn(MENU, 'Order 2 dishes without nuts and press Done.')
    expect(said(calls)).to.deep.equal(['click +', 'click +', 'click Done'])
    expect(calls.length).to.equal(3)
  })
})
