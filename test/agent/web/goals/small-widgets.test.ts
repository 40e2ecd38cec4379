import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { actsOnItem } from '../../../../src/agent/web/goals/claims/items.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Part } from './done-on.ts'

const calls = async (page: Part[], message: string) => said((await doneOn(snapshotOf(page), message)).calls)
const at = (part: Part, x: number, y: number): Part => ({ ...part, box: [x, y, 10, 10] }) as Part

describe('small widgets', () => {
  const palette = ['#ff0000', '#00ff00', '#0000ff', '#aaff80', '#a9fe81'].map((background): Part => ({
    role: 'generic',
    tag: 'i',
    name: '',
    id: background,
    background,
    clickable: true,
  }))

  it('a colour by its code is the field of just that colour, by its name the nearest one', async () => {
    const page = [...palette, field('Hex'), button('Take')]
    expect(await calls(page, 'Select the color #aaff80 and press Take.')).to.deep.equal(['click #aaff80', 'click Take'])
    expect(await calls(page, 'Pick rgb(0, 0, 255) with the color picker.')).to.deep.equal(['click #0000ff'])
    expect(await calls(page, 'Choose the colour blue in the palette.')).to.deep.equal(['click #0000ff'])
    // A colour that is not there is not had by one that looks like it.
    expect(await calls(page, 'Select the color #abff81 and press Take.')).not.to.include('click Take')
  })

  it('a digit is drawn with a raster of three by five marks, and with no other number of them', async () => {
    const boxes = (count: number) =>
      [...Array(count).keys()].map(k => at(box(''), (k % 3) * 20, Math.floor(k / 3) * 20))
    const { calls: done } = await doneOn(snapshotOf(boxes(15)), 'Draw the number 7 with the checkboxes.')
    expect(done.map(({ tool }) => tool)).to.deep.equal(Array.from({ length: 7 }, () => 'check'))
    expect(await calls(boxes(12), 'Draw the number 7 with the checkboxes.')).to.deep.equal([])
    expect(await calls(boxes(15), 'Draw the number 17 with the checkboxes.')).to.deep.equal([])
  })

  it('what stands behind a label of the one who was found is clicked', async () => {
    const card = (name: string): Part[] => [
      { role: 'heading', tag: 'h4', name },
      text('Phone'),
      { role: 'generic', tag: 'div', name: '555-0100', clickable: true },
      text('Email'),
      { role: 'generic', tag: 'div', name: 'desk@example.org', clickable: true },
    ]
    expect(
      await calls(card('Cleo Marsh'), 'Find Cleo Marsh in the contact list and call their phone number.'),
    ).to.deep.equal(['click 555-0100'])
    expect(await calls(card('Cleo Marsh'), 'Find Cleo Marsh and open her email.')).to.deep.equal([
      'click desk@example.org',
    ])
    expect(await calls(card('Dirk Marsh'), 'Find Cleo Marsh and call their phone number.')).to.deep.equal([])
  })

  it('a password that was given is entered twice, and no words of the order', async () => {
    const secret = (name: string): Part => field(name, '', { type: 'password' } as Partial<PageNode>)
    const page = [field('User'), secret('Password'), secret('Once more'), button('Create')]
    const message = 'Use "x7k" as the password, enter it twice and create the account.'
    expect(claims(message, snapshotOf(page))).to.equal(true)
    expect((await calls(page, message)).slice(-3)).to.deep.equal([
      'type Password x7k',
      'type Once more x7k',
      'click Create',
    ])
  })

  it('what is made is no text for a field, and its button says nothing that was not said', async () => {
    expect(await calls([field('Name'), button('Create')], 'Create the account.')).to.deep.equal(['click Create'])
    expect(await calls([button('Create invoice')], 'Create the account.')).to.deep.equal([])
    expect(await calls([button('Create account')], 'Create the account.')).to.deep.equal(['click Create account'])
  })

  it('“get the cheapest” takes it by its one button; without one it is a question', () => {
    const ticket = (price: string, ...more: Part[]): Part => ({
      role: 'generic',
      tag: 'div',
      in: [text(price), text('1 h 15 min'), ...more],
    })
    const page = (...more: Part[]) =>
      snapshotOf([ticket('$52', ...more), ticket('$18', ...more), ticket('$33', ...more)])
    expect(actsOnItem('Get the cheapest ticket.', page(button('Buy')))).to.equal(true)
    expect(actsOnItem('Get the cheapest ticket.', page())).to.equal(false)
    expect(actsOnItem('Get the cheapest ticket.', page(button('Remove')))).to.equal(false)
  })

  it('what is folded already is not opened by collapsing all, and what is open not closed by expanding all', async () => {
    const heads = ['▾ Marsh', '▸ Reed', '▾ Kent'].map((name): Part => ({
      role: 'heading',
      tag: 'h3',
      name,
      clickable: true,
      classes: ['section'],
    }))
    expect(await calls(heads, 'Collapse all sections.')).to.deep.equal(['click ▾ Marsh', 'click ▾ Kent'])
    expect(await calls(heads, 'Expand all sections.')).to.deep.equal(['click ▸ Reed'])
  })
})
