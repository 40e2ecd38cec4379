import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const figure = (
  id: string,
  shape: string,
  box: [number, number, number, number],
  more: Partial<PageNode> = {},
): Part => ({
  role: 'graphics-symbol',
  tag: shape,
  name: '',
  id,
  shape,
  box,
  ...more,
})
const svg = (...parts: Part[]): Part => ({ role: 'img', tag: 'svg', name: '', box: [0, 0, 300, 200], in: parts })
const row = (...cells: string[]): Part => ({
  role: 'row',
  tag: 'tr',
  name: '',
  in: [
    ...cells.map((name): Part => ({ role: 'cell', tag: 'td', name })),
    { role: 'cell', tag: 'td', name: '', in: [button('Open', { id: cells.join() })] },
  ],
})

describe('widgets that are only drawn', () => {
  it('a number is raised and lowered by triangles that point up and down', async () => {
    const page = snapshotOf([
      svg(
        text('2', { id: 'n', tag: 'text' }),
        figure('more', 'polygon', [40, 0, 20, 12], {
          clickable: true,
          points: [
            [40, 12],
            [60, 12],
            [50, 0],
          ],
        }),
        figure('less', 'polygon', [40, 16, 20, 12], {
          clickable: true,
          points: [
            [40, 16],
            [60, 16],
            [50, 28],
          ],
        }),
      ),
    ])
    const { calls } = await doneOn(page, 'Set the number to -1.', (now, { on }) => {
      const node = now.nodes.find(({ id }) => id === 'n')!
      node.name = String(Number(node.name) + (on === 'more' ? 1 : -1))
    })
    expect(said(calls)).to.deep.equal(['click less', 'click less', 'click less'])
  })

  it('what lies on a line is pulled along it until the number beside shows the value', async () => {
    const page = snapshotOf([
      svg(
        figure('line', 'line', [10, 20, 200, 0], {
          points: [
            [10, 20],
            [210, 20],
          ],
        }),
        figure('peg', 'circle', [2, 12, 16, 16], { background: '#225588' }),
      ),
      text('Warmth:'),
      text('0', { id: 'shown' }),
    ])
    const { done, calls } = await doneOn(page, 'Bring the warmth to 40.', (now, { tool, by }) => {
      const node = now.nodes.find(({ id }) => id === 'shown')!
      if (tool === 'drag') node.name = String(Number(node.name) + (by as { x: number }).x / 2)
    })
    expect(done).to.equal(true)
    expect(calls.at(-1)!.on).to.equal('peg')
  })

  it('crosses and noughts are read where they are drawn over the fields', async () => {
    const cells = [...Array(9).keys()].map(k =>
      figure(`f${k}`, 'rect', [(k % 3) * 40, Math.floor(k / 3) * 40, 38, 38], { clickable: true }),
    )
    const sign = (name: string, k: number): Part =>
      text(name, { tag: 'text', box: [(k % 3) * 40 + 14, Math.floor(k / 3) * 40 + 12, 10, 14] })
    const page = snapshotOf([svg(...cells, sign('X', 0), sign('X', 1), sign('O', 4), sign('O', 8))])
    const { calls } = await doneOn(page, 'Playing as X, win the game of tic-tac-toe.')
    expect(said(calls)[0]).to.equal('click f2')
  })

  it('a right angle is made at the point that is said', async () => {
    const dot = (id: string, x: number, background: string) => figure(id, 'circle', [x - 4, 96, 8, 8], { background })
    const page = snapshotOf([
      svg(
        figure('line', 'line', [100, 100, 60, 0], {
          points: [
            [100, 100],
            [160, 100],
          ],
        }),
        dot('a', 100, '#ff0000'),
        dot('b', 160, '#000000'),
      ),
    ])
    const placed = async (message: string) => (await doneOn(page, message)).calls.map(({ x }) => x)
    expect(await placed('Add a point for a right angle with the black dot as its corner.')).to.deep.equal([160])
    expect(await placed('Add a point for a right angle at the red dot.')).to.deep.equal([100])
    expect(await placed('Add a point for a right angle at the green dot.')).to.deep.equal([])
  })

  it('a point of a grid is that of its figures also where these begin at one place and are of several widths', async () => {
    const dots = [-2, -1, 0, 1, 2].flatMap(x =>
      [-2, -1, 0, 1, 2].map(y =>
        figure(`${x},${y}`, 'circle', [100 + 32 * x - 5, 100 - 32 * y - 5, 10, 10], { clickable: true }),
      ),
    )
    const label = (value: number, x: number, y: number): Part =>
      text(String(value), { tag: 'text', box: [x, y, value < 0 ? 9 : 6, 10] })
    const across = [-2, -1, 0, 1, 2].map(x => label(x, 100 + 32 * x + 2, 104))
    const up = [-2, -1, 1, 2].map(y => label(y, 103, 100 - 32 * y - 10))
    const clicked = async (words: string) =>
      said((await doneOn(snapshotOf([svg(...across, ...up, ...dots)]), words)).calls)
    expect(await clicked('Click the point (2, -2).')).to.deep.equal(['click 2,-2'])
    expect(await clicked('Click the point (-1, 2).')).to.deep.equal(['click -1,2'])
  })

  it('a hue is found by clicking along the field and looking at the patch', async () => {
    const page = snapshotOf([
      { role: 'generic', tag: 'div', name: '', id: 'strip', clickable: true, box: [0, 0, 360, 20] },
      { role: 'generic', tag: 'div', name: '', id: 'patch', box: [0, 30, 20, 20] },
    ])
    const hex = (hue: number) =>
      [0, 8, 4]
        .map(n => {
          const k = (n + hue / 30) % 12
          return Math.round(255 * (0.5 - 0.5 * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
            .toString(16)
            .padStart(2, '0')
        })
        .join('')
    const { done, calls } = await doneOn(page, 'Pick green on the colour strip.', (now, { x }) => {
      now.nodes.find(({ id }) => id === 'patch')!.background = `#${hex(x as number)}`
    })
    expect(done).to.equal(true)
    expect(calls.at(-1)!['x']).to.be.within(105, 135)
    expect((await doneOn(page, 'Pick green on the colour strip.')).done).to.equal(false)
  })

  it('things that no text calls so are counted by what is drawn again and again', async () => {
    const brick = (k: number): Part => ({
      role: 'generic',
      tag: 'i',
      name: '',
      background: '#aa3311',
      box: [k * 20, 0, 12, 12],
    })
    const page = snapshotOf([...[0, 1, 2, 3, 4].map(brick), field('Answer'), button('Go')])
    const { calls } = await doneOn(page, 'Count the bricks, enter the total number and press Go.')
    expect(said(calls)).to.deep.equal(['type Answer 5', 'click Go'])
  })
})

describe('places and items that are told by two things', () => {
  const orders = snapshotOf([
    {
      role: 'row',
      tag: 'tr',
      name: '',
      in: [
        { role: 'columnheader', tag: 'th', name: 'Who' },
        { role: 'columnheader', tag: 'th', name: 'State' },
      ],
    },
    row('Rita', 'Paid'),
    row('Omar', 'Late'),
    row('Rita', 'Late'),
  ])

  for (const message of [
    'For the late order of Rita, press Open.',
    'Find the order with who Rita and state late and press its Open.',
    'From the orders, find the late one by Rita and press its Open.',
  ])
    it(message, async () => expect(said((await doneOn(orders, message)).calls)).to.deep.equal(['click Rita,Late']))

  it('a slot by its row and its place in it, and none where there is no such', async () => {
    const slots = [...Array(6).keys()].map((k): Part => ({
      role: 'generic',
      tag: 'b',
      name: '',
      id: `s${k}`,
      box: [(k % 2) * 50, Math.floor(k / 2) * 40, 40, 30],
    }))
    const page = snapshotOf([
      { role: 'text', tag: 'span', name: 'kettle', draggable: true, box: [0, 150, 40, 12] },
      ...slots,
    ])
    const moved = async (message: string) => said((await doneOn(page, message)).calls)
    expect(await moved('Drag kettle into the second slot of the third row.')).to.deep.equal(['drag kettle s5'])
    expect(await moved('Drag kettle into the third slot of the third row.')).to.deep.equal([])
  })

  it('“once” behind a thing is no condition that is waited for', async () => {
    const { calls } = await doneOn(snapshotOf([button('Tea'), text('3')]), 'Click Tea once and then nothing.')
    expect(calls.length).to.be.lessThan(2)
  })

  it('what is cut into two equal halves is no pair of things that look the same', async () => {
    const tile = (id: string): Part => ({
      role: 'generic',
      tag: 'i',
      name: '',
      id,
      clickable: true,
      background: '#333333',
      box: [0, 0, 20, 20],
    })
    const { calls } = await doneOn(
      snapshotOf([tile('a'), tile('b'), button('Go')]),
      'Make a line that splits the angle into two equal halves, then press Go.',
    )
    expect(said(calls)).not.to.include('click a')
  })

  it('a heading of a part that folds out is opened to look for what is not shown', async () => {
    const head = (name: string): Part => ({ role: 'text', tag: 'div', name, id: name, clickable: true })
    const { calls } = await doneOn(
      snapshotOf([head('Chapter 1'), head('Chapter 2')]),
      'Expand the chapters and click on the link "Mint".',
      (now, { on }) => {
        if (on === 'Chapter 2')
          now.nodes.push({ ...now.nodes[0]!, ref: 'e9', id: 'Mint', name: 'Mint', role: 'link', tag: 'a' })
      },
    )
    expect(said(calls).at(-1)).to.equal('click Mint')
  })
})

describe('things that each have a place of their own', () => {
  const disc = (id: string, background: string): Part => ({
    role: 'generic',
    tag: 'b',
    name: '',
    id,
    background,
    round: true,
    draggable: true,
    box: [0, 0, 20, 20],
  })
  const tray = (id: string, background?: string): Part => ({
    role: 'generic',
    tag: 'div',
    name: '',
    id,
    box: [0, 50, 40, 40],
    ...(background && { background }),
  })
  const message = 'Drag each circle into the box that has the same colour.'

  it('go to that of their colour', async () => {
    const page = snapshotOf([disc('a', '#ff0000'), disc('b', '#0000ff'), tray('x', '#0000ff'), tray('y', '#ff0000')])
    expect(said((await doneOn(page, message)).calls)).to.deep.equal(['drag a y', 'drag b x'])
  })

  it('and nowhere where that cannot be seen', async () => {
    const page = snapshotOf([disc('a', '#ff0000'), disc('b', '#0000ff'), tray('x'), tray('y')])
    expect((await doneOn(page, message)).calls).to.deep.equal([])
  })
})

describe('a circle that is drawn freehand', () => {
  const canvas = (): ReturnType<typeof snapshotOf> =>
    snapshotOf([
      {
        role: 'img',
        tag: 'svg',
        id: 'drawing',
        box: [0, 0, 160, 160],
        in: [{ role: 'graphics-symbol', tag: 'circle', shape: 'circle', name: 'dot', box: [75, 75, 10, 10] }],
      },
    ])
  const strokes = async (left: boolean) =>
    (
      await doneOn(canvas(), 'Draw a circle around the dot.', (now, { tool, via }) => {
        const dot = now.nodes.find(({ name }) => name === 'dot')!
        if (left && tool === 'drag' && via !== undefined)
          now.nodes.push({ ...dot, ref: 'n9', name: 'line', tag: 'path', box: [20, 40, 60, 20] })
      })
    ).calls.filter(({ tool }) => tool === 'drag').length

  it('is pulled outwards where nothing came of it', async () => expect(await strokes(false)).to.equal(2))
  it('is not drawn a second time beside what the first stroke left', async () =>
    expect(await strokes(true)).to.equal(1))
})
