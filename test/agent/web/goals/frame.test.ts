import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const list = (name: string, ...labels: string[]): Part => ({
  role: 'combobox',
  tag: 'select',
  name,
  options: ['', ...labels].map((label, at) => ({ label: label || 'choose', value: label, selected: at === 0 })),
})
const radio = (name: string): Part => ({ role: 'radio', tag: 'input', name, checked: false, clickable: true })
const group = (head: string, ...in_: Part[]): Part[] => [text(head), { role: 'generic', tag: 'div', in: in_ }]
const tile = (name: string, more: Partial<PageNode> = {}): Part => ({
  role: 'text',
  tag: 'div',
  name,
  clickable: true,
  ...more,
})

/** A page whose fields hold what is put into them. */
const holds = (page: { nodes: PageNode[] }, call: Call): void => {
  const node = page.nodes.find(one => one.id === call['on'] || one.name === call['on'])
  if (!node) return
  if (call.tool === 'type') node.value = String(call['text'])
  if (call.tool === 'check') node.checked = call['checked'] === true
  if (call.tool === 'select')
    for (const option of node.options ?? []) option.selected = [call['values']].flat().includes(option.label)
}
const told = async (parts: Part[], message: string) => {
  const { calls, told: answer } = await doneOn(snapshotOf(parts), message, holds)
  return { calls: said(calls), answer }
}

