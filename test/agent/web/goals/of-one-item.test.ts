import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { itemOf } from '../../../../src/agent/web/goals/items.ts'
import { findExtreme } from '../../../../src/agent/web/goals/mechanisms/extreme.ts'
import { readSuperlative } from '../../../../src/agent/web/goals/values/measure.ts'
import { ground } from '../../../../src/agent/web/ground/ground.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { readTarget } from '../../../../src/agent/web/read/target.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const part = (inside: Part[], more: Partial<PageNode> = {}): Part => ({
  role: 'generic',
  tag: 'div',
  ...more,
  in: inside,
})
const calls = async (page: Part[], message: string, change?: Parameters<typeof doneOn>[2]) =>
  said((await doneOn(snapshotOf(page), message, change)).calls).map(call => call.replace(/ true$/, ''))

describe('what is meant of one thing among others', () => {
  it('is an item of its list, where the list and the bar above it are called nothing', () => {
    const note = (who: string, what: string): Part =>
      part([text(who, { classes: ['by'] }), text(what, { classes: ['about'] })], { classes: ['note'] })
    const page = readPage(
      snapshotOf([
        part([
          part([field('Search'), button('Go')]),
          part([note('Ida', 'Harbour'), note('Otto', 'Boats'), note('Vera', 'Nets')]),
        ]),
      ]),
    )
    const item = itemOf(
      page,
      page.nodes.find(({ name }) => name === 'Otto')!,
    )
    expect(page.text(item)).to.equal('Otto Boats')
  })

  it('is the card in the body itself, whose button is pressed and no other', async () => {
    const card = (name: string): Part =>
      part([{ role: 'heading', tag: 'h3', name }, text(`${name} grows fast`), button('Add', { id: name })])
    const page = [card('Tree fern'), card('Snake plant')]
    expect(await calls(page, 'Get the snake plant into my trolley.')).to.deep.equal(['click Snake plant'])
    expect(await calls(page, 'Get the tree fern into my trolley.')).to.deep.equal(['click Tree fern'])
  })

  it('is told behind a deed that the buttons of all of them are called by', async () => {
    const row = (name: string, isFull = false): Part => ({
      role: 'row',
      in: [
        { role: 'cell', name },
        { role: 'cell', in: [button('Take a berth', { id: name, ...(isFull && { disabled: true }) })] },
      ],
    })
    const page: Part[] = [{ role: 'table', in: [row('Swan'), row('Heron'), row('Crane')] }]
    expect(await calls(page, 'take a berth on the heron')).to.deep.equal(['click Heron'])
    expect(await calls(page, 'take a berth on the gull')).to.deep.equal([])
  })

  it('is the least or the most of those that say a name behind a preposition', () => {
    const room = (price: string, town: string): Part =>
      part([text(town), text(`€${price} a night`), button('Reserve')], { classes: ['room'] })
    const page = readPage(snapshotOf([room('80', 'Bergen'), room('45', 'Malmö'), room('62', 'Bergen')]))
    const best = (message: string) => {
      const found = findExtreme(page, readSuperlative(message)!)
      return found && page.text(found)
    }
    expect(best('the cheapest room in Bergen')).to.include('62')
    expect(best('the most expensive room in Bergen')).to.include('80')
    expect(best('the cheapest room')).to.include('45')
  })

  it('a control of an item that is named is opened there, and what is chosen then is in it', async () => {
    const photo = (who: string): Part =>
      part(
        [
          text(who),
          text('👍', { title: 'Like', clickable: true, id: `like ${who}` }),
          text('⋮', { title: 'Options', clickable: true, id: `options ${who}` }),
        ],
        {
          classes: ['photo'],
        },
      )
    const page = [part([photo('Ida'), photo('Otto'), photo('Vera')])]
    const open = (now: { nodes: PageNode[] }, { on }: Call) => {
      if (on !== 'options Otto') return
      const parent = now.nodes.find(({ name }) => name === 'Otto')!.parent!
      now.nodes.push({ ref: 'm1', role: 'listitem', tag: 'li', name: 'Report', depth: 1, parent, clickable: true })
    }
    expect(await calls(page, 'Open the "Options" menu of Otto\'s photo and choose "Report".', open)).to.deep.equal([
      'click options Otto',
      'click Report',
    ])
  })

  it('the value for a label is read beside it, and written where it is said', async () => {
    const row = (label: string, value: string): Part => ({
      role: 'row',
      tag: 'tr',
      in: [
        { role: 'cell', tag: 'td', name: label },
        { role: 'cell', tag: 'td', name: value },
      ],
    })
    const page: Part[] = [
      { role: 'table', tag: 'table', in: [row('Harbour', 'Bergen'), row('Draught', '4 m'), row('Flag', 'Malta')] },
      field('', '', { type: 'text', id: 'answer' }),
      button('Send'),
    ]
    expect(
      await calls(page, 'Read the value for "Flag" from the table, enter it into the box and press Send.'),
    ).to.deep.equal(['type answer Malta', 'click Send'])
  })

  it('a quotation with the noun for it goes into all fields as it is', async () => {
    const page = [field('New code'), field('Once more'), button('Set')]
    expect(await calls(page, 'Type the code "q7w" into both fields and press Set.')).to.deep.equal([
      'type New code q7w',
      'type Once more q7w',
      'click Set',
    ])
  })
})

