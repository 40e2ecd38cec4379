import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { ground } from '../../../../src/agent/web/ground/ground.ts'
import { protect } from '../../../../src/agent/web/read/literals.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { readTarget } from '../../../../src/agent/web/read/target.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { handIn } from '../../../../src/agent/web/run/acting/hand-in.ts'
import type { RunContext } from '../../../../src/agent/web/run/context.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

const figure = (shape: string, box: PageNode['box'], more: Partial<PageNode> = {}): Part => ({
  role: 'graphics-symbol',
  tag: shape,
  shape,
  box,
  clickable: true,
  background: '#ff0000',
  ...more,
})
const orderOf = (message: string) =>
  readOrders(message).list.map(({ kind, verb, rest }) => [kind, verb, rest].join(' '))

describe('widgets as libraries draw them', () => {
  it('a control with no room for its name shows the sign for it: the x that closes', () => {
    const close = (width: number) => button('Close', { size: 10, box: [130, 98, width, 20] })
    const found = (width: number) =>
      ground(readTarget('the "x"', protect('the "x"')), snapshotOf([close(width), button('Cancel')]), 'click')[0]
    expect(found(16)?.score ?? 0).to.be.above(0.5)
    expect(found(60)?.score ?? 0).to.be.below(0.5)
  })

  it('what a button in a dialog is labelled is the name of the button, else that of the dialog', () => {
    const source = protect('the button in the dialog box labelled "Stay"')
    const page = (title: string, name: string) =>
      snapshotOf([button('Go'), { role: 'dialog', name: title, in: [text(title), button(name), button('Other')] }])
    const best = (snapshot: PageSnapshot) =>
      snapshot.nodes.find(({ ref }) => ref === ground(readTarget(source.text, source), snapshot, 'click')[0]?.ref)?.name
    expect(best(page('Trip', 'Stay'))).to.equal('Stay')
    expect(readTarget(source.text, source)).to.include({ noun: 'button', name: 'Stay' })
  })

  it('a link in quotes is no sentence beside a link that has its word', async () => {
    const link = (name: string): Part => ({ role: 'text', tag: 'span', name, clickable: true })
    const prose = snapshotOf([
      { role: 'paragraph', in: [text('Tea is served at four by', { tag: '#text' }), link('Ann')] },
    ])
    const { calls, done } = await doneOn(prose, 'Click on the link "tea".')
    expect([calls.filter(({ tool }) => tool === 'click'), done]).to.deep.equal([[], false])
  })

  it('an entry of a menu that is called "Next" turns no page', async () => {
    const entry = (name: string): Part => ({ role: 'menuitem', name, clickable: true })
    const page = snapshotOf([{ role: 'menu', in: [entry('Stop'), entry('Next')] }])
    const { calls } = await doneOn(page, 'Choose the item called "Print".')
    expect(said(calls).filter(call => call.startsWith('click'))).to.deep.equal([])
    const chosen = await doneOn(page, 'Choose the item called "Stop".')
    expect(said(chosen.calls).filter(call => call.startsWith('click'))).to.deep.equal(['click Stop'])
  })

  it('what is found to be clicked is one request', () => {
    const steps = readInstructions(
      'Click the "Menu" button, and then find and click on the item labeled "Print".',
    ).steps
    expect(steps.map(({ kind }) => kind)).to.deep.equal(['click', 'click'])
    expect(orderOf('Open the menu, then find and click on "Print".')).to.have.lengthOf(2)
  })

  it('the icon of an item that was found is its own', async () => {
    const icon = (name: string): Part => ({ role: 'generic', classes: [name], clickable: true, box: [0, 0, 14, 14] })
    const row = (who: string): Part => ({ role: 'listitem', in: [text(who), icon('trash'), icon('star')] })
    const page = snapshotOf([{ role: 'list', in: [row('Ann'), row('Bob'), row('Cleo')] }])
    const trash = page.nodes.filter(({ classes }) => classes?.includes('trash')).map(({ ref }) => ref)
    const { calls } = await doneOn(page, 'Find the mail by Bob and click the trash icon to delete it.')
    expect(calls.filter(({ tool }) => tool === 'click').map(({ on }) => on)).to.deep.equal([trash[1]])
  })

  it('letters are passed on, thrown away and marked in the words that people use', () => {
    expect(orderOf('Give Ann the message from Bob')).to.deep.equal(['forward forward the message by Bob to Ann'])
    expect(orderOf('Ann wants to see the email you got from Bob')).to.deep.equal([
      'forward forward the email by Bob to Ann',
    ])
    expect(orderOf('I want the last email by Bob to be deleted.')).to.deep.equal([
      'delete delete the last email by Bob',
    ])
    expect(orderOf("Mark Bob's email as important.")).to.deep.equal(["other star Bob's email"])
    expect(orderOf(`Say "Yes" in a reply to Bob's email`)[0]).to.match(/^reply reply to the email by Bob with the text/)
  })
})