describe('a form is filled with what a message tells', () => {
  it('by names, amounts and bounds, and ended by its one button', async () => {
    const crate = [
      ...group('How heavy is it?', radio('up to 3 kg'), radio('up to 8 kg'), radio('up to 20 kg')),
      field('Name'),
      field('Town'),
      box('Insurance (3.50)'),
      button('Send crate'),
    ]
    const { calls } = await told(
      crate,
      'I have a crate of 5 kg for Ada Moor in Lund. Please send it and have it insured.',
    )
    expect(calls).to.have.members([
      'check up to 8 kg true',
      'type Name Ada Moor',
      'type Town Lund',
      'check Insurance (3.50) true',
      'click Send crate',
    ])
    expect(calls.at(-1)).to.equal('click Send crate')
  })

  it('with what is denied left off, and what is on switched off', async () => {
    const crate = [field('Name'), box('Insurance (3.50)', true), button('Send crate')]
    const { calls } = await told(crate, 'The crate is for Ada Moor. Please send it, no insurance needed.')
    expect(calls).to.deep.equal(['check Insurance (3.50) false', 'type Name Ada Moor', 'click Send crate'])
  })

  it('in the unit that a field wants', async () => {
    const page = [field('Width in cm'), field('Weight in grams'), button('Work out price')]
    const { calls } = await told(
      page,
      'My shelf is 0.8 m wide and weighs 3 kg. Mind the units, and press Work out price.',
    )
    expect(calls).to.have.members(['type Width in cm 80', 'type Weight in grams 3000', 'click Work out price'])
  })

  it('by choices that are told by comparing, in the group that is named', async () => {
    const page = [
      ...group('Colour', tile('Blue'), tile('Grey')),
      ...group('Top', tile('Oak + 30 €'), tile('Pine + 12 €')),
      ...group('Extras', tile('Lock'), tile('Rack')),
      button('Order'),
    ]
    const { calls } = await told(
      page,
      'I want the blue desk with the cheapest top there is and a lock, no other extras. Order it.',
    )
    expect(calls).to.deep.equal(['click Blue', 'click Pine + 12 €', 'click Lock', 'click Order'])
  })

  it('by lists that depend on each other, as they come up', async () => {
    const town = { ...list('Town'), disabled: true }
    const page = snapshotOf([list('Country', 'Norway', 'Spain'), town, button('Pick up here')])
    const { calls } = await doneOn(
      page,
      "I'd like to pick up my order in Vigo (that's in Spain). Choose it.",
      (now, call) => {
        holds(now, call)
        const [, next] = now.nodes
        if (call['on'] === 'Country') Object.assign(next!, { ...list('Town', 'Vigo', 'Palma'), disabled: false })
      },
    )
    expect(said(calls)).to.deep.equal(['select Country Spain', 'select Town Vigo', 'click Pick up here'])
  })

  it('is not sent where something told has no place, or a place stays empty', async () => {
    const page = [field('Name'), field('Town'), button('Send crate')]
    const empty = await told(page, 'The crate is for Ada Moor. Please send it.')
    expect(empty.calls).not.to.include('click Send crate')
    expect(empty.answer).to.include('Town')
    const left = await told(page, 'I have a crate of 5 kg for Ada Moor in Lund. Please send it.')
    expect(left.calls).to.deep.equal([])
    // A name is no code, though nothing else is there to take it.
    const code = await told(
      [field('Code'), button('Confirm')],
      'You are with Moor Travel. They have sent a code; please confirm.',
    )
    expect(code.calls).to.deep.equal([])
  })

  it('of marks that are called alike, by the heading that was said', async () => {
    const mark = (name: string, checked: boolean, id: string): Part => ({
      ...box(name, checked),
      role: 'switch',
      tag: 'button',
      id,
    })
    const heading = (name: string): Part => ({ role: 'heading', tag: 'h4', name })
    const page = [
      heading('Email'),
      mark('Offers', true, 'e1'),
      mark('Bills', false, 'e2'),
      heading('Letter'),
      mark('Offers', true, 'l1'),
      mark('Bills', false, 'l2'),
      button('Save'),
    ]
    const { calls } = await told(
      page,
      'No more offers by email, please. But I would like bills by letter. Keep the rest as it is and save.',
    )
    expect(calls).to.deep.equal(['check e1 false', 'check l2 true', 'click Save'])
  })

  it('with a percentage of what the page shows under that name', async () => {
    const row = (name: string, amount: string): Part => ({
      role: 'row',
      tag: 'tr',
      in: [name, amount].map(cell => ({ role: 'cell', tag: 'td', name: cell })),
    })
    const bill: Part = { role: 'table', tag: 'table', in: [row('Tea', '18.00'), row('Total', '80.00')] }
    const { calls } = await told(
      [bill, field('Tip (in euros)'), button('Pay')],
      'She was kind: leave a tip of 15 percent of the total and pay.',
    )
    expect(calls).to.deep.equal(['type Tip (in euros) 12', 'click Pay'])
  })

  it('with both ends of a stretch', async () => {
    const page = [
      field('Lowest', '', { type: 'number' }),
      field('Highest', '', { type: 'number' }),
      button('Show rooms'),
    ]
    const { calls } = await told(page, 'Only show me rooms for 300 to 700 euros a month.')
    expect(calls).to.deep.equal(['type Lowest 300', 'type Highest 700', 'click Show rooms'])
  })

  it('with the fields that a mark hides, where they are told to be others', async () => {
    const mark: Part = { ...box('Same as delivery address', true), id: 'same' }
    const page = snapshotOf([mark, button('Continue')])
    const message =
      'The chest comes home, but the bill has to go to my shop, 7 Hill Road in York. Fill that in and continue.'
    const { calls } = await doneOn(page, message, (now, call) => {
      holds(now, call)
      if (call['on'] === 'same')
        now.nodes.push(
          ...snapshotOf([field('Street and number'), field('Town')]).nodes.map(node => ({
            ...node,
            ref: `f${node.ref}`,
          })),
        )
    })
    expect(said(calls)).to.deep.equal([
      'check same false',
      'type Street and number 7 Hill Road',
      'type Town York',
      'click Continue',
    ])
  })

  it('with what was chosen before and is not wanted any more switched off', async () => {
    const day = (name: string, on = false) => tile(`${name} night`, { classes: on ? ['day', 'in'] : ['day'] })
    const page = [
      ...group('When shall we meet?', day('Monday'), day('Tuesday', true), day('Friday'), day('Sunday')),
      button('Cast vote'),
    ]
    const { calls } = await told(
      page,
      "I'm free on Monday and Friday only, so those are the two I vote for. (I had clicked Tuesday before, that's off now.)",
    )
    expect(calls).to.have.members([
      'click Tuesday night',
      'click Monday night',
      'click Friday night',
      'click Cast vote',
    ])
    expect(calls.at(-1)).to.equal('click Cast vote')
  })

  it('by answers to one question after the other; without an answer it does not go on', async () => {
    const ask = (question: string, ...answers: string[]) =>
      snapshotOf([text(question), { role: 'generic', tag: 'div', in: answers.map(name => button(name)) }]).nodes
    const steps = [ask('Which soup would you like?', 'Leek', 'Carrot'), ask('What size?', 'Small', 'Medium')]
    const run = (message: string, more: PageNode[][]) => {
      const all = [...steps, ...more]
      const page = snapshotOf([])
      page.nodes = all[0]!
      let at = 0
      return doneOn(page, message, (now, call) => {
        at++
        if (call.tool === 'click')
          now.nodes = (all[at] ?? []).map(node => ({
            ...node,
            ref: `${at}${node.ref}`,
            ...(node.parent && { parent: `${at}${node.parent}` }),
          }))
      })
    }
    const whole = await run("I'd like a medium carrot soup.", [])
    expect(said(whole.calls)).to.deep.equal(['click Carrot', 'click Medium'])
    const open = await run("I'd like a medium carrot soup.", [ask('Which bread?', 'White', 'Brown')])
    expect(said(open.calls)).to.deep.equal(['click Carrot', 'click Medium'])
    expect(open.told).to.include('Which bread?')
  })

  it('of the card that is named, with signs of a scale and a text', async () => {
    const star = (house: string, at: number): Part => tile('★', { id: `${house} ${at}` })
    const card = (house: string): Part => ({
      role: 'article',
      tag: 'article',
      in: [
        text(house),
        { role: 'generic', tag: 'div', in: [1, 2, 3, 4, 5].map(at => star(house, at)) },
        { ...field('How was it?', '', { tag: 'textarea' }), id: `text ${house}` },
        button('Post review', { id: `post ${house}` }),
      ],
    })
    const { calls } = await told(
      ['Red Lion', 'Old Barn'].map(card),
      'Give the Old Barn 4 stars out of five and write "Quick and kind" as your review.',
    )
    expect(calls).to.have.members(['click Old Barn 4', 'type text Old Barn Quick and kind', 'click post Old Barn'])
  })

  it('that a click on what is named brings up, where something is to be another than before', async () => {
    const event = (name: string): Part => tile(name)
    const page = snapshotOf([{ role: 'generic', tag: 'div', in: ['Chess', 'Team talk', 'Lunch'].map(event) }])
    const dialog: Part = {
      role: 'dialog',
      name: 'Edit event',
      in: [field('Title', 'Team talk'), list('Starts', '14:00', '17:00'), button('Cancel'), button('Save')],
    }
    const { calls } = await doneOn(
      page,
      'Team talk is going to be at 14:00 instead of 17:00. Please change it.',
      (now, call) => {
        holds(now, call)
        if (call['on'] === 'Team talk')
          now.nodes.push(
            ...snapshotOf([dialog]).nodes.map(node => ({
              ...node,
              ref: `d${node.ref}`,
              ...(node.parent && { parent: `d${node.parent}` }),
            })),
          )
      },
    )
    expect(said(calls)).to.deep.equal(['click Team talk', 'select Starts 14:00', 'click Save'])
  })

  it('with several into a field that takes one after the other, and whoever cannot come taken off', async () => {
    const page = [
      text('Ugo'),
      button('×', { title: 'Remove Ugo', id: 'off' }),
      field('Add a guest, press Enter'),
      button('Send invitation'),
    ]
    const { calls } = await told(
      page,
      "Please also invite Ada and Bo to the dinner. Ugo can't make it, so take that name off. Then send the invitation.",
    )
    expect(calls.filter(call => !call.startsWith('press_key'))).to.deep.equal([
      'click off',
      'type Add a guest, press Enter Ada',
      'type Add a guest, press Enter Bo',
      'click Send invitation',
    ])
  })
})
