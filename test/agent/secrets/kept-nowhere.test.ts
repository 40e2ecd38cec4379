import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect } from 'chai'
import { pino } from 'pino'
import { noteSecret } from '../../../src/agent/secrets/turn-secrets.ts'
import type { Engine, PendingWrite, TurnOutcome } from '../../../src/agent/turn.ts'
import { PENDING } from '../support/scripted-engine.ts'
import { readAllEvents, startAgent, type TestAgent } from '../support/start-agent.ts'

const SECRET = 'tr0ub4dor&3'
/** A word that anybody may say: nothing tells that it is a secret but the field that it went into. */
const WORD = 'staple'

describe('a password that a person writes', () => {
  let agent: TestAgent
  let executed: PendingWrite[]
  let logged: string

  /** Types what the message says into a password field, tells of it, and keeps it in memory and in what waits. */
  const engine: Engine = {
    answer: turn => {
      const secret = turn.message.includes(WORD) ? WORD : SECRET
      if (turn.message.includes('type')) noteSecret(secret)
      if (turn.message === 'crash') return Promise.reject(new Error(`could not fill ${SECRET}`))
      turn.emit('step', { tool: 'browser_type', args: { text: secret }, state: 'done' })
      const outcome: TurnOutcome = {
        response: `Typed ${secret}. Before: ${JSON.stringify(turn.memory)}`,
        data: {
          result: [{ value: secret }],
          steps: [{ tool: 'browser_type', args: { text: secret }, status: 'done', duration_ms: 1, rows: null }],
        },
        confidence: 1,
        toolsUsed: [],
        memory: { typed: secret },
      }
      if (!turn.message.includes('submit')) return Promise.resolve(outcome)
      return Promise.resolve({ ...outcome, pending: { ...PENDING, args: { name: secret }, action: `Send ${secret}` } })
    },
    execute: pending => {
      executed.push(pending)
      return Promise.resolve({
        response: `Sent ${String(pending.args['name'])}`,
        data: {},
        confidence: 1,
        toolsUsed: [],
        memory: null,
      })
    },
    close: () => Promise.resolve(),
  }

  beforeEach(async () => {
    executed = []
    logged = ''
    const sink = new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) })
    agent = await startAgent({
      engine,
      settingsText: '[features]\nmode = "hybrid"\n',
      logger: pino({ level: 'trace' }, sink),
    })
  })
  afterEach(() => agent.close())

  /** Everything that is on disk in the state folder. */
  const onDisk = (folder = agent.folder): string =>
    readdirSync(folder)
      .map(name => join(folder, name))
      .map(path => (statSync(path).isDirectory() ? onDisk(path) : readFileSync(path, 'latin1')))
      .join('\n')

  it('is in no answer, history, memory or file, though it went to the engine', async () => {
    const said = await agent.chat(`type ${SECRET} as the password`, { session_id: 's' })
    expect(said.response).to.match(/^Typed \[hidden\]/)
    const again = await agent.chat('and again', { session_id: 's' })
    expect(again.response).to.contain('Before: {"typed":"[hidden]"}')
    const { body } = await agent.send('/sessions/s')
    expect(body.messages[0].content).to.equal('type [hidden] as the password')
    for (const text of [JSON.stringify([said, again, body]), onDisk(), logged]) expect(text).to.not.contain(SECRET)
  })

  it('is hidden in the question too when only the field told that it is one', async () => {
    await agent.chat(`please type ${WORD}`, { session_id: 's' })
    const { body } = await agent.send('/sessions/s')
    expect([body.messages[0].content, body.title]).to.deep.equal(['please type [hidden]', 'please type [hidden]'])
    expect(onDisk()).to.not.contain(`type ${WORD}`)
  })

  it('is in no event of a stream', async () => {
    const response = await fetch(`${agent.url}/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: `the password is ${SECRET}` }),
    })
    const events = JSON.stringify(await readAllEvents(response))
    expect(events).to.contain('browser_type').and.contain('[hidden]').and.not.contain(SECRET)
  })

  it('waits for a yes as a reference, and is carried out as it was said', async () => {
    const said = await agent.chat(`submit the password ${SECRET} and type it`, { session_id: 's' })
    expect(JSON.stringify(said.data.approval)).to.not.contain(SECRET)
    expect(onDisk()).to.not.contain(SECRET)
    const done = await agent.chat('yes', { session_id: 's' })
    expect(executed[0]).to.deep.include({ args: { name: SECRET }, action: `Send ${SECRET}` })
    expect(done.response).to.equal('Sent [hidden]')
  })

  it('is not made up when the server that knew it is gone', async () => {
    await agent.chat(`submit the password ${SECRET} and type it`, { session_id: 's' })
    await agent.restart()
    const said = await agent.chat('yes', { session_id: 's' })
    expect(executed).to.deep.equal([])
    expect(said.response).to.match(/^Nothing was changed: a password/)
  })

  it('is in no log line of a failure', async () => {
    await agent.chat(`the password is ${SECRET}`, { session_id: 's' })
    await agent.send('/chat', { message: 'crash', session_id: 's' })
    expect(logged).to.contain('could not fill [hidden]').and.not.contain(SECRET)
  })
})
