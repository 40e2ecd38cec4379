import { expect } from 'chai'
import type { PageNode, PageSnapshot } from '../../../../src/contract/page.ts'
import { claims } from '../../../../src/agent/web/goals/claims/claims.ts'
import { readOrders } from '../../../../src/agent/web/goals/read-orders.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'
import { button, doneOn, field, said, text, type Call, type Part } from './done-on.ts'

describe('what is opened, turned over and played', () => {
  it('a section is expanded although the button that is pressed then is there already', async () => {
    const head = text('Section #1', { clickable: true, classes: ['ui-accordion-header'] })
    const page = snapshotOf([{ role: 'generic', in: [head] }, button('Submit')])
    for (const order of [
      'Expand the section below and click submit.',
      'Open the folded section, then press Submit in it.',
      'Open the section and press the button Submit.',
    ])
      expect(said((await doneOn(page, order)).calls), order).to.deep.equal(['click Section #1', 'click Submit'])
  })

  it('a head that was still moving is clicked once more', async () => {
    const head = (name: string) => text(name, { clickable: true, classes: ['accordion-header'], id: name })
    const page = snapshotOf([{ role: 'generic', in: [head('One'), head('Two')] }])
    let tries = 0
    const open = (now: PageSnapshot, { on }: Call) => {
      if (on !== 'Two') return
      if (tries++ === 0) throw new Error('The click landed on something which lies over it')
      now.nodes.push({ ...(text('plum', { clickable: true }) as PageNode), ref: 'x', depth: 0 })
    }
    const { calls } = await doneOn(page, 'Click on the link "plum".', open)
    expect(calls.map(({ on }) => on)).to.deep.equal(['One', 'Two', 'Two', 'plum'])
  })

  it('the arrow of a calendar that listens itself is no control, and turns it all the same', async () => {
    const MONTHS = ['September', 'October', 'November', 'December']
    const days = (): Part[] =>
      Array.from({ length: 28 }, (_, at): Part => ({
        role: 'gridcell',
        tag: 'td',
        in: [{ role: 'link', tag: 'a', name: String(at + 1), id: `day ${at + 1}`, clickable: true }],
      }))
    const page = snapshotOf([
      field('Date', '', { readonly: true }),
      {
        role: 'generic',
        classes: ['ui-datepicker'],
        in: [
          text('Prev', { tag: 'a', title: 'Prev', id: 'prev', classes: ['ui-datepicker-prev'] }),
          text('Next', { tag: 'a', title: 'Next', id: 'next', classes: ['ui-datepicker-next'] }),
          text('December 2016', { id: 'title' }),
          { role: 'table', in: [{ role: 'row', in: days() }] },
        ],
      },
      button('Submit'),
    ])
    const turn = (now: PageSnapshot, { on }: Call) => {
      const title = now.nodes.find(({ id }) => id === 'title')!
      if (on === 'prev') title.name = `${MONTHS[MONTHS.indexOf(title.name.split(' ')[0]!) - 1]} 2016`
    }
    const { calls } = await doneOn(page, 'Select 10/04/2016 as the date.', turn)
    expect(calls.slice(0, 3).map(({ on }) => on)).to.deep.equal(['prev', 'prev', 'day 4'])
  })

  it('a game of lights is begun by its button, and goes on as long as something lights up', async () => {
    const pad = (id: string): Part => ({ role: 'generic', id, clickable: true, classes: ['pad'] })
    const page = snapshotOf([pad('a'), pad('b'), button('Start')])
    const rounds = [['a'], ['a', 'b']]
    const clicks: unknown[] = []
    const show = (now: PageSnapshot, order: readonly string[]) => {
      for (const [at, id] of order.entries()) {
        const node = now.nodes.find(one => one.id === id)!
        setTimeout(() => (node.classes = ['pad', 'lit']), 200 + at * 400)
        setTimeout(() => (node.classes = ['pad']), 400 + at * 400)
      }
    }
    const play = (now: PageSnapshot, { tool, on }: Call) => {
      if (tool !== 'click') return
      if (on !== 'Start') clicks.push(on)
      if (on === 'Start') show(now, rounds[0]!)
      else if (clicks.length === 1) show(now, rounds[1]!)
    }
    const { calls } = await doneOn(page, 'Watch which pads light up and click them in the same order.', play)
    expect(calls.map(({ on }) => on)).to.deep.equal(['Start', 'a', 'a', 'b'])
  }).timeout(15_000)

  it('a value whose letters are changed is no text as it stands', () => {
    const page = snapshotOf([field('Text'), button('Submit')])
    expect(claims('Write "Mirror" with capital letters only, then submit.', page)).to.equal(true)
    expect(claims('Write "Mirror" into the text field, then submit.', page)).to.equal(false)
  })

  it('letters that are to be capital are, however it is said', async () => {
    for (const order of [
      'Write "Mirror" with capital letters only, then submit.',
      'Type "Mirror" in all upper case letters.',
    ]) {
      const { calls } = await doneOn(snapshotOf([field('Text'), button('Submit')]), order)
      expect(calls[0]).to.deep.include({ tool: 'type', text: 'MIRROR' })
    }
  })

  const PLAINLY: readonly (readonly [said: string, plain: string])[] = [
    ['What is z? Enter it and press Submit.', 'solve for z and Enter the answer and press Submit'],
    ['Bring the spinner to 4, then submit.', 'set the spinner to 4, then submit'],
    ['Use the spinner to pick -6 and press Submit.', 'set the spinner to -6 and press Submit'],
    [
      'Highlight Ann, Bob in the scrolling list and press Submit.',
      'select Ann, Bob from the scrolling list and press Submit',
    ],
  ]
  for (const [message, plain] of PLAINLY)
    it(`is said in one order: ${message}`, () => {
      expect(readOrders(message).text).to.equal(plain)
    })

  it('a field for a date takes it without the word for it', async () => {
    const page = snapshotOf([field('', '', { type: 'date' }), button('Submit')])
    const keep = (now: PageSnapshot, { text: written }: Call) => {
      if (typeof written === 'string') now.nodes[0]!.value = written
    }
    const { calls } = await doneOn(page, 'Type the date 02/24/2019 and submit.', keep)
    expect(calls[0]).to.deep.include({ tool: 'type', text: '2019-02-24' })
  })
})
