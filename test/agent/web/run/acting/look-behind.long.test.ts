import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from '../../open-pages.ts'

const STUDIO = `<!doctype html><title>Pottery studio</title><h1>Pottery studio</h1>
<div role="tablist"><button role="tab" aria-selected="true" aria-controls="a" id="ta">Courses</button>
<button role="tab" aria-selected="false" aria-controls="b" id="tb">Kiln</button></div>
<div role="tabpanel" id="a"><p>Six courses a year.</p><span>Evening</span></div>
<div role="tabpanel" id="b" hidden><label><input type="checkbox" id="glaze" checked> Letters about glazes</label>
<h3><button aria-expanded="false" id="fold">Firing</button></h3><div id="in" hidden><label>Temperature <select id="hot">
<option>Bisque</option><option>Stoneware</option></select></label></div></div>
<button aria-expanded="false" aria-haspopup="dialog" id="who">1 wheel · 0 benches</button>
<div id="pop" role="dialog" aria-label="What you need" hidden><div><span>Wheels</span> <button data-by="-1">−</button> <b>1</b> <button data-by="1">+</button></div></div>
<span id="order">Order</span> <button role="combobox" aria-labelledby="order by" id="by" aria-expanded="false">Newest</button>
<ul role="listbox" id="list" hidden><li role="option">Newest</li><li role="option">Price, low to high</li></ul>
<div>Blue vase</div><div id="shelf">Shelf</div>
<script>
const at = id => document.getElementById(id)
for (const [tab, panel] of [['ta', 'a'], ['tb', 'b']]) at(tab).onclick = () => { for (const [t, p] of [['ta', 'a'], ['tb', 'b']]) { at(t).setAttribute('aria-selected', String(t === tab)); at(p).hidden = p !== panel } }
for (const [opener, what] of [['fold', 'in'], ['who', 'pop'], ['by', 'list']]) at(opener).onclick = () => { at(what).hidden = !at(what).hidden; at(opener).setAttribute('aria-expanded', String(!at(what).hidden)) }
for (const b of document.querySelectorAll('[data-by]')) b.onclick = () => { const n = b.parentElement.querySelector('b'); n.textContent = String(Number(n.textContent) + Number(b.dataset.by)) }
for (const o of document.querySelectorAll('[role=option]')) o.onclick = () => { at('by').textContent = o.textContent; at('list').hidden = true; at('by').setAttribute('aria-expanded', 'false') }
</script>`

describe('what is behind tabs, folds and menus', function () {
  this.timeout(60_000)
  let pages: Pages
  let folder: string
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-studio-'))
    writeFileSync(join(folder, 'studio.html'), STUDIO)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/studio`)
  })

  it('is opened for a request that names it', async () => {
    const { response, data } = await pages.say('please stop sending me letters about glazes')
    expect(data.error).to.equal(undefined)
    expect(response).to.contain('Opened “Kiln”').and.contain('Letters about glazes')
    const after = await pages.say('is “Letters about glazes” ticked?')
    expect(after.data.result).to.equal(false)
  })

  it('is found in a fold of a tab', async () => {
    const { response } = await pages.say('set the temperature to stoneware')
    expect(response).to.contain('Opened “Kiln”').and.contain('Opened “Firing”').and.contain('Stoneware')
  })

  it('is counted up in what a button opens', async () => {
    const { response } = await pages.say('three wheels')
    expect(response)
      .to.match(/Opened “1 wheel/)
      .and.contain('3')
  })

  it('is chosen in a list that drops down', async () => {
    const { response } = await pages.say('cheapest first')
    expect(response).to.contain('Price, low to high')
  })

  it('is shown as it was where nothing explains the request', async () => {
    const { data } = await pages.say('please waterproof the cellar')
    expect(data.error).not.to.equal(undefined)
    const { data: tab } = await pages.say('is the Courses tab selected?')
    expect(tab.result).to.equal(true)
  })

  it('leads nowhere where a text is no control', async () => {
    const { data } = await pages.say('go to Evening')
    expect(data.error?.code).to.equal('NOT_FOUND')
  })

  it('says that a drag changed nothing', async () => {
    const { data } = await pages.say('drag the blue vase to the shelf')
    expect(data.error?.code, data.error?.message).to.equal('NOT_AS_EXPECTED')
  })
})
