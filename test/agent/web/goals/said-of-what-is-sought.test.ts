import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { readSearch } from '../../../../src/agent/web/goals/mechanisms/search-form.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

type Snapshot = ReturnType<typeof snapshotOf>

describe('what is said of what is looked for, ordered or entered', () => {
  for (const [fields, message, filled] of [
    [
      ['Region', 'Beds', 'Up to'],
      'Look for cabins in Tyrol with 3 beds under 120, and press Find.',
      ['Tyrol', '3', '120'],
    ],
    [
      ['Place', 'Players', 'Maximum price'],
      'Search for a court near Lund for four players, at most 40.',
      ['Lund', '4', '40'],
    ],
    [
      ['Instrument', 'Composer', 'Year'],
      'Find the 1888 sonata for cello that Bruch composed.',
      ['cello', 'Bruch', '1888'],
    ],
    [['Title', 'Coach', 'Year'], 'Search for the course Deep Water by Lind from 2019.', ['Deep Water', 'Lind', '2019']],
  ] as const)
    it(`goes into the fields that are called so: ${message}`, () => {
      const page = readPage(snapshotOf([...fields.map(name => field(name)), button('Find')]))
      const { list, source } = readOrders(message)
      const found = new Map([...readSearch(page, list[0]!.rest, source)].map(([node, value]) => [node.name, value]))
      expect(fields.map(name => found.get(name))).to.deep.equal(filled)
    })

  it('but into no field for something else', () => {
    for (const message of ['Find a 1988 western film by Reed.', 'Search for the film Long Way by Reed from 1988.']) {
      const page = readPage(snapshotOf([...['Director', 'Year', 'Studio'].map(name => field(name)), button('Search')]))
      const { list, source } = readOrders(message)
      expect(
        [...readSearch(page, list[0]!.rest, source)].map(([node]) => node.name),
        message,
      ).not.to.include('Studio')
    }
  })

  it('how many are wanted goes into the field that the item asks it in', async () => {
    const row = (name: string): Part => ({
      role: 'row',
      in: [
        { role: 'cell', name },
        { role: 'cell', in: [button('Pick', { id: `pick ${name}` })] },
      ],
    })
    const page = snapshotOf([{ role: 'table', in: [row('Harbour tour'), row('Night walk')] }])
    const open = (now: Snapshot, { on, tool, text: typed }: Call & { on?: string; text?: string }) => {
      if (tool === 'type') now.nodes.find(({ role }) => role === 'spinbutton')!.value = typed!
      if (on !== 'pick Night walk') return
      const like = now.nodes[0]!
      now.nodes.push(
        {
          ...like,
          ref: 'n1',
          role: 'spinbutton',
          tag: 'input',
          type: 'number',
          name: 'Persons',
          value: '1',
          editable: true,
        } as PageNode,
        { ...like, ref: 'n2', role: 'button', tag: 'button', name: 'Book', clickable: true } as PageNode,
      )
    }
    const { calls } = await doneOn(
      page,
      'Book 3 places for the Night walk.',
      open as (page: Snapshot, call: Call) => void,
    )
    expect(calls.map(({ tool, on }) => `${tool} ${String(on)}`)).to.deep.equal([
      'click pick Night walk',
      'type Persons',
      'click Book',
    ])
    expect(calls[1]!.text).to.equal('3')
  })

  for (const message of [
    'Book 7 May for the Night walk.',
    'Book 9 am for the Night walk.',
    'Book 16 inch for the Night walk.',
  ])
    it(`and what counts nothing goes there not: ${message}`, async () => {
      const page = snapshotOf([
        {
          role: 'table',
          in: ['Harbour tour', 'Night walk'].map(name => ({
            role: 'row',
            in: [
              { role: 'cell', name },
              { role: 'cell', in: [button('Pick', { id: `pick ${name}` })] },
            ],
          })),
        },
      ])
      const { calls } = await doneOn(page, message, (now, { on }) => {
        if (on !== 'pick Night walk') return
        const like = now.nodes[0]!
        now.nodes.push(
          { ...like, ref: 'n1', role: 'spinbutton', tag: 'input', type: 'number', name: 'Persons', value: '1', editable: true } as PageNode, // oxfmt-ignore
          { ...like, ref: 'n2', role: 'button', tag: 'button', name: 'Book', clickable: true } as PageNode,
        )
      })
      expect(calls.filter(({ tool }) => tool === 'type')).to.deep.equal([])
    })

  it('a limit goes into a field that is called one, not into where somebody goes to', () => {
    const ends = readPage(
      snapshotOf([field('From'), field('Ship to'), field('Up to', '', { id: 'most' }), button('Find')]),
    )
    const { list, source } = readOrders('Search for cabins under 120, and press Find.')
    expect([...readSearch(ends, list[0]!.rest, source)].map(([node, value]) => `${node.name}=${value}`)).to.deep.equal([
      'Up to=120',
    ])
  })

  const lines = () =>
    snapshotOf([
      {
        role: 'generic',
        in: Array.from({ length: 9 }, (_, at) =>
          text(`${String(at + 8).padStart(2, '0')}:00`, { clickable: true, box: [0, 20 * at, 90, 20] }),
        ),
      },
    ])
  it('a day that takes no pulling is clicked, and told the end in the list that comes up', async () => {
    const open = (now: Snapshot, { tool, on }: Call & { on?: string }) => {
      if (tool !== 'click' || on !== '10:00') return
      const like = now.nodes[0]!
      now.nodes.push(
        { ...like, ref: 'n1', role: 'textbox', tag: 'input', name: 'What', value: '', editable: true } as PageNode,
        {
          ...like,
          ref: 'n2',
          role: 'combobox',
          tag: 'select',
          name: 'Until',
          options: ['11:00', '12:00', '13:00'].map(label => ({ label, selected: false })),
        } as unknown as PageNode,
        { ...like, ref: 'n3', role: 'button', tag: 'button', name: 'Save', clickable: true } as PageNode,
      )
    }
    const notes = ['Dragging “10:00” has changed nothing that can be seen.']
    const { calls } = await doneOn(
      lines(),
      'Put "Choir" into the day from 10:00 to 12:00.',
      open as (page: Snapshot, call: Call) => void,
      false,
      notes,
    )
    expect(calls.map(({ tool, on }) => `${tool} ${String(on)}`)).to.deep.equal([
      'drag 10:00',
      'click 10:00',
      'type What',
      'select Until',
      'click Save',
    ])
    expect(calls[3]!.values).to.deep.equal(['12:00'])
  })

  it('a search is not sent by a button for something else beside its field', async () => {
    const page = snapshotOf([
      { role: 'group', in: [field('Search mail', '', { role: 'searchbox' }), button('Compose')] },
      text('All mail'),
    ])
    const { calls, done } = await doneOn(page, 'Open the mail from the plumber.', undefined, true)
    expect(done).to.equal(false)
    expect(said(calls).filter(call => call.startsWith('click'))).to.deep.equal([])
  })

  it('what is pressed at last is not pressed while the days before it are left unread', async () => {
    const page = snapshotOf([{ role: 'list', in: [{ role: 'listitem', name: 'Garden room' }] }, button('Next')])
    for (const message of ['From 8 to 11 June 2027 in the garden room, then press Next.', 'On 3 May 2027, press Next.'])
      expect((await doneOn(page, message, undefined, true)).calls, message).to.deep.equal([])
    expect(said((await doneOn(page, 'Press Next.', undefined, true)).calls)).to.deep.equal(['click Next'])
  })

  it('a field for one day takes none of two', async () => {
    const start = field('Start date', '', { placeholder: 'Start date' })
    const { calls } = await doneOn(
      snapshotOf([start, field('End date')]),
      'Set the start date to 12 May 2027 until 15 May 2027.',
      undefined,
      true,
    )
    expect(calls).to.deep.equal([])
  })
})
