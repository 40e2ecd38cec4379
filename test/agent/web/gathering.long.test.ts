import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const PLANTS = `<!doctype html><title>Plants</title><h1>Plants</h1>
<div><h3>Tree fern</h3><p>Likes shade. £12</p><button>Add</button></div>
<div><h3>Snake plant</h3><p>Likes sun, for a window. £8</p><button>Add</button></div>
<p>Basket: <output id="o">empty</output></p>
<p><input placeholder="Voucher code" id="v"></p>
<script>
for (const b of document.querySelectorAll('div button')) b.onclick = () => { o.textContent = b.parentElement.querySelector('h3').textContent }
</script>`

describe('what is put somewhere', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-plants-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'plants.html'), PLANTS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/plants`)
  })
  const read = async (question: string) => (await pages.say(question)).data.result

  it('goes into the basket by the button of its card', async () => {
    await pages.say('put the snake plant in the basket')
    expect(await read('what is basket')).to.equal('Snake plant')
    await pages.say('place the tree fern into my shopping cart')
    expect(await read('what is basket')).to.equal('Tree fern')
  })

  it('is told not to be there where no card says it', async () => {
    expect((await pages.say('put the orchid in the basket')).data.error?.code).to.equal('NOT_FOUND')
    expect(await read('what is basket')).to.equal('empty')
  })

  for (const message of ['put the orchid in the basket', 'put the tree fern in the window'])
    it(`is not typed into a field that has nothing to do with it: ${message}`, async () => {
      await pages.say(message)
      expect(await read('what is the value of voucher code')).not.to.match(/orchid|fern/)
    })
})