describe('the smaller and the larger of two things', () => {
  const tile = (id: string, size: number): Part => ({ role: 'generic', tag: 'div', id, box: [10, 10, size, size] })

  it('are told by their size where the page has just two that say nothing', async () => {
    const page = [part([tile('tray', 90), tile('chip', 20)])]
    const message = 'Move the smaller square so that it lies entirely within the bigger square.'
    expect(await calls(page, message)).to.deep.equal(['drag chip tray'])
    expect(await calls(page, 'Drag the bigger square into the smaller square.')).to.deep.equal(['drag tray chip'])
    expect(await calls([part([tile('tray', 90), tile('chip', 20), tile('lid', 40)])], message)).to.deep.equal([])
  })
})

describe('what is looked for', () => {
  it('is told to a search by the words that it is told by', async () => {
    const page = [field('Search letters', '', { type: 'search', role: 'searchbox' }), text('Nothing yet')]
    const done = await calls(page, 'Search the archive for the letter from Ida and star it.')
    expect(done[0]).to.equal('type Search letters Ida')
  })

  it('goes into the fields that it is said by, where their names stand before them with a colon', async () => {
    const line = (label: string, id: string): Part => part([text(`${label}:`), field('', '', { id })])
    const page = [line('Artist', 'artist'), line('Style', 'style'), line('Year', 'year'), button('Search')]
    const done = await calls(page, 'Find jazz records by artist Kent from the year 1980.')
    expect(done.slice(0, 3).toSorted()).to.deep.equal(['type artist Kent', 'type style jazz', 'type year 1980'])
    expect(done.at(-1)).to.equal('click Search')
  })

  it('is found by how warm it is said to be, also where the area itself says so', async () => {
    const page = [part([{ role: 'text', tag: 'div', name: 'COLD', id: 'field', box: [0, 0, 200, 200] }])]
    const feel = (now: { nodes: PageNode[] }, call: Call) => {
      const { x, y } = (call['position'] ?? { x: 1, y: 1 }) as { x: number; y: number }
      const far = Math.hypot(x - 0.25, y - 0.75)
      now.nodes.find(({ id }) => id === 'field')!.name = far < 0.1 ? 'HOT' : far < 0.4 ? 'WARM' : 'COLD'
    }
    const { calls: done } = await doneOn(snapshotOf(page), 'Look for the HOT place and press it.', feel)
    const { x, y } = done.at(-1)!['position'] as { x: number; y: number }
    expect(done.at(-1)!.tool).to.equal('click')
    expect(Math.hypot(x - 0.25, y - 0.75)).to.be.lessThan(0.1)
  })

  it('lights up: what starts it and looks otherwise from then on is none of it', async () => {
    const lamp = (id: string): Part => ({
      role: 'button',
      tag: 'button',
      name: '',
      id,
      clickable: true,
      classes: ['lamp'],
    })
    const page = [lamp('left'), lamp('right'), button('Begin', { id: 'begin' })]
    const light = (now: { nodes: PageNode[] }, { on }: Call) => {
      if (on !== 'begin') return
      Object.assign(
        now.nodes.find(({ id }) => id === 'begin')!,
        { disabled: true, classes: ['off'] },
      )
      now.nodes.find(({ id }) => id === 'right')!.classes = ['lamp', 'lit']
    }
    expect(
      await calls(page, 'Press Begin, see which lamps light up, and press them in the same order.', light),
    ).to.deep.equal(['click begin', 'click right'])
  }).timeout(20_000)
})

