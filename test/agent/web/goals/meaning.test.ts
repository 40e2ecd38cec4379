import { expect } from 'chai'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'
import { repliesToOne, sayPlainly, statesOrder } from '../../../../src/agent/web/goals/say-plainly.ts'
import { whereTwoMeet } from '../../../../src/agent/web/goals/mechanisms/where-two-meet.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { readOrdinal } from '../../../../src/agent/web/read/words.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text } from './done-on.ts'

const plain = (words: string) => restate(joinClauses(words))

describe('what is meant, said as an order', () => {
  for (const [words, order] of [
    ['Press the fifth key, counted from the right.', 'Press the fifth-last key.'],
    ['Open the 2nd row from the bottom.', 'Open the 2nd-last row.'],
    ['Of the red cards, pick the one with the lowest price.', 'pick the red card with the lowest price.'],
    ['Click on whichever ball is the biggest.', 'Click on the biggest ball.'],
    ['Have Ann and Bob ticked.', 'tick Ann and Bob.'],
    ['The kind Daily is the one to be chosen.', 'choose the kind Daily.'],
    ['7 is what the dial has to show when you press Save.', 'set the dial to 7, then press Save.'],
    ['You do not need the note about tea any more: delete it.', 'delete the note about tea.'],
    ['The mail by Ann is junk: archive it.', 'archive The mail by Ann.'],
    ['Press Ape, but not before you have pressed Bee.', 'Press Bee, then press Ape.'],
    ['Write into the box how many of the mugs are in stock.', 'Write the stock of mugs into the box.'],
    ['Press Share below the post of @ann.', 'for the post by @ann, click Share.'],
    ['Select both Ann and Bob.', 'Select Ann and Bob.'],
    ['Bring the round dial to 9.', 'set the round dial to 9.'],
    ['Press Save once it is in.', 'Press Save.'],
    ['I thought of a number from 3 to 9. Find out which.', 'Guess the number from 3 to 9.'],
    ['Tell Ann "hi" in a reply to her message.', 'reply to Ann with the text "hi".'],
    ['Drag Ann so that she is the 2nd entry of the list.', 'drag Ann to the 2nd position.'],
    ['The date has to be the 3rd of May 2021. Fill it in.', 'enter the 3rd of May 2021 as the date.'],
    ['Tick all of the boxes except tea and milk.', 'Tick all of the boxes except tea and milk.'],
  ] as const)
    it(words, () =>
      expect(plain(words.replaceAll('"hi"', '\uE0000\uE001')).replace('\uE0000\uE001', '"hi"')).to.equal(order),
    )

  for (const words of [
    'Press Save when it is green.',
    'Copy the code into both text fields and press Save.',
    'Fill in both boxes and press Save.',
    'Press Save after 5 seconds.',
    'Press Save after the list has loaded.',
    'Fly from the left to the right.',
    'The door is open: close the window.',
  ])
    it(`is left as it is: ${words}`, () => expect(plain(words)).to.equal(words))

  it('a question for a price and the order to write it are one', () => {
    expect(sayPlainly('What does one mug cost? Write the price into the box.')).to.equal(
      'Write the price of mug into the box.',
    )
    expect(sayPlainly('How much is 5 × 9? Choose the answer.')).to.equal('How much is 5 × 9? Choose the answer.')
  })

  it('an order told as a state is one, an expectation is none', () => {
    expect(statesOrder('Ann should get what Bob wrote: forward it.')).to.equal(true)
    expect(statesOrder('Make sure that the box is ticked.')).to.equal(false)
    expect(repliesToOne('Answer the message by Ann with the words "hi".')).to.equal(true)
    expect(repliesToOne('Answer the dialog with "Yes".')).to.equal(false)
  })

  it('places are counted from the end as well', () =>
    expect(['fifth-last', '2nd-last', 'last', 'first-last'].map(readOrdinal)).to.deep.equal([-5, -2, -1, undefined]))
})

