import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

describe('instructions carried out on pages', function () {
  this.timeout(60_000)
  let pages: Pages

  const account = { name: 'Byrne Boats', email: 'office@byrne.example', state: 'CO' }
  before(async () => {
    pages = await openPages({
      'get my top account': { response: 'The top account is Byrne Boats.', data: { result: account } },
    })
  })
  after(() => pages.close())
  beforeEach(() => pages.anew())

  const say = (message: string) => pages.say(message.replaceAll('{site}', pages.site.url))

  it('fill several fields, choose and tick, and send after a yes', async () => {
    const filled = await say(
      'On {site}/contact fill in your name with Ann Lee, e-mail address ann@x.org and message "Hello, there", choose "Press enquiry" as the topic and tick Send me a copy',
    )
    expect(filled.data.error).to.equal(undefined)
    expect(filled.toolsUsed).to.include('browser_type')
    const asked = await say('send the message, then take a screenshot')
    expect(asked.response).to.match(/Ann Lee[^]*After that: take a screenshot[^]*Shall I go ahead\?$/)
    expect(pages.site.requests.filter(({ method }) => method === 'POST')).to.have.length(0)
    const sent = await pages.approve()
    expect(pages.site.requests.find(({ method }) => method === 'POST')?.body).to.deep.include({
      name: 'Ann Lee',
      email: 'ann@x.org',
      message: 'Hello, there',
      topic: 'press',
      copy: 'yes',
    })
    expect(sent.data.files?.[0]).to.match(/^\/files\/s\d+\/.+\.png$/)
  })

  it('say what is there instead, with a screenshot, when something is not', async () => {
    await say('open {site}/contact')
    const { response, data, confidence } = await say('click the Frobnicate button')
    expect(data.error?.code).to.equal('NOT_FOUND')
    expect(response).to.contain('Frobnicate').and.contain('Send message')
    expect(data.files).to.have.length(1)
    expect(confidence).to.be.lessThan(0.4)
  })

  it('ask which one, and go on with the reply', async () => {
    await say('open {site}/forms/choices')
    const asked = await say('type "1 Mill Rd" into the street field and tick Gardening')
    expect(asked.data.error?.code).to.equal('AMBIGUOUS')
    const done = await say('the second')
    expect(done.data.error).to.equal(undefined)
    expect((await say('make sure that Gardening is checked')).data.result).to.equal(true)
    expect((await say('what is the value of the street in the address of the course material?')).data.result).to.equal(
      '1 Mill Rd',
    )
  })

  it('tell a wrong expectation from a right one', async () => {
    await say('open {site}/contact')
    expect((await say('make sure the page shows "Contact us"')).data.result).to.equal(true)
    const { data, response } = await say('make sure the page shows "Basket of eels"')
    expect(data).to.deep.include({ result: false })
    expect(data.error?.code).to.equal('NOT_AS_EXPECTED')
    expect(response).to.contain('Basket of eels')
  })

  it('do what hangs on a condition only where it holds', async () => {
    await say('open {site}/forms/choices')
    await say('if Music is checked, uncheck it. If Gardening is checked, uncheck it, otherwise check it')
    expect((await say('is Music checked?')).data.result).to.equal(false)
    expect((await say('is Gardening checked?')).data.result).to.equal(true)
  })

  it('take the row that was said and no other', async () => {
    await say('open {site}/todo')
    const { data } = await say("delete 'No such thing'")
    expect(data.error?.code).to.equal('NOT_FOUND')
    expect(pages.site.requests.some(({ method }) => method === 'DELETE')).to.equal(false)
  })

  it('put what the services answer into a form by the names of its fields', async () => {
    await say('open {site}/contact')
    const { response } = await say('get my top account and put it into the form')
    expect(pages.asked).to.include('get my top account')
    expect(response).to.contain('Byrne Boats').and.contain('office@byrne.example')
    expect((await say('what is the value of your name?')).data.result).to.equal('Byrne Boats')
  })

  it('leave to the services what is not about the page', async () => {
    await say('open {site}/contact')
    expect((await say('get my top account')).response).to.match(
      /^The top account is Byrne Boats\.\n\nThis is from the services, not from the open page/,
    )
    expect((await say('what is the title?')).data.result).to.match(/^Contact/)
  })

  it('hide what goes into a password field', async () => {
    await say('open {site}/forms/types')
    const outcome = await say('enter hunter2x as the password for the guest Wi-Fi')
    expect(JSON.stringify([outcome.response, outcome.data])).not.to.contain('hunter2x')
  })

  it('are a plan in a dry run, and nothing else', async () => {
    const before = pages.site.requests.length
    const { data, response } = await pages.say(`open ${pages.site.url}/contact and click Send message`, {
      dryRun: true,
    })
    expect(data.plan?.steps.map(step => 'tool' in step && step.tool)).to.deep.equal([
      'browser_navigate',
      'browser_click',
    ])
    expect(response).to.contain('click Send message')
    expect(pages.site.requests.length).to.equal(before)
  })

  it('are refused by patterns over tools', async () => {
    await say('open {site}/contact')
    const policies = { allow: [], ask: [], deny: ['browser_click'] }
    const { data } = await pages.say('click Send message', { policies })
    expect(data.error?.code).to.equal('FORBIDDEN')
  })

  it('need a page, and nothing of the browser in api mode', async () => {
    const { data } = await say('click the Save button')
    expect(data.error?.code).to.equal('NEEDS_INPUT')
    const api = await pages.say('click the Save button', { mode: 'api' })
    expect(api.response).to.equal('Nothing of that kind.')
  })
})
