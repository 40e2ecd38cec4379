import { expect } from 'chai'
import type { PageNode } from '../../../../src/contract/page.ts'
import { likeness } from '../../../../src/agent/web/goals/mechanisms/marks.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { box, button, doneOn, field, said, text, type Part } from './done-on.ts'

type Box = [number, number, number, number]
const figure = (id: string, shape: string, place: Box, more: Partial<PageNode> = {}): Part => ({
  role: 'graphics-symbol',
  tag: shape,
  name: '',
  id,
  shape,
  box: place,
  ...more,
})
const group = (...parts: Part[]): Part => ({ role: 'generic', tag: 'g', name: '', clickable: true, in: parts })
const drawing = (...parts: Part[]): Part => ({ role: 'img', tag: 'svg', name: '', box: [0, 0, 150, 120], in: parts })
const drags = async (parts: Part[], words: string) =>
  (await doneOn(snapshotOf(parts), words)).calls
    .filter(({ tool }) => tool === 'drag')
    .map(({ on, to, by }) => [on, to ?? by] as unknown[])

describe('things that are moved on a page', () => {
  const tiles = 'Ann Bob Cleo Dirk Edda Finn Gwen Hugo Iris'.split(' ').map((name, at): Part => {
    const place: Box = [(at % 3) * 50, Math.floor(at / 3) * 40, 46, 36]
    return { role: 'listitem', tag: 'li', name, id: name, box: place }
  })
  const list: Part = { role: 'list', tag: 'ul', name: '', box: [0, 0, 150, 120], in: tiles }

  for (const [words, place] of [
    ['Drag Edda up by one.', 'Bob'],
    ['Drag Edda to the left by one.', 'Dirk'],
    ['Move Ann two places to the right.', 'Cleo'],
    ['Move Bob down by 2 rows.', 'Hugo'],
  ] as const)
    it(`so many places one way: ${words}`, async () =>
      expect(await drags([list], words)).to.deep.equal([[words.split(' ')[1], place]]))

  it('not beyond the last place', async () => expect(await drags([list], 'Drag Ann up by one.')).to.deep.equal([]))

  it('as far as the side of what it is drawn in', async () => {
    const parts = [drawing(group(figure('thing', 'polygon', [60, 50, 20, 20]))), button('Send')]
    expect(await drags(parts, 'Drag the shape to the left side of the box, then press Send.')).to.deep.equal([
      ['thing', { x: -57, y: 0 }],
    ])
    expect(await drags(parts, 'Drag the shape to the bottom edge of the drawing.')).to.deep.equal([
      ['thing', { x: 0, y: 47 }],
    ])
  })

  it('a box in an outline is filled with the ground that it lies on, and the figures of a group are moved by it', async () => {
    const parts: Part[] = [
      {
        role: 'generic',
        name: '',
        background: '#ffffff',
        color: '#000000',
        box: [0, 0, 200, 200],
        in: [
          drawing(
            figure('frame', 'rect', [80, 20, 60, 90], { background: '#ffffff' }),
            group(figure('one', 'rect', [10, 10, 20, 20], { background: '#ff0000' })),
            group(figure('two', 'circle', [10, 50, 20, 20], { background: '#0000ff' })),
            group(figure('three', 'rect', [40, 10, 20, 20], { background: '#00aa00' })),
          ),
          button('Done'),
        ],
      },
    ]
    expect(await drags(parts, 'Drag all rectangles into the black box.')).to.deep.equal([
      ['one', 'frame'],
      ['three', 'frame'],
    ])
  })

  it('all of a kind are clicked, however they are said to behave', async () => {
    const ball = (id: string, x: number) =>
      figure(id, 'circle', [x, 10, 20, 20], { clickable: true, background: '#00f' })
    const page = snapshotOf([
      drawing(ball('a', 10), ball('b', 50), figure('c', 'rect', [90, 10, 20, 20], { clickable: true })),
    ])
    expect(said((await doneOn(page, 'Click on all the moving circles.')).calls)).to.deep.equal(['click a', 'click b'])
  })
})

describe('fields and marks of small forms', () => {
  it('a number of the slider is none of the marks', async () => {
    const slider: Part = { role: 'slider', name: '', value: '0', min: '0', max: '9', box: [0, 0, 100, 10] }
    const page = snapshotOf([slider, box('', false), box('', false), box('', false), button('Submit')])
    const { calls } = await doneOn(
      page,
      'Select 3 with the slider, click the 2nd checkbox, then press Submit.',
      (now, call) => {
        if (call.tool === 'press_key')
          now.nodes[0]!.value = String(Number(now.nodes[0]!.value) + Number(call['count'] ?? 1))
      },
    )
    expect(calls.filter(({ tool }) => /^(?:check|click)$/.test(tool)).map(({ on }) => on)).to.deep.equal([
      'e3',
      'Submit',
    ])
  })

  it('both text fields take the same', async () => {
    const secret = (name: string) => field(name, '', { type: 'password' })
    const page = snapshotOf([secret('Password'), secret('Verify password'), button('Submit')])
    const { calls } = await doneOn(page, 'Enter the password "k7Q" into both text fields and press Submit.')
    expect(said(calls)).to.deep.equal(['type Password k7Q', 'type Verify password k7Q', 'click Submit'])
  })

  it('a hint in pieces is read with the figure in it', async () => {
    const hint: Part = { role: 'generic', name: '', in: [text('Waiting'), text('-', { id: 'figure' })] }
    let tried = ''
    const { told, done } = await doneOn(
      snapshotOf([field(''), button('Guess'), hint]),
      'Guess the number between 0 and 9, with the feedback.',
      (now, call) => {
        if (call.tool === 'type') tried = call['text'] as string
        if (call.tool !== 'click') return
        const [words, figureNode] = now.nodes.slice(-2)
        const isFound = tried === '8'
        words!.name = isFound ? 'Right:' : `It is ${Number(tried) < 8 ? 'higher' : 'lower'} than`
        figureNode!.name = tried
      },
    )
    expect([done, told]).to.deep.equal([true, '8'])
  })
})

