import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

type Snapshot = ReturnType<typeof snapshotOf>
const orders = (message: string) =>
  readOrders(message).list.map(({ lead, verb, rest }) => `${lead} ${verb} ${rest}`.trim())
const nodeOf = (page: Snapshot, id: unknown) => page.nodes.find(node => node.id === id)
const menu = (id: string) => button('More', { id })
const card = (name: string, ...more: Part[]): Part => ({
  role: 'generic',
  tag: 'div',
  classes: ['card'],
  in: [text(name), ...more],
})

describe('what a message names, and nothing beside it', () => {
  const cards = () => snapshotOf([{ role: 'generic', in: [card('Oda', menu('of Oda')), card('Pim', menu('of Pim'))] }])
  const open = (page: Snapshot, { on }: Call & { on?: string }) => {
    if (on?.startsWith('of ')) page.nodes.push({ ...nodeOf(page, on)!, ref: 'entry', id: 'entry', name: 'Archive' })
  }

  for (const message of [
    'Choose "Archive" from the menu of the note that Pim wrote.',
    'Pick "Archive" in the menu beside the name Pim.',
    'Take Archive out of the menu of the card of Pim.',
  ])
    it(`a menu that each item has is opened for the item that is named: ${message}`, async () => {
      const { calls } = await doneOn(cards(), message, open as (page: Snapshot, call: Call) => void)
      expect(said(calls)).to.deep.equal(['click of Pim', 'click entry'])
    })

  it('none of several menus of one name is opened to look for what is meant', async () => {
    expect(
      (await doneOn(cards(), 'Click "Archive".', open as (page: Snapshot, call: Call) => void)).calls,
    ).to.deep.equal([])
  })

  const boxes = () =>
    snapshotOf([
      { role: 'list', in: [box('Rye', true), box('Oat'), box('Spelt', true)] },
      { role: 'group', in: [box('News by mail', true)] },
      button('Save'),
    ])
  const tick = (page: Snapshot, { tool, on, checked }: Call & { on?: string; checked?: boolean }) => {
    const node = page.nodes.find(({ name }) => name === on)
    if (tool === 'check' && node && checked !== undefined) node.checked = checked
  }
  for (const message of [
    'Only Oat and Spelt should be ticked. Then press Save.',
    'Tick only Oat and Spelt, then press Save.',
    'Oat and Spelt alone are to be checked; press Save.',
  ])
    it(`what else is ticked of the same group is ticked no longer: ${message}`, async () => {
      const { calls } = await doneOn(boxes(), message, tick as (page: Snapshot, call: Call) => void)
      expect(said(calls).toSorted()).to.deep.equal(['check Oat true', 'check Rye false', 'click Save'])
    })

  it('other marks stay as they are where nothing is said of them', async () => {
    const { calls } = await doneOn(boxes(), 'Tick Oat and press Save.', tick as (page: Snapshot, call: Call) => void)
    expect(said(calls)).to.deep.equal(['check Oat true', 'click Save'])
  })

  it('the box that is ticked is a mark, and no field for text', async () => {
    const form = snapshotOf([field('Signature'), box('I agree'), button('Go on')])
    const { calls } = await doneOn(
      form,
      'Tick the box, then press Go on.',
      tick as (page: Snapshot, call: Call) => void,
    )
    expect(said(calls)).to.deep.equal(['check I agree true', 'click Go on'])
    const two = snapshotOf([box('I agree'), box('Send me news'), button('Go on')])
    expect((await doneOn(two, 'Tick the box, then press Go on.')).calls).to.deep.equal([])
  })

  it('to press alone is not what is asked for where something is to be chosen first', async () => {
    const form = snapshotOf([
      { role: 'radio', tag: 'input', name: 'cello', checked: false },
      { role: 'radio', tag: 'input', name: 'flute', checked: false },
      button('Submit'),
    ])
    expect((await doneOn(form, 'What do you hear? Choose its name and press Submit.')).calls).to.deep.equal([])
  })

  for (const message of [
    'Set the password to "k4Tz" by typing it into both boxes, then press Join.',
    'Change your password to "k4Tz" and enter it in each of the two fields, then press Join.',
  ])
    it(`a text for both fields goes into both: ${message}`, async () => {
      const secret = (name: string): Part => field(name, '', { type: 'password' } as Partial<PageNode>)
      const { calls } = await doneOn(snapshotOf([secret('New password'), secret('Once more'), button('Join')]), message)
      const typed = calls.filter(({ tool }) => tool === 'type')
      expect(new Set(typed.map(({ on }) => on))).to.deep.equal(new Set(['New password', 'Once more']))
      expect(typed.every(({ text: written }) => written === 'k4Tz')).to.equal(true)
    })

  it('words around a quotation are no part of what is entered', () => {
    const { steps } = readInstructions('set the motto to "Ever on" by typing it twice')
    expect(steps.map(({ kind }) => kind)).not.to.include('fill')
  })

  it('a text that is only pointed at is not written in the words that point at it', async () => {
    const page = snapshotOf([{ role: 'generic', in: [text('Rain falls on stones')] }, field('end'), button('Submit')])
    expect((await doneOn(page, 'Type its last word below, then press Submit.')).calls[0]).to.include({ text: 'stones' })
    expect((await doneOn(page, 'Type its hidden code below, then press Submit.')).calls).to.deep.equal([])
  })

  it('a number that is waited for, a window by its name, an order from one end to the other are said in one way', () => {
    expect(orders('Wait until the price of tin is above 12 and then press Sell.')).to.deep.equal([
      'press Sell when the price of tin is above 12',
    ])
    expect(orders('Wait until the level drops below 40%, then stop.')).to.deep.equal([
      'wait until the level drops below 40%',
      'stop',
    ])
    expect(orders('Close the dialog "Notes" with the cross in its corner.')).to.have.length(1)
    expect(orders('Tap the tiles one by one, starting with the largest.')).to.have.length(1)
    expect(orders('Hit the numbered balls. Start with the highest number and work your way down.')).to.deep.equal([
      'hit the numbers in descending order',
    ])
    expect(orders('Press OK once it has been moved.')).to.deep.equal(['press OK'])
  })
})
