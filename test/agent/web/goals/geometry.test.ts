import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { shapesOf } from '../../../../src/agent/web/ground/attributes.ts'
import { angleAt, cornersOf } from '../../../../src/agent/web/ground/corners.ts'
import { choiceFor } from '../../../../src/agent/web/goals/mechanisms/figure.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { closerOver } from '../../../../src/agent/web/uncover.ts'
import { actsOnItem } from '../../../../src/agent/web/goals/claims/items.ts'
import { takesFromPage } from '../../../../src/agent/web/goals/claims/shown-values.ts'

let count = 0
const node = (role: string, name: string, more: Partial<PageNode> = {}): PageNode => ({
  ref: `e${++count}`,
  role,
  name,
  depth: 0,
  tag: 'div',
  ...more,
})
const page = (nodes: PageNode[]): PageSnapshot => ({
  url: 'http://example.org/',
  title: '',
  tab: 1,
  tabs: 1,
  nodes,
  total: nodes.length,
  text: '',
})
const polygon = (points: [number, number][]): PageNode =>
  node('generic', '', { tag: 'polygon', shape: 'polygon', points, box: [0, 0, 40, 40] })

describe('corners of what is drawn', () => {
  it('counts those that turn, once each', () => {
    expect(
      cornersOf(
        polygon([
          [0, 0],
          [20, 0],
          [40, 0],
          [40, 40],
          [0, 40],
          [0, 0],
        ]),
      ),
    ).to.have.length(4)
  })
  it('measures an angle, whichever way it is gone round', () => {
    expect(angleAt([10, 0], [0, 0], [0, 10])).to.be.closeTo(90, 0.01)
    expect(angleAt([-10, 1], [0, 0], [-10, -1])).to.be.closeTo(11.42, 0.01)
  })
  it('names polygons, and rectangles among them', () => {
    expect([
      ...shapesOf(
        polygon([
          [0, 40],
          [20, 0],
          [40, 40],
        ]),
      ),
    ]).to.include('triangle')
    expect([
      ...shapesOf(
        polygon([
          [0, 0],
          [40, 0],
          [40, 40],
          [0, 40],
        ]),
      ),
    ]).to.include.members(['rectangle', 'square'])
    expect([
      ...shapesOf(
        polygon([
          [0, 0],
          [40, 0],
          [30, 40],
          [10, 40],
        ]),
      ),
    ]).not.to.include('rectangle')
  })
})

describe('the choice that names a figure', () => {
  const choices = (...names: string[]) => names.map(name => node('button', name, { tag: 'button', clickable: true }))
  it('is the one for the only thing drawn', () => {
    const shown = page([
      polygon([
        [0, 40],
        [20, 0],
        [40, 40],
      ]),
      ...choices('Circle', 'Triangle'),
    ])
    expect(choiceFor(readPage(shown))).to.equal('Triangle')
  })
  it('is none where other choices are there too', () => {
    const shown = page([
      polygon([
        [0, 40],
        [20, 0],
        [40, 40],
      ]),
      ...choices('Triangle', 'Delete all'),
    ])
    expect(choiceFor(readPage(shown))).to.equal(undefined)
  })
})

describe('what lies over an element', () => {
  const target = () => node('button', 'Next', { clickable: true, box: [10, 10, 50, 20] })
  const cover = (text: string, ...buttons: string[]) => {
    const over = node('generic', '', { box: [0, 0, 200, 200] })
    const inside = [node('text', text), ...buttons.map(name => node('button', name, { clickable: true }))]
    return [over, ...inside.map(one => ({ ...one, depth: 1, parent: over.ref }))]
  }
  const nameOver = (text: string, buttons: string[], mayAnswer = true) => {
    const under = target()
    return closerOver(page([under, ...cover(text, ...buttons)]), under.ref, mayAnswer)?.closer.name
  }
  it('is closed by what only closes it', () => {
    expect(nameOver('Our spring letter', ['Subscribe', '×'])).to.equal('×')
    expect(nameOver('Our spring letter', ['Subscribe', 'No thanks'])).to.equal('No thanks')
  })
  it('is answered so that one stays', () => {
    expect(nameOver('Leave this page?', ['OK', 'Cancel'])).to.equal('Cancel')
    expect(nameOver('Stay a little longer?', ['OK', 'Cancel'])).to.equal('OK')
  })
  it('is a question for the person, where the agent has to ask', () => {
    expect(nameOver('Leave this page?', ['OK', 'Cancel'], false)).to.equal(undefined)
    expect(nameOver('Our spring letter', ['Subscribe', '×'], false)).to.equal('×')
  })
  it('is left where somebody has written in it', () => {
    const under = target()
    const over = cover('New note', '×')
    const field = { ...node('textbox', 'Note', { editable: true, value: 'Milk' }), depth: 1, parent: over[0]!.ref }
    expect(closerOver(page([under, ...over, field]), under.ref, true)).to.equal(undefined)
  })
  it('is left where nothing closes it', () => {
    expect(nameOver('Pay 20 now', ['Pay', 'Choose another card'])).to.equal(undefined)
  })
})

describe('what a look at the page decides', () => {
  const table = () => {
    const rows = [
      ['Harbour', 'Oslo'],
      ['Keeper', 'Signe'],
    ]
    return page(rows.flatMap(cells => cells.map(name => node('cell', name, { tag: 'td' }))))
  }
  it('a value that the page shows is read there', () => {
    expect(takesFromPage('Enter the value of Keeper into the field', table())).to.equal(true)
    expect(takesFromPage('Enter the lord of the rings into the field', table())).to.equal(false)
    expect(takesFromPage('Enter "the value of Keeper" into the field', table())).to.equal(false)
  })
  it('a verb over an item of a list is no question', () => {
    const list = node('list', '')
    const items = ['@ona', '@pit', '@rut'].flatMap(name => {
      const item = node('listitem', '', { tag: 'li', depth: 1, parent: list.ref })
      const inside = [node('text', name, { tag: '#text' }), node('button', 'More', { clickable: true })]
      return [item, ...inside.map(one => ({ ...one, depth: 2, parent: item.ref }))]
    })
    expect(actsOnItem('Report @pit', page([list, ...items]))).to.equal(true)
    expect(actsOnItem('Report @zed', page([list, ...items]))).to.equal(false)
  })
})
