import { expect } from 'chai'
import { claims, waitsOut } from '../../../../src/agent/web/goals/claims/claims.ts'
import { takesFromPage } from '../../../../src/agent/web/goals/claims/shown-values.ts'
import { readBeside, splitDrags } from '../../../../src/agent/web/goals/mechanisms/drag-ways.ts'
import { saysWay } from '../../../../src/agent/web/goals/mechanisms/drag-words.ts'
import { findLooks } from '../../../../src/agent/web/goals/find-looks.ts'
import { readLooks } from '../../../../src/agent/web/goals/read-looks.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Part } from './done-on.ts'

describe('mechanisms for what a page is told to do', () => {
  it('marks everything but what is named', async () => {
    const page = snapshotOf([box('Tea'), box('Milk', true), box('Salt', true), button('Pack')])
    const { calls } = await doneOn(page, 'Tick every box except Milk and then press Pack.')
    expect(said(calls)).to.deep.equal(['check Tea true', 'check Milk false', 'click Pack'])
    const { done, calls: none } = await doneOn(page, 'Tick every box except Pepper.')
    expect([done, none]).to.deep.equal([false, []])
  })

  it('does a deed by the sign of an item, told apart from others without text by its class', async () => {
    const sign = (...classes: string[]): Part => ({ role: 'generic', tag: 'i', name: '', classes, clickable: true })
    const row = (who: string): Part => ({
      role: 'generic',
      tag: 'div',
      classes: ['mail'],
      clickable: true,
      in: [sign('ic', 'trash'), sign('ic', 'star'), text(who), text('about the boats')],
    })
    const page = snapshotOf([{ role: 'generic', tag: 'div', in: ['Ada', 'Bo', 'Cy'].map(row) }])
    const trashOf = page.nodes.filter(({ classes }) => classes?.includes('trash')).map(({ ref }) => ref)
    const { calls } = await doneOn(page, 'Throw away the letter that came from Bo.')
    expect(said(calls)).to.deep.equal([`click ${trashOf[1]}`])
  })

  it('presses the one icon that is named, and none of several', async () => {
    const sign = (...classes: string[]): Part => ({ role: 'generic', tag: 'i', name: '', classes, clickable: true })
    const one = snapshotOf([sign('ic', 'printer'), sign('ic', 'star')])
    const printer = one.nodes.find(({ classes }) => classes?.includes('printer'))!.ref
    expect(said((await doneOn(one, 'Click the printer icon.')).calls)).to.deep.equal([`click ${printer}`])
    const several = snapshotOf([sign('ic', 'printer'), sign('ic', 'printer'), sign('ic', 'star')])
    expect((await doneOn(several, 'Click the printer icon.')).calls).to.deep.equal([])
  })

  it('presses a control of a kind that there is once, and of several only any', async () => {
    const page = snapshotOf([button('Keep'), button('Drop'), field('Name')])
    expect((await doneOn(page, 'Click the button control.')).calls).to.deep.equal([])
    expect(said((await doneOn(page, 'Click on a button widget.')).calls)).to.deep.equal(['click Keep'])
  })

  it('chooses, of options that are called the same, the one in the group that is named', async () => {
    const option = (label: string, group: string) => ({ label, value: `${group}-${label}`, selected: false, group })
    const options = [option('Small', 'Cups'), option('Small', 'Plates'), option('Large', 'Plates')]
    const page = snapshotOf([{ role: 'combobox', tag: 'select', name: '', options }, button('Order')])
    const { calls } = await doneOn(page, 'From the drop-down choose Small under Plates.')
    expect(calls.map(({ values }) => values)).to.deep.equal([['Plates-Small']])
  })

  it('makes each choice that the words of an order name, by its own control', async () => {
    const page = snapshotOf([
      {
        role: 'combobox',
        tag: 'select',
        name: 'Cake',
        options: ['Plum', 'Nut'].map(label => ({ label, value: label, selected: false })),
      },
      { role: 'radio', tag: 'input', name: 'At noon', checked: false },
      { role: 'radio', tag: 'input', name: 'At six', checked: false },
      box('Cream'),
      button('Place order'),
    ])
    const { calls } = await doneOn(page, 'Order a nut cake with cream, to be fetched at six.')
    expect(calls.map(({ tool, on }) => `${tool} ${String(on)}`)).to.deep.equal([
      'select Cake',
      'check At six',
      'check Cream',
      'click Place order',
    ])
  })

  it('sends no order while a field for something that was said is still open', async () => {
    const page = snapshotOf([
      box('Cream'),
      { role: 'radio', tag: 'input', name: 'Nut', checked: false },
      field('Name'),
      button('Order'),
    ])
    const { calls } = await doneOn(page, 'Order a nut cake with cream in the name Ida.')
    expect(calls.filter(({ tool }) => tool === 'click')).to.deep.equal([])
  })

  it('sets the figures of an order where its fields ask for them, by the choice that the verb is', async () => {
    const choice = (name: string): Part => ({ role: 'radio', tag: 'input', name, checked: false, clickable: true })
    const page = snapshotOf([choice('Rent'), choice('Lend'), field('Quantity'), field('Price'), button('Place order')])
    const { calls } = await doneOn(page, 'Lend 3 boats at a price of 40 euros.')
    expect(calls.map(({ tool, on, text: typed }) => [tool, on, typed].filter(Boolean).join(' '))).to.deep.equal([
      'type Quantity 3',
      'type Price 40',
      'check Lend',
      'click Place order',
    ])
  })

  it('swaps what two fields hold, and nothing where it is not plain which', async () => {
    const said_ = 'The two names stand in the wrong fields: swap them.'
    const { calls } = await doneOn(snapshotOf([field('Cat', 'Rex'), field('Dog', 'Tom')]), said_)
    expect(calls.map(({ on, text: typed }) => `${String(on)} ${String(typed)}`)).to.deep.equal(['Cat Tom', 'Dog Rex'])
    const three = await doneOn(snapshotOf([field('Cat', 'Rex'), field('Dog', 'Tom'), field('Cow', 'Bo')]), said_)
    expect([three.done, three.calls]).to.deep.equal([false, []])
  })

  it('clicks the one that is different, and nothing where two are', async () => {
    const tile = (background: string, id: string): Part => ({ role: 'generic', background, id, box: [0, 0, 20, 20] })
    const tiles = (colors: string[]) =>
      snapshotOf([{ role: 'generic', in: colors.map((color, at) => tile(color, `t${at}`)) }])
    const { calls } = await doneOn(
      tiles(['#333333', '#333333', '#eeaa00', '#333333']),
      'Click the tile that is different.',
    )
    expect(said(calls)).to.deep.equal(['click t2'])
    const two = await doneOn(tiles(['#333333', '#eeaa00', '#eeaa00', '#333333']), 'Click the tile that is different.')
    expect([two.done, two.calls]).to.deep.equal([false, []])
  })

  it('closes the part of the page whose head is named', async () => {
    const panel = (name: string): Part => ({
      role: 'generic',
      in: [text(name), { role: 'generic', clickable: true, id: `x-${name}`, classes: ['panel-close'] }],
    })
    const { calls } = await doneOn(snapshotOf([panel('Weather'), panel('News')]), 'Close the panel titled News.')
    expect(said(calls)).to.deep.equal(['click x-News'])
  })

  it('takes most and least from a column of a table, and answers with the row', async () => {
    const row = (name: string, goals: string, cards: string): Part => ({
      role: 'row',
      in: [
        { role: 'cell', tag: 'td', name, heading: 'Player' },
        { role: 'cell', tag: 'td', name: goals, heading: 'Goals' },
        { role: 'cell', tag: 'td', name: cards, heading: 'Cards' },
      ],
    })
    const page = snapshotOf([{ role: 'table', in: [row('Ada', '7', '2'), row('Bo', '9', '5'), row('Cy', '3', '1')] }])
    const { calls } = await doneOn(page, 'Who has the fewest cards? Click the name.')
    expect(said(calls)).to.deep.equal(['click Cy'])
  })

  it('takes shapes by their corners, and points of a drawing by their height', async () => {
    const square: [number, number][] = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ]
    const shape = (id: string, points: [number, number][]): Part => ({
      role: 'generic',
      id,
      shape: 'polygon',
      points,
      box: [0, 0, 20, 20],
    })
    const shapes = snapshotOf([shape('four', square), shape('three', square.slice(1))])
    expect(said((await doneOn(shapes, 'Which figure has the fewest corners? Click on it.')).calls)).to.deep.equal([
      'click three',
    ])
    const dot = (id: string, y: number): Part => ({ role: 'generic', id, shape: 'circle', box: [0, y, 8, 8] })
    const chart = snapshotOf([dot('a', 40), dot('b', 5), dot('c', 90)])
    expect(said((await doneOn(chart, 'Click the point where the river was lowest.')).calls)).to.deep.equal(['click c'])
  })

  it('clicks where two lines cross, and says so where none do', async () => {
    const line = (one: [number, number], other: [number, number]): Part => ({
      role: 'generic',
      shape: 'line',
      points: [one, other],
      box: [0, 0, 40, 40],
    })
    const { calls } = await doneOn(
      snapshotOf([line([0, 0], [40, 40]), line([0, 40], [40, 0])]),
      'Click where the two lines cross.',
    )
    expect(calls).to.deep.equal([{ tool: 'click_at', x: 20, y: 20 }])
    expect(
      (await doneOn(snapshotOf([line([0, 0], [40, 0]), line([0, 9], [40, 9])]), 'Click where the two lines cross.'))
        .done,
    ).to.equal(false)
  })

  it('tells two sizes apart, drawn and written', () => {
    const disc = (id: string, size: number): Part => ({ role: 'generic', id, shape: 'circle', box: [0, 0, size, size] })
    const sign = (id: string, size: number): Part =>
      text('7', { tag: 'text', id, shape: 'text', size, box: [0, 0, 9, size] })
    const page = snapshotOf([
      { role: 'img', tag: 'svg', in: [disc('a', 24), disc('b', 10), sign('c', 30), sign('d', 11)] },
    ])
    const seen = (phrase: string) => findLooks(readPage(page), readLooks(phrase)!).map(({ id }) => id)
    expect(seen('large things')).to.deep.equal(['a', 'c'])
    expect(seen('small things')).to.deep.equal(['b', 'd'])
  })

  it('takes, of two that say the same, the one in the colour that was said', async () => {
    const sign = (id: string, color: string): Part =>
      text('K', { tag: 'text', id, color, clickable: true, box: [0, 0, 9, 9] })
    const page = snapshotOf([{ role: 'img', tag: 'svg', in: [sign('one', '#ff0000'), sign('two', '#0000ff')] }])
    const { calls } = await doneOn(page, 'Where is the blue K? Click on it.')
    expect(said(calls)).to.deep.equal(['click two'])
  })

  it('presses as often as was said, looking for it anew', async () => {
    const page = snapshotOf([button('Clap'), button('Stop')])
    const { calls } = await doneOn(page, 'Click Clap three times, then press Stop.', (now, { on }) => {
      if (on === 'Clap') now.nodes[0]!.ref += '+'
    })
    expect(said(calls)).to.deep.equal(['click Clap', 'click Clap', 'click Clap', 'click Stop'])
  })

  it('waits for what runs to its end before it goes on', async () => {
    const page = snapshotOf([button('Start'), text('0%'), button('Unpack')])
    let looks = 0
    const { calls } = await doneOn(
      page,
      'Press Start, wait until the transfer is complete and press Unpack.',
      (now, { on }) => {
        if (on === 'Start') {
          const timer = setInterval(() => {
            now.nodes[1]!.name = `${(looks += 1) * 25}%`
            if (looks === 4) clearInterval(timer)
          }, 20)
        } else expect(now.nodes[1]!.name).to.equal('100%')
      },
    )
    expect(said(calls)).to.deep.equal(['click Start', 'click Unpack'])
  })

  it('puts a text before or behind what a field holds', async () => {
    const page = snapshotOf([field('Note', 'salt and bread', { tag: 'textarea' })])
    const typed = async (order: string) => (await doneOn(page, order)).calls.map(call => call['text'])
    expect(await typed('Add "tea" to the end of the text.')).to.deep.equal(['salt and bread tea'])
    expect(await typed('Put the word "Buy" at the beginning of the note.')).to.deep.equal(['Buy salt and bread'])
  })

  it('copies the fields under one heading into those under another', async () => {
    const part = (head: string, street: string, town: string): Part[] => [
      { role: 'heading', tag: 'h3', name: head, level: 3 },
      field('Street', street),
      field('Town', town),
    ]
    const page = snapshotOf([...part('Home address', '3 Elm Row', 'Hull'), ...part('Holiday address', '', '')])
    const { calls } = await doneOn(page, 'Copy the home address into the holiday address.')
    expect(calls.map(call => call['text'])).to.deep.equal(['3 Elm Row', 'Hull'])
  })

  it('fills each open field with what a table says under its name', async () => {
    const row = (name: string, value: string): Part => ({
      role: 'row',
      in: [
        { role: 'cell', name },
        { role: 'cell', name: value },
      ],
    })
    const table: Part = { role: 'table', in: [row('Breed', 'Collie'), row('Weight', '19'), row('Owner', 'Ida')] }
    const { calls } = await doneOn(
      snapshotOf([table, field('Owner:'), field('Breed:')]),
      'Fill in the boxes with the matching values of the table.',
    )
    expect(calls.map(call => call['text'])).to.deep.equal(['Ida', 'Collie'])
  })

  it('acts on each of several items, and on the one of which all is true', async () => {
    const mail = (who: string, about: string): Part => ({
      role: 'listitem',
      tag: 'li',
      in: [text(who), text(about), { role: 'generic', clickable: true, id: `flag ${who} ${about}`, classes: ['flag'] }],
    })
    const page = snapshotOf([
      {
        role: 'list',
        tag: 'ul',
        in: [mail('Ida', 'rent'), mail('Ida', 'tea'), mail('Jon', 'tea'), mail('Kit', 'boats')],
      },
    ])
    expect(said((await doneOn(page, 'Flag the message from Ida about "tea".')).calls)).to.deep.equal([
      'click flag Ida tea',
    ])
    expect(said((await doneOn(page, 'Flag the messages from Kit and Jon.')).calls)).to.deep.equal([
      'click flag Kit boats',
      'click flag Jon tea',
    ])
  })

  it('answers a dialog with the control that is called so', async () => {
    const page = snapshotOf([text('There is a draft already.'), button('Replace'), button('Cancel')])
    expect(said((await doneOn(page, 'Answer it with "Replace".')).calls)).to.deep.equal(['click Replace'])
  })

  it('names the day of the week of a date by the year that is shown', async () => {
    const page = snapshotOf([text('June 2022'), button('Tuesday'), button('Wednesday')])
    expect(said((await doneOn(page, 'What day of the week is June 15? Click it.')).calls)).to.deep.equal([
      'click Wednesday',
    ])
  })
})

