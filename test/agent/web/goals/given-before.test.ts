import { expect } from 'chai'
import type { PageSnapshot } from '../../../../src/contract/page.ts'
import { fitMessage } from '../../../../src/agent/web/fit/fit-message.ts'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'
import { waitsForNumber } from '../../../../src/agent/web/goals/restate/waiting.ts'
import { isDescribed } from '../../../../src/agent/web/read/described-value.ts'
import { withSubject } from '../../../../src/agent/web/read/with-subject.ts'
import { ground } from '../../../../src/agent/web/ground/ground.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { readTarget } from '../../../../src/agent/web/read/target.ts'
import { startsRequest } from '../../../../src/agent/web/read/verbs.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

/** What is typed or chosen stays. */
const holds = (
  page: PageSnapshot,
  { tool, on, text: typed, values }: Call & { on?: string; text?: string; values?: string[] },
) => {
  const node = page.nodes.find(({ name }) => name === on)!
  if (tool === 'type') node.value = typed!
  if (tool !== 'select') return
  node.value = values![0]!
  for (const option of node.options!) option.selected = option.label === values![0]
}

const plain = (message: string) => restate(joinClauses(message))

describe('what a sentence gives, and the next one uses', () => {
  for (const [message, restated] of [
    ['Your branch is Leeds: choose it from the list and go on.', 'choose Leeds from the list and go on.'],
    ['The ferry leaves at 7:10 PM. Set the time of departure to this.', 'Set the departure to 7:10 PM.'],
    ['Mark all of these: rope, torch, map. Then press Ready.', 'Mark rope, torch, map. Then press Ready.'],
    ['Choose exactly these and no more: rope; map. Apply your choice.', 'Choose rope, map. Apply your choice.'],
    ['Have lemon and sugar in your tea: tick them and press Serve.', 'tick lemon and sugar and press Serve.'],
    ['Adjust the desk: Treble 4, Bass 7. Then press Keep.', 'set Treble to 4, then set Bass to 7. Then press Keep.'],
    ['There is one switch here. Press it.', 'Press the switch.'],
    ['In the note, follow the link on the word kettle.', 'In the note, click the link kettle.'],
    ['Write what the list gives for Depth into the box.', 'Write the value of Depth into the box.'],
    ['Wait until the fare is $30 or less, then press Go.', 'press Go when the fare is at most $30.'],
  ] as const)
    it(message, () => expect(plain(message)).to.equal(restated))

  it('a link that is called so, however little is said of it', () => {
    const page = snapshotOf([
      { role: 'link', tag: 'a', name: 'kettle', href: '#', clickable: true },
      { role: 'button', tag: 'button', name: 'Kitchen', clickable: true },
    ])
    const target = readTarget('link called kettle', protect('link called kettle'))
    expect(target).to.include({ name: 'kettle', noun: 'link' })
    expect(ground(target, page, 'click')[0]?.ref).to.equal(page.nodes[0]!.ref)
  })

  it('is waited for, also where the bound stands behind the figure', () => {
    expect(waitsForNumber('Wait until the fare is $30 or less, then press Go.')).to.equal(true)
    expect(waitsForNumber('Wait until the fare is there, then press Go.')).to.equal(false)
  })

  it('is the name that is chosen from a list, not what it is the name of', () => {
    const message = 'Your branch is Leeds: choose it from the list.'
    expect(withSubject(message, startsRequest)).to.equal(message)
    expect(withSubject('The hall is free: choose it from the list.', startsRequest)).to.equal(
      'choose The hall from the list.',
    )
  })

  it('is chosen in the list of the page', async () => {
    const options = ['Derby', 'Leeds'].map(label => ({ label, value: label, selected: label === 'Derby' }))
    const list: Part = { role: 'combobox', tag: 'select', name: 'Branch', value: 'Derby', options }
    const { calls } = await doneOn(
      snapshotOf([list, button('Go on')]),
      'Your branch is Leeds: choose it from the list and press Go on.',
      holds,
    )
    expect(said(calls)).to.deep.equal(['select Branch Leeds', 'click Go on'])
  })

  it('is a password for both fields', () => {
    expect(plain('Choose the password "aB3x": enter it in both password fields.')).to.equal(
      'use "aB3x" as the password, enter it twice.',
    )
  })

  it('is ticked where it is a list behind a colon', async () => {
    const { calls } = await doneOn(
      snapshotOf([box('rope'), box('torch'), box('map'), button('Ready')]),
      'Tick off all of these on the list: map, rope. Then press Ready.',
    )
    expect(said(calls)).to.deep.equal(['check map true', 'check rope true', 'click Ready'])
  })
})

