import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'
import { asksForLetters } from '../../../../src/agent/web/goals/values/shown-letters.ts'
import { asksForWarmth } from '../../../../src/agent/web/goals/mechanisms/warmth.ts'
import { readPairs } from '../../../../src/agent/web/goals/values/read-pairs.ts'
import { ground } from '../../../../src/agent/web/ground/ground.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { readTarget } from '../../../../src/agent/web/read/target.ts'
import { find } from '../../../../src/agent/web/run/finding/locate.ts'
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
    ['Bring the number of lamps to -2, then press Light.', 'set the number of lamps to -2, then press Light.'],
    ['Read the text to its end, write its first word into the box.', 'write the first word of the text into the box.'],
    [
      'Type the crooked signs, in their order and without spaces, into the box.',
      'Type the crooked signs into the box.',
    ],
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

describe('a bar of deeds that is off', () => {
  const mail = (who: string, id: string): Part => ({
    role: 'generic',
    tag: 'label',
    classes: ['mail'],
    clickable: true,
    in: [{ role: 'checkbox', tag: 'input', id, name: `${who} Nets`, checked: false }, text(who), text('Nets')],
  })

  it('is on once the item is ticked', async () => {
    const bar: Part = {
      role: 'generic',
      in: [button('Important', { disabled: true }), button('Bin', { disabled: true })],
    }
    const list: Part = { role: 'generic', in: [mail('Ida', 'one'), mail('Otto', 'two'), mail('Vera', 'three')] }
    const change = (now: { nodes: PageNode[] }, { tool, on }: Record<string, unknown>) => {
      if (tool !== 'check') return
      now.nodes.find(({ id }) => id === on)!.checked = true
      for (const node of now.nodes) if (node.role === 'button') delete node.disabled
    }
    expect(await calls([bar, list], 'Mark the mail from Otto as important.', change as never)).to.deep.equal([
      'check two true',
      'click Important',
    ])
  })
})

describe('a calendar that stands on the page', () => {
  it('takes a day that only its month names', async () => {
    const days = Array.from({ length: 31 }, (_, at): Part =>
      button(`${at + 1}`, { name: `July ${at + 1}`, role: 'gridcell' }),
    )
    const page: Part[] = [
      {
        role: 'generic',
        in: [
          button('‹', { title: 'Previous' }),
          text('July 2024'),
          button('›', { title: 'Next' }),
          { role: 'grid', in: days },
        ],
      },
      button('Keep'),
    ]
    expect(await calls(page, 'Set the day of the visit to July 9, then press Keep.')).to.deep.equal([
      'click July 9',
      'click Keep',
    ])
  })
})

describe('sheets that plain numbers open', () => {
  it('are gone through for what is on one of them', async () => {
    const number = (name: string): Part => text(name, { clickable: true })
    const page: Part[] = [
      { role: 'generic', id: 'sheets', in: ['1', '2', '3'].map(number) },
      { role: 'generic', id: 'sheet', in: [text('Nothing here')] },
    ]
    const open = (now: { nodes: PageNode[] }, { on }: Record<string, unknown>) => {
      const shown = now.nodes.find(({ name }) => name === 'Nothing here')
      if (on === '2' && shown) Object.assign(shown, { role: 'link', tag: 'a', name: 'Harbour', clickable: true })
    }
    expect(await calls(page, 'Click the link "Harbour".', open as never)).to.deep.equal([
      'click 1',
      'click 2',
      'click Harbour',
    ])
  }).timeout(20_000)
})

describe('what belongs together', () => {
  it('is the text that names a branch, which is clicked in its place', async () => {
    const branch = (name: string): Part => ({
      role: 'treeitem',
      name: `⊞ ${name}`,
      clickable: true,
      in: [text(name, { id: `label ${name}`, clickable: true })],
    })
    const page: Part[] = [{ role: 'tree', in: [branch('plans'), branch('notes')] }]
    expect(await calls(page, 'In the tree, click "notes".')).to.deep.equal(['click label notes'])
  })

  it('what goes into something is whole before that', () => {
    const [first] = readPairs('the last word of the text into the box')
    expect(first).to.deep.equal([{ value: 'the last word of the text', field: 'box' }])
    expect(
      readPairs('the last word of the text into the box')
        .flat()
        .some(({ field }) => field === 'last word'),
    ).to.equal(false)
  })

  it('the button beside it is not it', () => {
    const page = snapshotOf([
      {
        role: 'generic',
        in: [field('box', '', { box: [80, 100, 100, 20], clickable: true }), button('Go', { box: [20, 100, 40, 20] })],
      },
    ])
    const target = {
      said: 'the button beside it',
      noun: 'button',
      roles: ['button'],
      relations: [{ relation: 'for' as const, to: { said: 'it', back: true as const } }],
    }
    const found = find(target as never, page, 'click', { found: { ref: page.nodes[1]!.ref } } as never)
    expect(found.map(({ node }) => node.name)).to.deep.equal(['Go'])
  })

  it('a deed that is placed is no place', async () => {
    const row = (name: string): Part => ({
      role: 'generic',
      classes: ['dish'],
      in: [
        text(name),
        button('−', { name: `Less ${name}` }),
        text('0', { id: name }),
        button('+', { name: `More ${name}` }),
      ],
    })
    const change = (now: { nodes: PageNode[] }, { on }: Record<string, unknown>) => {
      const shown = now.nodes.find(({ id }) => `More ${id}` === on)
      if (shown) shown.name = `${Number(shown.name) + 1}`
    }
    const page: Part[] = [row('Plum cake'), row('Pea soup'), row('Rice bowl'), button('Place order')]
    expect(
      await calls(page, 'Order 2 × Pea soup and 1 × Plum cake, then place the order.', change as never),
    ).to.have.members(['click More Pea soup', 'click More Pea soup', 'click More Plum cake', 'click Place order'])
  }).timeout(20_000)

  it('is what an adjective says of a name that the page has', () => {
    const page = snapshotOf([
      text('crate', { background: '#aa6600', box: [0, 0, 30, 30] }),
      text('frame', { box: [90, 0, 90, 90] }),
    ])
    const target = readTarget('the small brown crate', protect('the small brown crate'))
    expect(ground(target, page, 'drag')[0]?.ref).to.equal(page.nodes[0]!.ref)
  })
})
