import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'
import { asksForLetters } from '../../../../src/agent/web/goals/values/shown-letters.ts'
import { asksForWarmth } from '../../../../src/agent/web/goals/mechanisms/warmth.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const calls = async (page: Part[], message: string, change?: Parameters<typeof doneOn>[2]) =>
  said((await doneOn(snapshotOf(page), message, change)).calls)
const plain = (message: string) => restate(joinClauses(message))

describe('one way of saying what is meant', () => {
  for (const [message, restated] of [
    [
      'Drag Ida so that Ida ranks third of the five, and press Save.',
      'drag Ida to the third position, and press Save.',
    ],
    ['Push the blue ball left by a good bit, then press Done.', 'Push the blue ball left, then press Done.'],
    ['Open the folders until you come to the file plan, and open the file.', 'open file plan.'],
    ['Get 3 × Plum cake.', 'Get 3 Plum cake.'],
  ] as const)
    it(message, () => expect(plain(message)).to.equal(restated))

  it('letters that are drawn crooked are those of a picture', () => {
    expect(asksForLetters('the twisted letters, one after the other')).to.equal(true)
    expect(asksForLetters('the long letter')).to.equal(false)
  })

  it('a place is looked for until the page says that it is hot', () => {
    expect(asksForWarmth('Move the mouse over the field until it says hot, and click there.')).to.equal(true)
    expect(asksForWarmth('Click until it says done.')).to.equal(false)
  })
})

describe('what has nothing but its looks', () => {
  const pot = (background: string, id: string): Part => ({
    role: 'generic',
    tag: 'div',
    id,
    background,
    clickable: true,
    box: [0, 0, 40, 40],
  })

  it('is found by its colour, whatever it is called', async () => {
    const page = [pot('#d01010', 'one'), pot('#1030e0', 'two')]
    expect(await calls(page, 'Touch the jar of blue ink.')).to.deep.equal(['click two'])
  })

  it('is not taken for what the page calls so', async () => {
    const page = [text('Ink'), pot('#d01010', 'one'), pot('#1030e0', 'two')]
    expect(await calls(page, 'Touch the jar of blue ink.')).to.not.include('click two')
  })
})

describe('a board whose fields say which they are', () => {
  const cell = (at: number): Part => ({
    role: 'gridcell',
    id: `${at}`,
    name: `row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}`,
    clickable: true,
    box: [50 * (at % 3), 50 * Math.floor(at / 3), 48, 48],
  })

  it('is played on', async () => {
    const page: Part[] = [{ role: 'grid', in: Array.from({ length: 9 }, (_, at) => cell(at)) }]
    let moves = 0
    const answer = (now: { nodes: PageNode[] }, { on }: { on?: unknown }) => {
      const put = (id: string, sign: string) => {
        const node = now.nodes.find(one => one.id === id)!
        now.nodes.push({ ref: `s${id}`, role: 'text', tag: '#text', name: sign, depth: 2, parent: node.ref })
      }
      put(String(on), 'X')
      put(['1', '3'][moves++]!, 'O')
    }
    const done = await calls(page, 'You play X. Win this game of noughts and crosses.', answer as never)
    expect(done[0]).to.equal('click 4')
    expect(done.length).to.equal(3)
  }).timeout(20_000)
})

describe('what a row says of its number', () => {
  const row = (number: string): Part => ({
    role: 'row',
    in: [
      { role: 'cell', name: number },
      ...['odd', 'even'].map((name): Part => ({
        role: 'cell',
        in: [{ role: 'radio', tag: 'input', name: `${number} is ${name}` }],
      })),
    ],
  })

  it('is chosen below a row of headings, by a name that says more', async () => {
    const head: Part = { role: 'row', in: ['Number', 'Odd', 'Even'].map(name => ({ role: 'columnheader', name })) }
    const page: Part[] = [{ role: 'table', in: [head, row('4'), row('7')] }, button('Submit')]
    expect(await calls(page, 'Say of every number whether it is odd or even, then press Submit.')).to.deep.equal([
      'check 4 is even true',
      'check 7 is odd true',
      'click Submit',
    ])
  })
})

describe('how many of it', () => {
  it('goes into the counter that begins at none', async () => {
    const choices = ['Adult', 'Child'].map((label, at) => ({ label, value: label, selected: at === 0 }))
    const page: Part[] = [
      { role: 'combobox', tag: 'select', name: 'Kind', value: 'Adult', options: choices },
      field('Number', '0', { role: 'spinbutton', type: 'number' }),
      button('Buy'),
    ]
    const change = (now: { nodes: PageNode[] }, { tool, on, text: typed }: Record<string, unknown>) => {
      if (tool === 'type') now.nodes.find(({ name }) => name === on)!.value = String(typed)
    }
    expect(await calls(page, 'Buy 3 child tickets.', change as never)).to.deep.equal([
      'type Number 3',
      'select Kind Child',
      'click Buy',
    ])
  })
})

describe('text that is counted', () => {
  it('verse 2 is the second block where no verse is numbered', async () => {
    const page = ['Sun on the sea.', 'Wind in the trees.', 'Snow on the roof.'].map(name => text(name))
    expect(await calls([...page, button('Submit')], 'Select the text of verse 2 and press Submit.')).to.deep.equal([
      'select_text Wind in the trees.',
      'click Submit',
    ])
  })
})