describe('what says where a value stands is no value', () => {
  const page = snapshotOf([field('Trade of Ida:'), field('Age of Bo:'), button('Submit')])

  it('"as the table tells them"', () => {
    expect(isDescribed('the table tells them')).to.equal(true)
    expect(isDescribed('the table is set')).to.equal(false)
  })

  it('and what belongs to the name of a field is none either', () => {
    expect(fitMessage('Fill in the trade of Ida and the age of Bo as the table tells them.', page)).to.equal(undefined)
    expect(
      fitMessage('Fill in the trade of Ida: smith', page)?.map(piece => 'value' in piece && piece.value),
    ).to.deep.equal(['smith'])
  })

  it('it is read there', async () => {
    const row = (...cells: string[]): Part => ({ role: 'row', in: cells.map(name => ({ role: 'cell', name })) })
    const head: Part = { role: 'row', in: ['Name', 'Trade', 'Age'].map(name => ({ role: 'columnheader', name })) }
    const table: Part = { role: 'table', in: [head, row('Ida', 'smith', '30'), row('Bo', 'nurse', '41')] }
    const { calls } = await doneOn(
      snapshotOf([table, field('Trade of Ida:'), field('Age of Bo:'), button('Submit')]),
      'Fill in the trade of Ida and the age of Bo as the table tells them, then press Submit.',
      holds,
    )
    expect(said(calls)).to.deep.equal(['type Trade of Ida: smith', 'type Age of Bo: 41', 'click Submit'])
  })
})

describe('a verb is no slip for a name, and two counts are no single value', () => {
  const form = snapshotOf([field('Writer'), field('Book'), field('Year of print'), button('Search')])

  it('"look" beside a field called Book', async () => {
    const message = 'Look for the book "Slow Rain" by Hale from the year 1962 in the library and search.'
    expect(fitMessage(message, form)).to.equal(undefined)
    const { calls } = await doneOn(form, message)
    expect(said(calls)).to.deep.equal([
      'type Book Slow Rain',
      'type Writer Hale',
      'type Year of print 1962',
      'click Search',
    ])
  })

  it('"for 2 nights and 3 guests" fills two fields', async () => {
    const page = snapshotOf([field('Guests'), field('City'), field('Nights'), button('Search'), text('Rooms')])
    const { calls } = await doneOn(page, 'Search a room in Bergen for 2 nights and 3 guests.')
    expect(said(calls)).to.deep.equal(['type City Bergen', 'type Nights 2', 'type Guests 3', 'click Search'])
  })

  it('a count is a figure only where the field takes one', async () => {
    const people = (more: Partial<Part>) =>
      doneOn(
        snapshotOf([field('City'), field('Passengers', '', more), button('Search')]),
        'Search a room in Bergen for two people.',
      )
    const typed = async (more: Partial<Part>) => said((await people(more)).calls)[1]
    expect(await typed({})).to.equal('type Passengers two people')
    expect(await typed({ placeholder: '1' })).to.equal('type Passengers 2')
    expect(await typed({ role: 'spinbutton', type: 'number' })).to.equal('type Passengers 2')
  })
})

describe('what something is closed with', () => {
  for (const [message, restated] of [
    ['Close the banner with the tiny cross in its upper right corner.', 'click the cross.'],
    ['Click the small cross in the corner.', 'Click the small cross in the corner.'],
  ] as const)
    it(message, () => expect(plain(message)).to.equal(restated))
})
