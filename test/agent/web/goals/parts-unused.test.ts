import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const items = (names: readonly string[], more: Partial<Part> = {}): Part => ({
  role: 'list',
  tag: 'ul',
  in: names.map(name => ({ role: 'listitem', tag: 'li', name, in: [text(name, more as object)] })),
})
const tile = (name: string): Part => ({ role: 'text', tag: 'div', name, clickable: true })
const typed = async (page: PageSnapshot, message: string) => said((await doneOn(page, message)).calls)

describe('a part of an instruction that is used nowhere', () => {
  it('is no reason to count without it: what tells which things are meant is counted by', async () => {
    const page = (names: readonly string[]) =>
      snapshotOf([text('Length'), items(names), field('Number'), button('Answer')])
    const scarves = ['Scarf 1, green, L', 'Scarf 2, grey, S', 'Scarf 3, green, S', 'Scarf 4, green, L']
    const asked = (which: string) =>
      `How many green scarves do they have in length ${which}? Put the number in the box and press Answer.`
    expect(await typed(page(scarves), asked('L'))).to.deep.equal(['type Number 2', 'click Answer'])
    // No item says it, so nothing is known of it.
    expect(await typed(page(scarves), asked('XL'))).to.deep.equal([])
  })

  it('nor is what stands at the axis of a chart the figure that was asked for', async () => {
    const page = snapshotOf([
      text('2019', { box: [20, 100, 30, 10] }),
      text('2020', { box: [80, 100, 30, 10] }),
      field('Figure', '', { box: [20, 130, 60, 20] }),
      button('OK', { box: [90, 130, 30, 20] }),
    ])
    expect(await typed(page, 'How many boats were built in 2020? Enter the figure and press OK.')).to.deep.equal([])
  })

  it('nor are words of a sentence the value of the field that one of them is called like', async () => {
    const page = snapshotOf([field('Label'), button('Report')])
    const told = await doneOn(
      page,
      'The label ought to stay on without a break. Which one is it? Type it in and press Report.',
    )
    expect(said(told.calls)).to.deep.equal([])
    const list = snapshotOf([field('Item'), button('Save list')])
    expect(
      await typed(list, 'Make out a list with these lines: 4 nails at 3 euros; 2 saws at 9 euros. Save it.'),
    ).to.deep.equal([])
  })

  it('nor is a choice that is told by comparing left out of an order', async () => {
    const group = (...names: string[]): Part => ({ role: 'generic', tag: 'div', in: names.map(tile) })
    const page = snapshotOf([
      group('Blue', 'Grey'),
      group('Oak + 30 €', 'Pine + 12 €'),
      group('Lock', 'Rack'),
      button('Order'),
    ])
    expect(await typed(page, 'Order the blue desk with the cheapest top there is and a lock.')).not.to.include(
      'click Order',
    )
  })
})

describe('a comparison', () => {
  it('is not made among all where some are to be left out', async () => {
    const day = (name: string): Part => ({ role: 'listitem', tag: 'li', name, clickable: true, in: [text(name)] })
    const page = snapshotOf([{ role: 'list', tag: 'ul', in: ['Mon 18°', 'Tue 29°', 'Wed 24°'].map(day) }])
    expect(await typed(page, 'Click the warmest day of this week on which it does not rain.')).to.deep.equal([])
    expect(await typed(page, 'Click the warmest day of this week.')).to.deep.equal(['click Tue 29°'])
  })
})

describe('counts', () => {
  it('by the look that the words give a meaning to', async () => {
    const struck = { style: ['strike'] as ['strike'] }
    const li = (name: string, more = {}): Part => ({ role: 'listitem', tag: 'li', name, in: [text(name, more)] })
    const list: Part = {
      role: 'list',
      tag: 'ul',
      in: [li('Nails', struck), li('Glue'), li('Rope', struck), li('Tar', struck)],
    }
    const page = snapshotOf([list, field('How many'), button('Send')])
    const asked = (question: string) => typed(page, `${question} What's crossed out is bought. Write it in and send.`)
    expect(await asked('How many of the things have I bought?')).to.include('type How many 3')
    expect(await asked('How many of the things do I still have to get?')).to.include('type How many 1')
  })

  it('on to the number that is left out in a row of them', async () => {
    const page = (...numbers: number[]) =>
      snapshotOf([items(numbers.map(number => `Ticket ${number}`)), field('Number'), button('Report')])
    const message = 'The tickets run on. Which number is missing? Type it in and press Report.'
    expect(await typed(page(41, 44, 42, 45), message)).to.deep.equal(['type Number 43', 'click Report'])
    // Two are left out.
    expect(await typed(page(41, 44, 46, 47), message)).to.deep.equal([])
  })
})

describe('a figure of a chart', () => {
  const dot = (x: number, y: number, id: string): Part => ({
    role: 'generic',
    tag: 'circle',
    shape: 'circle',
    id,
    box: [x, y, 12, 12],
  })
  const year = (name: string, x: number) => text(name, { box: [x, 100, 30, 10] })
  const page = snapshotOf([
    dot(29, 40, 'a'),
    dot(89, 20, 'b'),
    year('2019', 20),
    year('2020', 80),
    field('Figure'),
    button('OK'),
  ])
  const message = 'How many boats were built in 2020? Enter the figure and press OK.'

  it('is read where the mouse brings it up', async () => {
    const { calls } = await doneOn(page, message, (now, call) => {
      if (call.tool === 'hover' && call['on'] === 'b')
        now.nodes.push(...snapshotOf([text('417 boats')]).nodes.map(node => ({ ...node, ref: 't1' })))
    })
    expect(said(calls)).to.deep.equal(['hover b', 'type Figure 417', 'click OK'])
  })

  it('is none where nothing comes up', async () => {
    const { calls } = await doneOn(page, message)
    expect(said(calls).filter(call => !call.startsWith('hover'))).to.deep.equal([])
  })
})

describe('a button that sends', () => {
  it('is no list that something is chosen from', async () => {
    const page = snapshotOf([button('Buy tickets')])
    expect(await typed(page, 'Set the tickets to 3 dogs.')).to.deep.equal([])
  })
})
