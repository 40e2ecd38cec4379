import { expect } from 'chai'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { asksForMove } from '../../../../src/agent/web/goals/mechanisms/board.ts'
import { readSuperlative } from '../../../../src/agent/web/goals/values/measure.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { numbered } from '../../../../src/agent/web/run/acting/turn-page.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Part } from './done-on.ts'

const tile = (id: string, x: number, y: number): Part => ({ role: 'generic', id, clickable: true, box: [x, y, 20, 20] })
const entry = (name: string): Part => ({ role: 'generic', tag: 'p', name, clickable: true })
const figure = (name: string): Part => ({ role: 'generic', tag: 'i', name, clickable: true })

describe('mechanisms for small programs on pages', () => {
  it('finds the corner of what stands in rows and columns', async () => {
    const board = snapshotOf([
      { role: 'generic', in: [tile('a', 0, 0), tile('b', 30, 0), tile('c', 0, 30), tile('d', 30, 30)] },
    ])
    expect(said((await doneOn(board, 'Click the tile in the bottom left corner.')).calls)).to.deep.equal(['click c'])
    expect(said((await doneOn(board, 'Press the top right square.')).calls)).to.deep.equal(['click b'])
    const row = snapshotOf([{ role: 'generic', in: [tile('a', 0, 0), tile('b', 30, 0)] }])
    expect((await doneOn(row, 'Click the tile in the bottom left corner.')).calls).to.deep.equal([])
  })

  it('turns to a page by its number, and takes the entry that is meant there', async () => {
    const list = snapshotOf([
      { role: 'generic', in: [entry('pear'), entry('plum'), entry('fig')] },
      { role: 'generic', in: [figure('1'), figure('2'), figure('3')] },
    ])
    const { calls } = await doneOn(list, 'Go to page 2 of the list and click the last entry there.')
    expect(said(calls)).to.deep.equal(['click 2', 'click fig'])
    // Figures that stand in no line turn nothing.
    const prices = readPage(snapshotOf([{ role: 'generic', in: [figure('12'), figure('40')] }]))
    expect([...numbered(prices).keys()]).to.deep.equal([])
  })

  it('opens the section that is counted off before what is in it is pressed', async () => {
    const page = snapshotOf([
      ...['Oaks', 'Elms', 'Firs'].map((name): Part => ({ role: 'heading', tag: 'h3', name, clickable: true })),
      button('Send'),
    ])
    const { calls } = await doneOn(page, 'Open the second section and press the Send button that shows up there.')
    expect(said(calls)).to.deep.equal(['click Elms', 'click Send'])
  })

  it('compares by how far a number is from one that was said', () => {
    expect(readSuperlative('the number closest to 60')).to.include({ near: 60, most: false })
    expect(readSuperlative('the closest number to -3')).to.include({ near: -3 })
    expect(readSuperlative('the closest shop')).not.to.have.property('near')
    expect(readSuperlative('the shop nearest to the harbour')).not.to.have.property('near')
  })

  it('fills what a question asks for two of, each into its own field', async () => {
    const row = (...names: string[]): Part => ({
      role: 'row',
      in: names.map((name, at) => ({ role: 'cell', name, heading: ['Name', 'Boat', 'Crew'][at]!, column: at + 1 })),
    })
    const page = snapshotOf([
      { role: 'table', in: [row('Ida', 'Gull', '4'), row('Olaf', 'Tern', '7')] },
      field('Crew'),
      field('Boat'),
    ])
    const { calls } = await doneOn(page, 'What are the boat and the crew of Olaf? Fill them in.')
    expect(said(calls)).to.deep.equal(['type Boat Tern', 'type Crew 7'])
  })

  it('says to a terminal what names its files itself', async () => {
    const page = snapshotOf([field('')])
    const typed = async (words: string) => (await doneOn(page, words)).calls.map(call => call['text'])
    expect(await typed('Use the terminal to rename notes.txt to old.txt.')).to.deep.equal(['mv notes.txt old.txt'])
    expect(await typed('With the command line, copy a.md to b.md.')).to.deep.equal(['cp a.md b.md'])
    expect(await typed('In the shell, create a new folder named boats.')).to.deep.equal(['mkdir boats'])
  })

  it('selects the sentence that is counted off', async () => {
    const page = snapshotOf([{ role: 'paragraph', tag: 'p', name: 'Gulls cry. Boats sail out. Nets dry.' }])
    const { calls } = await doneOn(page, 'Mark the second sentence of the text with the mouse.')
    expect(calls.map(({ tool, text: words }) => [tool, words])).to.deep.equal([['select_text', 'Boats sail out.']])
  })

  it('answers a question of the page by the button that begins so', async () => {
    const page = snapshotOf([button('Yes, leave'), button('No, stay')])
    const { calls } = await doneOn(page, 'Answer yes when you are asked whether you are sure.')
    expect(said(calls)).to.deep.equal(['click Yes, leave'])
    const unclear = await doneOn(snapshotOf([button('Yes, now'), button('Yes, later')]), 'Answer yes if asked.')
    expect(unclear.calls).to.deep.equal([])
  })

  it('knows when a move of a game is asked for', () => {
    expect(asksForMove('Stop X from completing a line.')).to.equal(true)
    expect(asksForMove('Block the noughts from winning.')).to.equal(true)
    expect(asksForMove('Stop the timer from running.')).to.equal(false)
    expect(asksForMove('Block Xaver.')).to.equal(false)
  })

  it('takes a list for a part of the page where it is no verb', () => {
    const page = snapshotOf([
      {
        role: 'list',
        in: [
          { role: 'listitem', name: 'Oak' },
          { role: 'listitem', name: 'Elm' },
        ],
      },
    ])
    expect(claims('Drag Elm to the top of the list.', page)).to.equal(true)
    expect(claims('List all trees with the largest first.', page)).to.equal(false)
  })

  it('counts the figures with so many corners', async () => {
    const drawn = (...points: [number, number][]): Part => ({
      role: 'generic',
      tag: 'polygon',
      shape: 'polygon',
      points,
    })
    const three = drawn([0, 0], [9, 0], [4, 8])
    const page = snapshotOf([three, drawn([20, 0], [29, 0], [29, 9], [20, 9]), { ...three }, field('')])
    const { calls } = await doneOn(page, 'How many of the shapes have exactly three corners? Enter the number.')
    expect(calls.map(call => call['text'])).to.deep.equal(['2'])
  })

  it('counts nothing before what is to be done first was done', async () => {
    const page = snapshotOf([text('votes'), text('votes'), field('')])
    const { calls } = await doneOn(page, 'Vote for the gull. How many votes are there then? Type the number.')
    expect(calls).to.deep.equal([])
  })

  it('types no words for what is to be changed into the field that is open', async () => {
    const page = snapshotOf([field('', 'Oslo'), button('Save')])
    expect((await doneOn(page, 'Change the town and save.')).calls).to.deep.equal([])
  })

  it('sets a handle that says nothing by the text before it', async () => {
    const knob: Part = { role: 'generic', classes: ['knob'], clickable: true }
    const page = snapshotOf([text('Heat: '), knob, text('Fan: '), { ...knob, id: 'fan' }])
    const { calls } = await doneOn(page, 'Set the fan to 3 rpm.')
    expect(calls[0]?.on).to.equal('fan')
    expect((await doneOn(page, 'Set the lamp to 3.')).calls).to.deep.equal([])
  })
})
