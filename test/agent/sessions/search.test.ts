import { expect } from 'chai'
import { startAgent, type TestAgent } from '../support/start-agent.ts'

describe('the search of conversations', () => {
  let agent: TestAgent
  before(async () => {
    agent = await startAgent()
    for (const [id, ...messages] of [
      ['lead', 'Which leads are new?', 'and those from São Paulo'],
      ['street', 'Accounts in the Königstraße', 'Ørsted and Łódź'],
      ['signs', '100% of the _open_ deals\\today', "Robert'); DROP TABLE sessions;--"],
      ['greek', 'Ο ΔΡΟΜΟΣ προς τα εκεί', '東京の顧客を数えて', 'العُمَلاء الجدد'],
      ['plain', 'how many accounts are there'],
    ] as const)
      for (const message of messages) await agent.chat(message, { session_id: id })
  })
  after(() => agent.close())

  const find = async (q: string, more = '') => {
    const { status, body } = await agent.send(`/sessions?q=${encodeURIComponent(q)}${more}`)
    expect(status).to.equal(200)
    return { ids: body.sessions.map((s: any) => s.session_id).toSorted(), total: body.total }
  }

  const rows: [string, string[]][] = [
    ['new', ['lead']],
    ['NEW LEADS', ['lead']],
    ['sao paulo', ['lead']],
    ['SÃO', ['lead']],
    // Words of a title and of a later message together.
    ['paulo which', ['lead']],
    ['strasse', ['street']],
    ['KONIGSTRASSE', ['street']],
    ['orsted lodz', ['street']],
    ['accounts', ['plain', 'street']],
    ['accounts konig', ['street']],
    ['accounts paulo', []],
    ['100%', ['signs']],
    ['%', ['signs']],
    ['_open_', ['signs']],
    ['deals\\today', ['signs']],
    ["'); DROP", ['signs']],
    ['"', []],
    ['δρομοσ', ['greek']],
    ['東京', ['greek']],
    ['العملاء', ['greek']],
    ['turn 1', ['greek', 'lead', 'plain', 'signs', 'street']],
    ['   ', ['greek', 'lead', 'plain', 'signs', 'street']],
    ['', ['greek', 'lead', 'plain', 'signs', 'street']],
  ]
  for (const [q, ids] of rows)
    it(`finds ${ids.length ? ids.join(', ') : 'nothing'} by ${JSON.stringify(q)}`, async () =>
      expect(await find(q)).to.deep.equal({ ids, total: ids.length }))

  it('counts all that it found, and gives a part', async () => {
    const { ids, total } = await find('turn', '&limit=2&skip=4')
    expect([ids.length, total]).to.deep.equal([1, 5])
  })

  it('refuses a search that is too long', async () => {
    expect((await agent.send(`/sessions?q=${'x'.repeat(201)}`)).status).to.equal(422)
  })

  it('follows names, replaced questions and deletions', async () => {
    const id = (await agent.chat('zebra')).metadata.session_id
    expect((await find('zebra')).ids).to.deep.equal([id])
    await agent.send(`/sessions/${id}`, { title: 'Giraffe' }, 'PATCH')
    expect((await find('giraffe zebra')).ids).to.deep.equal([id])
    await agent.chat('lion', { session_id: id, replaces: 0 })
    expect((await find('zebra')).ids).to.deep.equal([])
    expect((await find('giraffe lion')).ids).to.deep.equal([id])
    await agent.restart()
    expect((await find('giraffe lion')).ids).to.deep.equal([id])
    await agent.send(`/sessions/${id}`, undefined, 'DELETE')
    expect((await find('giraffe')).ids).to.deep.equal([])
  })
})

describe('the titles of conversations', () => {
  let agent: TestAgent
  before(async () => {
    agent = await startAgent()
    await agent.chat('first', { session_id: 's' })
  })
  after(() => agent.close())
  const name = (title: unknown, id = 's') => agent.send(`/sessions/${id}`, { title }, 'PATCH')

  for (const [given, title] of [
    ['Leads of May', 'Leads of May'],
    ['  two \n lines\t ', 'two lines'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['👍', '👍'],
    ['safe\u202Egnp', 'safe gnp'],
  ] as const)
    it(`are ${JSON.stringify(title.slice(0, 20))} after ${JSON.stringify(given.slice(0, 20))}`, async () => {
      const { status, body } = await name(given)
      expect(status).to.equal(200)
      expect(body).to.deep.include({ session_id: 's', title, message_count: 2 })
      expect((await agent.send('/sessions/s')).body.title).to.equal(title)
    })

  for (const given of ['', ' \n ', 'x'.repeat(201), 7, null, undefined])
    it(`are not ${JSON.stringify(given)?.slice(0, 20)}`, async () => expect((await name(given)).status).to.equal(422))

  it('are given to conversations that are there', async () => {
    expect((await name('x', 'nobody')).status).to.equal(404)
  })

  it('stay over a restart, and leave the order as it was', async () => {
    await agent.chat('second', { session_id: 't' })
    await name('Named')
    await agent.restart()
    const { sessions } = (await agent.send('/sessions')).body
    expect(sessions.map((s: any) => s.title)).to.deep.equal(['second', 'Named'])
  })
})
