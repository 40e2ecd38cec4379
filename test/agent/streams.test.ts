import { expect } from 'chai'
import { createTurnLog } from '../../src/agent/chat/turn-log.ts'
import type { Turn, TurnOutcome } from '../../src/agent/turn.ts'
import { Settings } from '../../src/config/settings.ts'
import { openStream, resumeStream } from './support/open-stream.ts'
import { startAgent, until, type TestAgent } from './support/start-agent.ts'

/** An engine that says the words of its message one by one, the next at each `step()`. */
function createTalker() {
  const waiting: (() => void)[] = []
  const talker = {
    running: 0,
    step: () => waiting.splice(0).forEach(go => go()),
    finish: async () => {
      while (talker.running) {
        talker.step()
        await new Promise(resolve => setImmediate(resolve))
      }
    },
    engine: {
      answer: async ({ message, signal, emit }: Turn): Promise<TurnOutcome> => {
        talker.running++
        try {
          for (const text of message.split(' ')) {
            await new Promise<void>((resolve, reject) => {
              waiting.push(resolve)
              signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
            })
            emit('token', { text })
          }
        } finally {
          talker.running--
        }
        return { response: message, data: { result: null }, confidence: 1, toolsUsed: [], memory: null }
      },
      execute: () => Promise.reject(new Error('nothing to do')),
      close: async () => undefined,
    },
  }
  return talker
}

const WORDS = 'one two three four five six seven eight'
const shown = (events: { event: string; data: any }[]) =>
  events.filter(({ event }) => event === 'token').map(({ data }) => data.text)

