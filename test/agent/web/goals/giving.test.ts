import { expect } from 'chai'
import { endsInDeed } from '../../../../src/agent/web/goals/claims/claims.ts'
import { asksOnQuestionPage } from '../../../../src/agent/web/goals/claims/question-page.ts'
import { asksForSize } from '../../../../src/agent/web/goals/mechanisms/resize.ts'
import { joinClauses, restate } from '../../../../src/agent/web/goals/restate.ts'
import { statesOrder } from '../../../../src/agent/web/goals/say-plainly.ts'
import { readPage } from '../../../../src/agent/web/ground/page-tree.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { BrowserFailed } from '../../../../src/agent/web/contract.ts'
import { button, doneOn, field, said, text } from './done-on.ts'

const plain = (words: string) => restate(joinClauses(words))
const done = async (page: Parameters<typeof doneOn>[0], words: string, change?: Parameters<typeof doneOn>[2]) =>
  said((await doneOn(page, words, change)).calls)

describe('what is given, put and answered, said as an order', () => {
  for (const [words, order] of [
    ['Give a heart to each post of @ann, then stop.', 'heart each post of @ann, then stop.'],
    ['Give every post of @ann a heart.', 'heart every post of @ann.'],
    ['Confirm with Done.', 'press Done.'],
    ['Send it off with Submit.', 'press Submit.'],
    ['A window asks something: say Yes.', 'click Yes.'],
    ['Put the cheapest mug into the cart.', 'add the cheapest mug to the cart.'],
    ['Choose abc7 for your new password.', 'use abc7 as the password, enter it twice.'],
    ['Make the dial show 3.', 'set the dial to 3.'],
    ['Get three in a row.', 'win the game of tic-tac-toe.'],
    ['Find Ann with the search box.', 'search for Ann.'],
    ['Click the names in the order of the alphabet.', 'Click the names in alphabetical order.'],
    ['Open the menu of the post by Ann and choose Save.', 'for the post by Ann, click Save.'],
    ['The text above should stand in the box too.', 'copy the text of The text above into the box.'],
    ['Slide the knob to the right end.', 'Slide the knob all the way to the right.'],
  ] as const)
    it(words, () => expect(plain(words)).to.equal(order))

  for (const words of ['Send it with Express.', 'Give the parcel to Ann.', 'How many mugs are in the box?'])
    it(`is left as it is: ${words}`, () => expect(plain(words)).to.equal(words))

  it('a wish that reads like a question is an order where it ends in a deed', () => {
    expect(statesOrder('Get me the cheapest flight that goes from Rome to Bern.')).to.equal(true)
    expect(statesOrder('How many mugs are there?')).to.equal(false)
    expect(endsInDeed('Click Ann.')).to.equal(true)
    expect(endsInDeed('Count the mugs.')).to.equal(false)
  })
})

