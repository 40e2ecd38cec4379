import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { readSpan } from '../../../../src/agent/web/goals/mechanisms/slots.ts'
import { readSuperlative } from '../../../../src/agent/web/goals/values/measure.ts'
import { withSubject } from '../../../../src/agent/web/read/with-subject.ts'
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
const dot = (left: number, color: string): Part =>
  drawn('circle', [left, 5, 10, 10], { id: `${color} ${left}`, background: color, clickable: true })
const frame = (id: string, left: number): Part => drawn('rect', [left, 40, 50, 70], { id })
const moved = (now: PageSnapshot, { on }: Call) => {
  now.nodes.find(({ id }) => id === on)!.box = [20, 60, 10, 10]
}

describe('what is sought further than at the first look', () => {
  it('"everything else goes into the right box", and what is told by what is so', async () => {
    const page = snapshotOf([
      drawing(frame('left', 0), frame('right', 90), dot(10, '#ff0000'), dot(30, '#0000ff'), dot(50, '#ff0000')),
    ])
    for (const order of [
      'Drag all red circles into the left box. Everything else goes into the right box.',
      'Put what is red into the left box and the rest into the right one.',
    ]) {
      const { calls } = await doneOn(page, order, moved)
      expect(calls.map(({ on, to }) => `${on} ${to}`)).to.deep.equal([
        '#ff0000 10 left',
        '#ff0000 50 left',
        '#0000ff 30 right',
      ])
    }
  })

  it('a name beside which others of its list have something that unfolds them opens nothing itself', async () => {
    const entry = (name: string, ...inside: Part[]): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [...inside, text(name, { clickable: true, id: name })],
    })
    const page = snapshotOf([
      {
        role: 'list',
        tag: 'ul',
        classes: ['filetree'],
        in: [
          entry('Letter'),
          entry('Letters', { role: 'generic', clickable: true, classes: ['hitarea'], id: 'unfold' }),
        ],
      },
    ])
    const { calls } = await doneOn(page, 'Click on the file named "Ann".')
    expect(said(calls)).to.deep.equal(['click unfold'])
  })

  it('what was opened may take a second to come out', async () => {
    const page = snapshotOf([button('Colours')])
    let looks = 0
    const late = (now: PageSnapshot, { tool }: Call) => {
      if (tool === 'click')
        setTimeout(() => now.nodes.push({ ...(button('Teal') as PageNode), ref: 'x', depth: 0 }), 700)
      looks++
    }
    const { calls } = await doneOn(page, 'Click "Colours" and then click "Teal".', late)
    expect(said(calls)).to.deep.equal(['click Colours', 'click Teal'])
    expect(looks).to.equal(2)
  })

  it('the time that something takes is compared, and not that at which it begins', () => {
    expect(readSuperlative('the ticket that takes the least time')).to.include({ by: 'duration', most: false })
    expect(readSuperlative('the train with the longest duration')).to.include({ by: 'duration', most: true })
  })

  it('a radius is written with its sign, or drawn as a line from the point', async () => {
    const point = drawn('circle', [73, 58, 4, 4])
    const ray = drawn('line', [75, 60, 26, 0], {
      points: [
        [75, 60],
        [101, 60],
      ],
    })
    const canvas = (...parts: Part[]): Part => ({ ...drawing(...parts), tag: 'canvas', shape: 'canvas' })
    for (const page of [snapshotOf([text('r = 26'), canvas(point)]), snapshotOf([canvas(point, ray)])]) {
      const { calls } = await doneOn(page, 'Draw a circle around the marked point with the radius given.')
      expect(calls[0]).to.deep.include({ tool: 'drag', by: { x: 26, y: 0 } })
    }
  })

  it('what is hot is found by which places are nearer to it, in a few looks', async () => {
    const page = snapshotOf([{ role: 'generic', id: 'field', box: [0, 0, 150, 130] }, text('-', { id: 'told' })])
    const tell = (now: PageSnapshot, { tool, position }: Call) => {
      if (tool !== 'hover') return
      const { x, y } = (position ?? { x: 0.5, y: 0.5 }) as { x: number; y: number }
      const far = Math.hypot(x * 150 - 118, y * 130 - 21)
      now.nodes[1]!.name = far < 12 ? 'HOT' : far < 30 ? 'WARM' : far < 55 ? 'LUKEWARM' : far < 85 ? 'COOL' : 'COLD'
    }
    for (const order of ['Find the hot spot and click on it.', 'Somewhere it is hot: find and click that place.']) {
      const { calls } = await doneOn(page, order, tell)
      const { x, y } = calls.at(-1)!['position'] as { x: number; y: number }
      expect(Math.hypot(x * 150 - 118, y * 130 - 21)).to.be.below(12)
      expect(calls.length).to.be.below(24)
    }
  })

  it('what is to be retyped is typed, by what is seen', async () => {
    const page = snapshotOf([
      { role: 'generic', in: ['Q', 'r', '7'].map((sign, at) => text(sign, { box: [at * 20, 0, 15, 20] })) },
      field('', ''),
      button('Submit'),
    ])
    const keep = (now: PageSnapshot, { tool, text: written }: Call) => {
      if (tool === 'type') now.nodes.find(({ editable }) => editable)!.value = written as string
    }
    const { calls } = await doneOn(page, 'Retype what you see above in the text field, then submit.', keep)
    expect(calls[0]).to.deep.include({ tool: 'type', text: 'Qr7' })
  })

  it('one of each of things that are named, with a name that has an "and" in it', async () => {
    const row = (name: string): Part => ({
      role: 'listitem',
      in: [text(name), text('0'), button('-', { id: `less ${name}` }), button('+', { id: `more ${name}` })],
    })
    const count = (now: PageSnapshot, { on }: Call) => {
      const name = String(on).replace('more ', '')
      now.nodes[now.nodes.findIndex(node => node.name === name) + 1]!.name = '1'
    }
    const page = snapshotOf([row('Soup'), row('Fish and chips'), row('Pie')])
    const { calls } = await doneOn(page, 'Order Soup and Fish and chips, one of each.', count)
    expect(said(calls)).to.deep.equal(['click more Soup', 'click more Fish and chips'])
  })

  it('a number is had from what makes numbers, by the one button that ends nothing', async () => {
    const page = snapshotOf([text('-', { id: 'shown' }), button('Generate'), button('Submit')])
    const make = (now: PageSnapshot, { on }: Call) => {
      if (on === 'Generate') now.nodes[0]!.name = now.nodes[0]!.name === '4' ? '7' : '4'
    }
    const { calls } = await doneOn(page, 'Get an odd number out of the generator, then submit.', make)
    expect(said(calls)).to.deep.equal(['click Generate', 'click Generate', 'click Submit'])
  })

  it('half hours may stand in a column of their own beside the hour', async () => {
    const hour = (at: number): Part => ({
      role: 'generic',
      box: [0, at * 24, 150, 24],
      in: [
        text(`${at + 6}AM`),
        {
          role: 'generic',
          box: [30, at * 24, 120, 24],
          in: [0, 12].map((down, part): Part => ({
            role: 'generic',
            id: `${at + 6}:${part === 0 ? '00' : '30'}`,
            box: [30, at * 24 + down, 120, 12],
            clickable: true,
          })),
        },
      ],
    })
    const page = snapshotOf([{ role: 'generic', in: [0, 1, 2, 3, 4, 5].map(hour) }])
    const { calls } = await doneOn(page, 'Create a 1.5 hour event named "Yoga", between 8AM and 11AM.')
    expect(calls[0]).to.deep.include({ tool: 'drag', on: '8:00', to: '9:00' })
  })

  it('half an hour is no span from the first to the last hour in which it may be', () => {
    for (const said of ['a half-hour event between 10AM and 1PM', 'half an hour between 10AM and 1PM'])
      expect(readSpan(said)).to.deep.equal({ start: 600, length: 30 })
    expect(readSpan('1 and a half hours at 9:00')).to.deep.equal({ start: 540, length: 90 })
  })

  it('a colour is picked in "the picker" by its code', async () => {
    const page = snapshotOf([field('', 'FFFFFF'), button('Submit')])
    const keep = (now: PageSnapshot, { text: written }: Call) => {
      if (typeof written === 'string') now.nodes[0]!.value = written
    }
    const { calls } = await doneOn(page, 'Choose the colour magenta in the picker and submit.', keep)
    expect(calls[0]).to.deep.include({ tool: 'type', text: 'FF00FF' })
  })

  it('a statement that begins with the place is about what stands behind its verb', () => {
    expect(withSubject('Somewhere in the tree is "Paul". Click it.', () => true)).to.equal('Click "Paul".')
    expect(withSubject('The hall is paid: drag it to Done', () => true)).to.equal('drag The hall to Done')
  })

  it('to tell how many there are by pressing a button asks how many', () => {
    expect(readOrders('Tell how many edges the figure has by pressing a button.').text).to.match(
      /^how many edges the figure has/i,
    )
  })
})
