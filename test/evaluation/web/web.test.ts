import { expect } from 'chai'
import type { ChatResponse } from '../../../src/contract/chat.ts'
import { startSite, type Site } from '../../support/site/start-site.ts'
import { judge } from './judge-web.ts'
import { SET_A } from './set-a/cases.ts'
import { PAGES_B, SET_B } from './set-b/cases.ts'
import { PAGES_C, SET_C } from './set-c/cases.ts'
import { PAGES_D, SET_D } from './set-d/cases.ts'
import { PAGES_E, SET_E } from './set-e/cases.ts'
import { PAGES_F, SET_F } from './set-f/cases.ts'
import { PAGES_G, SET_G } from './set-g/cases.ts'
import { PAGES_H, SET_H } from './set-h/cases.ts'
import { PAGES_I, SET_I } from './set-i/cases.ts'
import { PAGES_J, SET_J } from './set-j/cases.ts'
import type { Expect } from './web-case.ts'

describe('the instructions for web pages', () => {
  let site: Site
  beforeEach(async () => {
    site = await startSite({ extra: PAGES_B })
  })
  afterEach(() => site.close())

  it('are enough, over enough pages, each with a name of its own', () => {
    const all = [...SET_A, ...SET_B, ...SET_C, ...SET_D, ...SET_E, ...SET_F, ...SET_G, ...SET_H, ...SET_I, ...SET_J]
    expect(all.length).to.be.at.least(160)
    expect(new Set(all.map(({ id }) => id)).size).to.equal(all.length)
    expect(new Set(all.map(({ start }) => start)).size).to.be.at.least(14)
  })

  it('start on pages that there are', async () => {
    for (const start of new Set([...SET_A, ...SET_B].map(one => one.start ?? '/')))
      expect((await fetch(site.url + start)).status, start).to.equal(200)
    for (const [extra, set] of [
      [PAGES_C, SET_C],
      [PAGES_D, SET_D],
      [PAGES_E, SET_E],
      [PAGES_F, SET_F],
      [PAGES_G, SET_G],
      [PAGES_H, SET_H],
      [PAGES_I, SET_I],
      [PAGES_J, SET_J],
    ] as const) {
      const other = await startSite({ extra })
      for (const { start } of set) expect((await fetch(other.url + start)).status, start).to.equal(200)
      await other.close()
    }
  })

  /** What the judge says of an answer. */
  async function judged(wanted: Expect, answer: Partial<ChatResponse['data']> & { response?: string } = {}) {
    const { response = 'Done.', ...data } = answer
    const metadata = { tools_used: ['browser_click'], confidence: 1 }
    const whole = { response, data, metadata } as unknown as ChatResponse
    return await judge(wanted, { answer: whole, site, since: 0, asked: 0, base: site.url })
  }
  const send = (path: string, body: object) => fetch(site.url + path, { method: 'POST', body: JSON.stringify(body) })

  it('are judged by what reached the server', async () => {
    const wanted = { received: [{ line: 'POST /contact', body: { name: 'Ada' } }] }
    expect(await judged(wanted)).to.contain('0 times instead of 1')
    await send('/contact', { name: 'Ada' })
    expect(await judged(wanted)).to.equal(undefined)
    expect(await judged({ unchanged: true })).to.equal('sent POST /contact')
    await send('/contact', { name: 'Ada' })
    expect(await judged(wanted)).to.contain('2 times instead of 1')
  })

  it('are judged by what the page told', async () => {
    const fields = { name: 'Ada', copy: true }
    await send('/mirror', {
      path: '/contact',
      query: '',
      title: 'Contact',
      fields,
      text: 'Contact us',
      states: {},
      scroll: {},
    })
    expect(await judged({ page: { path: '/contact', shows: ['contact US'], fields: { name: 'Ada' } } })).to.equal(
      undefined,
    )
    expect(await judged({ page: { fields: { name: 'Bea' } } })).to.contain('name holds "Ada"')
    expect(await judged({ page: { hides: ['Contact us'] } })).to.contain('still shows')
    expect(await judged({ page: { path: '/shop' } })).to.equal('is on /contact')
  })

  it('are judged by what is said', async () => {
    const table = [{ name: 'salt', rows: [{ a: 1.1, b: 'g' }] }]
    expect(await judged({ answer: { count: 1, rows: [['1.1', 'g']] } }, { result: table })).to.equal(undefined)
    expect(await judged({ answer: { has: [['9', 'nine']] } }, { response: 'There are nine.' })).to.equal(undefined)
    expect(await judged({ answer: { lacks: ['secret'] } }, { response: 'The secret is out.' })).to.contain('has secret')
    expect(await judged({ answer: { yes: false } }, { result: false })).to.equal(undefined)
    const error = { code: 'NOT_AVAILABLE', message: 'What?' } as const
    expect(await judged({ answer: { yes: false } }, { error })).to.equal('gave no verdict')
    expect(await judged({ declines: true }, { error })).to.equal(undefined)
    expect(await judged({ declines: true })).to.equal('did not decline')
    expect(await judged({ asks: true })).to.equal('did not ask for a yes')
  })
})
