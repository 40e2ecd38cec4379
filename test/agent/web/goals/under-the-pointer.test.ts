import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { matchText } from '../../../../src/agent/web/ground/match-text.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const figure = (more: Partial<PageNode>): Part => ({ role: 'graphics-symbol', tag: more.shape ?? 'path', ...more })
const digit = (name: string, x: number, y: number): Part => ({
  role: 'text',
  tag: 'text',
  name,
  id: name,
  box: [x, y, 10, 20],
  clickable: true,
})

describe('what stands where the pointer goes', () => {
  it('things that are named and then covered are clicked where they stood', async () => {
    const page = snapshotOf([
      {
        role: 'img',
        tag: 'svg',
        box: [0, 0, 200, 200],
        in: [digit('2', 20, 20), digit('3', 80, 90), digit('1', 140, 30)],
      },
    ])
    const { calls } = await doneOn(page, 'Click the numbers in ascending order.', (now, { on }) => {
      if (on === '1')
        now.nodes = now.nodes.flatMap((node, at) =>
          node.tag !== 'text'
            ? [node]
            : node.name === '1'
              ? []
              : [
                  {
                    ...node,
                    ref: `c${at}`,
                    id: `cover of ${node.name}`,
                    role: 'generic',
                    tag: 'rect',
                    shape: 'rect',
                    name: '',
                    box: [node.box![0] - 4, node.box![1] - 2, 22, 22] as PageNode['box'],
                  },
                ],
        )
    })
    expect(said(calls)).to.deep.equal(['click 1', 'click cover of 2', 'click cover of 3'])
  })

  it('of two coloured boxes that have a letter each one is the smaller', async () => {
    const page = snapshotOf([
      { role: 'generic', name: 'a', id: 'little', box: [10, 10, 24, 24], background: '#ffff00', draggable: true },
      { role: 'generic', name: 'B', id: 'great', box: [80, 40, 60, 60], background: '#008000', draggable: true },
      button('Done'),
    ])
    const { calls } = await doneOn(page, 'Drag the small box so that it is wholly inside the large box.')
    expect(calls.slice(0, 1)).to.deep.equal([{ tool: 'drag', on: 'little', to: 'great' }])
  })

  it('a line goes over the drawing that has the point, not over a larger empty one', async () => {
    const page = snapshotOf([
      {
        role: 'img',
        tag: 'svg',
        id: 'drawing',
        box: [0, 0, 150, 100],
        in: [figure({ shape: 'circle', box: [46, 36, 8, 8], background: '#ff8800' })],
      },
      button('Done'),
      { role: 'img', tag: 'canvas', id: 'empty', box: [160, 0, 300, 300] },
    ])
    const { calls } = await doneOn(page, 'Draw a vertical line through the dot, then press Done.')
    expect(calls[0]).to.include({ tool: 'drag', on: 'drawing' })
  })

  it('what figures and letters are drawn on has no colour of theirs, and a shape is no letter beside figures', async () => {
    const sign = (name: string, color: string, x: number): Part => ({ ...digit(name, x, 60), color })
    const page = snapshotOf([
      {
        role: 'generic',
        background: '#ffffff',
        color: '#000000',
        box: [0, 0, 160, 160],
        in: [
          {
            role: 'img',
            tag: 'svg',
            id: 'ground',
            box: [0, 0, 160, 160],
            clickable: true,
            in: [
              sign('k', '#008000', 10),
              figure({ id: 'ring', shape: 'circle', box: [60, 60, 20, 20], background: '#000000', clickable: true }),
              sign('5', '#ffff00', 100),
            ],
          },
          {
            role: 'img',
            tag: 'canvas',
            id: 'canvas',
            box: [170, 0, 160, 160],
            color: '#000000',
            background: '#ffffff',
          },
        ],
      },
    ])
    for (const [message, id] of [
      ['Click on a green item', 'k'],
      ['Click on a large black shape', 'ring'],
      ['Click on a shape', 'ring'],
      ['Click on a yellow item', '5'],
    ] as const)
      expect(said((await doneOn(page, message)).calls), message).to.deep.equal([`click ${id}`])
  })

  it('a search without a button is sent by what is called as one is', async () => {
    const row = (name: string): Part => ({ role: 'generic', in: [text(name), field('', '', { id: name })] })
    const page = snapshotOf([row('Genre'), row('Author'), row('Year'), text('Go', { id: 'go', clickable: true })])
    const { calls } = await doneOn(page, 'Search for drama books written by Miller from year 1991.')
    expect(said(calls).toSorted()).to.deep.equal([
      'click go',
      'type Author Miller',
      'type Genre drama',
      'type Year 1991',
    ])
  })

  it('where every field of a form has its name below it, none is called by that of the one above', async () => {
    const row = (name: string, y: number): Part => ({
      role: 'generic',
      box: [0, y, 140, 34],
      in: [field('', '', { id: name, box: [0, y, 140, 18] }), text(name, { box: [0, y + 20, 60, 12] })],
    })
    const page = snapshotOf([
      { role: 'generic', in: [row('Year', 0), row('Genre', 40), row('Author', 80)] },
      button('Search', { id: 'search' }),
    ])
    const { calls } = await doneOn(page, 'Search for drama books written by Miller from year 1991.')
    expect(said(calls).toSorted()).to.deep.equal([
      'click search',
      'type Author Miller',
      'type Genre drama',
      'type Year 1991',
    ])
  })

  it('the side of a solid that the page marks is the one in front', async () => {
    const side = (name: string, at: number, more: Partial<PageNode> = {}): Part => ({
      role: 'text',
      name,
      classes: ['face'],
      box: [40 + at, 40 + at, 50 + at, 40],
      ...more,
    })
    const solid = snapshotOf([
      {
        role: 'generic',
        in: [side('2', 0), side('4', 4), side('5', 8), side('9', 12, { classes: ['face', 'active'] })],
      },
      button('Submit'),
    ])
    const { calls, done } = await doneOn(solid, 'Turn the block so that "9" is the active side.')
    expect({ calls, done }).to.deep.equal({ calls: [], done: true })
  })

  it('an ending of a file may have several parts', async () => {
    const page = snapshotOf([text('user$'), field('', '', { id: 'prompt' })])
    const { calls } = await doneOn(
      page,
      'Use the terminal to delete a file that ends with the extension .tar.xz',
      (now, { text: typed }) => {
        if (typed === 'ls')
          now.nodes.push(...['plan.xz', 'plan.tar.xz'].map((name, at) => ({ ...now.nodes[0]!, ref: `f${at}`, name })))
      },
    )
    expect(calls.map(call => call['text'])).to.deep.equal(['ls', 'rm plan.tar.xz'])
  })

  it('a quoted name is no part of another word', () => {
    expect(matchText('Note', 'Notebook', true)).to.be.below(0.5)
    expect(matchText('Lor', 'Lorem', true)).to.be.above(0.5)
  })

  it('of entries that have a grip to unfold them those without one are not pressed on the way', async () => {
    const entry = (name: string, grip: boolean): Part => ({
      role: 'listitem',
      tag: 'li',
      id: name,
      clickable: true,
      in: [
        ...(grip
          ? [{ role: 'generic', id: `grip of ${name}`, classes: ['hitarea'], clickable: true } satisfies Part]
          : []),
        text(name),
      ],
    })
    const page = snapshotOf([
      {
        role: 'list',
        tag: 'ul',
        classes: ['filetree'],
        in: [entry('Oslo', false), entry('Rome', true), entry('Bern', true)],
      },
    ])
    const { calls } = await doneOn(page, 'Find the item named "Lima" and click on it.', (now, { on }) => {
      if (on === 'grip of Rome')
        now.nodes.splice(1, 0, {
          ref: 'x',
          role: 'listitem',
          tag: 'li',
          name: 'Lima',
          id: 'Lima',
          depth: 1,
          parent: now.nodes[0]!.ref,
          clickable: true,
        })
    })
    expect(said(calls)).to.deep.equal(['click grip of Rome', 'click Lima'])
  })

  it('a kind of thing that there is none of is not dragged, and the rest is', async () => {
    const place = (id: string, x: number): Part => figure({ id, shape: 'rect', box: [x, 0, 70, 50] })
    const thing = (id: string, x: number): Part =>
      figure({ id, shape: 'circle', box: [x, 90, 16, 16], background: '#0000ff', clickable: true })
    const page = snapshotOf([
      {
        role: 'img',
        tag: 'svg',
        box: [0, 0, 160, 160],
        in: [thing('one', 10), thing('two', 60), place('left', 4), place('right', 86)],
      },
      button('Submit'),
    ])
    const { calls } = await doneOn(
      page,
      'Drag all rectangles into the left box, and everything else into the right box.',
    )
    expect(said(calls)).to.deep.equal(['drag one right', 'drag two right'])
  })

  it('a name that begins with another letter is that of somebody else', () => {
    expect(matchText('Jeri', 'Teri')).to.equal(0)
    expect(matchText('Hortanse', 'Hortense')).to.be.above(0.5)
  })
})