describe('what is dragged where', () => {
  it('is said by a neighbour, a direction, or one clause after the other', () => {
    expect(readBeside('Oslo so that it is right below Rome')).to.deep.equal({
      moved: 'Oslo',
      beside: 'Rome',
      isBehind: true,
    })
    expect(readBeside('the lamp to the left of the bed')).to.deep.equal({
      moved: 'the lamp',
      beside: 'the bed',
      isBehind: false,
    })
    expect(readBeside('the lamp into the bin')).to.equal(undefined)
    expect(splitDrags('all pens into the tin and all nails into the jar')).to.deep.equal([
      'all pens into the tin',
      'all nails into the jar',
    ])
    expect(splitDrags('bread and salt into the bag')).to.have.length(1)
    expect(['the boat upwards', 'the handle all the way to the right'].map(saysWay)).to.deep.equal([true, true])
    expect(saysWay('the boat into the harbour')).to.equal(false)
  })
})

describe('instructions that take a look at the page', () => {
  const page = snapshotOf([field('Town'), button('Go')])
  for (const one of [
    'Pick all of them except Milk.',
    'Press Load, wait until the bar is full and press Go.',
    'Click the second word in the left column.',
    'Who has the most goals? Click the name.',
  ])
    it(one, () => expect(claims(one, page)).to.equal(true))

  it('press what is called like a verb of checking, and check nothing', () => {
    expect(claims('Pick all of them but Milk and press Verify.', page)).to.equal(true)
    expect(claims('Pick all of them but Milk and verify that it worked.', page)).to.equal(false)
  })

  it('do not take a description for the text', () => {
    expect(takesFromPage('Enter a town that begins with "Br" and press Go.', page)).to.equal(true)
    expect(takesFromPage('Enter Brno as the town and press Go.', page)).to.equal(false)
  })

  it('wait for an end, or for something else', () => {
    expect(waitsOut('Press Load and wait until the upload has finished.')).to.equal(true)
    expect(waitsOut('Wait until the page shows Ready.')).to.equal(false)
  })
})
