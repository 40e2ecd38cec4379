import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { readSearch } from '../../../../src/agent/web/goals/mechanisms/search-form.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const drawn = (shape: string, box: PageNode['box'], more: Partial<PageNode> = {}): Part => ({
  role: 'graphics-symbol',
  tag: shape,
  shape,
  box,
  ...more,
})
const drawing = (...parts: Part[]): Part => ({
  role: 'img',
  tag: 'svg',
  shape: 'svg',
  box: [0, 0, 150, 120],
  in: parts,
})

describe('what is looked at first and used then', () => {
  const PLAINLY: readonly (readonly [said: string, plain: string])[] = [
    ['Type word number 22 of the text into the field.', 'Type the 22nd word of the text into the field'],
    [
      'What is the 3rd word of the paragraph? Enter it and press Submit.',
      'Enter the 3rd word of the paragraph and press Submit',
    ],
    ['Look up Country in the table, type it into the field.', 'type the value of Country into the field'],
    ['Where is the point (-1, 2)? Click on it.', 'Click the point (-1, 2)'],
    ['The input must hold the text of the 2nd text area.', 'copy the text of the 2nd text area into The input'],
    ['The sliders must stand at 4 / 10 / 2 from left to right.', 'set The sliders to the combination [4,10,2]'],
    ['Tick boxes so that they show a 7 as in the picture.', 'draw the number 7 in the checkboxes'],
    ['Mark all of the 2nd paragraph with the mouse.', 'highlight the text in the 2nd paragraph'],
    ['On 2 of the posts by Ann press Like.', 'press Like on 2 of the posts by Ann'],
    ['Catch all the red balls that move around; click each of them.', 'click all the red balls'],
    ['Get the shape out of the black box.', 'drag the shape outside the black box'],
  ]
  for (const [message, plain] of PLAINLY)
    it(`is said in one order: ${message}`, () => {
      expect(readOrders(message).text).to.equal(plain)
    })

  it('a number that tells a thing from others stays what it is', () => {
    expect(readOrders('Enter room number 12 into the field.').text).to.equal('Enter room number 12 into the field')
  })

  it('what lies in a box is dragged out of it the shortest way that has room', async () => {
    const page = snapshotOf([
      drawing(
        drawn('rect', [60, 40, 80, 78], { id: 'box' }),
        drawn('circle', [110, 70, 16, 16], { id: 'dot', clickable: true }),
      ),
    ])
    const { calls } = await doneOn(page, 'Drag the item so that it is outside the black box.')
    expect(calls).to.deep.equal([{ tool: 'drag', on: 'dot', by: { x: 0, y: -54 } }])
  })

  it('a letter is a thing that is dragged where it alone moves', async () => {
    const letter: Part = { ...drawn('text', [10, 10, 12, 16], { id: 'letter', clickable: true }), name: 'K' }
    const page = snapshotOf([drawing(drawn('rect', [60, 40, 80, 78], { id: 'box' }), letter)])
    const { calls } = await doneOn(page, 'Move the shape into the black box.')
    expect(calls).to.deep.equal([{ tool: 'drag', on: 'letter', to: 'box' }])
  })

  it('a search says when something came out, and who made it, without the verbs around them', () => {
    const page = readPage(snapshotOf([field('Director'), field('Genre'), field('Year')]))
    const found = (message: string) => {
      const source = protect(message)
      return [...readSearch(page, source.text, source)].map(([{ name }, value]) => `${name}: ${value}`).toSorted()
    }
    const wanted = ['Director: Kent', 'Genre: drama', 'Year: 1976']
    expect(found('drama films by Kent that came out in 1976')).to.deep.equal(wanted)
    expect(found('1976 drama movies whose director is Kent')).to.deep.equal(wanted)
  })

  it('a word in the prose of a tab is no tab', async () => {
    const tab = (name: string): Part => ({ role: 'tab', tag: 'li', name, clickable: true })
    const word = (name: string): Part => text(name, { clickable: true })
    const page = snapshotOf([
      {
        role: 'generic',
        classes: ['ui-tabs'],
        in: [
          { role: 'tablist', in: [tab('1'), tab('2')] },
          { role: 'paragraph', tag: 'p', in: [word('apple'), word('pear')] },
        ],
      },
    ])
    const { calls, done } = await doneOn(page, 'Find the link plum behind the tabs and click it.')
    expect(done).to.equal(false)
    expect(said(calls)).to.deep.equal(['click 1', 'click 2'])
  })

  it('what lies under another that moves is clicked after the others', async () => {
    const ball = (id: string, left: number) =>
      drawn('circle', [left, 10, 16, 16], { id, background: '#ff0000', clickable: true })
    const page = snapshotOf([drawing(ball('one', 10), ball('two', 14), ball('three', 60))])
    let tries = 0
    const click = (now: PageSnapshot, { on }: Call) => {
      if (on === 'one' && tries++ === 0) throw new Error('<circle> is covered by <circle>')
      now.nodes = now.nodes.filter(({ id }) => id !== on)
    }
    const { calls, done } = await doneOn(page, 'Click all the red circles.', click)
    expect(done).to.equal(true)
    expect(calls.map(({ on }) => on)).to.deep.equal(['one', 'two', 'three', 'one'])
  })

  it('the button that logs in is pressed, and not that of what came up over it', async () => {
    const page = snapshotOf([field('Username'), field('Password', '', { type: 'password' }), button('Login')])
    const ask = (now: PageSnapshot, { tool }: Call) => {
      if (tool === 'type' && now.nodes.length === 3)
        now.nodes.push({ ...(button('OK') as PageNode), ref: 'ok', depth: 0 })
    }
    const { calls } = await doneOn(page, 'Sign in: user name "ugo", password "4ff3".', ask)
    expect(said(calls).at(-1)).to.equal('click Login')
  })

  it('"the x" is what is called Close in letters that nobody can read', async () => {
    const page = snapshotOf([
      {
        role: 'dialog',
        in: [button('Close', { box: [100, 0, 16, 16], size: 0 }), button('Cancel', { box: [0, 40, 60, 16], size: 12 })],
      },
    ])
    const { calls } = await doneOn(page, 'Click the button in the dialog box labeled "x".')
    expect(said(calls)).to.deep.equal(['click Close'])
  })
})

describe('a message that names a mark by its kind', () => {
  it('is not done without it', async () => {
    const slider: Part = {
      role: 'slider',
      tag: 'input',
      type: 'range',
      name: '',
      value: '1',
      min: '0',
      max: '10',
      clickable: true,
    }
    const page = snapshotOf([
      slider,
      { role: 'checkbox', tag: 'input', name: '', checked: false, clickable: true, id: 'mark' },
      button('Submit'),
    ])
    const { calls } = await doneOn(page, 'Select 1 with the slider, tick the checkbox and press Submit.')
    expect(calls.map(({ on }) => on)).to.deep.equal(['mark', 'Submit'])
  })
})
