import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const part = (inside: Part[], more: Partial<PageNode> = {}): Part => ({
  role: 'generic',
  tag: 'div',
  ...more,
  in: inside,
})
const calls = async (page: Part[], message: string, change?: Parameters<typeof doneOn>[2]) =>
  said((await doneOn(snapshotOf(page), message, change)).calls)

describe('things of which so many are had', () => {
  const dish = (name: string): Part =>
    part([text(name), text('4 €'), button('Add', { id: `add ${name}` })], { classes: ['dish'] })
  const group = (name: string, dishes: string[]): Part =>
    part([{ role: 'heading', tag: 'h3', name }, ...dishes.map(dish)], { classes: ['group'] })
  const menu = [part([group('Soups', ['Pea Soup', 'Leek Soup']), group('Drinks', ['Cider', 'Iced Coffee', 'Malt'])])]

  it('are those of their own rows, not the first ones under the same heading', async () => {
    expect(await calls(menu, 'Order the following items: Leek Soup, Malt.')).to.deep.equal([
      'click add Leek Soup',
      'click add Malt',
    ])
  })

  it('are so many of one, where the whole of it is what the thing is called', async () => {
    expect(await calls(menu, 'Put two Iced Coffees in my order.')).to.deep.equal([
      'click add Iced Coffee',
      'click add Iced Coffee',
    ])
  })

  it('are all that have an amount, one of each', async () => {
    const row = (name: string): Part =>
      part([text(name), button('-'), text('0', { id: `count ${name}` }), button('+', { id: `more ${name}` })])
    const more = (now: { nodes: PageNode[] }, { on }: Call) => {
      now.nodes.find(({ id }) => id === String(on).replace('more', 'count'))!.name = '1'
    }
    expect(await calls([part(['Rye', 'Oat', 'Spelt'].map(row))], 'Order one of each item.', more)).to.deep.equal([
      'click more Rye',
      'click more Oat',
      'click more Spelt',
    ])
  })
})

describe('what moves', () => {
  const ball = (id: string, left: number): Part => ({
    role: 'graphics-symbol',
    tag: 'circle',
    name: '',
    shape: 'circle',
    id,
    clickable: true,
    box: [left, 10, 16, 16],
  })

  it('and was missed is clicked again, until nothing of it is left', async () => {
    let misses = 1
    const hit = (now: { nodes: PageNode[] }, { on }: Call) => {
      if (on === 'b' && misses-- > 0) now.nodes.find(({ id }) => id === 'b')!.box = [90, 40, 16, 16]
      else
        now.nodes.splice(
          now.nodes.findIndex(({ id }) => id === on),
          1,
        )
    }
    const page = [part([ball('a', 10), ball('b', 50), ball('c', 90)], { tag: 'svg', role: 'img' })]
    expect(await calls(page, 'Click all the circles until there are none left.', hit)).to.deep.equal([
      'click a',
      'click b',
      'click c',
      'click b',
    ])
  })

  it('is all that is clicked where what moves is meant', async () => {
    const page = [part([ball('still', 10), ball('adrift', 50)], { tag: 'svg', role: 'img' })]
    const gone = (now: { nodes: PageNode[] }, { on }: Call) =>
      void now.nodes.splice(
        now.nodes.findIndex(({ id }) => id === on),
        1,
      )
    const drift = (now: { nodes: PageNode[] }) => {
      const node = now.nodes.find(({ id }) => id === 'adrift')
      if (node) node.box = [node.box![0] + 1, 10, 16, 16]
    }
    const { calls: done } = await doneOn(snapshotOf(page), 'Click all the moving balls.', gone, false, undefined, drift)
    expect(said(done)).to.deep.equal(['click adrift'])
  })

  it('in a list of one column goes past the middle of the place', async () => {
    const item = (name: string, at: number): Part => ({
      role: 'listitem',
      tag: 'li',
      name,
      id: name,
      box: [0, 20 * at, 90, 18],
    })
    const page: Part[] = [{ role: 'list', tag: 'ul', in: ['Ann', 'Bob', 'Cleo'].map(item) }]
    const drag = async (message: string) => (await doneOn(snapshotOf(page), message)).calls[0]
    expect(await drag('Drag Cleo up by one position.')).to.deep.include({ to: 'Bob', position: { x: 0.5, y: 0.25 } })
    expect(await drag('Drag Ann down by one position.')).to.deep.include({ to: 'Bob', position: { x: 0.5, y: 0.75 } })
  })
})

