import { expect } from 'chai'
import { GivenUp } from '../../../../src/agent/web/goals/hands.ts'
import { asksForLights } from '../../../../src/agent/web/goals/mechanisms/repeat-lights.ts'
import { readSearch } from '../../../../src/agent/web/goals/mechanisms/search-form.ts'
import { closerOverForm } from '../../../../src/agent/web/uncover.ts'
import type { PageNode } from '../../../../src/contract/page.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const holds = (page: ReturnType<typeof snapshotOf>, call: Record<string, unknown>) => {
  const node = page.nodes.find(one => one.id === call['on'])
  if (node && call['tool'] === 'type') node.value = String(call['text'])
}
const done = async (parts: Part[], words: string) => said((await doneOn(snapshotOf(parts), words)).calls)

describe('a row of a table with a button of its own', () => {
  const cell = (name: string, heading: string, more: Partial<Part> = {}): Part => ({
    role: 'cell',
    tag: 'td',
    name,
    heading,
    ...more,
  })
  const head: Part = {
    role: 'row',
    tag: 'tr',
    in: ['Ferry', 'Leaves', 'Crossing', 'Fare'].map(name => ({ role: 'columnheader', tag: 'th', name })),
  }
  const row = (name: string, leaves: string, crossing: string, fare: string): Part => ({
    role: 'row',
    tag: 'tr',
    in: [
      cell(name, 'Ferry'),
      cell(leaves, 'Leaves'),
      cell(crossing, 'Crossing'),
      cell(fare, 'Fare'),
      { role: 'cell', tag: 'td', in: [button('Buy', { id: name })] },
    ],
  })
  const table: Part[] = [
    {
      role: 'table',
      tag: 'table',
      in: [
        head,
        row('Heron', '9:30 AM', '2h 50m', '$31'),
        row('Tern', '1:15 PM', '2h 5m', '$44'),
        row('Gull', '7:00 AM', '11h 10m', '$12'),
      ],
    },
  ]
  for (const [words, ferry] of [
    ['Buy the cheapest ticket.', 'Gull'],
    ['Buy the ticket with the shortest crossing.', 'Tern'],
    ['Buy the ticket with the longest crossing.', 'Gull'],
    ['Buy the ticket that leaves the latest.', 'Tern'],
    ['Buy the earliest ticket.', 'Gull'],
  ] as const)
    it(words, async () => expect(await done(table, words)).to.deep.equal([`click ${ferry}`]))
})

describe('what several things on a page take', () => {
  const goods = ['Nails', 'Screws', 'Hooks']

  it('each its own quantity, and none the one of another', async () => {
    const rows = goods.map((name): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [
        text(name),
        text('$3'),
        text('Qty:'),
        { role: 'spinbutton', tag: 'input', type: 'number', name: 'Qty:', id: name, value: '0', editable: true },
      ],
    }))
    const page = snapshotOf([{ role: 'list', tag: 'ul', in: rows }, button('Order')])
    const calls = said((await doneOn(page, 'Order 4 Hooks and 2 Nails.', holds)).calls)
    expect(calls.filter(call => call.startsWith('type'))).to.have.members(['type Hooks 4', 'type Nails 2'])
  })

  it('all that is named goes into the basket', async () => {
    const cards = goods.map((name): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [text(name), text('$3'), button('Add to basket', { id: name })],
    }))
    const page: Part[] = [{ role: 'list', tag: 'ul', in: cards }]
    expect(await done(page, 'Add Hooks, Nails to your basket.')).to.deep.equal(['click Hooks', 'click Nails'])
  })
})

describe('what is said by the way', () => {
  it('an instrument is no statement, and what is pressed no value', async () => {
    const editor: Part[] = [
      button('B', { title: 'Bold' }),
      { role: 'textbox', tag: 'div', name: '', value: 'tea with milk', editable: true, id: 'text', in: [] },
      button('Save'),
    ]
    const calls = await done(editor, 'Using the note editor, give the text milk the style bold and press Save.')
    expect(calls.filter(call => call.startsWith('type'))).to.deep.equal([])
  })

  it('a kind with a hyphen, and the name of a field is no value of another', () => {
    const page = readPage(snapshotOf([field('Genre'), field('Author'), field('Year')]))
    const words = 'lo-fi songs by Kay Lund from year 1998'
    const read = [...readSearch(page, words, protect(words))].map(([{ name }, value]) => `${name}: ${value}`)
    expect(read).to.have.members(['Genre: lo-fi', 'Author: Kay Lund', 'Year: 1998'])
  })

  it('an order that is displayed may be one of lights', () => {
    expect(asksForLights('Press the tiles in the order shown.')).to.equal(true)
    expect(asksForLights('Click the names in alphabetical order.')).to.equal(false)
    expect(asksForLights('Click the orders shown in red.')).to.equal(false)
  })
})

