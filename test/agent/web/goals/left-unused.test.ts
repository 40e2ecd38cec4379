import { expect } from 'chai'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { sayPlainly } from '../../../../src/agent/web/goals/say-plainly.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const day = (name: string): Part => ({ role: 'generic', tag: 'span', name, clickable: true })
const people: Part = {
  role: 'combobox',
  tag: 'select',
  name: 'People',
  options: ['1 person', '4 people'].map(label => ({ label, value: label, selected: false })),
}

describe('what a message gives is used before something is sent', () => {
  it('a day and a time by the controls that say them; without these nothing is sent', async () => {
    const page = (times: string[]) =>
      snapshotOf([
        text('Name'),
        field('Name'),
        people,
        text('May'),
        { role: 'generic', in: ['4', '24', '25'].map(day) },
        { role: 'generic', in: times.map(day) },
        button('Reserve', { type: 'submit' }),
      ])
    const message = 'Reserve a table for 4 people on May 25 at 18:30 under the name Walt.'
    const whole = await doneOn(page(['17:00', '18:30']), message)
    expect(said(whole.calls).slice(-3)).to.deep.equal(['click 25', 'click 18:30', 'click Reserve'])
    expect(said(whole.calls)).to.include('type Name Walt')
    const open = await doneOn(page(['17:00']), message)
    expect(said(open.calls)).not.to.include('click Reserve')
    expect(open.told).to.include('18:30')
  })

  it('a time by the list that offers it', async () => {
    const options = ['17:00', '18:30'].map(label => ({ label, value: label, selected: false }))
    const list: Part = { role: 'combobox', tag: 'select', name: 'When', options }
    const page = snapshotOf([people, list, button('Reserve', { type: 'submit' })])
    const { calls } = await doneOn(page, 'Reserve a table for 4 people at 18:30.')
    expect(said(calls)).to.include('select When 18:30')
    expect(said(calls).at(-1)).to.equal('click Reserve')
  })

  it('what is given in words that are not understood ends in no press', async () => {
    const shop = snapshotOf([field('Wish'), button('Place order')])
    const wish = await doneOn(shop, 'I fancy 3 gudgeons, with the wish “no bones”. Place the order.')
    expect(said(wish.calls)).to.deep.equal([])
    expect(wish.told).to.include('did not understand')
    // What only tells how things are gives nothing.
    const game = await doneOn(snapshotOf([button('Roll')]), 'There are 6 sides on it. Click Roll.')
    expect(said(game.calls)).to.deep.equal(['click Roll'])
  })

  it('a name that was not found out is not written down in those words', async () => {
    const page = snapshotOf([field('Folder'), button('Send')])
    const { calls, told } = await doneOn(page, 'In which folder is a.pdf? Write its name into the box.')
    expect(said(calls)).to.deep.equal([])
    expect(told).to.include('its name')
  })
})

describe('confirming', () => {
  it('is never done by what leaves a dialog', async () => {
    const dialog = (...names: string[]) =>
      snapshotOf([{ role: 'dialog', name: 'Language', in: names.map(name => button(name, { type: 'submit' })) }])
    const confirmed = async (...names: string[]) => said((await doneOn(dialog(...names), 'Confirm it.')).calls)
    expect(await confirmed('Cancel', 'OK')).to.deep.equal(['click OK'])
    expect(await confirmed('Cancel', 'Use it')).to.deep.equal(['click Use it'])
    expect(await confirmed('Cancel', 'Close')).to.deep.equal([])
    expect(await confirmed('×')).to.deep.equal([])
  })
})

describe('ways to say an order', () => {
  it('says the same for what many sentences ask', () => {
    const ways = [
      ['Heart exactly 2 posts of @ann, it does not matter which.', 'Heart 2 posts of @ann.'],
      ['Read the terms to the end.', 'scroll the terms to the end.'],
      ["Leaf through the book to Ann's card and click it", 'find Ann and click it'],
      ['Draw numbers until you get one that is above 42.', 'click Draw until the number is above 42.'],
      [
        'I need a flight from Rome to Oslo on 2025-03-12. Take the one with the fewest stops.',
        'book the flight with the fewest stops from Rome to Oslo on 2025-03-12.',
      ],
    ] as const
    for (const [message, plain] of ways) expect(sayPlainly(message)).to.equal(plain)
    for (const same of ['I need a flight. Take the bus.', 'Read the terms.', 'Go through the menu to Print.'])
      expect(sayPlainly(same)).to.equal(same)
  })

  it('presses what a verb with “that one” is called', async () => {
    const page = snapshotOf([button('Draw'), button('Keep')])
    expect(said((await doneOn(page, 'Press Draw, and keep that one.')).calls)).to.deep.equal([
      'click Draw',
      'click Keep',
    ])
    expect(readOrders('Press Draw, and keep that one.').list).to.have.length(2)
  })
})

describe('comparing and counting in tables', () => {
  const row = (...names: string[]): Part => ({
    role: 'row',
    in: names.map((name, at) => ({ role: 'cell', name, heading: ['Name', 'Earns', 'State'][at]!, column: at + 1 })),
  })
  const table: Part = {
    role: 'table',
    in: [row('Crane', '45k', 'open'), row('Frost', '51k', 'paid'), row('Ives', '38k', 'open')],
  }

  it('takes whoever earns the most by the column of that verb', async () => {
    const { calls } = await doneOn(snapshotOf([table]), 'Click the name of the person who earns the most.')
    expect(said(calls)).to.deep.equal(['click Frost'])
  })

  it('counts those that are something, and enters the number', async () => {
    const page = snapshotOf([table, field('Number'), button('OK')])
    const { calls } = await doneOn(page, 'Count the people that are open and enter the number, then press OK.')
    expect(said(calls)).to.deep.equal(['type Number 2', 'click OK'])
  })
})
