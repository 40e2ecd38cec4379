import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { NeedsApproval } from '../../../src/agent/web/contract.ts'
import { createBrowser } from '../../../src/agent/web/browser.ts'
import { controlOfRisen, readStanding } from '../../../src/agent/web/standing-order.ts'
import { button, field, text } from './goals/done-on.ts'
import { snapshotOf } from './ground/snapshot-of.ts'

const PAGE = snapshotOf([field('Name'), button('Send')])
const risen = (...labels: string[]) =>
  snapshotOf([
    field('Name'),
    button('Send'),
    { role: 'dialog', in: [text('Leave now?'), ...labels.map(name => button(name))] },
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

  for (const message of [
    'Open the mailbox. Erase all alerts.',
    'Open the mailbox. Erase any prompt that appears.',
    'Open the profile and accept all notices',
    'Open the profile and close all dialogs',
    'Open the profile. Close all notices that appear.',
    'When a banner appears, open it.',
  ])
    it(`is no plain order: ${message}`, () => expect(readStanding(message)).to.deep.equal({ rest: message }))

  it('means the one control called so in what was not there before', () => {
    expect(controlOfRisen({ verb: 'dismiss' }, PAGE.nodes, risen('OK', 'Dismiss'))?.name).to.equal('Dismiss')
    expect(controlOfRisen({ verb: 'dismiss' }, PAGE.nodes, risen('OK', 'Stay'))).to.equal(undefined)
    expect(controlOfRisen({ verb: 'send' }, PAGE.nodes, PAGE)).to.equal(undefined)
  })

  it('means one in what is only drawn over the controls of before, which are out of sight now', () => {
    const place = { box: [0, 0, 100, 20] as [number, number, number, number] }
    const before = snapshotOf([field('Name', '', place)])
    const now = snapshotOf([
      field('Name', '', { ...place, hidden: true }),
      { role: 'generic', box: [0, 0, 120, 60], in: [text('Leave now?'), button('OK'), button('Cancel')] },
    ])
    expect(controlOfRisen({ verb: 'cancel' }, before.nodes, now)?.name).to.equal('Cancel')
  })

  it('means nothing on a page that took the place of the other, and nothing that is no dialog', () => {
    const now = risen('OK', 'Dismiss')
    const before = PAGE.nodes.map(node => ({ ...node, ref: `z${node.ref}` }))
    expect(controlOfRisen({ verb: 'dismiss' }, before, now)).to.equal(undefined)
    const nodes = now.nodes.map(node => (node.role === 'dialog' ? { ...node, role: 'generic' } : node))
    expect(controlOfRisen({ verb: 'dismiss' }, PAGE.nodes, { ...now, nodes })).to.equal(undefined)
  })

  for (const approvals of ['never', 'always'])
    it(`asks for a yes to its own click, and the action before it is not done again (${approvals})`, async () => {
      const stateFolder = mkdtempSync(join(tmpdir(), 'standing-'))
      const called: string[] = []
      const registry = {
        call: (_: string, tool: string, args: Record<string, unknown>) => {
          const act = tool.replace(/^.*?_/, '')
          called.push([act, args['ref']].filter(Boolean).join(' '))
          const isAsked = args['ref'] === 'e6' && called.filter(one => one === 'click e6').length === 1
          const snapshot = called.includes('click e2') ? risen('OK', 'Dismiss') : PAGE
          const approval = { fingerprint: 'f', action: 'Press Dismiss', details: {} }
          const outcome = isAsked ? { outcome: 'needs_approval', approval } : { outcome: 'done' }
          const value = act === 'snapshot' ? snapshot : { ...outcome, url: '', title: '', tab: 1, tabs: 1, snapshot }
          return Promise.resolve({ ok: true, value })
        },
      }
      const turn = {
        signal: new AbortController().signal,
        approvals,
        policies: { allow: [], ask: [], deny: [] },
        emit: () => {},
        message: 'Send the form. Dismiss any dialog that offers more.',
      }
      const browser = createBrowser({ registry, turn, session: 's', stateFolder } as unknown as Parameters<
        typeof createBrowser
      >[0])
      await browser.snapshot()
      const failed = await browser.act('click', { ref: 'e2', snapshot: true }).then(
        () => undefined,
        (error: unknown) => error as NeedsApproval,
      )
      rmSync(stateFolder, { recursive: true })
      expect(called.filter(one => one === 'click e2')).to.have.length(1)
      if (approvals === 'never') expect(called.filter(one => one === 'click e6')).to.have.length(2)
      else expect([failed?.tool, failed?.args['ref']]).to.deep.equal(['click', 'e6'])
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
      message: 'Enter the name Otto. Dismiss any dialog that asks whether to go.',
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
