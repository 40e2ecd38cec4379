import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../launch-browser.ts'
import { startSite, type Site } from './start-site.ts'

/** What tests of the browser rely on: that the site records what happened, and that its pages can be used. */
describe('the fixture site', function () {
  this.timeout(30_000)
  let browser: Browser
  let page: Page
  let site: Site
  before(async () => {
    browser = await launchBrowser()
  })
  after(() => browser.close())
  beforeEach(async () => {
    site = await startSite({ mirror: true })
    page = await browser.newPage()
  })
  afterEach(async () => {
    await page.close()
    await site.close()
  })

  /** What the page at a path told last, once it fits. */
  async function told(path: string, fits: (mirror: Site['mirrors'][number]) => boolean) {
    for (let left = 40; left > 0; left--) {
      const last = site.mirrors.findLast(mirror => mirror.path === path)
      if (last && fits(last)) return last
      await page.waitForTimeout(50)
    }
    throw new Error(`${path} never told so: ${JSON.stringify(site.mirrors.at(-1))}`)
  }

  it('keeps a cart and an order per cookie, and records what was sent', async () => {
    await page.goto(`${site.url}/shop/p/seeds`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Go to checkout' }).click()
    for (const [label, text] of [
      ['Full name', 'Ada'],
      ['Street and number', '1 Quay'],
      ['Town', 'Kelby'],
      ['Card number', '4111'],
    ] as const)
      await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: 'Place order' }).click()
    await page.getByText('Your order 7001 is confirmed. Total £4.25.').waitFor()
    const sent = site.requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ path }) => path)).to.deep.equal(['/shop/cart', '/shop/checkout'])
    expect(sent[1]!.body).to.include({ name: 'Ada', city: 'Kelby' })
    expect(site.state.orders).to.have.lengthOf(1)
    const other = await startSite()
    expect(other.state.orders).to.deep.equal([])
    await other.close()
  })

  it('shows the account to those who signed in only', async () => {
    await page.goto(`${site.url}/account/orders`)
    expect(new URL(page.url()).pathname).to.equal('/login')
    await page.getByLabel('E-mail or user name').fill('mei')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Wrong user name or password').waitFor()
    await page.getByLabel('E-mail or user name').fill('mei')
    await page.getByLabel('Password').fill('correct horse')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Welcome, Mei Tanaka').waitFor()
  })

  it('tells what fields, widgets and components hold', async () => {
    await page.goto(`${site.url}/forms/widgets`)
    await page.getByRole('switch').click()
    await page.getByRole('button', { name: 'Choose date' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('gridcell', { name: '24', exact: true }).click()
    await page.getByRole('slider').press('PageUp')
    const { states } = await told('/forms/widgets', ({ fields }) => fields.budget === '110' && fields.quiet === 'true')
    expect(states.date).to.equal('2026-12-24')
    await page.goto(`${site.url}/components`)
    await page.getByRole('button', { name: 'More adults' }).click()
    await told('/components', mirror => mirror.states.sum === '9')
  })

  it('takes things that are dragged, by events of HTML and by the pointer', async () => {
    await page.goto(`${site.url}/board`)
    await page.getByText('Print the flyers').dragTo(page.getByRole('region', { name: 'In progress' }))
    await page.getByText('Quinces').dragTo(page.getByText('Apples'))
    await told('/board', ({ states }) => states.ranking === 'Quinces,Apples,Pears,Plums')
    expect(site.state.board['Print the flyers']).to.equal('doing')
  })

  it('tells of frames of both origins', async () => {
    await page.goto(`${site.url}/frames`)
    await page.frameLocator('[title^=Sister]').getByLabel('Name on the ticket').fill('Lee')
    const mirror = await told('/frames/inner', ({ fields }) => fields.holder === 'Lee')
    expect(mirror.origin).to.equal('other')
  })

  it('has pages that fail in each way', async () => {
    const status = async (path: string) => (await fetch(site.url + path)).status
    expect(await status('/no/such/page')).to.equal(404)
    expect(await status('/broken/500')).to.equal(500)
    const loop = await page.goto(`${site.url}/broken/loop`).catch(String)
    expect(loop).to.contain('ERR_TOO_MANY_REDIRECTS')
    const reset = await page.goto(`${site.url}/broken/reset`).catch(String)
    expect(reset).to.match(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  })
})
