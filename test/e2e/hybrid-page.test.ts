import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { chromiumPath, launchBrowser } from '../support/launch-browser.ts'
import { createProject, type Project } from '../support/project.ts'
import { startSite, type Site } from '../support/site/start-site.ts'

/** A person at the chat page, in hybrid mode: a value of a service goes into a web page, and the picture is shown. */
describe('a hybrid request on the chat page, end to end', function () {
  this.timeout(90_000)
  let project: Project
  let site: Site
  let browser: Browser
  before(async () => {
    site = await startSite({ mirror: true })
    project = await createProject('[features]\nmode = "hybrid"\n')
    const environment = { AGENT_BROWSER_PATH: await chromiumPath() }
    const { code, stderr } = await project.run(['start', 'demo'], { environment })
    expect(code, stderr).to.equal(0)
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    await project.remove()
    await site.close()
  })

  it('carries the answer of a service into the page and shows what it looks like then', async () => {
    const answer = await fetch(`${project.url('territory')}/my-accounts`)
    const { accounts } = (await answer.json()) as { accounts: { name: string; revenue: number }[] }
    const top = accounts.toSorted((one, other) => other.revenue - one.revenue)[0]!
    const page = await browser.newPage()
    await page.goto(project.url('agent'))
    const ask = async (message: string, shown: string) => {
      await page.fill('#message', message)
      await page.press('#message', 'Enter')
      await page.locator('.message.agent:not([aria-busy])', { hasText: shown }).last().waitFor()
    }
    await ask(`open ${site.url}/contact`, 'Contact')
    await ask('type the name of my top account by revenue into the message field', top.name)
    await ask('take a screenshot', 'Here is a screenshot')
    const picture = page.locator('.message.agent').last().getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate(img => (img as unknown as { decode(): Promise<void> }).decode())
    expect(await picture.evaluate(img => (img as unknown as { naturalWidth: number }).naturalWidth)).to.equal(1280)
    expect(JSON.stringify(site.mirrors.at(-1)), 'what the page itself says that it holds').to.include(top.name)
  })
})
