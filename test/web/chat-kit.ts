import { expect } from 'chai'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { collectComplaints } from '../support/collect-complaints.ts'
import { useBrowser } from './use-browser.ts'

/** The chat page in a window of its own, and how one talks to it. */
export interface Chat {
  page: Page
  context: BrowserContext
  /** What the browser complained about: blocked scripts and exceptions. */
  complaints: string[]
  ask(message: string): Promise<void>
  /** The last message of the agent that has a text. */
  answer(text: string): Locator
  /** Waits for it. */
  told(text: string): Promise<void>
  lastAnswer(): Locator
  box: Locator
  /** Texts of questions and answers as they stand, top to bottom. */
  texts(): Promise<string[]>
  /** What has the focus: its id, name or text. */
  focused(): Promise<string>
  /** Waits until it is that. */
  focusIs(what: string): Promise<void>
}

/** Opens the page; `in` another tab of the same browser window shares what is kept there. */
export async function openChat(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  context?: BrowserContext,
): Promise<Chat> {
  const shared = context ?? (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options }))
  const page = await shared.newPage()
  page.setDefaultTimeout(40_000)
  const complaints = collectComplaints(page)
  await page.goto(url)
  const box = page.locator('#message')
  const answer = (text: string) => page.locator('.message.agent', { hasText: text }).last()
  const focused = async () => String(await page.evaluate(readFocus, undefined))
  return {
    page,
    context: shared,
    complaints,
    box,
    answer,
    ask: async message => {
      await box.fill(message)
      await box.press('Enter')
    },
    told: async text => await answer(text).waitFor(),
    lastAnswer: () => page.locator('.message.agent').last(),
    texts: async () =>
      await page
        .locator('.message :is(.bubble, .text, .markdown):not(.cut *)')
        .evaluateAll(nodes => nodes.map(node => (node.lastChild?.textContent ?? '').trim())),
    focused,
    focusIs: async what => {
      try {
        await page.waitForFunction(readFocus, what)
      } catch (error) {
        const open = await page.locator('dialog').count()
        throw new Error(`“${what}” has no focus, but “${await focused()}”; ${open} dialogs`, { cause: error })
      }
    },
  }
}

/**
 * Opens chats in the browser of a describe, as `openChat` does. After each test they are closed, and the browser must not
 * have complained.
 */
export function useChat(): (url: string, options?: BrowserContextOptions, context?: BrowserContext) => Promise<Chat> {
  const browser = useBrowser()
  const opened: Chat[] = []
  afterEach(async () => {
    const chats = opened.splice(0)
    for (const { context } of chats) await context.close()
    expect(chats.flatMap(({ complaints }) => complaints)).to.deep.equal([])
  })
  return async (url, options, context) => {
    const chat = await openChat(browser(), url, options, context)
    opened.push(chat)
    return chat
  }
}

/**
 * Id, name or text of what has the focus; with `what`, whether it is that. A function, since a text would be evaluated in the
 * page again and again, which its Content-Security-Policy forbids.
 */
function readFocus(what?: string): string | boolean {
  const { activeElement: active } = (globalThis as any).document
  const name: string =
    active.id || active.getAttribute('aria-label') || (active.localName === 'body' ? 'BODY' : active.textContent.trim())
  return what === undefined ? name : name === what
}
