import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const drawn = (shape: string, box: PageNode['box'], more: Partial<PageNode> = {}): Part => ({
  role: 'graphics-symbol',
  tag: shape,
  shape,
  box,
  ...more,
})
const drawing = (...parts: Part[]): Part => ({
  role: 'img',
  tag: 'svg',
  shape: 'svg',
  box: [0, 0, 150, 120],
  in: parts,
})

describe('what a look at the page tells after an act, or beside it', () => {
  it('the corner of a right angle is where the page draws its second line from', async () => {
    const page = snapshotOf([
      drawing(
        drawn('line', [40, 60, 40, 0], {
          points: [
            [40, 60],
            [80, 60],
          ],
        }),
        drawn('circle', [38, 58, 4, 4], {}),
        drawn('circle', [78, 58, 4, 4], {}),
      ),
    ])
    /** Joins what was clicked to the second dot. */
    const join = (now: PageSnapshot, { tool, x, y }: Call) => {
      if (tool !== 'click_at') return
      now.nodes = now.nodes.filter(({ ref }) => ref !== 'line')
      now.nodes.push({
        ...now.nodes[1]!,
        ref: 'line',
        points: [
          [80, 60],
          [Number(x), Number(y)],
        ],
      })
    }
    const { calls } = await doneOn(page, 'Add a third point to create a right angle.', join)
    const places = calls.filter(({ tool }) => tool === 'click_at')
    expect(places.at(-1)!['x']).to.equal(80)
  })

  it('a radius that the page states is that of the circle, and without one nothing is drawn', async () => {
    const page = (told: string) =>
      snapshotOf([text(told), { ...drawing(drawn('circle', [73, 58, 4, 4])), tag: 'canvas', shape: 'canvas' }])
    const order = 'Draw a circle with the given radius centered around the marked point.'
    const { calls } = await doneOn(page('Radius: 26 px'), order)
    expect(calls.map(({ tool, by }) => [tool, by])).to.deep.equal([['drag', { x: 26, y: 0 }]])
    expect((await doneOn(page('Have fun'), order)).calls).to.deep.equal([])
  })

  it('of two rasters of boxes the one that cannot be changed shows which are to be ticked', async () => {
    const cell = (at: number, left: number, more: Partial<PageNode>): Part => ({
      role: 'checkbox',
      tag: 'input',
      box: [left + 10 * (at % 2), 10 * Math.floor(at / 2), 8, 8],
      ...more,
    })
    const shown = [true, true, false, true]
    const page = snapshotOf([
      ...shown.map((_, at) => cell(at, 0, { id: `own${at}`, checked: false })),
      ...shown.map((checked, at) => cell(at, 60, { checked, disabled: true })),
    ])
    const { calls } = await doneOn(page, 'Draw the number "7" in the checkboxes using the example on the right.')
    expect(calls.map(({ on }) => on)).to.deep.equal(['own0', 'own1', 'own3'])
  })

  it('a colour that is given by its code is written as it is, whatever "following" points at', async () => {
    const page = snapshotOf([field('', '66CCFF'), button('Submit')])
    const keep = (now: PageSnapshot, { text: written }: Call) => {
      if (typeof written === 'string') now.nodes[0]!.value = written
    }
    const { calls } = await doneOn(page, 'Select the following color #4df287 with the color wheel.', keep)
    expect(calls[0]).to.deep.include({ tool: 'type', text: '4DF287' })
  })

  it('a suggestion is an entry, and not the list that begins with one', async () => {
    const page = snapshotOf([field('Tags')])
    const suggest = (now: PageSnapshot, { tool }: Call) => {
      if (tool !== 'type') return
      const list: PageNode = { ref: 'l', role: 'list', name: '', depth: 0, tag: 'ul', clickable: true }
      const entry = (name: string): PageNode => ({
        ref: name,
        role: 'listitem',
        name,
        depth: 1,
        tag: 'li',
        clickable: true,
        parent: 'l',
      })
      now.nodes.push(list, entry('Andorra'), entry('Iceland'))
    }
    const { calls } = await doneOn(page, 'Enter an item that starts with "And".', suggest)
    expect(calls.at(-1)).to.deep.include({ tool: 'click', on: 'Andorra' })
  })

  it('"2 of the item X" is an amount of X', async () => {
    const row = (name: string): Part => ({
      role: 'listitem',
      in: [text(name), text('0'), button('+', { id: `more ${name}` })],
    })
    const more = (now: PageSnapshot) => {
      const shown = now.nodes.find(({ name }) => /^\d$/.test(name))!
      shown.name = String(Number(shown.name) + 1)
    }
    const { calls } = await doneOn(
      snapshotOf([row('Pie'), row('Wrap'), row('Soup')]),
      'Order 2 of the item "Pie".',
      more,
    )
    expect(said(calls)).to.deep.equal(['click more Pie', 'click more Pie'])
  })

  it('as many as possible are all', () => {
    expect(readOrders('Click as many red items as possible before the time is up.').list[0]!.rest).to.equal(
      'all red items',
    )
  })

  it('half hours stand below each other in the line of an hour', async () => {
    const hour = (at: number): Part => ({
      role: 'generic',
      box: [0, at * 24, 150, 24],
      in: [
        text(`${at + 8}:00`),
        ...[0, 12].map((down, part): Part => ({
          role: 'generic',
          id: `${at + 8}:${part === 0 ? '00' : '30'}`,
          box: [30, at * 24 + down, 120, 12],
          clickable: true,
        })),
      ],
    })
    const page = snapshotOf([{ role: 'generic', in: [0, 1, 2, 3, 4, 5, 6].map(hour) }])
    const { calls } = await doneOn(page, 'Create a 1 hour event named "Yoga", between 9:00 and 12:00.')
    expect(calls[0]).to.deep.include({ tool: 'drag', on: '9:00', to: '9:30' })
  })

  it('a solid is turned by quarters once it has shown how far that is', async () => {
    const sides = ['1', '2', '3', '4', '5', '6']
    const holder: Part = {
      role: 'generic',
      box: [0, 0, 60, 60],
      in: sides.map(name => text(name, { box: [0, 0, 30, 40] })),
    }
    let turned = 0
    /** A quarter of a turn is 90 pixels; the sides come round in the order 1, 3, 2, 4. */
    const turn = (now: PageSnapshot, { tool, by }: Call) => {
      if (tool === 'drag') turned += (by as { x: number }).x
      const [quarter, rest] = [Math.floor(turned / 90), turned % 90]
      const front = ['1', '3', '2', '4'][quarter % 4]!
      for (const node of now.nodes.filter(({ name }) => sides.includes(name)))
        node.box = node.name === front ? [0, 0, rest === 0 ? 60 : 30, 60] : [0, 0, 30, 40]
    }
    const page = snapshotOf([holder])
    page.nodes.find(({ name }) => name === '1')!.box = [0, 0, 60, 60]
    const { calls, done } = await doneOn(page, 'Turn the cube so that "4" is facing you.', turn)
    expect(done).to.equal(true)
    expect(calls.filter(({ tool }) => tool === 'drag').map(({ by }) => (by as { x: number }).x)).to.deep.equal([
      30, 30, 30, 90, 90,
    ])
  })
})
