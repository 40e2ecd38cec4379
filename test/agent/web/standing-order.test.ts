import { expect } from 'chai'
import { createBrowser } from '../../../src/agent/web/browser.ts'
import { controlOfRisen, readStanding } from '../../../src/agent/web/standing-order.ts'
import { button, field, text } from './goals/done-on.ts'
import { snapshotOf } from './ground/snapshot-of.ts'

const PAGE = snapshotOf([field('Name'), button('Send')])
const risen = (...labels: string[]) =>
  snapshotOf([
    field('Name'),
    button('Send'),
    { role: 'generic', in: [text('Leave now?'), ...labels.map(name => button(name))] },
  ])

describe('an order about whatever comes up', () => {
  it('is read at the end of a message, which goes on without it', () => {
    expect(readStanding('Fill in the form. Dismiss any dialog that appears.')).to.deep.equal({
      rest: 'Fill in the form.',
      order: { verb: 'dismiss' },
    })
    expect(readStanding('Fill in the form. If a popup comes up, decline it.').order).to.deep.equal({ verb: 'decline' })
    expect(readStanding('Close any windows that are open.').order).to.equal(undefined)
    expect(readStanding('Fill in the form. Cancel the booking.').order).to.equal(undefined)
  })

  it('means the one control called so in what was not there before', () => {
    expect(controlOfRisen({ verb: 'dismiss' }, PAGE.nodes, risen('OK', 'Dismiss'))?.name).to.equal('Dismiss')
    expect(controlOfRisen({ verb: 'dismiss' }, PAGE.nodes, risen('OK', 'Stay'))).to.equal(undefined)
    expect(controlOfRisen({ verb: 'send' }, PAGE.nodes, PAGE)).to.equal(undefined)
  })

  it('is followed at once, and what the field did not take is typed again', async () => {
    const called: string[] = []
    let isUp = false
    let name = ''
    const now = () => {
      const page = isUp ? risen('OK', 'Dismiss') : PAGE
      return { ...page, nodes: page.nodes.map(node => (node.ref === 'e1' ? { ...node, value: name } : node)) }
    }
    const registry = {
      call: (_: string, tool: string, args: Record<string, unknown>) => {
        const act = tool.replace(/^.*?_/, '')
        called.push([act, args['ref']].filter(Boolean).join(' '))
        if (act === 'type' && called.length > 2) name = String(args['text'])
        if (act === 'type' && name === '') isUp = true
        if (act === 'click') isUp = false
        const value =
          act === 'snapshot' ? now() : { outcome: 'done', url: '', title: '', tab: 1, tabs: 1, snapshot: now() }
        return Promise.resolve({ ok: true, value })
      },
    }
    const turn = {
      signal: new AbortController().signal,
      approvals: 'never',
      policies: { allow: [], ask: [], deny: [] },
      emit: () => {},
      message: 'Enter the name Otto. Dismiss any dialog that asks you to leave.',
    }
    const browser = createBrowser({ registry, turn, session: 's', stateFolder: '' } as unknown as Parameters<
      typeof createBrowser
    >[0])
    await browser.snapshot()
    await browser.act('type', { ref: 'e1', text: 'Otto', snapshot: true })
    expect(called).to.deep.equal(['snapshot', 'type e1', 'click e6', 'type e1'])
    expect(name).to.equal('Otto')
  })
})
