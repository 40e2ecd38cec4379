import { expect } from 'chai'
import { startAgent, until, type TestAgent } from '../agent/support/start-agent.ts'
import { findViolations } from '../support/find-violations.ts'
import { useChat, type Chat } from './chat-kit.ts'
import { pickLooks } from '../support/pick-looks.ts'

const MARKDOWN =
  'say ## Head\n\nSome **words** and a [link](https://a.example).\n\n> quote\n\n- [x] done\n\n| A | B |\n|---|--:|\n| 1 | 2 |\n\n```\ncode\n```'

describe('chat page: access', function () {
  this.timeout(180_000)
  const open = useChat()
  let agent: TestAgent
  let chat: Chat

  beforeEach(async () => {
    agent = await startAgent()
  })
  afterEach(() => agent.close())

  /** States of a conversation, by what leads to each from the one before. */
  const STATES: [name: string, go: () => Promise<unknown>][] = [
    ['the welcome and a banner', () => chat.page.locator('.state-banner').waitFor()],
    [
      'Markdown of a model',
      async () => {
        await chat.ask(MARKDOWN)
        await chat.lastAnswer().locator('.markdown h3, .message-actions').first().waitFor()
      },
    ],
    [
      'questions that go on',
      async () => {
        await chat.ask('offers One?|Two?')
        await chat.page.locator('.follow-up').first().waitFor()
      },
    ],
    [
      'a failed answer',
      async () => {
        await chat.ask('error REGISTRY_UNREACHABLE Away. Start it with: agent start api-registry')
        await chat.page.locator('.help').waitFor()
      },
    ],
    [
      'an answer under way',
      async () => {
        await chat.ask('stream call text | more')
        await chat.page.locator('.working li.open').waitFor()
      },
    ],
    [
      'a lost connection',
      async () => {
        agent.engine.release()
        await chat.page.locator('.working').waitFor({ state: 'detached' })
        await chat.page.route('**/chat/stream*', route => route.abort())
        await chat.ask('two')
        await chat.told('does not answer')
      },
    ],
    [
      'an approval',
      async () => {
        await chat.page.unroute('**/chat/stream*')
        await chat.page.locator('.working').waitFor({ state: 'detached' })
        await chat.ask('write a lead')
        await chat.page.locator('form.approval').waitFor()
        await chat.page.locator('.scroller').evaluate(box => box.scrollTo({ top: 0 }))
        await chat.page.locator('.approval-hint').waitFor()
      },
    ],
    [
      'a question that is edited',
      async () => {
        await chat.page.getByRole('button', { name: 'Edit and ask again' }).last().click()
        await chat.page.getByLabel('Edit the question').waitFor()
      },
    ],
    [
      'a question before something goes',
      async () => {
        await chat.page.keyboard.press('Escape')
        await chat.page.getByRole('button', { name: 'Edit and ask again' }).first().click()
        await chat.page.keyboard.press('Enter')
        await chat.page.getByRole('dialog').waitFor()
      },
    ],
    [
      'the shortcuts',
      async () => {
        await chat.page.keyboard.press('Escape')
        await chat.page.keyboard.press('Escape')
        await chat.page.evaluate(() => (globalThis as any).document.activeElement.blur())
        await chat.page.keyboard.press('?')
        await chat.page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
      },
    ],
    [
      'the menu, and a conversation that is renamed',
      async () => {
        await chat.page.keyboard.press('Escape')
        await chat.page.getByRole('dialog').waitFor({ state: 'detached' })
        await chat.page.keyboard.press('Control+k')
        await chat.focusIs('session-search')
        await chat.page.locator('#sessions a').first().focus()
        await chat.page.keyboard.press('F2')
        await chat.page.getByLabel('Title of the conversation').waitFor()
      },
    ],
  ]

  for (const [width, colorScheme, dir] of pickLooks(
    [
      [360, 'light', 'ltr'],
      [768, 'dark', 'rtl'],
      [1440, 'light', 'rtl'],
      [1920, 'dark', 'ltr'],
    ] as const,
    'widest',
  ))
    it(`axe finds nothing in any state, and nothing is wider than the page: ${width} px, ${colorScheme}, ${dir}`, async () => {
      chat = await open(agent.url, {
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await chat.page.evaluate(way => ((globalThis as any).document.documentElement.dir = way), dir)
      const found: Record<string, unknown> = {}
      for (const [name, go] of STATES) {
        await go()
        const wrong: unknown[] = await findViolations(chat.page)
        const { scrollWidth } = await chat.page.evaluate(() => ({
          scrollWidth: (globalThis as any).document.documentElement.scrollWidth,
        }))
        if (scrollWidth !== width) wrong.push(`${scrollWidth} px wide`)
        if (wrong.length) found[name] = wrong
      }
      expect(found).to.deep.equal({})
    })

  it('the focus is never lost: after a suggestion, an approval, an edit and a dialog', async () => {
    chat = await open(agent.url)
    await chat.ask('write a lead')
    await chat.page.getByRole('button', { name: 'Approve', exact: true }).focus()
    await chat.page.keyboard.press('Enter')
    await chat.told('Created.')
    expect(await chat.focused())
      .to.not.equal('BODY')
      .and.not.equal('')
    await chat.ask('offers Next?')
    await chat.page.locator('.follow-up').focus()
    await chat.page.keyboard.press('Enter')
    await chat.told('Next?')
    await chat.page.waitForFunction(() => (globalThis as any).document.activeElement?.id === 'message')
    await chat.page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await chat.page.keyboard.press('Escape')
    await chat.focusIs('Keyboard shortcuts')
  })

  it('the focus comes back from the menu of a narrow page, and goes to the conversation that was chosen', async () => {
    await agent.chat('one')
    chat = await open(agent.url, { viewport: { width: 360, height: 740 } })
    const menu = chat.page.getByRole('button', { name: 'Menu' })
    await menu.press('Enter')
    await chat.page.locator('#sessions a').focus()
    await chat.page.keyboard.press('Escape')
    await chat.page.waitForFunction(() => (globalThis as any).document.activeElement?.ariaLabel === 'Menu')
    await menu.press('Enter')
    await chat.page.locator('#sessions a').focus()
    await chat.page.keyboard.press('Enter')
    await chat.told('turn 1: one')
    await chat.page.waitForFunction(() => (globalThis as any).document.activeElement?.id === 'main')
  })

  it('the keyboard goes from answer to answer, to the box and to the content', async () => {
    chat = await open(agent.url)
    for (const message of ['one', 'two', 'three']) {
      await chat.ask(message)
      await chat.told(message)
      await until(() => agent.engine.running === 0)
      await chat.page.locator('#send').waitFor()
    }
    await chat.page.keyboard.press('Alt+ArrowUp')
    const at = async () => (await chat.focused()).replace('You asked: ', '')
    expect(await at()).to.equal('three')
    await chat.page.keyboard.press('Alt+ArrowUp')
    expect(await at()).to.equal('two')
    await chat.page.keyboard.press('Alt+ArrowDown')
    expect(await at()).to.equal('three')
    await chat.page.keyboard.press('/')
    expect(await at()).to.equal('message')
    expect(await chat.box.inputValue()).to.equal('')
    await chat.page.keyboard.press('Control+Shift+O')
    await chat.page.locator('#welcome').waitFor()
    const address = chat.page.url()
    await chat.page.locator('.skip').focus()
    await chat.page.keyboard.press('Enter')
    expect(await at()).to.equal('main')
    expect(chat.page.url()).to.equal(address)
  })

  it('shortcuts of one character can be switched off', async () => {
    chat = await open(agent.url)
    await chat.page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await chat.page.getByRole('checkbox').uncheck()
    await chat.page.keyboard.press('Escape')
    await chat.page.reload()
    await chat.page.getByRole('button', { name: 'Keyboard shortcuts' }).focus()
    await chat.page.keyboard.press('?')
    await chat.page.keyboard.press('/')
    await chat.focusIs('Keyboard shortcuts')
    expect(await chat.page.getByRole('dialog').count()).to.equal(0)
  })

  it('right-to-left text goes from right to left, on both sides', async () => {
    chat = await open(agent.url)
    await chat.ask('مرحبا بالعالم')
    await chat.told('مرحبا')
    const direction = (selector: string) =>
      chat.page
        .locator(selector)
        .last()
        .evaluate((node: any) => (globalThis as any).getComputedStyle(node).direction)
    expect(await direction('#sessions a')).to.equal('rtl')
    expect(await direction('.bubble')).to.equal('rtl')
    expect(await direction('.message.agent .text')).to.equal('ltr')
  })
})