describe('what is told by its form or its look', () => {
  const card: Part[] = [
    { role: 'heading', tag: 'h3', name: 'Ilse Brandt' },
    text('555-0192-33', { clickable: true, id: 'phone' }),
    text('ilse@brandt.example', { clickable: true, id: 'mail' }),
    text('14 Mill Lane', { clickable: true, id: 'home' }),
  ]
  for (const [words, id] of [
    ['Click on their address.', 'home'],
    ['Click on her email.', 'mail'],
    ['Click on their phone.', 'phone'],
  ] as const)
    it(`of several texts the one of that form: ${words}`, async () =>
      expect(await done(card, words)).to.deep.equal([`click ${id}`]))

  it('the icon that the task shows among its words', async () => {
    const words = 'Find and click on the entry with the "" icon.'
    const icon = (name: string): Part => ({ role: 'generic', tag: 'i', classes: ['fa', name], box: [0, 0, 14, 14] })
    const entry = (name: string, sign: string): Part => ({
      role: 'menuitem',
      tag: 'li',
      name,
      classes: ['entry', 'fa', sign],
      clickable: true,
    })
    const task: Part = {
      role: 'generic',
      in: [text('Find and click on the entry with the "'), icon('fa-bell'), text('" icon.')],
    }
    const menu: Part = { role: 'menu', tag: 'ul', in: [entry('Mute', 'fa-bell'), entry('Lock', 'fa-key')] }
    expect(await done([task, menu], words)).to.deep.equal(['click Mute'])
    const unknown = { ...task, in: [task.in![0]!, icon('fa-leaf'), task.in![2]!] }
    expect((await done([unknown, menu], words)).filter(call => call.startsWith('click'))).to.deep.equal([])
  })

  it('what moves is dragged, not the frame that looks like it', async () => {
    const shape = (id: string, more: Partial<Part>): Part => ({
      role: 'graphics-symbol',
      tag: 'rect',
      shape: 'rect',
      id,
      ...more,
    })
    const parts: Part[] = [
      {
        role: 'img',
        tag: 'svg',
        box: [0, 0, 150, 150],
        in: [
          shape('frame', { box: [80, 80, 60, 60] }),
          {
            role: 'generic',
            tag: 'g',
            clickable: true,
            in: [shape('tile', { box: [10, 10, 20, 20], background: '#0000ff' })],
          },
        ],
      },
    ]
    const { calls } = await doneOn(snapshotOf(parts), 'Drag the square into the frame.')
    expect(calls.filter(({ tool }) => tool === 'drag').map(({ on, to }) => [on, to])).to.deep.equal([['tile', 'frame']])
  })

  it('a name in quotes brings nothing into an order', async () => {
    const card = (name: string, at: number): Part =>
      text(name, { draggable: true, id: name, box: [0, at * 30, 100, 28] })
    const column = (name: string, cards: Part[]): Part => ({
      role: 'generic',
      classes: ['column'],
      in: [text(name, { id: name }), ...cards],
    })
    const page = [
      column('Open', [card('Sort the keys', 1), card('Mend the gate', 2)]),
      column('Done', [card('Wash up', 3)]),
    ]
    const { calls } = await doneOn(snapshotOf(page), 'Move the card "Sort the keys in order" over to the Done column.')
    expect(calls).to.deep.equal([])
    const moved = await doneOn(snapshotOf(page), 'Move the card "Mend the gate" over to the Done column.')
    expect(moved.calls.map(({ tool, on, to }) => [tool, on, to])).to.deep.equal([['drag', 'Mend the gate', 'Done']])
  })

  it('a verb that says the same presses the control of the usual one', async () => {
    const row = (who: string): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [text(who), { role: 'generic', classes: ['trash'], clickable: true, box: [0, 0, 14, 14], id: `bin ${who}` }],
    })
    const page: Part[] = [{ role: 'list', tag: 'ul', in: [row('Ann'), row('Bob')] }]
    expect(await done(page, "Discard Bob's note.")).to.deep.equal(['click bin Bob'])
  })
})