describe('a hot place', () => {
  const feel = (tell: (far: number, node: PageNode) => void) => (now: { nodes: PageNode[] }, call: Call) => {
    const { x, y } = (call['position'] ?? { x: 0.5, y: 0.5 }) as { x: number; y: number }
    tell(
      Math.hypot(x - 0.8, y - 0.3),
      now.nodes.find(({ id }) => id === 'area')!,
    )
  }
  const found = async (page: Part[], change: ReturnType<typeof feel>) => {
    const { calls: done } = await doneOn(snapshotOf(page), 'Find the hot area and click on it.', change)
    const { x, y } = done.at(-1)!['position'] as { x: number; y: number }
    expect(done.at(-1)!.tool).to.equal('click')
    expect(Math.hypot(x - 0.8, y - 0.3)).to.be.lessThan(0.12)
  }
  const area = (inside: Part[]): Part =>
    part(inside, { id: 'area', clickable: true, background: '#0000ff', box: [0, 0, 200, 200] })

  it('is told by colours alone, red where it is hot', async () => {
    await found(
      [area([])],
      feel((far, node) => {
        const share = Math.max(0, 1 - far)
        const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
        node.background = far < 0.1 ? '#ff0000' : `#${hex(200 * share)}00${hex(255 * (1 - share))}`
      }),
    )
  })

  it('is told by a word that stands in the area', async () => {
    const change = (now: { nodes: PageNode[] }, call: Call) =>
      feel(far => {
        now.nodes.find(({ id }) => id === 'word')!.name = far < 0.1 ? 'HOT' : far < 0.4 ? 'WARM' : 'COLD'
      })(now, call)
    await found([area([text('COLD', { id: 'word', box: [80, 90, 40, 16] })])], change)
  })
})

describe('what lights up', () => {
  it('may only become less see-through', async () => {
    const pane = (id: string): Part => ({
      role: 'graphics-symbol',
      tag: 'rect',
      name: '',
      shape: 'rect',
      id,
      clickable: true,
      effect: 'opacity 0.4',
    })
    const page = [button('Begin', { id: 'begin' }), part([pane('left'), pane('right')], { tag: 'svg', role: 'img' })]
    const light = (now: { nodes: PageNode[] }, { on }: Call) => {
      if (on === 'begin') delete now.nodes.find(({ id }) => id === 'right')!.effect
    }
    expect(
      await calls(page, 'Press Begin, see which panes light up, and press them in the same order.', light),
    ).to.deep.equal(['click begin', 'click right'])
  }).timeout(20_000)
})

describe('a form by what a search says', () => {
  it('takes a year where it asks when, and a person where it asks for several', async () => {
    const page = [field('When'), field('Genre'), field('Directors'), button('Find')]
    expect((await calls(page, 'Search for romance movies directed by Lee from year 1991.')).toSorted()).to.deep.equal([
      'click Find',
      'type Directors Lee',
      'type Genre romance',
      'type When 1991',
    ])
  })
})

describe('a control of somebody', () => {
  it('is that in the row that says the name, not the row', async () => {
    const row = (name: string): Part =>
      part([text(name), part([], { classes: ['star'], clickable: true, id: `star ${name}` })], {
        classes: ['row'],
        clickable: true,
      })
    expect(await calls([part(['Ida', 'Otto', 'Vera'].map(row))], 'Click the star for Otto.')).to.deep.equal([
      'click star Otto',
    ])
  })
})
