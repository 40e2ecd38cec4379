import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { readWeekday } from '../../../../src/agent/web/goals/widgets/calendar.ts'
import { findSteppers } from '../../../../src/agent/web/goals/widgets/steps.ts'
import { shadeNames, readColor } from '../../../../src/agent/web/ground/colors.ts'
import { matchWord } from '../../../../src/agent/web/ground/match-text.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'

let count = 0
const node = (depth: number, name: string, more: Partial<PageNode> = {}): PageNode => ({
  ref: `e${++count}`,
  role: 'text',
  name,
  depth,
  tag: 'span',
  ...more,
})
const pageOf = (nodes: PageNode[]) =>
  readPage({ url: '', title: '', tab: 1, tabs: 1, nodes, total: nodes.length, text: '' } satisfies PageSnapshot)

describe('what widgets are made of', () => {
  it('a number between two controls is one that is stepped, others are not', () => {
    const button = (name: string): PageNode => node(1, name, { role: 'button', tag: 'button', clickable: true })
    const group = () => node(0, '', { role: 'group', tag: 'div' })
    const found = findSteppers(
      pageOf([
        group(),
        button('−'),
        node(1, '4'),
        button('+'),
        group(),
        node(1, '7'),
        button('Buy'),
        group(),
        node(1, '12'),
        button('▲'),
      ]),
    )
    expect(found.map(({ shown }) => shown.name)).to.deep.equal(['4'])
  })

  it('a shade has the names that it may be called by, a grey none of a colour', () => {
    const names = (color: string) => [...shadeNames(readColor(color)!)]
    expect(names('crimson')).to.include('red').and.not.include('brown')
    expect(names('navy')).to.include('blue')
    expect(names('gold')).to.include('yellow')
    expect(names('teal')).to.include('green')
    expect(names('#777777')).to.deep.equal(['gray'])
  })

  it('"-ish" behind the name of a colour is that colour', () => {
    const likenesses = { 'blue-ish': 'blue', reddish: 'red', whitish: 'white', purplish: 'purple', greenish: 'green' }
    for (const [word, color] of Object.entries(likenesses)) expect(readColor(word)).to.deep.equal(readColor(color))
    for (const word of ['finish', 'dish', 'polish', 'parish']) expect(readColor(word)).to.equal(undefined)
  })

  it('a day of the week by its place is one of the month that is shown', () => {
    const days = Array.from({ length: 31 }, (_, at) => node(2, String(at + 1), { role: 'cell', tag: 'td' }))
    const page = pageOf([
      node(0, '', { tag: 'div' }),
      node(1, 'May 2026'),
      node(1, '', { role: 'table', tag: 'table' }),
      ...days,
    ])
    expect(readWeekday('the last Friday of the month', page)).to.deep.equal({ year: 2026, month: 5, day: 29 })
    expect(readWeekday('the second monday', page)).to.deep.equal({ year: 2026, month: 5, day: 11 })
    expect(readWeekday('the fifth Monday of May 2026', page)).to.equal(undefined)
    expect(readWeekday('Friday', page)).to.equal(undefined)
  })

  it('a word with -less is not what it is without', () => {
    expect(matchWord('paper', 'paperless')).to.equal(0)
    expect(matchWord('paper', 'papers')).to.be.above(0.9)
  })

  it('verbs that end in -ing by themselves, and beginnings, are orders', () => {
    const kinds = (text: string) => readOrders(text).list.map(({ kind, rest }) => `${kind}: ${rest}`)
    expect(kinds('Bring the names into order')).to.deep.equal(['drag: the names into order'])
    expect(kinds('Start typing Rome in the city field')).to.deep.equal(['enter: Rome in the city field'])
    expect(kinds('Press OK at the end')).to.deep.equal(['click: OK'])
  })
})
