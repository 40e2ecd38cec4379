import { expect } from 'chai'
import { openLoop, type OpenedLoop } from './loop/open-loop.ts'
import { type Talk, talkAboutPages } from './loop/talk-about-pages.ts'

describe('what pages and their readers do not get', function () {
  this.timeout(60_000)
  let opened: OpenedLoop
  let ask: Talk['ask']
  before(async () => void (opened = await openLoop()))
  beforeEach(() => void (ask = talkAboutPages(opened).ask))
  afterEach(() => opened.anew())
  after(() => opened.close())

  it('an address of this machine that a page leads to is not opened, and the person is told why and how to allow it', async () => {
    const inside = `http://127.0.0.1:${opened.insidePort}`
    opened.pages.set('shop.example /', `<title>Shop</title><a href="${inside}/admin">Read more</a>`)
    await ask(`open ${opened.address('/')}`)
    const { response } = await ask('click the "Read more" link')
    expect(opened.inside).to.deep.equal([])
    expect(response)
      .to.contain(`${inside} was not opened`)
      .and.contain('allowed_origins')
      .and.contain('write the address')
  })

  it('an address of this machine that the person writes is opened, in this conversation and at this port alone', async () => {
    const inside = `http://127.0.0.1:${opened.insidePort}`
    const { response } = await ask(`open ${inside}/status`)
    expect(response).to.contain('Opened')
    expect(opened.inside.map(({ url }) => url)).to.deep.equal(['/status'])
    expect(opened.grants()).to.have.length(1)
  })

  it('an address of this machine that another agent writes is not opened', async () => {
    const { response } = await ask(`open http://127.0.0.1:${opened.insidePort}/status`, { byAgent: true })
    expect(response).to.contain('was not opened')
    expect(opened.inside).to.deep.equal([])
    expect(opened.grants()).to.deep.equal([])
  })

  it('what is in a password field is told by nobody, and not said to be empty', async () => {
    opened.pages.set('shop.example /', '<title>In</title><label>Password <input type="password"></label>')
    await ask(`open ${opened.address('/')}`)
    expect((await ask('what is in the password field?')).response).to.contain('is empty')
    await ask('type staplehorse into the password field')
    const { response } = await ask('what is in the password field?')
    expect(response).to.contain('is filled in').and.not.contain('staplehorse')
    const { nodes, text } = await opened.browser.snapshot()
    expect(nodes.find(node => node.type === 'password')).to.include({ secret: 'filled' })
    expect(JSON.stringify([nodes, text])).to.not.contain('staplehorse')
  })
})
