import { expect } from 'chai'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { useChat, type Chat } from './chat-kit.ts'

describe('chat page: conversations', function () {
  this.timeout(60_000)
  const open = useChat()
  let agent: TestAgent
  let chat: Chat

  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(() => agent.close())

  const titles = () => chat.page.locator('#sessions a').allInnerTexts()
  const row = (title: string) => chat.page.locator('#sessions li', { hasText: title })

  it('are searched by title and text', async () => {
    await agent.chat('rivers of Peru')
    await agent.chat('lakes')
    chat = await open(agent.url)
    await row('lakes').waitFor()
    await chat.page.keyboard.press('Control+k')
    await chat.focusIs('session-search')
    await chat.page.keyboard.type('peru river')
    await row('lakes').waitFor({ state: 'detached' })
    expect(await titles()).to.deep.equal(['rivers of Peru'])
    await chat.page.locator('#session-search').fill('nowhere')
    await chat.page.getByText('No conversation has all of these words.').waitFor()
    await chat.page.locator('#session-search').fill('')
    await row('lakes').waitFor()
  })

  it('are renamed in place, by the keyboard too', async () => {
    await agent.chat('lakes')
    chat = await open(agent.url)
    await row('lakes').locator('a').focus()
    await chat.page.keyboard.press('F2')
    const field = chat.page.getByLabel('Title of the conversation')
    expect(await field.inputValue()).to.equal('lakes')
    await chat.page.keyboard.type('  Water <b>bodies</b> ')
    await chat.page.keyboard.press('Enter')
    await row('Water <b>bodies</b>').waitFor()
    await chat.focusIs('Water <b>bodies</b>')
    await chat.page.keyboard.press('F2')
    await field.fill('given up')
    await chat.page.keyboard.press('Escape')
    await row('Water <b>bodies</b>').waitFor()
    await chat.page.reload()
    await row('Water <b>bodies</b>').waitFor()
    expect(await titles()).to.deep.equal(['Water <b>bodies</b>'])
  })

  it('are named in the title of the window, and have addresses of their own', async () => {
    chat = await open(agent.url)
    await chat.page.waitForFunction(() => (globalThis as any).document.title === 'New conversation – Agent')
    await chat.ask('one')
    await chat.told('turn 1: one')
    await chat.page.waitForFunction(() => (globalThis as any).document.title === 'one – Agent')
    const address = chat.page.url()
    await row('one').hover()
    await row('one').getByRole('button', { name: 'Rename' }).click()
    await chat.page.getByLabel('Title of the conversation').fill('First')
    await chat.page.keyboard.press('Enter')
    await chat.page.waitForFunction(() => (globalThis as any).document.title === 'First – Agent')
    const other = await open(address, {}, chat.context)
    await other.told('turn 1: one')
    expect(await other.page.locator('h1').textContent()).to.equal('First')
  })

  it('are deleted after a yes, and the focus goes to the next one', async () => {
    for (const message of ['first', 'second', 'third']) await agent.chat(message)
    chat = await open(agent.url)
    await row('second').locator('a').click()
    await chat.told('turn 1: second')
    await row('second').locator('a').focus()
    await chat.page.keyboard.press('Delete')
    await chat.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await titles()).to.deep.equal(['third', 'second', 'first'])
    await chat.focusIs('second')
    await chat.page.keyboard.press('Delete')
    await chat.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await row('second').waitFor({ state: 'detached' })
    await chat.page.locator('#welcome').waitFor()
    expect(await titles()).to.deep.equal(['third', 'first'])
    await chat.focusIs('first')
    expect((await agent.send('/sessions')).body.total).to.equal(2)
  })

  it('say when a deletion or a new title failed', async () => {
    await agent.chat('lakes')
    chat = await open(agent.url)
    await chat.page.route('**/sessions/*', route =>
      route.fulfill({ status: 507, json: { detail: 'The disk is full.' } }),
    )
    await row('lakes').locator('a').focus()
    await chat.page.keyboard.press('F2')
    await chat.page.keyboard.type('other')
    await chat.page.keyboard.press('Enter')
    await chat.page.getByText('The disk is full.').waitFor()
    await chat.page.keyboard.press('Escape')
    await row('lakes').locator('a').focus()
    await chat.page.keyboard.press('Delete')
    await chat.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await chat.page.getByText('It was not deleted: The disk is full.').waitFor()
    expect(await titles()).to.deep.equal(['lakes'])
  })

  it('are grouped by day in the language and the zone of the reader', async () => {
    chat = await open('about:blank', { locale: 'de-DE', timezoneId: 'Pacific/Auckland' })
    const at = ['2024-05-05T11:59:00Z', '2024-05-04T12:01:00Z', '2024-05-04T11:59:00Z', '2023-12-31T09:00:00Z']
    await chat.page.clock.setFixedTime('2024-05-05T11:59:30Z')
    await chat.page.route('**/sessions?*', route =>
      route.fulfill({
        json: {
          total: 4,
          sessions: at.map((updated_at, n) => ({
            session_id: `s${n}`,
            title: `t${n}`,
            created_at: updated_at,
            updated_at,
            message_count: 2,
          })),
        },
      }),
    )
    await chat.page.goto(agent.url)
    await row('t3').waitFor()
    expect(await chat.page.locator('#sessions section').allInnerTexts()).to.deep.equal([
      'Heute\nt0\nt1',
      'Gestern\nt2',
      '31. Dezember 2023\nt3',
    ])
    expect(await chat.page.locator('#sessions h2').first().getAttribute('lang')).to.match(/^de/)
  })

  it('come in pages', async () => {
    for (let n = 0; n < 53; n++) await agent.chat(`number ${n}`)
    chat = await open(agent.url)
    await row('number 52').waitFor()
    expect(await chat.page.locator('#sessions a').count()).to.equal(50)
    await chat.page.getByRole('button', { name: 'Show more' }).click()
    await row('number 0').first().waitFor()
    expect(await chat.page.locator('#sessions a').count()).to.equal(53)
    await chat.page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' })
  })

  it('tell where something waits for a yes', async () => {
    await agent.chat('write a lead')
    chat = await open(agent.url)
    await row('write a lead').locator('a', { hasText: 'Waits for your approval' }).waitFor()
    await row('write a lead').locator('a').click()
    await chat.page.getByRole('button', { name: 'Reject' }).click()
    await chat.told('Nothing was changed.')
    await row('write a lead').locator('.waiting').waitFor({ state: 'detached' })
  })

  it('are followed when another tab renames or deletes them', async () => {
    await agent.chat('lakes')
    chat = await open(agent.url)
    await row('lakes').locator('a').click()
    await chat.told('turn 1: lakes')
    const other = await open(agent.url, {}, chat.context)
    const there = other.page.locator('#sessions a', { hasText: 'lakes' })
    await there.focus()
    await other.page.keyboard.press('F2')
    await other.page.keyboard.type('Big lakes')
    await other.page.keyboard.press('Enter')
    await chat.page.bringToFront()
    await chat.page.waitForFunction(() => (globalThis as any).document.title === 'Big lakes – Agent')
    await there.focus()
    await other.page.keyboard.press('Delete')
    await other.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await chat.page.bringToFront()
    await chat.told('This conversation was deleted elsewhere.')
    await chat.ask('new')
    await chat.told('turn 1: new')
    expect(await chat.texts()).to.include.members(['turn 1: lakes', 'turn 1: new'])
    expect((await agent.send('/sessions')).body.sessions.map((s: any) => s.title)).to.deep.equal(['new'])
  })

  it('that are gone say so, and a new one can begin', async () => {
    chat = await open(`${agent.url}/#/c/never`)
    await chat.told('That conversation no longer exists.')
    await chat.page.locator('#new-chat').click()
    await chat.page.locator('#welcome').waitFor()
    await chat.ask('one')
    await chat.told('turn 1: one')
  })

  it('are there as soon as the server is, when they could not be read', async () => {
    const { metadata } = await agent.chat('lakes')
    chat = await open(agent.url)
    await chat.page.route('**/sessions/*', route => route.abort())
    await row('lakes').locator('a').click()
    await chat.told('The conversation cannot be shown')
    await chat.page.unroute('**/sessions/*')
    await chat.page.getByRole('button', { name: 'Try again' }).click()
    await chat.told('turn 1: lakes')
    expect(chat.page.url()).to.contain(metadata.session_id)
  })
})