describe('resumed streams', () => {
  let agent: TestAgent
  let talker: ReturnType<typeof createTalker>
  beforeEach(async () => {
    talker = createTalker()
    agent = await startAgent({ engine: talker.engine })
  })
  afterEach(() => agent.close())

  /** Opens a stream and lets it say some words. */
  async function begin(words: number, more: object = {}) {
    const client = await openStream(agent, WORDS, { session_id: 's', ...more })
    await client.take(1)
    for (let said = 0; said < words; said++) {
      await until(() => talker.running === 1)
      talker.step()
      await client.take(2 + said)
    }
    return { client, turn: client.events[0]!.data.turn_id as string }
  }

  it('number their events from 1, with the turn in the id', async () => {
    const { client, turn } = await begin(1)
    await talker.finish()
    const events = await client.take()
    expect(events.map(({ id }) => id)).to.deep.equal(events.map((_, n) => `${turn}:${n + 1}`))
    expect(events.at(-1)!.event).to.equal('answer')
  })

  for (const form of ['number', 'header'] as const)
    it(`lose and double nothing when they are cut in the middle and taken up by ${form}`, async () => {
      const { client, turn } = await begin(3)
      await client.leave()
      talker.step()
      await until(() => talker.running === 1)
      const again = await resumeStream(agent, turn, form === 'number' ? client.last : `${turn}:${client.last}`)
      expect(again.status).to.equal(200)
      await again.take(1)
      await again.leave()
      const third = await resumeStream(agent, turn, client.last + 1)
      await talker.finish()
      await third.take()
      expect(shown([...client.events, ...again.events.slice(0, 1), ...third.events])).to.deep.equal(WORDS.split(' '))
      expect(third.events.at(-1)).to.deep.include({ event: 'answer' })
      expect(third.events.at(-1)!.data.response).to.equal(WORDS)
      const { messages } = (await agent.send('/sessions/s')).body
      expect(messages.map((m: any) => m.content)).to.deep.equal([WORDS, WORDS])
    })

  it('have several listeners, each with all events, one of whom may leave', async () => {
    const { client, turn } = await begin(2)
    const second = await resumeStream(agent, turn)
    const third = await resumeStream(agent, turn, 2)
    await third.take(1)
    await third.leave()
    await talker.finish()
    expect(await second.take()).to.deep.equal(await client.take())
    expect(shown(second.events)).to.deep.equal(WORDS.split(' '))
  })

  it('are replayed after the end, and have nothing more after the last event', async () => {
    const { client, turn } = await begin(1)
    await client.leave()
    await talker.finish()
    await until(() => talker.running === 0)
    const whole = await resumeStream(agent, turn)
    await whole.take()
    expect(shown(whole.events)).to.deep.equal(WORDS.split(' '))
    expect((await resumeStream(agent, turn, whole.last)).status).to.equal(204)
    const last = await resumeStream(agent, turn, whole.last - 1)
    expect((await last.take()).map(({ event }) => event)).to.deep.equal(['answer'])
  })

  it('are refused for an unknown turn, for an event that was not sent, and for an id of another turn', async () => {
    const { turn } = await begin(1)
    const status = async (path: string, header?: string) =>
      (await fetch(`${agent.url}/chat/stream/${path}`, header ? { headers: { 'last-event-id': header } } : {})).status
    expect(await status('nobody')).to.equal(404)
    expect(await status(`${turn}?after=99`)).to.equal(422)
    expect(await status(`${turn}?after=-1`)).to.equal(422)
    expect(await status(turn, 'nobody:1')).to.equal(422)
    expect(await status(turn, `${turn}:x`)).to.equal(422)
    expect(await status(turn, `${turn}:99`)).to.equal(422)
    await talker.finish()
  })

  it('are told by the conversation while they run, and to nobody afterwards', async () => {
    const { client, turn } = await begin(1)
    await client.leave()
    const { body } = await agent.send('/sessions/s')
    expect(body.running).to.equal(true)
    expect(body.turn).to.deep.include({ turn_id: turn, message: WORDS })
    expect(new Date(body.turn.started_at).toISOString()).to.equal(body.turn.started_at)
    await talker.finish()
    const follower = await resumeStream(agent, turn)
    await follower.take()
    expect((await agent.send('/sessions/s')).body).to.deep.include({ running: false, turn: null })
  })

  it('end by /chat/stop while nobody listens', async () => {
    const { client, turn } = await begin(2)
    await client.leave()
    expect((await agent.send('/chat/stop', { session_id: 's' })).body).to.deep.equal({ stopped: 1 })
    const again = await resumeStream(agent, turn, client.last)
    expect((await again.take()).at(-1)!.data.data.error.code).to.equal('CANCELLED')
    expect((await agent.send('/sessions/s')).body.messages.at(-1).data.error.code).to.equal('CANCELLED')
  })

  it('end by the time limit and by shutdown while nobody listens', async () => {
    const quick = await startAgent({
      engine: talker.engine,
      settings: Settings.parse({ demo: { default_timeout: 0.2 } }),
    })
    const client = await openStream(quick, WORDS, { session_id: 'slow' })
    const [first] = await client.take(1)
    await client.leave()
    const again = await resumeStream(quick, first!.data.turn_id, 1)
    expect((await again.take()).at(-1)!.data.data.error.code).to.equal('BUDGET')
    const second = await openStream(quick, WORDS, { session_id: 'closing' })
    await second.take(1)
    await until(() => talker.running === 1)
    await second.leave()
    await quick.restart()
    expect((await quick.send('/sessions/closing')).body.messages.at(-1).data.error.code).to.equal('CANCELLED')
    await quick.close()
  })

  it('are cancelled with their connection when nobody asked to keep going', async () => {
    const { client, turn } = await begin(1, { keep_going: false })
    await client.leave()
    await until(() => talker.running === 0)
    const again = await resumeStream(agent, turn)
    expect((await again.take()).at(-1)!.data.data.error.code).to.equal('CANCELLED')
  })

  it('ask once, however often a request with an id of the client is sent', async () => {
    const more = { session_id: 's', turn_id: 'my-own-turn-1' }
    const first = await openStream(agent, WORDS, more)
    await first.take(1)
    expect(first.events[0]!.data.turn_id).to.equal('my-own-turn-1')
    await first.leave()
    const second = await openStream(agent, WORDS, more)
    await until(() => talker.running === 1)
    await talker.finish()
    await second.take()
    const third = await openStream(agent, WORDS, more)
    expect(await third.take()).to.deep.equal(second.events)
    expect(shown(third.events)).to.deep.equal(WORDS.split(' '))
    expect((await agent.send('/sessions/s')).body.messages).to.have.length(2)
    const status = async (body: object) =>
      (await agent.send('/chat/stream', { message: WORDS, keep_going: true, ...more, ...body })).status
    expect(await status({ message: 'other' })).to.equal(409)
    expect(await status({ session_id: 'other' })).to.equal(409)
    expect(await status({ turn_id: 'x y' })).to.equal(422)
  })

  it('give a client that reads slowly what is kept, and the answer', async () => {
    let [sent, go] = [0, () => undefined as void]
    const gate = new Promise<void>(resolve => (go = resolve))
    const chatty = {
      ...talker.engine,
      answer: async ({ emit }: Turn): Promise<TurnOutcome> => {
        for (; sent < 12_000; sent++) emit('token', { text: `${sent} ${'x'.repeat(2000)}` })
        await gate
        return { response: 'done', data: { result: 1 }, confidence: 1, toolsUsed: [], memory: null }
      },
    }
    await agent.restart({ engine: chatty })
    const slow = await openStream(agent, 'talk', { session_id: 'slow' })
    await until(() => sent === 12_000)
    go()
    const events = await slow.take()
    expect(events.map(({ event }) => event)).to.include('missed')
    const { data } = events.find(({ event }) => event === 'missed')!
    const numbers = events.map(({ id }) => Number(id.split(':')[1]))
    expect(numbers).to.deep.equal(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).to.equal(numbers.length)
    expect(numbers.at(-1)).to.equal(numbers.length - 1 + data.events)
    expect(events.at(-1)).to.deep.include({ event: 'answer' })
    expect(events.at(-1)!.data.response).to.equal('done')
  })

  it('answer a request for their head at once', async () => {
    const { turn } = await begin(1)
    const { status } = await fetch(`${agent.url}/chat/stream/${turn}`, { method: 'HEAD' })
    expect(status).to.equal(200)
    await talker.finish()
  })

  it('are gone with their conversation', async () => {
    const { client, turn } = await begin(1)
    await client.leave()
    expect((await agent.send('/sessions/s', undefined, 'DELETE')).status).to.equal(200)
    expect((await resumeStream(agent, turn)).status).to.equal(404)
    await until(() => talker.running === 0)
    expect((await agent.send('/sessions/s')).status).to.equal(404)
  })

  it('show no secret in what is told of a turn under way', async () => {
    const client = await openStream(agent, 'how many accounts have the password Hunter2!x', { session_id: 'secret' })
    await client.take(1)
    await until(() => talker.running === 1)
    const { body } = await agent.send('/sessions/secret')
    expect(body.turn.message).to.contain('[hidden]')
    expect(JSON.stringify(body)).not.to.contain('Hunter2')
    await talker.finish()
  })
})

