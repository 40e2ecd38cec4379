import { expect } from 'chai'
import type { BrowserClient } from '../../../../src/agent/web/browser.ts'
import { readInstructions } from '../../../../src/agent/web/read/read-instructions.ts'
import { Stopped, type RunContext } from '../../../../src/agent/web/run/context.ts'
import { runSteps } from '../../../../src/agent/web/run/run-steps.ts'
import { createLogger } from '../../../../src/lib/logger.ts'
import { snapshotOf } from '../ground/snapshot-of.ts'

const PAGE = snapshotOf([
  { role: 'button', tag: 'button', name: 'Begin', clickable: true },
  { role: 'textbox', tag: 'input', name: 'Your name', value: '', editable: true },
  { role: 'button', tag: 'button', name: 'Confirm', clickable: true },
])

/** Carries out a message on a page that stays as it is; what was done, or why it stopped. */
async function run(message: string, mayTry: boolean) {
  const done: string[] = []
  const steps: { tool: string }[] = []
  const act = (tool: string, args: Record<string, unknown>) => {
    done.push([tool, PAGE.nodes.find(({ ref }) => ref === args['ref'])?.name, args['text']].filter(Boolean).join(' '))
    steps.push({ tool: `browser_${tool}` })
    return Promise.resolve({ outcome: 'done', url: '', title: '', tab: 1, tabs: 1, snapshot: PAGE })
  }
  const browser = {
    signal: new AbortController().signal,
    snapshot: () => Promise.resolve(PAGE),
    act,
    steps,
    state: PAGE,
  }
  const context: RunContext = {
    browser: browser as unknown as BrowserClient,
    found: {},
    told: [],
    sure: [],
    message,
    patience: 0,
    mayTry,
    maxShown: 10,
    logger: createLogger('test', 'silent'),
    ask: () => Promise.reject(new Error('no services')),
  }
  const error = await runSteps(readInstructions(message).steps, context).catch((reason: unknown) => reason)
  return { done, error }
}

describe('steps of which the later ones name no control', () => {
  it('are tried as a goal where the agent may act without asking', async () => {
    const { done, error } = await run('Press Begin, sign it with Ida Holm and confirm.', true)
    expect(error).to.equal(undefined)
    expect(done).to.deep.equal(['click Begin', 'type Your name Ida Holm', 'click Confirm'])
  })

  it('stop where somebody is to be asked, or where the goal is none either', async () => {
    const asked = await run('Press Begin, sign it with Ida Holm and confirm.', false)
    expect(asked.error).to.be.instanceOf(Stopped)
    expect(asked.done).to.deep.equal(['click Begin'])
    const first = await run('Press the harbour, sign it with Ida Holm and confirm.', true)
    expect(first.done).to.deep.equal([])
    const none = await run('Press Begin, then press the harbour.', true)
    expect(none.error).to.be.instanceOf(Stopped).with.property('code', 'NOT_FOUND')
    expect(none.done).to.deep.equal(['click Begin'])
  })
})