describe('what is dragged', () => {
  const frame = (x: number): Part => figure('rect', [x, 60, 60, 100], { clickable: undefined, background: undefined })
  const shapes = () => [
    figure('circle', [5, 5, 16, 16]),
    figure('rect', [30, 5, 16, 16]),
    figure('circle', [60, 5, 16, 16]),
  ]

  it('goes into the frame that is drawn, also where the frame has the look of what is dragged', async () => {
    const page = snapshotOf([frame(20), ...shapes(), button('Submit')])
    const { calls } = await doneOn(page, 'Drag all rectangles into the box.')
    expect(calls.map(({ on, to }) => [on, to])).to.deep.equal([['e3', 'e1']])
  })

  it('everything else is what was not moved before', async () => {
    const page = snapshotOf([frame(0), frame(80), ...shapes()])
    const move = (now: PageSnapshot, { on }: Call) => {
      const node = now.nodes.find(({ ref }) => ref === on)
      if (node?.box) node.box = [node.box[0], node.box[1] + 80, node.box[2], node.box[3]]
    }
    const { calls } = await doneOn(
      page,
      'Drag all circles into the left box, and everything else into the right box.',
      move,
    )
    expect(calls.map(({ on, to }) => [on, to])).to.deep.equal([
      ['e3', 'e1'],
      ['e5', 'e1'],
      ['e4', 'e2'],
    ])
  })

  it('"the item" is the only thing that is drawn, and no button', async () => {
    const letter: Part = { role: 'text', tag: 'text', name: 'K', clickable: true, box: [60, 60, 18, 26] }
    const { calls } = await doneOn(
      snapshotOf([letter, button('Submit', { box: [0, 180, 50, 15] })]),
      'Drag the item down.',
    )
    expect(calls.map(({ tool, on }) => [tool, on])).to.deep.equal([['drag', 'K']])
  })

  it('in a grid it comes from the side on which room is made for it', async () => {
    const names = 'Ann Bob Cleo Dirk Edda Finn Gwen Hugo Iris'.split(' ')
    const cells = names.map((name, at): Part => ({
      role: 'listitem',
      tag: 'li',
      name,
      box: [(at % 3) * 48, Math.floor(at / 3) * 34, 46, 32],
    }))
    const page = snapshotOf([{ role: 'list', tag: 'ul', in: cells }])
    const toFront = await doneOn(page, 'Drag Iris to the top left.')
    expect(toFront.calls[0]).to.deep.include({ on: 'Iris', to: 'Ann', position: { x: 0.25, y: 0.5 } })
    const toBack = await doneOn(page, 'Drag Ann to the bottom right.')
    expect(toBack.calls[0]).to.deep.include({ on: 'Ann', to: 'Iris', position: { x: 0.75, y: 0.5 } })
  })

  it('what stands at which end tells the order', async () => {
    const tiles = [5, 9, 7].map((value, at): Part => ({
      role: 'listitem',
      name: String(value),
      clickable: true,
      box: [at * 40, 0, 36, 20],
    }))
    const first = async (message: string) =>
      (await doneOn(snapshotOf([{ role: 'list', in: tiles }]), message)).calls[0]?.['on']
    expect(await first('Bring the tiles into order by dragging, with the greatest number at the far left.')).to.equal(
      '9',
    )
    expect(await first('Drag the numbers so that the biggest is at the bottom and the smallest at the top.')).to.equal(
      '7',
    )
  })
})

