import { expect } from 'chai'
import type { ModelState } from '../../../src/agent/model/provider.ts'
import { NO_MODEL, watchModel } from '../../../src/agent/model/watch-model.ts'

const STATE: ModelState = { provider: 'ollama', name: 'm', reachable: true, message: 'm answers' }

describe('the state of the language model', () => {
  it('is that there is none, with how to connect one', async () => {
    const state = await watchModel(undefined)()
    expect(state).to.include({ provider: null, name: null, reachable: false, message: NO_MODEL })
    expect(NO_MODEL).to.contain('agent config set model.provider').and.to.contain('docs/models.md')
  })

  it('is asked for once for all who ask within a while, and says when', async () => {
    let looks = 0
    const see = watchModel({ probe: () => Promise.resolve({ ...STATE, message: `look ${++looks}` }) })
    const [first, second] = await Promise.all([see(), see()])
    expect([first.message, second.message, (await see()).message]).to.deep.equal(['look 1', 'look 1', 'look 1'])
    expect(Date.now() - Date.parse(first.checked_at!)).to.be.within(0, 10_000)
  })

  it('is asked for again after that', async () => {
    let looks = 0
    const see = watchModel({ probe: () => Promise.resolve({ ...STATE, reachable: ++looks === 1 }) }, { fresh: 0 })
    expect([(await see()).reachable, (await see()).reachable]).to.deep.equal([true, false])
  })

  it('is not waited for: a slow endpoint has not answered yet, later it is as last seen', async () => {
    const slow = Promise.withResolvers<ModelState>()
    const probes = [slow.promise, new Promise<ModelState>(() => undefined)]
    const see = watchModel(
      { probe: async () => await probes.shift()! },
      { provider: 'ollama', name: 'm', wait: 10, fresh: 0 },
    )
    const early = await see()
    expect(early).to.include({ provider: 'ollama', name: 'm', reachable: false, checked_at: null })
    expect(early.message).to.contain('has not answered yet')
    slow.resolve(STATE)
    const seen = await see()
    expect(seen.reachable).to.equal(true)
    expect(await see()).to.deep.equal(seen)
  })
})