describe('an entry in the lines of a day', () => {
  const line = (hour: number): Part => ({
    role: 'generic',
    tag: 'div',
    id: `at ${hour}`,
    clickable: true,
    box: [0, (hour - 8) * 20, 150, 20],
    in: [text(`${hour}:00`, { box: [0, (hour - 8) * 20, 30, 10] })],
  })
  const day: Part = { role: 'generic', id: 'day', in: [8, 9, 10, 11, 12, 13, 14, 15].map(line) }

  it('is pulled to its length where nothing takes the end', async () => {
    const calls = await doneOn(
      snapshotOf([day]),
      'Create a 3 hour event named "Rowing", starting at 9:00.',
      (page, { tool, on, by }) => {
        if (tool === 'click' && on === 'at 9')
          page.nodes.push(
            { ref: 'n1', role: 'generic', name: '', tag: 'div', depth: 1, parent: 'e1', box: [40, 20, 90, 20] },
            {
              ref: 'n2',
              role: 'textbox',
              name: 'Title',
              tag: 'input',
              depth: 2,
              parent: 'n1',
              value: '',
              editable: true,
              box: [41, 21, 80, 12],
            },
            {
              ref: 'n3',
              role: 'generic',
              name: '',
              tag: 'div',
              depth: 2,
              parent: 'n1',
              clickable: true,
              id: 'edge',
              box: [40, 34, 90, 6],
            },
          )
        const entry = page.nodes.find(({ ref }) => ref === 'n1')
        if (tool === 'drag' && on === 'edge') entry!.box = [40, 20, 90, 20 + (by as { y: number }).y]
        if (tool === 'drag' && on === 'at 9') throw new GivenUp('Dragging has changed nothing.')
        const title = page.nodes.find(({ ref }) => ref === 'n2')
        if (tool === 'type' && title) title.value = 'Rowing'
      },
    )
    expect(said(calls.calls).slice(1)).to.deep.equal(['click at 9', 'type Title Rowing', 'drag edge [object Object]'])
    expect(calls.calls.at(-1)).to.deep.include({ by: { x: 0, y: 40 } })
  })

  it('is clicked where marking brings nothing up', async () => {
    const page = snapshotOf([day])
    const { calls } = await doneOn(
      page,
      'Create a 2 hour event named "Rowing", starting at 9:00.',
      (now, { tool, on, text: typed }) => {
        if (tool === 'click' && on === 'at 9')
          now.nodes.push(
            { ref: 'n1', role: 'textbox', name: 'Title', tag: 'input', depth: 0, value: '', editable: true },
            {
              ref: 'n2',
              role: 'combobox',
              name: 'Length',
              tag: 'select',
              depth: 0,
              options: ['1 hour', '2 hours'].map((label, at) => ({ label, value: label, selected: at === 0 })),
            },
          )
        if (tool === 'type') now.nodes.find(({ ref }) => ref === 'n1')!.value = String(typed)
      },
    )
    expect(calls.map(({ tool, on }) => `${tool} ${on as string}`)).to.deep.equal([
      'drag at 9',
      'click at 9',
      'type Title',
      'select Length',
    ])
  })

  it('takes its name in the one field beside the day', async () => {
    const page = snapshotOf([day, field('What is it called?')])
    const { calls } = await doneOn(
      page,
      'Create a 3 hour event named "Rowing", starting at 9:00.',
      (now, { tool, text: typed }) => {
        if (tool === 'type') now.nodes.find(({ role }) => role === 'textbox')!.value = String(typed)
      },
    )
    expect(said(calls).at(-1)).to.match(/^type What is it called\? Rowing/)
  })
})

