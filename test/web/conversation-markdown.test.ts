import { expect } from 'chai'
import { startAgent, type TestAgent } from '../agent/support/start-agent.ts'
import { openChat, type Chat } from './chat-kit.ts'
import { useBrowser } from './use-browser.ts'

/** Markdown, and the elements that it becomes: names with what matters of them. */
const CASES: [title: string, markdown: string, outline: string][] = [
  ['paragraphs and line breaks', 'One\ntwo\n\nThree', 'p(One,br,two) p(Three)'],
  ['emphasis', '**a** *b* ~~c~~ `d *e*`', 'p(strong(a), ,em(b), ,del(c), ,code(d *e*))'],
  ['headings below the question, none skipped', '## A\n\n###### B\n\n## C', 'h3(A) h4(B) h3(C)'],
  ['headings that begin deep', '### A\n\n# B', 'h3(A) h3(B)'],
  ['headings within a quote', '> # A', 'blockquote(p(strong(A)))'],
  ['lists', '- a\n- b\n  1. c', 'ul(li(a),li(b,ol(li(c))))'],
  ['a list that begins later', '3. a\n4. b', 'ol[start=3](li(a),li(b))'],
  ['tasks', '- [x] a\n- [ ] b', 'ul(li(span(☑ ),a),li(span(☐ ),b))'],
  ['quotes', '> a', 'blockquote(p(a))'],
  ['entities, once', '&lt;b&gt; &amp;lt; &#65; &nope;', 'p(<b> &lt; A &nope;)'],
  ['what is escaped', String.raw`\*a\* 2 \< 3`, 'p(*,a,*, 2 ,<, 3)'],
  ['raw HTML as it is written', 'a <b onclick="x">c</b>', 'p(a ,<b onclick="x">,c,</b>)'],
  ['a block of HTML', '<img src=x onerror=alert(1)>', '(<img src=x onerror=alert(1)>)'],
  ['a script link as its text', '[go](javascript:alert(1))', 'p(span(go))'],
  ['data and relative links as their text', '[a](data:text/html,x) [b](/docs)', 'p(span(a), ,span(b))'],
  ['a rule', 'a\n\n---', 'p(a) hr'],
]

describe('chat page: Markdown', function () {
  this.timeout(60_000)
  const browser = useBrowser()
  let agent: TestAgent
  let chat: Chat

  before(async () => {
    agent = await startAgent()
    chat = await openChat(browser(), agent.url)
  })
  after(async () => {
    expect(chat.complaints).to.deep.equal([])
    await agent.close()
  })
  beforeEach(async () => {
    await chat.page.locator('#new-chat').click()
    await chat.page.locator('#welcome').waitFor()
  })

  const answer = async (message: string) => {
    await chat.ask(message)
    await chat.lastAnswer().locator('.message-actions').waitFor()
  }
  const outline = () =>
    chat
      .lastAnswer()
      .locator('.markdown')
      .evaluate((root: any) => {
        const tell = (node: any): string => {
          if (node.nodeType === 3) return node.data
          const children = [...node.childNodes].map(tell)
          const start = node.start > 1 ? `[start=${node.start}]` : ''
          return node.localName + start + (children.length ? `(${children.join(',')})` : '')
        }
        const tops = [...root.childNodes].map((node: any) => (node.nodeType === 3 ? `(${node.data})` : tell(node)))
        return tops.join(' ')
      })

  for (const [title, markdown, expected] of CASES)
    it(`of a model becomes elements: ${title}`, async () => {
      await answer(`say ${markdown}`)
      expect(await outline()).to.equal(expected)
    })

  it('has tables with a head and alignment', async () => {
    await answer('say | Name | Sum |\n|---|--:|\n| Ann | **3** |')
    const table = chat.lastAnswer().locator('table')
    expect(await table.locator('th[scope=col]').allTextContents()).to.deep.equal(['Name', 'Sum'])
    expect(await table.locator('td.right strong').textContent()).to.equal('3')
  })

  it('has code that can be copied and is not read as Markdown', async () => {
    await answer('say ```sql\nSELECT *, "a*b" FROM t <b>\n```')
    expect(await chat.lastAnswer().locator('pre').textContent()).to.equal('SELECT *, "a*b" FROM t <b>')
    await chat.lastAnswer().getByRole('button', { name: 'Copy the code' }).waitFor()
  })

  it('marks links that lead outside, and shows pictures as links that load nothing', async () => {
    const asked: string[] = []
    chat.page.on('request', request => asked.push(request.url()))
    await answer('say [Site](https://one.example/a) ![Cat](https://two.example/cat.png) mail@three.example')
    const links = await chat
      .lastAnswer()
      .locator('a')
      .evaluateAll((all: any[]) => all.map(({ href, rel, target, innerText }) => [href, rel, target, innerText]))
    const rel = 'noopener noreferrer nofollow'
    expect(links.map(([href]) => href)).to.deep.equal([
      'https://one.example/a',
      'https://two.example/cat.png',
      'mailto:mail@three.example',
    ])
    for (const link of links) {
      expect(link.slice(1, 3)).to.deep.equal([rel, '_blank'])
      expect(link[3]).to.contain('leads outside')
    }
    const mark = await chat
      .lastAnswer()
      .locator('a')
      .first()
      .evaluate((link: any) => (globalThis as any).getComputedStyle(link, '::after').content)
    expect(mark).to.contain('↗')
    expect(await chat.page.locator('.log img').count()).to.equal(0)
    expect(asked.filter(url => url.includes('.example'))).to.deep.equal([])
  })

  it('is not read into what the built-in engine says: names keep their characters', async () => {
    const text = '# 5 *stars* of my_own_name, <b>Ann & Co</b> [x](https://a.example) 1. | a | b |'
    await answer(`quote ${text}`)
    expect(await chat.lastAnswer().locator('.text').textContent()).to.equal(text)
    expect(await chat.lastAnswer().locator('.markdown, a, strong, em').count()).to.equal(0)
  })

  it('that is nested without end is shown as text', async () => {
    const text = `${'>'.repeat(3000)} deep`
    await answer(`say ${text}`)
    expect(await chat.lastAnswer().locator('.text').textContent()).to.equal(text)
  })
})
