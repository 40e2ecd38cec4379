import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { planOn } from '../../../../src/agent/web/goals/mentions/plan.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Part } from './done-on.ts'

const lamps = (): PageSnapshot => snapshotOf([box('Hall'), box('Porch', true), box('Cellar', true), button('Keep')])
const toggle = (now: PageSnapshot, { tool, on, checked }: Record<string, unknown>) => {
  const node = now.nodes.find(({ name }) => name === on)
  if (tool === 'check' && node) node.checked = checked as boolean
}
const list = (name: string, ...labels: string[]): Part => ({
  role: 'combobox',
  tag: 'select',
  name,
  options: labels.map((label, at) => ({ label, value: label, selected: at === 0 })),
})
const choose = (now: PageSnapshot, { tool, values }: Record<string, unknown>) => {
  const node = now.nodes.find(({ options }) => options)
  if (tool === 'select' && node)
    node.options = node.options!.map(one => ({ ...one, selected: (values as string[]).includes(one.label) }))
}
const write = (now: PageSnapshot, { tool, on, text: value }: Record<string, unknown>) => {
  const node = now.nodes.find(({ name, id }) => (id || name) === on)
  if (tool === 'type' && node) node.value = value as string
}

describe('what a message names on the page is brought about', () => {
  it('marks have the state that is said behind them, before the button at last', async () => {
    const { calls, done } = await doneOn(
      lamps(),
      'Hall has to be on, while Porch and Cellar are to be off; Keep it so.',
      toggle,
    )
    expect(done).to.equal(true)
    expect(said(calls)).to.deep.equal(['check Hall true', 'check Porch false', 'check Cellar false', 'click Keep'])
  })

  it('and the state that is said before them', async () => {
    const { calls } = await doneOn(lamps(), 'Deselect Porch, tick Hall. Hit Keep once they are set.', toggle)
    expect(said(calls)).to.deep.equal(['check Porch false', 'check Hall true', 'click Keep'])
  })

  it('the one of a list that is wanted is chosen, however that is worded', async () => {
    for (const wish of [
      'From the drop-down, Oboe is wanted; press Play.',
      'Let the list show Oboe and confirm with Play.',
      'Oboe should be the selection when you press Play.',
    ]) {
      const { calls } = await doneOn(snapshotOf([list('', 'Flute', 'Oboe'), button('Play')]), wish, choose)
      expect(said(calls), wish).to.deep.equal(['select e1 Oboe', 'click Play'])
    }
  })

  it('a value goes to the field that stands nearest to it, and what is left to the field that is left', async () => {
    const page = snapshotOf([field('Member'), field('Password', '', { type: 'password' }), button('Log in')])
    const { calls } = await doneOn(page, 'Sign on as mirko using oak77 for the password.', write)
    expect(said(calls)).to.have.members(['type Member mirko', 'type Password oak77', 'click Log in'])
    expect(said(calls).at(-1)).to.equal('click Log in')
  })

  it('a figure that is shown is brought to its value by the controls beside it', async () => {
    const page = snapshotOf([
      { role: 'group', tag: 'div', name: '', in: [button('-'), text('2', { id: 'n' }), button('+')] },
      button('Store'),
    ])
    const { calls } = await doneOn(page, 'The gauge has to stand on 4; then press Store.', (now, { on }) => {
      const node = now.nodes.find(({ id }) => id === 'n')!
      if (on === '+' || on === '-') node.name = String(Number(node.name) + (on === '+' ? 1 : -1))
    })
    expect(said(calls)).to.deep.equal(['click +', 'click +', 'click Store'])
  })

  it('of controls that are called alike the one beside what is named is used', async () => {
    const entry = (who: string): Part => ({
      role: 'generic',
      tag: 'div',
      name: '',
      in: [text(who), button('Mute', { id: `mute ${who}` })],
    })
    const { calls } = await doneOn(snapshotOf([entry('Rita'), entry('Omar')]), 'For the entry by Omar, use Mute.')
    expect(said(calls)).to.deep.equal(['click mute Omar'])
  })

  it('nothing is pressed at last while a mark did not become what it shall be', async () => {
    const { calls, done } = await doneOn(lamps(), 'Hall has to be on and Porch off. Press Keep.')
    expect(done).to.equal(false)
    expect(said(calls)).not.to.include('click Keep')
  })
})

describe('what a message does not name on the page stops it', () => {
  const page = snapshotOf([list('Size', 'Small', 'Large'), box('Gift'), field('Note'), button('Send')])
  for (const message of [
    'If Gift is ticked, press Send.',
    'Tick Gift unless Large is chosen, then press Send.',
    'Do not press Send.',
    'Choose Small and Large, then press Send.',
    'Tick Gift and Voucher, then press Send.',
    'Choose the second size and press Send.',
    'Tick every box and press Send.',
    'Avoid Gift and press Send.',
    'Skip Gift and press Send.',
    'Ignore Gift, then press Send.',
    "You can't have Gift; press Send.",
    'Keep Gift and press Send.',
    'Forget Gift and press Send.',
    'Banish Gift and press Send.',
    'Refuse Gift, then press Send.',
    'Reject Small, then press Send.',
    'Stop Gift and press Send.',
    'Gift is to be abandoned, then press Send.',
    'Leave Gift out and press Send.',
    'Take Gift out and press Send.',
    'Get rid of Gift and press Send.',
    'Remove the tick from Gift and press Send.',
    'Tick Gift, remove it and press Send.',
    'Remove Small and press Send.',
  ])
    it(message, () => expect(planOn(page, message)).to.equal(undefined))

  for (const message of [
    'Work out y and hand it in with Send.',
    'Put the 2nd word of the text into Note, then Send.',
    'Note: elm55#, then Send.',
    'Note is elm55?',
  ])
    it(message, () =>
      expect(planOn(snapshotOf([text('y ='), field('Note'), button('Send')]), message)).to.equal(undefined),
    )

  for (const verb of ['Remove', 'Drop', 'Exclude', 'Omit', 'Unset', 'Leave out', 'Take off'])
    it(`${verb}: what is taken away is not set`, () =>
      expect(planOn(page, `${verb} Gift and press Send.`)?.choices.map(({ on }) => on)).to.deep.equal([false]))

  it('a verb of another clause says nothing of it', () => {
    const plan = planOn(page, 'Compose "Hi" for the Note, and pick Gift; press Send.')
    expect(plan?.choices.map(({ on }) => on)).to.deep.equal([true])
  })

  it('verbs of choosing set it', () => {
    for (const verb of ['Pick', 'Add', 'Include', 'Take', 'Mark', 'Use'])
      expect(
        planOn(page, `${verb} Gift and press Send.`)?.choices.map(({ on }) => on),
        verb,
      ).to.deep.equal([true])
  })

  it('several values go to as many names in their order', () => {
    const three = snapshotOf([field('Width'), field('Depth'), field('Height'), button('Cut')])
    for (const message of [
      'Depth, width and height shall be 4, 20 and 12. Cut it.',
      'Depth 4, width 20, height 12: Cut.',
    ])
      expect(planOn(three, message)?.values.map(({ node, value }) => `${node.name} ${value}`)).to.deep.equal([
        'Depth 4',
        'Width 20',
        'Height 12',
      ])
  })

  it('and values that two fields could take', () => {
    const two = snapshotOf([field('Street'), field('Town'), button('Send')])
    expect(planOn(two, 'Write "Elm" and press Send.')).to.equal(undefined)
  })
})
