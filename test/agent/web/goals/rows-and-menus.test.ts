import { expect } from 'chai'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Part } from './done-on.ts'

const mail = (who: string, what: string, at: number): Part => ({
  role: 'listitem',
  tag: 'li',
  in: [{ ...box('Select'), id: `m${at}` }, text(who), text(what)],
})
const folders: Part = {
  role: 'combobox',
  tag: 'select',
  name: 'Move to',
  options: ['Move to…', 'Work', 'Home'].map((label, at) => ({
    label,
    value: at === 0 ? '' : label,
    selected: at === 0,
  })),
}
const mails = [mail('Ada', 'Lunch', 1), mail('Bo', 'Rent', 2), mail('Ada', 'Plans', 3), mail('Cy', 'Ada', 4)]
const inbox = (list: Part[]) =>
  snapshotOf([
    { role: 'toolbar', in: [folders, button('Move')] },
    { role: 'list', tag: 'ul', in: list },
  ])
const holds = (page: ReturnType<typeof snapshotOf>, call: Record<string, unknown>) => {
  const node = page.nodes.find(one => one.id === call['on'])
  if (node && call['tool'] === 'check') node.checked = call['checked'] === true
}

describe('all rows of which something is said', () => {
  it('are ticked, and no others, and go where they are to', async () => {
    const { calls } = await doneOn(
      inbox(mails),
      'File everything from Bo under Work. Leave all other mail where it is.',
      holds,
    )
    expect(said(calls)).to.deep.equal(['check m2 true', 'select Move to Work', 'click Move'])
    const ada = await doneOn(inbox(mails.slice(0, 3)), 'Move all mails from Ada into the Home folder.', holds)
    expect(said(ada.calls)).to.deep.equal(['check m1 true', 'check m3 true', 'select Move to Home', 'click Move'])
  })

  it('stay where there is no such place', async () => {
    const { calls } = await doneOn(
      inbox(mails),
      'File everything from Bo under Taxes. Leave all other mail where it is.',
      holds,
    )
    expect(said(calls)).not.to.include('click Move')
  })
})

describe('the menu of an item', () => {
  const group = (name: string): Part => ({
    role: 'listitem',
    tag: 'li',
    id: name,
    in: [text(name), { role: 'button', tag: 'button', name: 'More', clickable: true, id: `menu ${name}` }],
  })
  const entry = (name: string): Part => ({ role: 'menuitem', tag: 'div', name, clickable: true })
  const run = (message: string, entries: string[], next: string[] = []) =>
    doneOn(
      snapshotOf([{ role: 'list', tag: 'ul', in: ['Chess', 'Choir', 'Hikers'].map(group) }]),
      message,
      (page, call) => {
        const shown = String(call['on']).startsWith('menu ') ? entries : call['on'] === 'Mute…' ? next : undefined
        page.nodes = page.nodes.filter(({ role }) => role !== 'menuitem')
        const made = snapshotOf((shown ?? []).map(entry)).nodes
        page.nodes.push(...made.map(node => ({ ...node, ref: `${String(call['on'])} ${node.ref}` })))
      },
    )

  it('is gone through by what its entries say', async () => {
    const { calls } = await run(
      'The Choir group is getting on my nerves. Mute it for 1 week.',
      ['Pin', 'Mute…', 'Leave group'],
      ['8 hours', '1 week', 'Always'],
    )
    expect(said(calls)).to.deep.equal(['click menu Choir', 'click Mute…', 'click 1 week'])
    const put = await run('Put "Hikers" at the end of the queue.', ['Play next', 'Add to queue', 'Download'])
    expect(said(put.calls)).to.deep.equal(['click menu Hikers', 'click Add to queue'])
  })

  it('does nothing grave that was not said, and chooses nothing that is not told apart', async () => {
    const grave = await run('The Choir group is boring. Rest the group for a while.', ['Pin', 'Leave group'])
    expect(said(grave.calls)).not.to.include('click Leave group')
    const open = await run(
      'The Choir group is getting on my nerves. Mute it for good.',
      ['Pin', 'Mute…'],
      ['8 hours', '1 week'],
    )
    expect(said(open.calls).filter(call => /hours|week/.test(call))).to.deep.equal([])
    expect(open.done).to.equal(false)
  })
})

describe('a list of lines', () => {
  const cell = (part: Part): Part => ({ role: 'cell', tag: 'td', in: [part] })
  const line = (): Part => ({
    role: 'row',
    tag: 'tr',
    in: [
      cell(field('Item')),
      cell(field('Quantity', '', { type: 'number' })),
      cell(field('Price each', '', { type: 'number' })),
    ],
  })
  const order = (count: number, ...more: Part[]) =>
    snapshotOf([
      { role: 'table', tag: 'table', in: Array.from({ length: count }, line) },
      ...more,
      button('Save order'),
    ])
  const message = 'Make out an order with these lines: 4 x nails at 3 euros; 2 x saws at 9 euros. Save it.'

  it('goes into the rows of a form, each value where it belongs, and into a new row where there is none', async () => {
    const typed = [
      'type Item nails',
      'type Quantity 4',
      'type Price each 3',
      'type Item saws',
      'type Quantity 2',
      'type Price each 9',
    ]
    const two = await doneOn(order(2), message)
    expect(said(two.calls)).to.deep.equal([...typed, 'click Save order'])
    const grown = await doneOn(order(1, button('+ Add line')), message, (page, call) => {
      if (call['on'] === '+ Add line') page.nodes = order(2, button('+ Add line')).nodes
    })
    expect(said(grown.calls)).to.deep.equal([
      ...typed.slice(0, 3),
      'click + Add line',
      ...typed.slice(3),
      'click Save order',
    ])
  })

  it('is not saved where there is no room for all of it', async () => {
    const { calls, told } = await doneOn(order(1), message)
    expect(said(calls)).not.to.include('click Save order')
    expect(told).to.include('line 2')
  })
})

describe('what was thrown away', () => {
  const note = (name: string, ...controls: string[]): Part => ({
    role: 'listitem',
    tag: 'li',
    in: [text(name), ...controls.map(control => button(control, { id: `${control} ${name}` }))],
  })
  const page = (...notes: Part[]) =>
    snapshotOf([button('Notes'), button('Bin'), { role: 'list', tag: 'ul', in: notes }])
  const run = (message: string) =>
    doneOn(page(note('Gifts', 'Delete'), note('Tea', 'Delete')), message, (now, call) => {
      if (call['on'] === 'Bin')
        now.nodes = page(note('Paint', 'Restore', 'Delete for ever'), note('Rope', 'Restore', 'Delete for ever')).nodes
    })

  it('is brought back from where it lies, by its own control', async () => {
    const { calls } = await run('I deleted my note "Rope" by mistake. Get it back, please.')
    expect(said(calls)).to.deep.equal(['click Bin', 'click Restore Rope'])
  })

  it('is not taken for another thing', async () => {
    const { calls, told } = await run('I deleted my note "Glue" by mistake. Get it back, please.')
    expect(said(calls)).to.deep.equal(['click Bin'])
    expect(told).to.include('Glue')
  })
})