describe('what belongs to the one who was found', () => {
  const card = (who: string, phone: string): Part => ({
    role: 'generic',
    tag: 'div',
    classes: ['card'],
    in: [text(who), text('Phone:'), text(phone, { clickable: true, id: `phone ${who}` })],
  })
  const book: Part = { role: 'generic', id: 'book', in: [card('Ann Lee', '555-0100-1'), card('Bo Ray', '555-0100-2')] }

  it('is their own, and not the first of its kind', async () =>
    expect(await done([book], 'Find Bo Ray in the list and click on their phone number.')).to.deep.equal([
      'click phone Bo Ray',
    ]))

  it('a sign that came up with what was opened is told by its class', async () => {
    const row = (who: string): Part => ({
      role: 'generic',
      tag: 'div',
      classes: ['row'],
      clickable: true,
      id: who,
      in: [text(who), text('About the boat')],
    })
    const opened = (page: ReturnType<typeof snapshotOf>, { tool, on, text: typed }: Record<string, unknown>) => {
      if (tool === 'click' && on === 'Ann')
        page.nodes.splice(
          0,
          page.nodes.length,
          ...snapshotOf([
            text('Ann'),
            text('Shall we sail?'),
            ...['star', 'reply'].map((name): Part => ({
              role: 'generic',
              tag: 'i',
              id: name,
              classes: ['sign', name],
              clickable: true,
            })),
          ]).nodes.map(node => ({ ...node, ref: `n${node.ref}` })),
        )
      if (tool === 'click' && on === 'reply')
        page.nodes.push(
          ...snapshotOf([field('Text'), button('Send')]).nodes.map(node => ({ ...node, ref: `r${node.ref}` })),
        )
      if (tool === 'type') page.nodes.find(({ name }) => name === 'Text')!.value = String(typed)
    }
    const inbox = snapshotOf([{ role: 'generic', id: 'inbox', in: [row('Bob'), row('Ann'), row('Cy')] }])
    const star = await doneOn(inbox, 'Find the mail by Ann and click the star icon to mark it as important.', opened)
    expect(said(star.calls)).to.deep.equal(['click Ann', 'click star'])
    const reply = await doneOn(inbox, 'Find the mail by Ann and reply to them with the text "Yes".', opened)
    expect(reply.calls.map(({ tool, on }) => `${tool} ${on as string}`)).to.deep.equal([
      'click Ann',
      'click reply',
      'type Text',
      'click Send',
    ])
  })
})

describe('so many of a kind', () => {
  const dish = (name: string, kinds: string): Part => ({
    role: 'listitem',
    tag: 'li',
    in: [{ role: 'checkbox', tag: 'input', name, id: name, checked: false, clickable: true }, text(kinds)],
  })
  const menu = snapshotOf([
    {
      role: 'list',
      tag: 'ul',
      in: [dish('Soup', 'vegan'), dish('Pie', 'not vegan'), dish('Stew', 'spicy, vegan'), dish('Rice', 'vegan, mild')],
    },
    button('Place order'),
  ])
  const ticks = (page: ReturnType<typeof snapshotOf>, { tool, on, checked }: Record<string, unknown>) => {
    if (tool === 'check') page.nodes.find(({ id }) => id === on)!.checked = checked === true
  }
  it('are ticked, none of them twice, and the order is placed', async () => {
    const { calls } = await doneOn(menu, 'Order 2 vegan dishes.', ticks)
    expect(said(calls)).to.deep.equal(['check Soup true', 'check Stew true', 'click Place order'])
    expect(said((await doneOn(menu, 'Order 1 spicy dish.', ticks)).calls)).to.deep.equal([
      'check Stew true',
      'click Place order',
    ])
    expect(said((await doneOn(menu, 'Order 4 vegan dishes.', ticks)).calls)).not.to.include('click Place order')
  })
})

describe('a question that came over a form', () => {
  const form = (over: PageNode['hidden']) => [
    ...snapshotOf([
      field('User', 'ann', { box: [0, 0, 80, 20], ...(over && { hidden: true }) }),
      button('Log in', { box: [0, 120, 60, 20] }),
      {
        role: 'generic',
        id: 'question',
        box: [0, 0, 100, 60],
        in: [
          text('Do you want to leave?'),
          button('OK', { box: [0, 40, 30, 15] }),
          button('Cancel', { box: [40, 40, 30, 15] }),
        ],
      },
    ]).nodes,
  ]
  it('is answered by staying before the form is sent', () => {
    expect(closerOverForm(form(true), 'e2')?.closer.name).to.equal('Cancel')
    expect(closerOverForm(form(false), 'e2')).to.equal(undefined)
    expect(closerOverForm(form(true), 'e5')).to.equal(undefined)
  })
})
