import { expect } from 'chai'
import { NeedsApproval } from '../../../../src/agent/web/contract.ts'
import { grantAction } from '../../../../src/lib/browser-session.ts'
import { openLoop, refIn, says, type OpenedLoop } from './open-loop.ts'

const FORM = `<title>Join</title><h1>Join the choir</h1>
  <form action="/joined"><label>Name <input name="name"></label>
  <label>Voice <select name="voice"><option>Soprano</option><option>Alto</option></select></label>
  <label><input type="checkbox" name="news"> News by mail</label><button>Join</button></form>
  <button onclick="document.title='Counted';this.insertAdjacentHTML('afterend','<p>'+(++n)+' times</p>')">Count</button>
  <button>Nothing</button><script>let n=0</script>`

describe('the loop with a language model over pages', function () {
  this.timeout(60_000)
  let opened: OpenedLoop
  before(async () => {
    opened = await openLoop()
    opened.pages.set('shop.example /', FORM)
    opened.pages.set('shop.example /joined', '<title>Welcome</title><h1>Welcome to the choir</h1><p>Number 4711</p>')
    opened.pages.set(
      'shop.example /ask',
      `<title>Ask</title><button onclick="this.textContent=confirm('Sure?')">Ask me</button>`,
    )
  })
  beforeEach(async () => {
    opened.told.length = 0
    opened.requests.length = 0
    await opened.browser.navigate(opened.address('/'))
  })
  after(() => opened.close())

  it('does one action after the other and tells what was done', async () => {
    const outcome = await opened.run('join the choir as Ann, alto, with news', [
      says({ do: 'type', ref: 'Name', text: 'Ann', submit: false }),
      says({ do: 'select', ref: 'Voice', value: 'alto' }),
      says({ do: 'check', ref: 'News by mail', checked: true }),
      says({ do: 'click', ref: 'Join' }),
      says({ do: 'finish', answer: 'Ann joined the choir as number 4711.' }),
    ])
    expect(outcome).to.include({ end: 'done', done: true, model: 'small' })
    expect(outcome.told).to.contain('number 4711').and.contain('1. Typed "Ann" into the textbox "Name"')
    expect(opened.requests.map(({ url }) => url)).to.include('/joined?name=Ann&voice=Alto&news=on')
    expect(outcome.receipt.steps.filter(step => step.kind === 'model')).to.have.length(5)
  })

  it('holds the model to what can be done: refs that are there, choices that exist, addresses that were written', async () => {
    await opened.run(`look at ${opened.address('/joined')}`, [says({ do: 'stop', reason: 'enough' })])
    const schema = JSON.stringify(opened.provider.requests[0]!.schema)
    expect(schema).to.contain(opened.address('/joined')).and.not.contain('evaluate')
    const refs = [...new Set(schema.match(/"e\d+"/g))]
    expect(refs.length).to.be.greaterThan(3)
  })

  it('gives differences back, and the whole page when it is another one', async () => {
    await opened.run('count once, then join', [
      says({ do: 'click', ref: 'Count' }),
      says({ do: 'click', ref: 'Join' }),
      says({ do: 'stop', reason: 'enough' }),
    ])
    const [, second, third] = opened.provider.requests.map(({ messages }) => messages.at(-1)!.text)
    expect(second)
      .to.match(/^\+ +\w+ \w+ "1 times"$/m)
      .and.not.contain('Voice')
    expect(third).to.contain('The page now:').and.contain('Welcome to the choir')
  })

  it('mends what is no action, and stops after three', async () => {
    const outcome = await opened.run('join', [
      'no idea',
      '{"action":{"do":"run_code","code":"1"}}',
      says({ do: 'click', ref: 'Missing' }),
    ])
    const replies = opened.provider.requests.slice(1).map(({ messages }) => messages.at(-1)!.text)
    expect(replies[0]).to.contain('no action')
    expect(replies[1]).to.contain('there is no action').and.contain('run_code')
    expect(outcome).to.include({ end: 'repeats', done: false })
    expect(outcome.told).to.contain('Nothing was done').and.contain('Still open: "join"')
  })

  it('does not do again what changed nothing', async () => {
    const outcome = await opened.run('press the button', [says({ do: 'click', ref: 'Nothing' })])
    expect(outcome.end).to.equal('repeats')
    expect(opened.told).to.deep.equal(['Clicked the button "Nothing"'])
  })

  it('lets what changes the page be done as often as it is wanted', async () => {
    await opened.run('count three times', [
      ...[1, 2, 3].map(() => says({ do: 'click', ref: 'Count' })),
      says({ do: 'finish', answer: 'Counted 3 times.' }),
    ])
    expect(opened.told).to.have.length(3)
  })

  for (const [limit, settings] of [
    ['steps', { max_steps: 2 }],
    ['tokens', { max_tokens: 1000 }],
    ['seconds', { answer_timeout: 0.000_001 }],
  ] as const) {
    it(`ends honestly when the ${limit} are used up`, async () => {
      const outcome = await opened.run('count', [says({ do: 'click', ref: 'Count' })], settings)
      expect(outcome).to.include({ end: limit, done: false })
      expect(outcome.told).to.contain('Not finished').and.contain('Still open')
    })
  }

  it('marks figures that no page had, and is not sure then', async () => {
    const outcome = await opened.run('what is the title?', [
      says({ do: 'finish', answer: 'It is 98765.' }),
      says({ do: 'finish', answer: 'It is 98765.' }),
    ])
    expect(outcome.told).to.contain('98765 [?]')
    expect(outcome.unsupported).to.deep.equal(['98765'])
    expect(outcome.confidence).to.be.lessThan(0.5)
  })

  it('asks once whether nothing was to be done', async () => {
    await opened.run('join', [says({ do: 'finish', answer: 'Done.' }), says({ do: 'finish', answer: 'Done.' })])
    expect(opened.provider.requests).to.have.length(2)
    expect(opened.provider.requests[1]!.messages.at(-1)!.text).to.contain('nothing was done yet')
  })

  it('cancels dialogs and confirms none', async () => {
    await opened.browser.navigate(opened.address('/ask'))
    await opened.run('press it', [
      says({ do: 'click', ref: 'Ask me' }),
      '{"action":{"do":"dialog","accept":true}}',
      says({ do: 'dismiss_dialog' }),
      says({ do: 'finish', answer: 'It says false.' }),
    ])
    const schemas = opened.provider.requests.map(({ schema }) => JSON.stringify(schema))
    expect(schemas[1]).to.contain('dismiss_dialog').and.not.contain('"click"')
    expect((await opened.browser.snapshot()).nodes.map(node => node.name)).to.include('false')
  })

  it('passes on what needs a yes, and goes on after it', async () => {
    opened.pages.set(
      'shop.example /cart',
      '<title>Cart</title><form method="post" action="/ordered"><button>Place order</button></form>',
    )
    opened.pages.set('shop.example /ordered', '<title>Ordered</title><h1>Thank you</h1>')
    await opened.browser.navigate(opened.address('/cart'))
    const message = 'place the order'
    const waits = await opened
      .run(message, [says({ do: 'click', ref: 'Place order' })])
      .catch((error: unknown) => error as NeedsApproval)
    expect(waits).to.be.instanceOf(NeedsApproval)
    expect(opened.requests.filter(({ method }) => method === 'POST')).to.deep.equal([])
    const { tool, args, approval } = waits as NeedsApproval
    grantAction(opened.stateFolder, opened.session, approval.fingerprint)
    await opened.browser.confirm(tool, args)
    opened.told.push('Clicked Place order, after a yes')
    const outcome = await opened.run(message, [says({ do: 'finish', answer: 'The order is placed.' })])
    expect(outcome.end).to.equal('done')
    expect(opened.requests.filter(({ method }) => method === 'POST')).to.have.length(1)
  })

  it('is told of failures and of the page as it is then', async () => {
    await opened.run('join', [
      request => {
        const ref = refIn(request, 'Join', 'button')
        return `{"action":{"do":"drag","ref":"${ref}","to":"${ref}"}}`
      },
      says({ do: 'stop', reason: 'It cannot be dragged.' }),
    ])
    expect(opened.provider.requests[1]!.messages.at(-1)!.text).to.contain('no element of the page that can be dragged')
  })

  it('keeps to the context of the model', async () => {
    const items = Array.from({ length: 300 }, (_, at) => `<li><a href="/i${at}">Item number ${at}</a></li>`).join('')
    opened.pages.set('shop.example /long', `<title>Long</title><ul>${items}</ul>`)
    await opened.browser.navigate(opened.address('/long'))
    await opened.run('what is the last item?', [says({ do: 'more' }), says({ do: 'stop', reason: 'enough' })], {
      context: 4096,
      max_output: 512,
    })
    const sizes = opened.provider.requests.map(request => JSON.stringify(request.messages).length / 4)
    expect(Math.max(...sizes)).to.be.lessThan(4096 - 512)
    expect(opened.provider.requests[1]!.messages.at(-1)!.text).to.contain('are not shown')
  })
})
