import { expect } from 'chai'
import type { Features } from '../../../src/agent/modes/live-features.ts'
import { createSuggester } from '../../../src/agent/suggestions/create-suggester.ts'
import { Instructions, Policies } from '../../../src/config/policy-settings.ts'

const features = (mode: Features['mode'], refused: string[] = []): Features => ({
  mode,
  approvals: 'writes',
  policies: Policies.parse({ refused_topics: refused }),
  instructions: Instructions.parse({}),
})
const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => `How many ${letter}s are there?`)
const engine = { suggest: async () => QUESTIONS }
const suggesterFor = (now: Features, browser: boolean) =>
  createSuggester({ engine, features: () => now, hasBrowser: async () => browser })

describe('createSuggester', () => {
  it('gives questions in api mode, whatever browser there is', async () => {
    expect(await suggesterFor(features('api'), true)()).to.deep.equal(QUESTIONS)
  })

  it('gives three instructions for pages beside them where there is a browser, and those alone in web mode', async () => {
    const hybrid = await suggesterFor(features('hybrid'), true)()
    expect(hybrid).to.have.length(6)
    expect(hybrid.slice(0, 3)).to.deep.equal(QUESTIONS.slice(0, 3))
    const web = await suggesterFor(features('web'), true)()
    expect(web).to.deep.equal(hybrid.slice(3))
    expect(web[0]).to.match(/^Open https:\/\/\S+ and take a screenshot$/)
    expect(await suggesterFor(features('hybrid'), false)()).to.deep.equal(QUESTIONS)
    expect(await suggesterFor(features('web'), false)()).to.deep.equal([])
  })

  it('asks about one application alone where one is named, without instructions for pages', async () => {
    const asked: unknown[] = []
    const engine = {
      suggest: async ({ app }: { app?: string | undefined }) => {
        asked.push(app)
        return [`About ${app ?? 'all'}`]
      },
    }
    const suggest = createSuggester({ engine, features: () => features('hybrid'), hasBrowser: async () => true })
    expect(await suggest('shop')).to.deep.equal(['About shop'])
    expect((await suggest())[0]).to.equal('About all')
    expect(await suggest('shop')).to.deep.equal(['About shop'])
    expect(asked).to.deep.equal(['shop', undefined, 'shop'])
  })

  it('leaves out what the policies refuse', async () => {
    expect(await suggesterFor(features('api', ['bs']), false)()).to.not.include('How many bs are there?')
  })

  it('gives none while the registry is away, and asks again', async () => {
    let isAway = true
    const away = { suggest: async () => (isAway ? Promise.reject(new Error('away')) : QUESTIONS) }
    const suggest = createSuggester({ engine: away, features: () => features('api'), hasBrowser: async () => false })
    expect(await suggest()).to.deep.equal([])
    isAway = false
    expect(await suggest()).to.deep.equal(QUESTIONS)
  })
})
