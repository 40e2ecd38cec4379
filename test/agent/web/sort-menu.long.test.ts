import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const SHOP = `<!doctype html><title>Kites</title><style>.m{display:none}.show{display:block}</style>
<button aria-expanded=false id=s>Sort: Our choice</button><ul class=m id=m><li><a href="#">Our choice</a><li><a href="#">Span (widest first)</a><li><a href="#">Span (narrowest first)</a><li><a href="#">Price, low to high</a><li><a href="#">Name A–Z</a></ul>
<p>Order: <output id=o>none</output></p><p>Labels: <output id=l></output></p>
<label>New label <input id=t placeholder="New label, then Enter"></label> <button id=k>Keep</button><p>Kept: <output id=kept>nothing</output></p><script>
s.onclick = () => { m.classList.toggle('show') }
m.querySelectorAll('a').forEach(a => a.onclick = e => { e.preventDefault(); o.textContent = a.textContent; m.classList.remove('show') })
t.onkeydown = e => { if (e.key === 'Enter') { l.textContent += t.value + ';'; t.value = '' } }
k.onclick = () => { kept.textContent = l.textContent }
</script>`

describe('a menu of orders', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-kites-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'kites.html'), SHOP)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/kites`)
  })
  for (const [message, order] of [
    ['sort by price, cheapest first', 'Price, low to high'],
    ['sort them by name', 'Name A–Z'],
    // The other end first, or what has no entry of its own, is no order that it has.
    ['sort by price, dearest first', 'none'],
    ['sort by weight', 'none'],
    ['sort by span', 'none'],
  ] as const)
    it(`has the one that is said, or none: ${message}`, async () => {
      const { data } = await pages.say(message)
      expect(data.error === undefined).to.equal(order !== 'none')
      expect((await pages.say('what is the order')).data.result).to.equal(order)
    })

  it('leaves a field that is taken by Enter with what was typed taken', async () => {
    await pages.say('add the label "red" and press Keep')
    expect((await pages.say('what is kept')).data.result).to.equal('red;')
  })
})
