import { expect } from 'chai'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { findViolations } from '../support/find-violations.ts'
import { createTestKeys, type TestKeys } from '../support/open-access.ts'
import { useChat, type Chat } from './chat-kit.ts'

describe('signing in at the page', function () {
  this.timeout(60_000)
  const open = useChat()
  let keys: TestKeys
  let agent: TestAgent
  before(async () => {
    keys = createTestKeys()
    agent = await startAgent({ access: await keys.open('agent') })
  })
  after(async () => {
    await agent.close()
    await keys.close()
  })
  const form = ({ page }: Chat) => page.getByRole('dialog', { name: 'Sign in' })
  const enter = async (chat: Chat, key: string) => {
    await chat.page.getByLabel('Key', { exact: true }).fill(key)
    await chat.page.keyboard.press('Enter')
  }
  /** Refusals of the server, which the browser writes down as failed requests. */
  const ignoreRefusals = (chat: Chat) => {
    for (let at = chat.complaints.length; at--;) if (/401/.test(chat.complaints[at]!)) chat.complaints.splice(at, 1)
  }

  it('is asked for before anything else, and a wrong key is said to be wrong', async () => {
    const key = await keys.add('call', { name: 'first' })
    const chat = await open(agent.url)
    const asked: string[] = []
    chat.page.on('request', request => asked.push(new URL(request.url()).pathname))
    await chat.page.reload()
    await form(chat).waitFor()
    const field = chat.page.getByLabel('Key', { exact: true })
    await chat.focusIs((await field.getAttribute('id'))!)
    expect(await field.getAttribute('type')).to.equal('password')
    await chat.page.keyboard.press('Escape')
    expect(await form(chat).isVisible()).to.equal(true)
    await enter(chat, 'agk_00000000_wrong')
    await chat.page.getByRole('alert').filter({ hasText: 'The key was refused' }).waitFor()
    await chat.focusIs((await field.getAttribute('id'))!)
    expect(asked.filter(path => !path.startsWith('/assets/'))).to.deep.equal(['/', '/sign-in', '/sign-in'])
    await enter(chat, `  ${key} `)
    await form(chat).waitFor({ state: 'detached' })
    await chat.page.getByText('Signed in as first (call).').waitFor()
    await chat.ask('three numbers')
    await chat.page.locator('.message.agent').first().waitFor()
    ignoreRefusals(chat)
  })

  it('keeps the key where no script reads it, for this server alone, and a reload stays signed in', async () => {
    const key = await keys.add('call', { name: 'second' })
    const chat = await open(agent.url)
    await form(chat).waitFor()
    await enter(chat, key)
    await form(chat).waitFor({ state: 'detached' })
    const [cookie, ...others] = await chat.context.cookies()
    expect(others).to.deep.equal([])
    expect(cookie).to.include({ httpOnly: true, sameSite: 'Strict', path: '/', secure: false })
    expect(cookie!.value).to.not.contain(key.slice(13, 40))
    const kept = await chat.page.evaluate('document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })')
    expect(kept).to.not.contain('agk_').and.not.contain('agt.')
    await chat.page.reload()
    await chat.page.getByText('Signed in as second (call).').waitFor()
    expect(await form(chat).count()).to.equal(0)
  })

  it('comes back when the key ends in the middle of work: what was sent goes on, and a draft stays', async () => {
    const chat = await open(agent.url)
    await form(chat).waitFor()
    await enter(chat, await keys.add('call', { name: 'short' }))
    await form(chat).waitFor({ state: 'detached' })
    await chat.ask('the first question')
    await chat.page.locator('.message.agent').first().waitFor()
    await keys.keys.revoke('short', new Date())
    await chat.ask('the second question')
    await form(chat).getByText('not taken any more').waitFor()
    await enter(chat, await keys.add('admin', { name: 'next' }))
    await form(chat).waitFor({ state: 'detached' })
    await chat.page.locator('.message.agent').nth(1).waitFor()
    expect((await chat.texts()).filter(text => text.includes('question'))).to.include('the second question')
    await chat.box.fill('a draft')
    await keys.keys.revoke('next', new Date())
    await form(chat).waitFor()
    await enter(chat, await keys.add('admin', { name: 'last' }))
    await form(chat).waitFor({ state: 'detached' })
    expect(await chat.box.inputValue()).to.equal('a draft')
    ignoreRefusals(chat)
  })

  it('is not enough for what needs more: another key is asked for, for that alone', async () => {
    const chat = await open(agent.url)
    await form(chat).waitFor()
    await enter(chat, await keys.add('call', { name: 'small' }))
    await form(chat).waitFor({ state: 'detached' })
    await chat.page.getByRole('link', { name: 'Catalogue', exact: true }).click()
    await chat.page.getByRole('button', { name: 'Reload the registry file' }).click()
    await chat.page.getByText('a key with the scope admin').waitFor()
    const field = chat.page.getByLabel('Admin key')
    await field.fill('wrong')
    await field.press('Enter')
    await chat.page.getByText('The key was refused').waitFor()
    await field.fill(await keys.add('admin', { name: 'big' }))
    await field.press('Enter')
    // It went on to the registry, which this test has not.
    await chat.page.getByText('REGISTRY_UNREACHABLE').first().waitFor()
    expect(await form(chat).count()).to.equal(0)
    chat.complaints.length = 0
  })

  it('ends with signing out, and nothing stays in the page', async () => {
    const chat = await open(agent.url)
    await form(chat).waitFor()
    await enter(chat, await keys.add('admin', { name: 'leaving' }))
    await form(chat).waitFor({ state: 'detached' })
    await chat.page.getByRole('button', { name: 'Sign out' }).click()
    await form(chat).waitFor()
    expect(await chat.context.cookies()).to.deep.equal([])
    await chat.page.reload()
    await form(chat).waitFor()
  })

  for (const [name, options] of [
    ['360 px, dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' }],
    ['1440 px, light', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ] as const)
    it(`can be used by everybody (${name})`, async () => {
      const chat = await open(agent.url, options)
      await form(chat).waitFor()
      expect(await findViolations(chat.page)).to.deep.equal([])
      await enter(chat, 'wrong')
      await chat.page.getByRole('alert').waitFor()
      if (process.env['PICTURES']) await chat.page.screenshot({ path: `${process.env['PICTURES']}/${name}.png` })
      expect(await findViolations(chat.page)).to.deep.equal([])
      ignoreRefusals(chat)
    })

  it('is nothing that a server without keys speaks of', async () => {
    const free = await startAgent()
    try {
      const chat = await open(free.url)
      const asked: string[] = []
      chat.page.on('request', request => asked.push(new URL(request.url()).pathname))
      await chat.page.reload()
      await chat.page.locator('[data-state]').first().waitFor()
      expect(asked).to.not.include('/sign-in')
      expect(await form(chat).count()).to.equal(0)
    } finally {
      await free.close()
    }
  })
})
