import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { textToWrite } from '../../../../src/agent/web/goals/mechanisms/fill-in-item.ts'
import { readSearch } from '../../../../src/agent/web/goals/mechanisms/search-form.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { readCoordinates } from '../../../../src/agent/web/goals/mechanisms/grid.ts'
import { takesMatching } from '../../../../src/agent/web/goals/mechanisms/fill-alike.ts'
import { asksForWarmth } from '../../../../src/agent/web/goals/mechanisms/warmth.ts'
import { shapesOf } from '../../../../src/agent/web/ground/attributes.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const entry = (name: string, more: Partial<PageNode> = {}) => text(name, { id: name, clickable: true, ...more })
type Snapshot = ReturnType<typeof snapshotOf>
const nodeOf = (page: Snapshot, id: unknown) => page.nodes.find(node => node.id === id)

describe('widgets that are made of plain elements', () => {
  it('a list that leaves one choice for the next is held with the control key', async () => {
    const choose = (page: Snapshot, { tool, on, modifiers }: Call & { on?: string; modifiers?: string[] }) => {
      if (tool !== 'click' || !nodeOf(page, on)) return
      if (!modifiers) for (const node of page.nodes) delete node.background
      nodeOf(page, on)!.background = '#3366ff'
    }
    const page = snapshotOf([{ role: 'generic', in: ['Ann', 'Bea', 'Cleo'].map(name => entry(name)) }])
    const { calls } = await doneOn(
      page,
      'Mark Ann and Cleo in the list box.',
      choose as (page: Snapshot, call: Call) => void,
    )
    expect(said(calls)).to.deep.equal(['click Ann', 'click Cleo', 'click Ann Control'])
  })

  it('what keeps each choice is clicked once', async () => {
    const keep = (page: Snapshot, { on }: Call & { on?: string }) => void (nodeOf(page, on)!.background = '#3366ff')
    const page = snapshotOf([{ role: 'generic', in: ['Ann', 'Bea', 'Cleo'].map(name => entry(name)) }])
    const { calls } = await doneOn(
      page,
      'Mark Ann and Cleo in the list box.',
      keep as (page: Snapshot, call: Call) => void,
    )
    expect(said(calls)).to.deep.equal(['click Ann', 'click Cleo'])
  })

  for (const opener of ['Choose… ▾', 'Menu', '☰'])
    it(`“${opener}” is opened to look for what is to be chosen`, async () => {
      const show = (page: Snapshot, { on }: Call & { on?: string }) => {
        if (on === 'opener' && !nodeOf(page, 'Laos'))
          page.nodes.push({ ...page.nodes[0]!, ref: 'e9', id: 'Laos', name: 'Laos', role: 'text' })
      }
      const page = snapshotOf([entry(opener, { id: 'opener' }), button('Submit')])
      const { calls } = await doneOn(page, 'Choose Laos in the dropdown.', show as (page: Snapshot, call: Call) => void)
      expect(said(calls)).to.deep.equal(['click opener', 'click Laos'])
    })

  it('nothing is pressed that sends, to choose something in it', async () => {
    const { calls } = await doneOn(snapshotOf([button('Submit')]), 'Choose Laos in the dropdown.')
    expect(calls).to.deep.equal([])
  })

  it('a way through a menu is pointed along, whatever the entries are made of', async () => {
    const level = (name: string, ...inner: Part[]): Part => ({
      role: 'listitem',
      id: name,
      clickable: true,
      ...(inner.length > 0 ? { in: [text(name, { id: name }), { role: 'list', in: inner }] } : { name }),
    })
    const page = snapshotOf([{ role: 'list', in: [level('File', level('Export', level('PDF')))] }])
    const { calls } = await doneOn(page, 'Pick File > Export > PDF in the menu.')
    expect(said(calls)).to.deep.equal(['hover File', 'hover Export', 'click PDF'])
  })

  it('a slider that nothing marks as one is the one thing to grip', async () => {
    const grip = {
      role: 'generic',
      id: 'grip',
      clickable: true,
      background: '#3366cc',
      box: [8, 8, 12, 14] as PageNode['box'],
    }
    const keys = (page: Snapshot, { tool, key, count = 1 }: Call & { key?: string; count?: number }) => {
      const shown = nodeOf(page, 'shown')!
      if (tool === 'press_key') shown.name = String(Number(shown.name) + (key === 'ArrowRight' ? 1 : -1) * count)
    }
    const page = snapshotOf([grip, text('0', { id: 'shown' }), button('Submit')])
    const { calls, done } = await doneOn(page, 'Move the slider to 5.', keys as (page: Snapshot, call: Call) => void)
    expect(done).to.equal(true)
    expect(calls.every(({ tool }) => tool === 'press_key')).to.equal(true)
    const two = snapshotOf([grip, { ...grip, id: 'other' }, text('0', { id: 'shown' }), button('Submit')])
    expect((await doneOn(two, 'Move the slider to 5.')).calls).to.deep.equal([])
  })

  it('"check out" is the control of that name, in one word or two', async () => {
    for (const name of ['Checkout', 'Check out'])
      expect(said((await doneOn(snapshotOf([entry(name), button('Back')]), 'Check out.')).calls)).to.deep.equal([
        `click ${name}`,
      ])
    expect((await doneOn(snapshotOf([entry('Checklist'), button('Back')]), 'Check out.')).calls).to.deep.equal([])
    const left = await doneOn(snapshotOf([entry('Checkout')]), 'I would like 4 orders of soup. Then check out.')
    expect(left.calls).to.deep.equal([])
  })

  it('a text of a drawing is clicked where it stands, on the figure that takes the clicks', async () => {
    const box = [10, 10, 40, 40] as PageNode['box']
    const page = snapshotOf([
      { role: 'graphics-symbol', tag: 'path', shape: 'path', clickable: true, box },
      { role: 'text', tag: 'text', name: 'K', box: [26, 26, 8, 8] },
    ])
    expect(said((await doneOn(page, 'Click "K".')).calls)).to.deep.equal(['click_at  30 30'])
  })

  it('cards that were turned and cannot be read are no reason to go on', async () => {
    const card = { role: 'generic', tag: 'div', clickable: true, box: [0, 0, 30, 40] as PageNode['box'] }
    const page = snapshotOf([{ role: 'generic', in: [card, card, card] }, button('Submit')])
    const { calls, done } = await doneOn(page, 'Pick the card with the largest number and press Submit.')
    expect(done).to.equal(false)
    expect(said(calls)).not.to.include('click Submit')
  })
})