describe('what is done of several', () => {
  const pressed = async (page: Parameters<typeof doneOn>[0], words: string) => said((await doneOn(page, words)).calls)
  const cell = (name: string, background: string) => ({ role: 'cell', tag: 'td', name, background, clickable: true })

  it('all boxes but those that are named are ticked, also "all of the boxes"', async () => {
    const page = snapshotOf([box('tea'), box('milk'), box('salt'), button('Send')])
    expect(await pressed(page, 'Tick all of the boxes except tea and salt, then hit Send.')).to.deep.equal([
      'check milk true',
      'click Send',
    ])
  })

  it('what is no more than named is not one of the names', async () => {
    const page = snapshotOf([box('tea'), box('milk', true), box('salt')])
    expect(await pressed(page, 'Have tea and salt ticked and nothing else.')).to.deep.equal([
      'check tea true',
      'check salt true',
      'check milk false',
    ])
  })

  it('numbers in several rows are compared together, and only those of the colour that is said', async () => {
    const rows = [
      [cell('2', '#880088'), cell('9', '#880088')],
      [cell('6', '#008800'), cell('3', '#008800')],
    ].map(cells => ({ role: 'row', in: cells }))
    const page = snapshotOf([{ role: 'table', in: rows }])
    expect(await pressed(page, 'Click the highest number.')).to.deep.equal(['click 9'])
    expect(await pressed(page, 'Of the green squares, click the one with the highest number.')).to.deep.equal([
      'click 6',
    ])
  })

  it('the cheapest of a kind is none of another kind', async () => {
    const item = (name: string, price: string) => ({
      role: 'generic',
      classes: ['it'],
      in: [text(name), text(price), button('Buy', { id: `buy ${name} ${price}` })],
    })
    const page = snapshotOf([
      { role: 'generic', in: [item('Red mug', '$9'), item('Blue mug', '$4'), item('Red mug', '$7')] },
    ])
    expect(await pressed(page, 'Buy the cheapest red mug.')).to.deep.equal(['click buy Red mug $7'])
  })

  it('two things are dragged each by itself, not what holds both', async () => {
    const thing = (name: string) => text(name, { draggable: true, box: [0, 0, 9, 9] })
    const page = snapshotOf([
      { role: 'generic', in: [thing('tea'), thing('milk'), thing('salt')] },
      { role: 'generic', id: 'the shelf', name: '', box: [0, 50, 90, 40], in: [text('Shelf')] },
    ])
    expect(await pressed(page, 'Put tea and milk in the box "Shelf".')).to.deep.equal([
      'drag tea the shelf',
      'drag milk the shelf',
    ])
  })

  it('nothing is sent after a thing that was dragged lies where it was', async () => {
    const page = snapshotOf([text('tea', { draggable: true }), text('Shelf'), button('Save')])
    const { calls, done } = await doneOn(page, 'Drag tea to Shelf and press Save.', undefined, false, [
      'Dragging <span> "tea" has changed nothing that can be seen.',
    ])
    expect([said(calls), done]).to.deep.equal([['drag tea Shelf'], false])
  })

  it('of blocks of text the one on the side that is said is selected, and none where there is no such one', async () => {
    const block = (name: string, top: number) => text(name, { box: [0, top, 90, 20] })
    const page = snapshotOf([block('one two', 0), block('three four', 40), button('Save')])
    expect(await pressed(page, 'Mark all the text of the lower box, as with the mouse.')).to.deep.equal([
      'select_text three four',
    ])
  })

  it('what stands in the row of one and the column of another is where the two meet', () => {
    const at = (name: string, x: number, y: number) => text(name, { box: [x, y, 30, 20], clickable: true })
    const page = readPage(
      snapshotOf([at('Mon', 50, 0), at('Tue', 90, 0), at('Ann', 0, 30), at('a', 50, 30), at('b', 90, 30)]),
    )
    const names = (words: string) => whereTwoMeet(page, words)?.map(({ name }) => name)
    expect(names('the cell for Ann on Tue')).to.deep.equal(['b'])
    expect(names("Ann's box on Mon")).to.deep.equal(['a'])
    expect(names('the cell for Bob on Tue')).to.equal(undefined)
  })

  it('a hint that stays the same is a hint again', async () => {
    const page = snapshotOf([field('Number'), button('Guess'), text('')])
    const { done, told } = await doneOn(page, 'Guess the number from 1 to 9.', (now, call) => {
      const input = now.nodes[0]!
      if (call.tool === 'type') input.value = String(call['text'])
      else now.nodes[2]!.name = Number(input.value) === 9 ? 'Yes!' : 'Too low'
    })
    expect([done, told]).to.deep.equal([true, '9'])
  })
})