describe('what has to be worked out', () => {
  it('a number of things is counted, not typed', async () => {
    const block = (): Part => ({ role: 'generic', background: '#0000aa', box: [0, 0, 9, 9] })
    const page = snapshotOf([...Array.from({ length: 7 }, block), field(''), button('Submit')])
    const message = 'Type the total number of blocks into the textbox and press Submit.'
    expect(claims(message, page)).to.equal(true)
    const { calls } = await doneOn(page, message)
    expect(said(calls)).to.deep.equal(['type e8 7', 'click Submit'])
  })

  it('of several things told by what they say, so many are ordered', async () => {
    const dish = (name: string, tag: string): Part => ({
      role: 'listitem',
      in: [
        text(name),
        text(tag),
        text('-', { clickable: true }),
        text('0', { id: name }),
        text('+', { id: `more ${name}`, clickable: true }),
      ],
    })
    const page = snapshotOf([
      { role: 'list', in: [dish('Soup', 'vegan'), dish('Pie', 'meat'), dish('Rice', 'vegan')] },
      button('Order'),
    ])
    const add = (now: PageSnapshot, { on }: Call) => {
      const shown = now.nodes.find(({ id }) => `more ${id}` === on)
      if (shown) shown.name = String(Number(shown.name) + 1)
    }
    expect(said((await doneOn(page, 'Order 2 items that are vegan.', add)).calls).slice(0, 2)).to.deep.equal([
      'click more Soup',
      'click more Rice',
    ])
    expect(said((await doneOn(page, 'Order one of each item: Pie, Rice', add)).calls).slice(0, 2)).to.deep.equal([
      'click more Pie',
      'click more Rice',
    ])
  })

  it('the shortest of things that say how long they take is no matter of letters', async () => {
    const part = (...inside: Part[]): Part => ({ role: 'generic', in: inside })
    const flight = (starts: string, takes: string, price: string): Part =>
      part(
        part(text('Depart:'), part(text(starts), text('11/08/2016'))),
        part(text('Arrives:'), part(text('9:51 PM'), text('11/09/2016'))),
        part(text('Duration:'), text(takes)),
        button(`Book for ${price}`),
      )
    const page = snapshotOf([part(flight('3:26 AM', '12h 5m', '$90'), flight('10:15 AM', '2h 40m', '$340'))])
    expect(said((await doneOn(page, 'Book the shortest flight.')).calls)).to.deep.equal(['click Book for $340'])
  })

  it('what is copied from a part that a number names is copied, and the number is no text of its own', async () => {
    const card = (at: number): Part =>
      field(`Card ${at}`, at === 1 ? 'salt and pepper' : 'tea and milk', { tag: 'textarea', readonly: true })
    const page = snapshotOf([card(1), card(2), field('Your copy'), button('Save')])
    const { calls } = await doneOn(page, 'Copy the text of card 2 into the empty field at the bottom, then save.')
    expect(said(calls)).to.deep.equal(['type Your copy tea and milk', 'click Save'])
  })

  it('the end of a text that scrolls by itself is not its button', () => {
    const [step] = readInstructions('Scroll to the bottom of the textarea and submit.').steps
    expect(step).to.deep.include({ kind: 'scroll', to: 'bottom' }).and.have.nested.property('target.noun', 'textarea')
  })
})

describe('the button that hands a task in', () => {
  const page = snapshotOf([{ role: 'slider', name: 'Size', value: '4' }, button('Submit'), button('Help')])
  const handedIn = async (more: {
    mustAsk?: boolean
    setsTask?: boolean
    message?: string
    steps?: object[]
    snapshot?: () => Promise<PageSnapshot>
  }) => {
    const pressed: unknown[] = []
    const browser = {
      mustAsk: false,
      setsTask: true,
      steps: [{ tool: 'browser_drag', status: 'done', args: { from: 'e1' } }],
      snapshot: () => Promise.resolve(page),
      act: (_tool: string, args: { ref: string }) => {
        pressed.push(args.ref)
        return Promise.resolve({})
      },
      ...more,
    }
    await handIn({ browser, message: more.message ?? 'Set the size to 4.', told: [] } as unknown as RunContext, false)
    return pressed
  }

  it('is pressed where the page itself sets the task', async () => {
    expect(await handedIn({})).to.deep.equal(['e2'])
    expect(await handedIn({ setsTask: false })).to.deep.equal([])
    expect(await handedIn({ mustAsk: true })).to.deep.equal([])
    const chat = snapshotOf([button('Walt'), field('Message'), button('Done')])
    expect(await handedIn({ snapshot: () => Promise.resolve(chat) })).to.deep.equal([])
  })

  it('is not pressed twice, nor with a part of the message unused, nor where that is held back', async () => {
    const clicked = [{ tool: 'browser_click', status: 'done', args: { ref: 'e2' } }]
    expect(await handedIn({ steps: clicked })).to.deep.equal([])
    expect(await handedIn({ message: 'Set the size to 4 for "Ann".' })).to.deep.equal([])
    expect(await handedIn({ message: 'Set the size to 4, but do not submit it yet.' })).to.deep.equal([])
    const chosen = snapshotOf([field('Town', 'Trondheim'), button('Submit')])
    const starts = (letters: string) =>
      handedIn({ message: `Enter a town that starts with "${letters}".`, snapshot: () => Promise.resolve(chosen) })
    expect(await starts('Tro')).to.deep.equal(['e2'])
    expect(await starts('Ber')).to.deep.equal([])
  })
})