describe('lines of a day', () => {
  const line = (at: number, name?: string): Part => ({
    role: 'generic',
    tag: 'div',
    classes: name ? ['line', 'full'] : ['line'],
    box: [0, 20 * at, 200, 20],
    id: `line ${at}`,
    in: name ? [text(name, { box: [0, 20 * at + 2, 30, 16] })] : [],
  })
  const day = [8, 9, 10, 11, 12, 13].flatMap((hour, at) => [line(2 * at, `${hour}:00`), line(2 * at + 1)])
  const rise = (now: { nodes: PageNode[] }, { tool }: Call) => {
    if (tool !== 'drag' && tool !== 'click') return
    if (now.nodes.some(({ ref }) => ref === 't')) return
    now.nodes.push(
      { ref: 'f', role: 'generic', tag: 'div', name: '', depth: 0 },
      { ref: 't', role: 'textbox', tag: 'input', name: 'Title', value: '', editable: true, depth: 1, parent: 'f' },
      { ref: 'b', role: 'button', tag: 'button', name: 'Save', clickable: true, depth: 1, parent: 'f' },
    )
  }

  it('belong to it whether or not they are marked as full hours', async () => {
    expect(await calls([part(day)], 'Create a 1 hour event named "Rehearsal" from 9:00 to 10:00.', rise)).to.deep.equal(
      ['drag line 2 line 3', 'type Title Rehearsal', 'click Save'],
    )
  })

  it('may be longer than what is said, where what a line brings up takes its end', async () => {
    const hours = [8, 9, 10, 11, 12, 13].map((hour, at) => line(at, `${hour}:00`))
    const list = (ref: string, selected: string): PageNode => ({
      ref,
      role: 'combobox',
      tag: 'select',
      name: '',
      depth: 1,
      parent: 'f',
      options: ['9:00', '9:30', '10:00', '10:30'].map(label => ({ label, value: label, selected: label === selected })),
    })
    const ask = (now: { nodes: PageNode[] }, { tool }: Call) => {
      if (tool !== 'click' || now.nodes.some(({ ref }) => ref === 't')) return
      rise(now, { tool })
      now.nodes.push(
        { ref: 'l1', role: 'text', tag: 'label', name: 'From', depth: 1, parent: 'f' },
        list('from', '9:00'),
        { ref: 'l2', role: 'text', tag: 'label', name: 'To', depth: 1, parent: 'f' },
        list('to', '10:00'),
      )
    }
    const done = await calls([part(hours)], 'Create a 1.5 hour event named "Rehearsal" at 9:00.', ask)
    expect(done).to.deep.equal(['click line 1', 'type Title Rehearsal', 'select to 10:30', 'click Save'])
  })

  it('are not taken for all of it where something stands between them', async () => {
    const hours = day.filter((_, at) => at % 2 === 0)
    const done = await calls([part(hours)], 'Create a 1 hour event named "Rehearsal" from 9:00 to 10:00.', rise)
    expect(done).to.not.include('click Save')
  })
})

describe('what is not to be done', () => {
  it('is no part of the name of what is pressed', async () => {
    const page = [field('Signature'), button('Accept'), button('Go back')]
    expect(await calls(page, 'Hit "Go back" without filling it.')).to.deep.equal(['click Go back'])
    expect(await calls(page, 'Press Accept without signing anything.')).to.deep.equal(['click Accept'])
  })
})

describe('a text area', () => {
  it('is the field of several lines, where there is one', () => {
    const area = field('', '', { tag: 'textarea' })
    const best = (...parts: Part[]) =>
      ground(readTarget('a text area', protect('a text area')), snapshotOf(parts), 'click')[0]
    expect(best(field(''), area)?.ref).to.equal('e2')
    expect(best(field(''))?.score).to.be.greaterThan(0.6)
  })
})

describe('what folds out', () => {
  it('is content: of what is in it only what was asked for is clicked', async () => {
    const head = (name: string): Part => ({
      role: 'heading',
      tag: 'h3',
      name,
      clickable: true,
      classes: ['faq-accordion-head'],
    })
    const page: Part[] = [head('Boats'), head('Nets'), head('Ropes')]
    const unfold = (now: { nodes: PageNode[] }, { on }: Call) => {
      const words = { Boats: ['oar', 'keel'], Nets: ['mesh', 'buoy'] }[String(on)]
      const at = now.nodes.findIndex(({ name }) => name === on)
      if (!words || now.nodes.some(({ name }) => name === words[0])) return
      now.nodes.splice(
        at + 1,
        0,
        { ref: `c${at}`, role: 'generic', tag: 'div', name: '', depth: 0, classes: ['faq-accordion-content'] },
        ...words.map((name): PageNode => ({
          ref: `c${at}${name}`,
          role: 'text',
          tag: 'span',
          name,
          depth: 1,
          parent: `c${at}`,
          clickable: true,
        })),
      )
    }
    expect(
      await calls(page, 'Expand the sections until you find the link "buoy", and click it.', unfold),
    ).to.deep.equal(['click Boats', 'click Nets', 'click buoy'])
  })

  it('is gone through where one of the parts is said to hold something', async () => {
    const page: Part[] = [text('buoy', { clickable: true }), text('oar', { clickable: true })]
    expect(
      await calls(page, 'One of the sections contains the word "buoy". Locate it there and click on it.'),
    ).to.deep.equal(['click buoy'])
  })
})
