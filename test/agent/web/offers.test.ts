import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

describe('what the open page offers and does', function () {
  this.timeout(60_000)
  let pages: Pages
  before(async () => {
    pages = await openPages({
      help: { response: 'I can answer questions about: boats.', data: {} },
      'which status has order 6388': {
        response: 'None.',
        data: { plan: { steps: [], answer: { kind: 'record' }, confidence: 0.9 } as never, result: null },
      },
    })
  })
  after(() => pages.close())
  beforeEach(() => pages.anew())
  const say = (message: string) => pages.say(message.replaceAll('{site}', pages.site.url))

  it('is told beside what the services know', async () => {
    await say('open {site}/contact')
    const { response } = await say('help')
    expect(response).to.contain('Your name, needed').and.contain('What is it about?').and.contain('“Send message”')
    expect(response).to.contain('boats')
    expect((await say('what can I do here?')).response).not.to.contain('boats')
  })

  it('lists the fields of a form', async () => {
    await say('open {site}/contact')
    const { data } = await say('which fields does the form have?')
    expect(data.result).to.include('E-mail address, needed').and.include('Send me a copy (tick)')
  })

  it('answers from the page what the services only seem to know', async () => {
    await say('open {site}/login')
    await say('log in as robin@example.org with password kingfisher7 and keep me signed in')
    expect(pages.site.requests.find(({ method }) => method === 'POST')?.body).to.deep.include({ remember: '1' })
    await say('open {site}/account/orders')
    expect((await say('which status has order 6388')).data.result).to.equal('Delivered')
  })

  it('opens http and https alone', async () => {
    const { data, response } = await say('open file:///etc/hosts')
    expect(data.error?.code).to.equal('FORBIDDEN')
    expect(response).to.contain('http and https')
  })

  it('says after a yes what is seen to have changed', async () => {
    await say('open {site}/mail')
    await say('delete the message of Sami Korhonen')
    const { response } = await pages.approve()
    expect(response).to.match(/2 messages/)
  })
})