describe('the log of turns', () => {
  const limits = { events: 4, characters: 200, allCharacters: 1000, ended: 2, keptFor: 60_000 }

  it('keeps the latest events and tells how many are missed', () => {
    const log = createTurnLog(limits)
    const turn = log.open('s')
    for (let n = 1; n <= 10; n++) turn.emit('token', { text: String(n) })
    expect(turn.next(0)).to.deep.include({ n: 6, event: 'missed', data: '{"events":6}' })
    expect(turn.next(6)).to.deep.equal({ n: 7, event: 'token', data: '{"text":"7"}' })
    expect(turn.next(9)!.n).to.equal(10)
    expect(turn.next(10)).to.equal(undefined)
    log.close()
  })

  it('is bounded by characters too, and always keeps the answer', () => {
    const log = createTurnLog({ ...limits, events: 1000 })
    const turn = log.open('s')
    for (let n = 0; n < 100; n++) turn.emit('token', { text: 'x'.repeat(50) })
    turn.emit('error', { code: 'X', message: 'y'.repeat(900) })
    turn.end()
    let kept = 0
    for (let n = turn.next(0)!.n; n < turn.last; n++) kept++
    expect(kept).to.be.within(1, 5)
    expect(turn.next(turn.last - 1)!.event).to.equal('error')
    log.close()
  })

  it('drops the turns that ended first beyond its limits, and none that runs', () => {
    const log = createTurnLog(limits)
    const running = log.open('s')
    const ended = [1, 2, 3].map(() => {
      const turn = log.open('s')
      turn.end()
      return turn
    })
    expect(ended.map(({ id }) => log.find(id) !== undefined)).to.deep.equal([false, true, true])
    running.emit('error', { code: 'X', message: 'y'.repeat(2000) })
    expect(ended.some(({ id }) => log.find(id))).to.equal(false)
    expect(log.find(running.id)).to.equal(running)
    log.close()
  })

  it('forgets a turn some time after its end', async () => {
    const log = createTurnLog({ ...limits, keptFor: 5 })
    const turn = log.open('s')
    turn.end()
    expect(log.find(turn.id)).to.equal(turn)
    await until(() => log.find(turn.id) === undefined)
    log.close()
  })
})