describe('lists of words, amounts and rows', () => {
  it('a word between commas is one of those that are enumerated, also where it is a verb', async () => {
    const page = snapshotOf([...['reply', 'car', 'child', 'fire'].map(name => box(name)), button('Submit')])
    const { calls } = await doneOn(
      page,
      'Select words similar to youngster, answer, blaze and click Submit.',
      (now, call) => {
        const mark = now.nodes.find(({ name }) => name === call['on'])
        if (call.tool === 'check' && mark) mark.checked = true
      },
    )
    expect(calls.map(({ on }) => on).sort()).to.deep.equal(['Submit', 'child', 'fire', 'reply'])
  })

  it('words that are near by a third one are nearer than those that only stand in like texts', () => {
    expect(likeness('rich', 'wealthy')).to.be.above(likeness('rich', 'gift'))
  })

  it('so many of those that say something are had by a click where no amount is set', async () => {
    const dish = (name: string, kind: string): Part => ({
      role: 'generic',
      name: '',
      id: name,
      clickable: true,
      in: [text(name), text(kind)],
    })
    const list: Part = {
      role: 'generic',
      name: '',
      in: [dish('Soup', 'spicy'), dish('Bread', 'vegan'), dish('Curry', 'spicy'), dish('Chili', 'spicy')],
    }
    const ordered = async (words: string) => said((await doneOn(snapshotOf([list]), words)).calls)
    expect(await ordered('Order 2 items that are spicy.')).to.deep.equal(['click Soup', 'click Curry'])
    expect(await ordered('Order 2 items that are vegan.')).to.deep.equal([])
  })

  it('what somebody has stands in their row under its heading', async () => {
    const cell = (name: string, heading: string): Part => ({
      role: 'cell',
      tag: 'td',
      name: '',
      heading,
      in: [{ role: 'link', tag: 'a', name, clickable: true }],
    })
    const line = (name: string, phone: string, mail: string): Part => ({
      role: 'row',
      tag: 'tr',
      name: '',
      in: [{ role: 'cell', tag: 'td', name, heading: 'Name' }, cell(phone, 'Phone'), cell(mail, 'Email')],
    })
    const heads: Part = {
      role: 'row',
      tag: 'tr',
      name: '',
      in: ['Name', 'Phone', 'Email'].map(name => ({ role: 'columnheader', tag: 'th', name })),
    }
    const page = snapshotOf([
      {
        role: 'table',
        tag: 'table',
        name: '',
        in: [heads, line('Ann', '555-12', 'ann@a.com'), line('Bob', '555-98', 'bob@a.com')],
      },
    ])
    const clicked = async (words: string) => said((await doneOn(page, words)).calls)
    expect(await clicked('Find Bob in the contact book and click on their phone number.')).to.deep.equal([
      'click 555-98',
    ])
    expect(await clicked('Find Ann in the contact book and click on their email.')).to.deep.equal(['click ann@a.com'])
  })

  it('an address for mails is told by its form where another address stands below it', async () => {
    const fact = (label: string, value: string, id: string): Part => ({
      role: 'paragraph',
      tag: 'p',
      name: '',
      in: [text(label, { tag: '#text' }), text(value, { id, clickable: true })],
    })
    const card = [
      fact('Email:', 'bo@post.example', 'mail'),
      fact('Address:', '5 Oak Lane', 'street'),
      fact('Phone:', '555-1234', 'tel'),
    ]
    const clicked = async (words: string) => said((await doneOn(snapshotOf(card), words)).calls)
    expect(await clicked('Click on the email address.')).to.deep.equal(['click mail'])
    expect(await clicked('Click on the street address.')).to.deep.equal(['click street'])
  })

  it('a handle that shows its value is read by it', async () => {
    const handle: Part = { role: 'text', tag: 'span', name: '0', classes: ['slider-handle'], box: [0, 0, 20, 12] }
    const track: Part = { role: 'generic', name: '', clickable: true, box: [0, 0, 200, 12], in: [handle] }
    const { calls } = await doneOn(
      snapshotOf([track, button('Submit')]),
      'Select 40 with the slider and press Submit.',
      (now, call) => {
        const node = now.nodes[1]!
        if (call.tool === 'press_key') node.name = String(Number(node.name) + 10 * Number(call['count'] ?? 1))
      },
    )
    expect(calls.map(({ tool, on }) => `${tool} ${on as string}`)).to.deep.equal([
      'press_key 0',
      'press_key 10',
      'click Submit',
    ])
  })

  it('signs that are counted are called by themselves', async () => {
    const sign = (name: string, x: number): Part => text(name, { tag: 'text', box: [x, 0, 8, 12], color: '#ff0000' })
    const page = snapshotOf([
      { role: 'img', tag: 'svg', name: '', in: [sign('5', 0), sign('5', 20), sign('7', 40)] },
      ...['1', '2', '3'].map(name => button(name)),
    ])
    expect(said((await doneOn(page, 'How many 5s are there?')).calls)).to.deep.equal(['click 2'])
  })
})
