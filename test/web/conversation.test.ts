import { expect } from 'chai'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { useChat, type Chat } from './chat-kit.ts'

describe('chat page: a conversation', function () {
  this.timeout(60_000)
  const open = useChat()
  let agent: TestAgent
  let chat: Chat

  beforeEach(async () => {
    agent = await startAgent()
    chat = await open(agent.url)
  })
  afterEach(() => agent.close())

  describe('an answer under way', () => {
    it('shows the call with its arguments and what became of it, and the text as it comes', async () => {
      await chat.ask('stream call | called Three | **leads** in all')
      const working = chat.page.locator('.message.working')
      await working.locator('li.open', { hasText: 'crm_list_leads' }).waitFor()
      expect(await working.locator('.call-args').textContent()).to.equal('state=CA')
      expect(await working.locator('.call-facts').textContent()).to.contain('running')
      expect(await chat.page.locator('#log').getAttribute('aria-busy')).to.equal('true')
      agent.engine.release()
      await working.locator('li.done', { hasText: '3 rows · 12 ms' }).waitFor()
      await working.locator('.markdown', { hasText: 'Three' }).waitFor()
      agent.engine.release()
      await chat.told('Three leads in all')
      expect(await chat.lastAnswer().locator('strong').textContent()).to.equal('leads')
      expect(await chat.page.locator('#log').getAttribute('aria-busy')).to.equal('false')
    })

    it('counts how long a call takes while it runs, and says when one is slow', async () => {
      await chat.page.clock.install()
      await chat.ask('stream call | called done')
      const facts = chat.page.locator('.working .call-facts')
      await facts.waitFor()
      await chat.page.clock.runFor(4000)
      expect(await facts.textContent()).to.match(/^running · [34] \w+$/)
      expect(await chat.page.locator('.working .warning').count()).to.equal(0)
      await chat.page.clock.runFor(6000)
      expect(await chat.page.locator('.working .warning').textContent()).to.contain('has not answered for')
      agent.engine.release()
      await chat.told('done')
    })

    it('is announced once, politely, with its sentence', async () => {
      const said = chat.page.locator('[role=status][aria-live=polite]').last()
      await chat.page.evaluate(() => {
        const document = (globalThis as any).document
        const status = [...document.querySelectorAll('[role=status][aria-live=polite]')].at(-1)
        ;(globalThis as any).said = []
        const { said } = globalThis as any
        const note = () => said.at(-1) === status.textContent || said.push(status.textContent)
        new (globalThis as any).MutationObserver(note).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      })
      await chat.ask('stream call | called Three')
      await until(() => agent.engine.running === 1)
      agent.engine.release()
      await chat.told('Three')
      await said.filter({ hasText: 'Three' }).waitFor({ state: 'attached' })
      expect(await chat.page.evaluate(() => (globalThis as any).said)).to.deep.equal(['Working on it.', 'Three'])
      expect(await chat.page.locator('#log').getAttribute('role')).to.equal('log')
    })

    it('is stopped by Escape, wherever the focus is', async () => {
      await chat.ask('hang')
      await until(() => agent.engine.running === 1)
      await chat.page.locator('#new-chat').focus()
      await chat.page.keyboard.press('Escape')
      await chat.told('Stopped.')
      await chat.page.locator('#send').waitFor()
    })

    it('leaves what was written when it is stopped, as what it is', async () => {
      await chat.ask('stream Three **lead | and more')
      await chat.page.locator('.working .markdown', { hasText: 'lead' }).waitFor()
      await chat.page.locator('#stop').click()
      await chat.told('Stopped.')
      const cut = chat.lastAnswer().locator('.cut')
      expect(await cut.locator('.note').textContent()).to.contain('nothing of it was checked')
      expect(await cut.locator('.markdown').textContent()).to.contain('Three')
    })

    it('is not stopped by the second press of a double click on send', async () => {
      await chat.box.fill('stream | done')
      await chat.page.locator('#send').dblclick()
      await chat.page.locator('#stop').waitFor()
      agent.engine.release()
      await chat.told('done')
    })
  })

  describe('asking again', () => {
    it('replaces an answer without asking, when nothing comes after it', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.lastAnswer().getByRole('button', { name: 'Ask again' }).click()
      await until(() => agent.engine.asked.length === 2)
      await chat.told('turn 1: one')
      expect(await chat.texts()).to.deep.equal(['one', 'turn 1: one'])
      expect((await agent.send('/sessions')).body.sessions[0].message_count).to.equal(2)
    })

    it('sends an edited question, after a yes when later answers go', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.ask('two')
      await chat.told('turn 2: two')
      const first = chat.page.locator('.message.user').first()
      await first.hover()
      await first.getByRole('button', { name: 'Edit and ask again' }).click()
      const editor = chat.page.getByLabel('Edit the question')
      await editor.fill('other')
      await editor.press('Enter')
      const dialog = chat.page.getByRole('dialog')
      expect(await dialog.textContent()).to.contain('1 later answer will be removed')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      expect(await editor.inputValue()).to.equal('other')
      await editor.press('Enter')
      await dialog.getByRole('button', { name: 'Ask again' }).click()
      await chat.told('turn 1: other')
      expect(await chat.texts()).to.deep.equal(['other', 'turn 1: other'])
      await chat.page.reload()
      await chat.told('turn 1: other')
      expect(await chat.texts()).to.deep.equal(['other', 'turn 1: other'])
    })

    it('keeps an edit that was not sent over a reload, and gives it up on Escape', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.page.locator('.message.user').hover()
      await chat.page.getByRole('button', { name: 'Edit and ask again' }).click()
      await chat.page.getByLabel('Edit the question').fill('half written')
      await chat.page.reload()
      const editor = chat.page.getByLabel('Edit the question')
      await editor.waitFor()
      expect(await editor.inputValue()).to.equal('half written')
      await editor.press('Escape')
      await chat.page.locator('.bubble', { hasText: 'one' }).waitFor()
      await chat.focusIs('Edit and ask again')
    })

    it('keeps an edit while another question is answered', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.page.locator('.message.user').hover()
      await chat.page.getByRole('button', { name: 'Edit and ask again' }).click()
      const editor = chat.page.getByLabel('Edit the question')
      await editor.fill('half written')
      await chat.ask('stream | done')
      await until(() => agent.engine.running === 1)
      await editor.press('Enter')
      expect(await editor.inputValue()).to.equal('half written')
      agent.engine.release()
      await chat.told('done')
      await chat.page.reload()
      await editor.waitFor()
      expect(await editor.inputValue()).to.equal('half written')
    })

    it('says that changes stay, before an answer that made one goes', async () => {
      await chat.ask('write a lead')
      await chat.page.getByRole('button', { name: 'Approve', exact: true }).click()
      await chat.told('Created.')
      const first = chat.page.locator('.message.user').first()
      await first.hover()
      await first.getByRole('button', { name: 'Edit and ask again' }).click()
      await chat.page.getByLabel('Edit the question').press('Enter')
      expect(await chat.page.getByRole('dialog').textContent()).to.contain('removed from this conversation')
      await chat.page.keyboard.press('Escape')
      await chat.page.keyboard.press('Escape')
      // The yes of a button is said once.
      expect(await chat.page.locator('.message.user').last().getByRole('button').count()).to.equal(0)
    })

    it('brings back what an edit would have replaced, when the server refuses it', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.page.route('**/chat/stream', route =>
        route.fulfill({ status: 409, json: { detail: 'An answer of this conversation is under way.' } }),
      )
      await chat.lastAnswer().getByRole('button', { name: 'Ask again' }).click()
      await chat.told('An answer of this conversation is under way.')
      expect(await chat.texts()).to.deep.equal(['one', 'turn 1: one', 'An answer of this conversation is under way.'])
      await chat.page.unroute('**/chat/stream')
      await chat.page.getByRole('button', { name: 'Try again' }).click()
      await until(() => agent.engine.asked.length === 2)
      await chat.told('turn 1: one')
      expect(await chat.texts()).to.deep.equal(['one', 'turn 1: one'])
    })
  })

  describe('the box', () => {
    it('keeps what was not sent, for each conversation, over a reload', async () => {
      await chat.box.fill('for a new one')
      await chat.page.reload()
      expect(await chat.box.inputValue()).to.equal('for a new one')
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.box.fill('goes on\nhere')
      await chat.page.locator('#new-chat').click()
      await chat.page.locator('#welcome').waitFor()
      expect(await chat.box.inputValue()).to.equal('')
      await chat.page.locator('#sessions a', { hasText: 'one' }).click()
      await chat.told('turn 1: one')
      expect(await chat.box.inputValue()).to.equal('goes on\nhere')
    })

    it('has a question again after a reload that the server never got', async () => {
      await chat.page.route('**/chat/stream', route => route.abort())
      await chat.ask('not sent')
      await chat.told('does not answer')
      await chat.page.unroute('**/chat/stream')
      await chat.page.reload()
      await chat.page.locator('#welcome').waitFor()
      expect(await chat.box.inputValue()).to.equal('not sent')
    })

    it('keeps what is typed while a first answer comes', async () => {
      await chat.ask('stream | done')
      await until(() => agent.engine.running === 1)
      await chat.box.fill('and next')
      agent.engine.release()
      await chat.told('done')
      await chat.page.reload()
      await chat.told('done')
      expect(await chat.box.inputValue()).to.equal('and next')
    })

    it('takes several lines, and brings the last question on arrow up when it is empty', async () => {
      await chat.box.fill('one')
      await chat.box.press('Shift+Enter')
      await chat.page.keyboard.type('line')
      await chat.box.press('Enter')
      await chat.told('turn 1: one line')
      expect(agent.engine.asked[0]!.turn.message).to.equal('one\nline')
      await chat.box.press('ArrowUp')
      expect(await chat.box.inputValue()).to.equal('one\nline')
      await chat.box.fill('typed')
      await chat.box.press('ArrowUp')
      expect(await chat.box.inputValue()).to.equal('typed')
    })
  })

  it('offers questions that go on, under the newest answer only', async () => {
    await chat.ask('offers Which ones?|How many?')
    await chat.page.getByRole('button', { name: 'Which ones?', exact: true }).click()
    await chat.told('turn 2: Which ones?')
    expect(await chat.page.getByRole('button', { name: 'How many?', exact: true }).count()).to.equal(0)
    await chat.focusIs('message')
  })

  it('copies an answer', async () => {
    await chat.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await chat.ask('say Some **text**')
    await chat.told('Some text')
    await chat.lastAnswer().getByRole('button', { name: 'Copy the answer' }).click()
    await chat.lastAnswer().getByRole('button', { name: 'Copied' }).waitFor()
    expect(await chat.page.evaluate(() => (globalThis as any).navigator.clipboard.readText())).to.equal('Some **text**')
  })

  describe('scrolling', () => {
    const long = Array.from({ length: 120 }, (_, n) => `Line ${n}.`).join('\n\n')
    const top = () => chat.page.locator('.scroller').evaluate(box => box.scrollTop)

    it('begins a long answer at its question, and leaves a reader alone who reads elsewhere', async () => {
      await chat.ask('one')
      await chat.told('turn 1: one')
      await chat.ask(`say ${long.slice(0, 900)}`)
      await chat.told('Line 50')
      await chat.ask(`stream | ${long.replaceAll('Line', 'Row')} | end`)
      await until(() => agent.engine.running === 1)
      agent.engine.release()
      await chat.page.locator('.working', { hasText: 'Row 119' }).waitFor()
      const question = chat.page.locator('.message.user').last()
      const offset = () =>
        question.evaluate(node => {
          const box = node.closest('.scroller')!
          return node.getBoundingClientRect().top - box.getBoundingClientRect().top
        })
      expect(await offset()).to.be.within(0, 40)
      await chat.page.locator('.scroller').evaluate(box => box.scrollTo({ top: 0 }))
      await chat.page.getByRole('button', { name: 'Newest answer' }).waitFor()
      agent.engine.release()
      await chat.page.locator('.working').waitFor({ state: 'detached' })
      expect(await top()).to.equal(0)
      await chat.page.getByRole('button', { name: 'Newest answer' }).click()
      expect(await offset()).to.be.within(0, 40)
      await chat.page.getByRole('button', { name: 'Newest answer' }).waitFor({ state: 'detached' })
    })

    it('tells of an approval that is out of sight, and shows it', async () => {
      await chat.ask(`say ${long}`)
      await chat.told('Line 119')
      await chat.ask('write a lead')
      await chat.page.locator('form.approval').waitFor()
      expect(await chat.page.locator('.approval-hint').count()).to.equal(0)
      await chat.page.locator('.scroller').evaluate(box => box.scrollTo({ top: 0 }))
      await chat.page.getByRole('button', { name: 'Show it' }).click()
      await chat.page.locator('.approval-hint').waitFor({ state: 'detached' })
      await chat.page.waitForFunction(() =>
        (globalThis as any).document.activeElement.closest('.message')?.querySelector('form.approval'),
      )
    })

    it('goes with the text for a reader who is at the end', async () => {
      await chat.ask(`stream ${long} | ${long.replaceAll('Line', 'Row')} | end`)
      await chat.page.locator('.working', { hasText: 'Line 119' }).waitFor()
      await chat.page.locator('.scroller').evaluate(box => box.scrollTo({ top: box.scrollHeight }))
      const before = await top()
      await chat.page.waitForTimeout(50)
      agent.engine.release()
      await chat.page.locator('.working', { hasText: 'Row 119' }).waitFor()
      await chat.page.waitForFunction(
        from => (globalThis as any).document.querySelector('.scroller').scrollTop > from + 500,
        before,
      )
      agent.engine.release()
      await chat.page.locator('.working').waitFor({ state: 'detached' })
    })
  })
})
