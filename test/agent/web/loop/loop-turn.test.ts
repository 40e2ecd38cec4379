import { expect } from 'chai'
import { createPageLoop } from '../../../../src/agent/web/loop/run-page-loop.ts'
import type { TurnOutcome } from '../../../../src/agent/turn.ts'
import { Settings } from '../../../../src/config/settings.ts'
import { scriptedProvider, type Said } from '../../model/support/scripted-provider.ts'
import { openLoop, says, type OpenedLoop } from './open-loop.ts'
import { type Talk, talkAboutPages } from './talk-about-pages.ts'

/** No grammar reads this. */
const ODD = 'kindly whittle the frobnicator until the moon hums'

describe('messages about pages, with a language model', function () {
  this.timeout(60_000)
  let opened: OpenedLoop
  let said: Said[]
  let asked: number
  let talk: Talk

  before(async () => void (opened = await openLoop()))
  beforeEach(() => {
    opened.pages.set(
      'shop.example /',
      '<title>Moon</title><h1>Moon</h1><button onclick="this.textContent=\'Hums\'">Whittle</button><form method="post" action="/delete"><button>Delete all</button></form>',
    )
    opened.pages.set('shop.example /delete', '<title>Gone</title><h1>All is gone</h1>')
    said = []
    asked = 0
    talk = talkAboutPages(opened, {
      openLoop: () => {
        asked++
        return Promise.resolve(
          createPageLoop({ provider: scriptedProvider(said), settings: { ...Settings.parse({}).model, context: 0 } }),
        )
      },
    })
  })
  afterEach(() => opened.anew())
  after(() => opened.close())

  const ask: Talk['ask'] = (message, more) => talk.ask(message, more)
  const open = async () => await ask(`open ${opened.address('/')}`)

  it('that the grammar reads are done without it', async () => {
    const outcome = await open()
    expect(outcome.engine).to.equal('builtin')
    expect((await ask('click Whittle')).engine).to.equal('builtin')
    expect(asked).to.equal(0)
  })

  it('that it does not read are done by it, with an account of the model', async () => {
    await open()
    said = [says({ do: 'click', ref: 'Whittle' }), says({ do: 'finish', answer: 'It hums.' })]
    const outcome = await ask(ODD)
    expect(outcome).to.include({ engine: 'model', model: 'small' })
    expect(outcome.response).to.contain('It hums.').and.contain('Clicked the button "Whittle"')
    expect(outcome.data.steps!.map(step => step.tool)).to.include('browser_click')
    expect(outcome.receipt!.steps.map(step => step.kind)).to.include.members(['model', 'tool'])
    expect(outcome.data.complete).to.equal(true)
  })

  it('are not done by it when the built-in engine alone is asked, and are when it is asked for', async () => {
    await open()
    expect((await ask(ODD, { engine: 'builtin' })).data.error!.code).to.be.oneOf(['NEEDS_INPUT', 'NOT_FOUND'])
    expect(asked).to.equal(0)
    said = [says({ do: 'stop', reason: 'No.' })]
    expect((await ask('click Whittle', { engine: 'model' })).engine).to.equal('model')
  })

  it('wait for a yes, and go on after it', async () => {
    await open()
    said = [says({ do: 'click', ref: 'Delete all' })]
    const waits = await ask(ODD)
    expect(waits.pending).to.include({ tool: 'browser_click' })
    expect(waits.response).to.contain('Shall I go ahead?')
    expect(opened.requests.filter(({ method }) => method === 'POST')).to.deep.equal([])
    said = [says({ do: 'finish', answer: 'All is gone.' })]
    const pending = JSON.parse(JSON.stringify(waits.pending)) as NonNullable<TurnOutcome['pending']>
    const done = await talk.approve(pending)
    expect(done.response).to.contain('All is gone.').and.contain('after a yes')
    expect(opened.requests.filter(({ method }) => method === 'POST')).to.have.length(1)
  })

  it('answer the page when it asks again what the person said yes to', async () => {
    opened.pages.set(
      'shop.example /',
      '<title>Moon</title><form method="post" action="/delete" onsubmit="return confirm(\'Really?\')"><button>Delete all</button></form>',
    )
    await open()
    said = [says({ do: 'click', ref: 'Delete all' })]
    const { pending } = await ask(ODD)
    said = [says({ do: 'finish', answer: 'All is gone.' })]
    const done = await talk.approve(pending!)
    expect(done.response).to.contain('“Really?”').and.contain('All is gone.')
    expect(opened.requests.filter(({ method }) => method === 'POST')).to.have.length(1)
  })

  it('say honestly what is open, with a code', async () => {
    await open()
    said = [says({ do: 'stop', reason: 'There is no frobnicator here.' })]
    const outcome = await ask(ODD)
    expect(outcome.data.error!.code).to.equal('NOT_FOUND')
    expect(outcome.response).to.contain('Not finished').and.contain('Still open')
    expect(outcome.data.complete).to.equal(false)
  })

  it('open no address but those that the person wrote', async () => {
    said = [says({ do: 'open', url: `http://127.0.0.1:${opened.insidePort}/` }), says({ do: 'stop', reason: 'enough' })]
    await ask(`${ODD} at ${opened.address('/')}`)
    expect(opened.inside).to.deep.equal([])
    expect(opened.grants()).to.have.length(1)
  })
})
