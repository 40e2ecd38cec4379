import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { isCovered } from '../../../../src/agent/web/goals/given/is-covered.ts'
import { readGiven } from '../../../../src/agent/web/goals/given/read-given.ts'
import { isUnknownCommand } from '../../../../src/agent/web/goals/unknown-command.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { shareAsVerb } from '../../../../src/lib/word-knowledge/verbs.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const given = (message: string) => readGiven(protect(message)).map(({ text }) => text)
const list = (name: string, ...labels: string[]): Part => ({
  role: 'combobox',
  tag: 'select',
  name,
  options: labels.map(label => ({ label, value: label, selected: false })),
})

/** Fields hold what is typed into them. */
const hold = ({ nodes }: PageSnapshot, { tool, on, text: typed }: Call): void => {
  const node = nodes.find(({ name }) => name === on)
  if (tool === 'type' && node) node.value = String(typed)
}

describe('what a message gives to be used', () => {
  it('is what is quoted, named, dated and counted, and no ordinal or word for the deed', () => {
    expect(given('Book a ferry from Split to Hvar on 4 May 2026 at 9:30 for 3 people.')).to.have.members([
      'Split',
      'Hvar',
      '4 May 2026',
      '9:30',
      '3',
    ])
    expect(given('Write "see you" to bo@example.org and tag it #home.')).to.have.members([
      'see you',
      'bo@example.org',
      '#home',
    ])
    expect(given('Please press the 3rd button 5 times, then wait 2 seconds.')).to.deep.equal([])
    expect(given('Enter 12 + 7 * (3 - 1) and press the green button.')).to.deep.equal([])
  })

  it('is met by other ways to write the same', () => {
    const covered = (kind: 'date' | 'time' | 'number' | 'name', said: string, ...texts: string[]) =>
      isCovered({ kind, text: said }, texts)
    expect(covered('date', '4 May 2026', '05/04/2026')).to.equal(true)
    expect(covered('date', '2026-05-04', 'May 2026', '4')).to.equal(true)
    expect(covered('date', '2026-05-04', 'May 2026', '14')).to.equal(false)
    expect(covered('time', '6:30 pm', '18:30')).to.equal(true)
    expect(covered('time', '6:30 pm', '6', '30', 'PM')).to.equal(true)
    expect(covered('time', '6:30 pm', '17:30')).to.equal(false)
    expect(covered('number', '1200', '1,200 EUR')).to.equal(true)
    expect(covered('number', '12', '1200')).to.equal(false)
    expect(covered('name', 'Ann Lee', 'Ann', 'Lee')).to.equal(true)
    expect(covered('name', 'Wednesday', 'Wed')).to.equal(true)
    expect(covered('name', 'Anna', 'Hanna')).to.equal(false)
  })
})

describe('nothing is sent with a part of the message left', () => {
  const done = async (page: Part[], message: string) => {
    const { calls, told } = await doneOn(snapshotOf(page), message, hold)
    return { told, calls: said(calls) }
  }

  it('a name, a day or a choice that no field took', async () => {
    const form = [field('Guest'), list('Meal', 'Any', 'Vegan', 'Fish'), button('Reserve', { type: 'submit' })]
    const open = await done(form, 'Type Walt into Guest and press Reserve for the Harbour room.')
    expect(open.calls).not.to.include('click Reserve')
    const day = await done(form, 'The day is 3 June 2026. Enter "Walt" into the field Guest, then press Reserve.')
    expect(day.calls).not.to.include('click Reserve')
    const meal = await done(form, 'Enter "Walt" into the field Guest and reserve the vegan one.')
    const mixed = await done(form, 'Enter "Walt" into the field Guest, a vegan one, and press Reserve.')
    expect(mixed.calls).to.deep.equal([])
    expect(meal.calls).not.to.include('click Reserve')
    expect(meal.told).to.match(/vegan/i)
  })

  it('of two quotations the one that tells which item it is is no text', async () => {
    const mail: Part = { role: 'listitem', name: '', in: [text('Zoe'), text('eagle'), button('Reply')] }
    const { calls } = await done(
      [{ role: 'list', in: [mail] }, field('Answer'), button('Send')],
      'Reply to the mail by Zoe about "eagle" with "OK".',
    )
    expect(calls).not.to.include('type Answer eagle')
  })

  it('but all that was used, is to be left alone or tells which one is meant', async () => {
    const form = [
      text('Room Harbour'),
      field('Guest'),
      list('Meal', 'Any', 'Vegan'),
      button('Reserve', { type: 'submit' }),
    ]
    expect((await done(form, 'Enter "Walt" into the field Guest and press Reserve.')).calls).to.include('click Reserve')
    const told = await done(form, 'For the room Harbour enter "Walt" into the field Guest and press Reserve.')
    expect(told.calls).to.include('click Reserve')
    const derived = await done(form, 'Enter the sum of 30 and 12 into the field Guest and press Reserve.')
    expect(derived.calls).to.deep.equal(['type Guest 42', 'click Reserve'])
    const plain = await done([button('Roll')], 'There are 6 sides on it. Click Roll.')
    expect(plain.calls).to.deep.equal(['click Roll'])
  })

  it('a kind that stands before the thing, where a field is still empty', async () => {
    const form = (kind: string) => [field('Director'), field('Year'), field(kind), button('Search')]
    const message = 'Search for western films directed by Reed from the year 1961.'
    const open = await done(form('Studio'), message)
    expect(open.calls).not.to.include('click Search')
    expect(open.told).to.include('western')
    const whole = await done(form('Genre'), message)
    expect(whole.calls).to.have.members(['type Director Reed', 'type Year 1961', 'type Genre western', 'click Search'])
  })
})

describe('an order whose verb is not known', () => {
  it('is told from values, statements and what is only to be thought of', () => {
    for (const clause of ['Nudge lamp to the left', 'Then polish "Ann"', 'Shuffle cards', 'Toss 3 boxes'])
      expect(isUnknownCommand(clause), clause).to.equal(true)
    for (const clause of ['Genre Drama', 'Note that it moves', 'Name: Ann', 'The lamp is on', 'Ann Lee', 'size L'])
      expect(isUnknownCommand(clause), clause).to.equal(false)
    expect(shareAsVerb('nudge')).to.be.above(0.5)
    expect(shareAsVerb('genre')).to.equal(0)
  })

  it('is not left out while the next one is carried out', async () => {
    const page = snapshotOf([text('lamp'), button('OK')])
    const { calls, told } = await doneOn(page, 'Nudge lamp to the left, then press OK.')
    expect(said(calls)).to.deep.equal([])
    expect(told).to.include('Nudge lamp to the left')
  })

  it('is told where its values stand behind a colon and no field takes them', async () => {
    const squares = ['1', '2', '3'].map((name): Part => ({ role: 'generic', tag: 'span', name, clickable: true }))
    const page = snapshotOf([...squares, button('Submit')])
    const { calls } = await doneOn(
      page,
      'Paint square 2 red: choose a color, then click the square. Press Submit when done.',
    )
    expect(said(calls)).not.to.include('click Submit')
  })

  it('is an order of its own behind another one', () => {
    expect(readOrders('Press OK. Nudge lamp to the left.').list.map(({ verb }) => verb)).to.deep.equal([
      'press',
      'nudge',
    ])
    expect(readOrders('Press OK. It moves after each click.').list).to.have.length(1)
  })
})