describe('small widgets that say nothing of themselves', () => {
  it('a sum that the message says is answered on the page', async () => {
    const page = snapshotOf([button('44'), button('45'), button('54')])
    expect(asksOnQuestionPage('How much is 5 × 9? Choose the answer.', page)).to.equal(true)
    expect(await done(page, 'How much is 5 × 9? Choose the right answer.')).to.deep.equal(['click 45'])
  })

  it('odd and even are chosen in the list of each number', async () => {
    const row = (number: string) => ({
      role: 'generic',
      in: [
        text(number),
        {
          role: 'combobox',
          tag: 'select',
          id: `list ${number}`,
          clickable: true,
          options: ['?', 'odd', 'even'].map(label => ({ label, value: label, selected: label === '?' })),
        },
      ],
    })
    const page = snapshotOf([{ role: 'generic', in: [row('7'), row('-4')] }, button('Submit')])
    expect(await done(page, 'Set each list to odd or even and submit.')).to.deep.equal([
      'select list 7 odd',
      'select list -4 even',
      'click Submit',
    ])
  })

  it('a figure of the style sheet is named, and one that is cut out by its outline', async () => {
    const names = ['circle', 'square', 'triangle'].map(name => button(name))
    const figure = (more: object) => ({ role: 'generic', background: '#4488cc', box: [0, 0, 50, 50] as never, ...more })
    const chosen = (more: object) =>
      done(snapshotOf([figure(more), ...names]), 'What figure do you see? Choose its name.')
    expect(await chosen({})).to.deep.equal(['click square'])
    expect(await chosen({ round: true })).to.deep.equal(['click circle'])
    const points = [
      [25, 0],
      [50, 50],
      [0, 50],
    ]
    expect(await chosen({ shape: 'polygon', points })).to.deep.equal(['click triangle'])
  })

  it('the one grip is pulled the way that makes the box narrower', async () => {
    const page = snapshotOf([{ role: 'generic', id: 'grip', clickable: true, box: [70, 60, 10, 10] }, button('Submit')])
    expect(asksForSize('drag the corner so that it becomes narrower', readPage(page))).to.equal(true)
    const { calls } = await doneOn(page, 'Drag the corner of the box so that the box becomes narrower.', now => {
      now.nodes[0]!.box = [52, 60, 10, 10]
    })
    expect(calls).to.deep.equal([{ tool: 'drag', on: 'grip', by: { x: -18, y: 0 } }])
  })

  it('the knob is dragged as far as the bar that it stands on goes', async () => {
    const page = snapshotOf([
      {
        role: 'generic',
        box: [0, 0, 140, 26],
        in: [text('slide'), { role: 'generic', id: 'knob', clickable: true, box: [0, 0, 26, 26] }],
      },
    ])
    const { calls } = await doneOn(page, 'Slide the knob to the right end to unlock it.')
    expect(calls).to.deep.equal([{ tool: 'drag', on: 'knob', by: { x: 140, y: 0 } }])
  })

  it('what came to light with a card is what is "on it", by its form', async () => {
    const page = snapshotOf([{ role: 'generic', id: 'card', clickable: true, in: [text('Ann')] }])
    const calls = await done(page, 'Open the card of Ann and click the email on it.', (now, call) => {
      if (call.tool !== 'click' || now.nodes.length > 3) return
      const more = snapshotOf([text('x'), text('x'), text('555-1234'), text('ann@example.org')]).nodes
      now.nodes.push(...more.slice(2).map(node => ({ ...node, depth: 1, parent: 'e1' })))
    })
    expect(calls.at(-1)).to.equal('click ann@example.org')
  })

  it('an entry of the menu of a post is taken from the menu of that post', async () => {
    const post = (name: string) => ({
      role: 'generic',
      in: [text(name), text('⋮', { id: `menu ${name}`, clickable: true })],
    })
    const page = snapshotOf([{ role: 'generic', in: [post('Ann'), post('Bob')] }])
    const calls = await done(page, 'Open the menu of the post by Bob and choose "Save".', now => {
      if (now.nodes.length < 8) now.nodes.push({ ...now.nodes[6]!, ref: 'e9', id: '', name: 'Save' })
    })
    expect(calls).to.deep.equal(['click menu Bob', 'click Save'])
  })

  it('a comment goes into the field of the post, and is sent by its button', async () => {
    const post = (name: string) => ({
      role: 'generic',
      in: [text(name), field(`to ${name}`, '', { id: `field ${name}` }), button('Post', { id: `send ${name}` })],
    })
    const page = snapshotOf([{ role: 'generic', in: [post('Ann'), post('Bob')] }])
    expect(await done(page, 'Comment "Well done" on what Bob posted.')).to.deep.equal([
      'type field Bob Well done',
      'click send Bob',
    ])
  })

  it('a search is sent by what bears the sign for it, whatever it is made of', async () => {
    const page = snapshotOf([field('', '', { id: 'q' }), text('🔍', { clickable: true })])
    expect(await done(page, 'Search for Ann.')).to.deep.equal(['type q Ann', 'click 🔍'])
  })

  it('a terminal that is no field takes its command key by key, once it has the focus', async () => {
    const page = snapshotOf([{ role: 'generic', in: [text('$', { id: 'prompt' }), text('')] }])
    let line = ''
    const calls = await done(page, 'With the terminal, remove the file that ends with .md.', (now, call) => {
      if (call.tool === 'type') throw new BrowserFailed('type', 422, 'no field')
      if (call['key'] === 'Enter') {
        if (line === 'ls') now.nodes[2]!.name = 'tea.md salt.js'
        line += '|'
      } else if (call.tool === 'press_key')
        line = line.replace(/.*[|]/, '') + (call['key'] === 'Space' ? ' ' : call['key'])
    })
    expect(calls[0]).to.equal('click prompt')
    expect(line).to.equal('rm tea.md|')
  })

  it('what has to be so and is not understood is no reason to press the button at the end', async () => {
    const page = snapshotOf([text('tea'), button('Submit')])
    expect(await done(page, 'The blue thing has to turn around. Press Submit.')).to.deep.equal([])
    expect(await done(page, 'You should be quick. Press Submit.')).to.deep.equal(['click Submit'])
  })

  it('three sliders are brought to the colour of the patch that stays', async () => {
    const patch = (id: string, background: string) => ({
      role: 'generic',
      id,
      background,
      box: [0, 0, 40, 20] as never,
    })
    const slider = (name: string) => ({
      role: 'slider',
      tag: 'input',
      name,
      value: '0',
      min: '0',
      max: '255',
      step: '51',
    })
    const page = snapshotOf([
      patch('left', '#66ff00'),
      patch('right', '#000000'),
      ...['Red', 'Green', 'Blue'].map(slider),
      button('Submit'),
    ])
    const hex = (value: string) => Number(value).toString(16).padStart(2, '0')
    const calls = await done(
      page,
      'Move the sliders until both patches have the same colour, and submit.',
      (now, call) => {
        const node = now.nodes.find(({ name }) => name === call['on'])
        if (node?.role !== 'slider') return
        const by = (call['key'] === 'ArrowRight' ? 51 : -51) * Number(call['count'] ?? 1)
        node.value = String(Math.max(0, Math.min(255, Number(node.value) + by)))
        now.nodes[1]!.background = `#${now.nodes
          .slice(2, 5)
          .map(({ value }) => hex(value!))
          .join('')}`
      },
    )
    expect(calls.at(-1)).to.equal('click Submit')
    expect(calls.some(call => call.includes('ArrowRight Blue') || call.includes('Blue ArrowRight'))).to.equal(false)
  })

  it('a word is coloured by the control of that colour', async () => {
    const page = snapshotOf([
      button('', { title: 'Red', id: 'red', background: '#ff0000' }),
      { role: 'textbox', id: 'editor', editable: true, value: 'tea milk salt' },
    ])
    expect(await done(page, 'Colour the word "milk" red in the editor.')).to.deep.equal([
      'select_text editor milk',
      'click red',
    ])
  })
})
