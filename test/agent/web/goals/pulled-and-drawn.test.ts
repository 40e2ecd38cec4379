import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { choiceFor } from '../../../../src/agent/web/goals/mechanisms/figure.ts'
import { placeCalled } from '../../../../src/agent/web/goals/mechanisms/place-called.ts'
import { shapesOf } from '../../../../src/agent/web/ground/attributes.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

type Snapshot = ReturnType<typeof snapshotOf>
const figure = (more: Partial<PageNode>): Part => ({ role: 'graphics-symbol', tag: more.shape ?? 'path', ...more })
const star: PageNode['points'] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at): [number, number] => {
  const [far, turn] = [at % 2 ? 20 : 50, (at * Math.PI) / 5]
  return [60 + far * Math.sin(turn), 60 - far * Math.cos(turn)]
})
const plus: PageNode['points'] = [
  ...[
    [40, 10],
    [60, 10],
    [60, 40],
    [90, 40],
    [90, 60],
    [60, 60],
    [60, 90],
    [40, 90],
    [40, 60],
    [10, 60],
    [10, 40],
    [40, 40],
  ],
].map(([x, y]): [number, number] => [x!, y!])
const radio = (name: string): Part => ({ role: 'radio', tag: 'input', name, checked: false })

describe('what is drawn, pulled and stepped', () => {
  it('a figure is called by its corners: stars and crosses have names of their own', () => {
    const node = (points: PageNode['points']) =>
      ({ shape: 'polygon', points, box: [0, 0, 100, 100] }) as unknown as PageNode
    expect([...shapesOf(node(star))]).to.include('star')
    expect([...shapesOf(node(plus))]).to.include('cross')
    expect([
      ...shapesOf(
        node([
          [0, 0],
          [10, 0],
          [10, 10],
          [0, 10],
        ]),
      ),
    ]).to.include('square')
  })

  it('the choice that says most of the figure is its name, and the button below is none of the choices', () => {
    const square = figure({ shape: 'rect', box: [0, 0, 40, 40] })
    const page = readPage(snapshotOf([square, radio('rectangle'), radio('star'), radio('square'), button('Submit')]))
    expect(choiceFor(page)).to.equal('square')
  })

  it('a circle is drawn by going around, where the page draws along; else it is pulled from its middle', async () => {
    const svg = (): Snapshot =>
      snapshotOf([
        {
          role: 'img',
          tag: 'svg',
          box: [0, 0, 200, 200],
          in: [
            figure({ shape: 'circle', box: [96, 96, 8, 8], background: '#000000' }),
            figure({ shape: 'path', id: 'ink', box: [0, 0, 0, 0] }),
          ],
        },
        button('Submit'),
      ])
    const inks = (page: Snapshot, { via }: Call & { via?: { x: number }[] }) => {
      const reach = Math.max(...(via ?? [{ x: 0 }]).map(({ x }) => -x))
      if (reach > 0) page.nodes.find(({ id }) => id === 'ink')!.box = [100 - reach / 2, 100 - reach / 2, reach, reach]
    }
    const freehand = await doneOn(
      svg(),
      'Draw a circle around the dot, then press Submit.',
      inks as (page: Snapshot, call: Call) => void,
    )
    expect(freehand.calls.map(({ tool, via }) => [tool, via !== undefined])).to.deep.equal([
      ['drag', true],
      ['click', false],
    ])
    const pulled = await doneOn(svg(), 'Draw a circle around the dot, then press Submit.')
    expect(pulled.calls.map(({ tool, via }) => [tool, via !== undefined])).to.deep.equal([
      ['drag', true],
      ['drag', false],
      ['click', false],
    ])
    const outwards = await doneOn(svg(), 'Draw a circle around the dot by dragging outwards, then press Submit.')
    expect(outwards.calls.map(({ tool, via }) => [tool, via !== undefined])).to.deep.equal([
      ['drag', false],
      ['click', false],
    ])
  })

  it('what holds both arrows of a counter is none of them', async () => {
    const page = snapshotOf([
      {
        role: 'generic',
        in: [
          { ...field('Level', '2'), readonly: true, editable: false },
          {
            role: 'generic',
            in: [text('▲', { id: 'up', clickable: true }), text('▼', { id: 'down', clickable: true })],
          },
        ],
      },
      button('Submit'),
    ])
    const step = (now: Snapshot, { on }: Call & { on?: string }) => {
      const shown = now.nodes.find(({ readonly }) => readonly)!
      if (on === 'up') shown.value = String(Number(shown.value) + 1)
      if (on === 'down') shown.value = String(Number(shown.value) - 1)
    }
    const { calls } = await doneOn(
      page,
      'Use the arrows to set the level to 0 and press Submit.',
      step as (page: Snapshot, call: Call) => void,
    )
    expect(said(calls)).to.deep.equal(['click down', 'click down', 'click Submit'])
  })

  it('a counter that goes away from the number is left alone', async () => {
    const page = snapshotOf([
      { role: 'generic', in: [text('5', { id: 'shown' }), button('+'), button('-')] },
      button('Submit'),
    ])
    const step = (now: Snapshot, { tool }: Call) => {
      const shown = now.nodes.find(({ id }) => id === 'shown')!
      if (tool === 'click') shown.name = String(Number(shown.name) - 1)
    }
    const { calls, done } = await doneOn(page, 'Set the number to 9 and press Submit.', step)
    expect(done).to.equal(false)
    expect(calls.length).to.be.lessThan(5)
  })

  it('a place to drop something is the box that has its name on it', () => {
    const bin = (name: string): Part => ({ role: 'generic', id: `box ${name}`, box: [0, 0, 90, 60], in: [text(name)] })
    const page = readPage(snapshotOf([bin('left'), bin('Toys'), text('Toys and games')]))
    for (const [phrase, id] of [
      ['the left bin', 'box left'],
      ['the crate labelled Toys', 'box Toys'],
      ['the box Toys', 'box Toys'],
      ['the jar called Toys', 'box Toys'],
      ['the word Toys', undefined],
      ['the pile for books', undefined],
    ] as const)
      expect(placeCalled(page, phrase)?.id, phrase).to.equal(id)
  })

  it('a sheet of one month is a calendar, of whatever year', async () => {
    const days = Array.from({ length: 30 }, (_, at) => button(String(at + 1)))
    const page = () =>
      snapshotOf([
        {
          role: 'generic',
          in: [
            { role: 'heading', tag: 'h3', name: 'April' },
            { role: 'generic', in: days },
          ],
        },
        button('OK'),
      ])
    for (const message of [
      'Mark April 17 on the planner and press OK.',
      'Choose the 17th of April in the calendar, then press OK.',
    ])
      expect(said((await doneOn(page(), message)).calls), message).to.deep.equal(['click 17', 'click OK'])
    expect((await doneOn(page(), 'Mark May 17 on the planner and press OK.')).calls).to.deep.equal([])
  })
})