describe('what words mean on such pages', () => {
  it('the text of a reply is not what tells the message', () => {
    for (const [words, text] of [
      ['reply to the email about "tea" with "OK"', 'OK'],
      ['reply with "OK" to the mail titled "tea"', 'OK'],
      ['reply to Ann saying "about noon"', 'about noon'],
      ['reply to Ann with the text "OK"', 'OK'],
      ['reply to the mail about "tea"', undefined],
    ] as const) {
      const { text: plain, source } = readOrders(words)
      expect(textToWrite(plain, source), words).to.equal(text)
    }
  })

  it('coordinates are said in several ways', () => {
    for (const words of ['the point (2,-1)', 'the point at x=2, y=-1', 'x = 2 and y = -1', 'the coordinates 2, -1'])
      expect(readCoordinates(words)?.slice(1, 3), words).to.deep.equal(['2', '-1'])
    for (const words of ['2 and 3', 'the box at 5', 'y=2, x=1 of'])
      expect(readCoordinates(words), words).to.equal(undefined)
  })

  it('a search is filled in where nothing of what was said is left out', () => {
    const fits = (words: string, ...names: string[]) => {
      const { text: plain, source } = readOrders(words)
      return readSearch(readPage(snapshotOf([...names.map(name => field(name)), button('Go')])), plain, source).size
    }
    expect(fits('drama films by the director Reed from 1970', 'Genre', 'Director', 'Year')).to.equal(3)
    expect(fits('for western movies by Lee released in 1990', 'Category', 'Filmmaker', 'Year')).to.equal(3)
    expect(fits('for western movies by Lee released in 1990', 'Genre', 'Year', 'Studio')).to.equal(3)
    expect(fits('for western movies by Lee released in 1990', 'Genre', 'Year')).to.equal(0)
    expect(fits('for thriller movies by Lee', 'Genre', 'Director')).to.equal(2)
    expect(fits('the comedy movie that Kent directed in 1975', 'Genre', 'Director', 'Year')).to.equal(3)
    expect(fits('for movies by Lowe from 2001 in the genre documentary', 'Kind', 'Director', 'Year')).to.equal(3)
    expect(fits('the red box', 'Genre', 'Year')).to.be.lessThan(2)
  })

  it('"what the table says" is what goes into the fields', () => {
    expect(takesMatching('the two fields with what the table says')).to.equal(true)
    expect(takesMatching('the fields with what you like')).to.equal(false)
    expect(takesMatching('the table with what the box says')).to.equal(false)
  })

  it('a place that is hot is looked for, a hot drink is not', () => {
    for (const words of ['click the spot where it is hot', 'find the warmest place', 'click where it says HOT'])
      expect(asksForWarmth(words), words).to.equal(true)
    for (const words of ['order a hot chocolate', 'where is the hotel', 'click the point'])
      expect(asksForWarmth(words), words).to.equal(false)
  })

  it('a square that stands on a corner is a diamond', () => {
    const polygon = (points: [number, number][]) =>
      shapesOf({ ref: 'e1', role: 'generic', name: '', depth: 0, tag: 'polygon', shape: 'polygon', points })
    expect([
      ...polygon([
        [9, 1],
        [17, 9],
        [9, 17],
        [1, 9],
      ]),
    ])
      .to.include('diamond')
      .and.not.include('square')
    expect([
      ...polygon([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    ])
      .to.include('square')
      .and.not.include('diamond')
  })

  it('the answer to a dialog is said behind "with"', () => {
    const step = readInstructions('Answer the dialog with "Cancel".').steps[0]
    expect(step).to.include({ kind: 'dialog', action: 'dismiss', text: 'Cancel' })
    expect(readInstructions('Answer the dialog with OK').steps[0]).to.include({ action: 'accept', text: 'OK' })
  })
})
