import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

/** Rows of plain elements with a drawer, cards with a menu, and entries with controls of their own. */
const HARBOUR = `<!doctype html><title>Berths</title><style>.row{display:grid;grid-template-columns:80px 120px 120px 60px}.head{font-weight:bold}</style>
<h1>Berths</h1><div id="rows"><div class="row head"><div>Berth</div><div>Boat</div><div>Status</div><div></div></div></div>
<div id="side" hidden><h2 id="h"></h2><p id="n"></p><label>Assigned to <select id="w"><option>Nobody</option><option>Orla Finn</option></select></label>
<button id="del">Delete berth</button> <button id="shut">Close</button></div>
<ul><li class="c"><b>Piet</b> <span>The pump is dry</span> <span role="button" tabindex="0" aria-label="Upvote">▲</span></li>
<li class="c"><b>Ana</b> <span>Mind the rope</span> <span role="button" tabindex="0" aria-label="Upvote">▲</span></li></ul>
<output id="o">nothing</output>
<script>
const B = [['A1', 'Kittiwake', 'Let', 'Mast is out'], ['A2', '', 'Free', 'Swept in May'], ['B1', 'Dunlin', 'Let', 'Pays late']]
const $ = i => document.getElementById(i)
for (const b of B) {
  const r = document.createElement('div'); r.className = 'row'
  r.innerHTML = '<div>' + b[0] + '</div><div>' + (b[1] || '—') + '</div><div>' + b[2] + ' ▾</div><div title="Open" style="cursor:pointer">›</div>'
  r.lastChild.onclick = () => { $('side').hidden = false; $('h').textContent = 'Berth ' + b[0]; $('n').textContent = b[3]
    $('w').onchange = () => { o.textContent = b[0] + ' ' + $('w').value }
    $('del').onclick = () => { o.textContent = 'deleted ' + b[0] } }
  rows.append(r)
}
shut.onclick = () => { $('side').hidden = true }
for (const c of document.querySelectorAll('.c')) c.querySelector('[role=button]').onclick = () => { o.textContent = 'up ' + c.querySelector('b').textContent }
</script>`

describe('items of a list that are opened for a request', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-harbour-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'harbour.html'), HARBOUR)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/harbour`)
  })
  const shown = async () => (await pages.say('what does the page say?')).response

  it('show what is asked of them, and take what is done to them', async () => {
    await pages.say('assign berth A1 to Orla Finn')
    expect(await shown()).to.include('A1 Orla Finn')
  })

  it('wait for a yes that names them, before they are deleted', async () => {
    const asked = await pages.say('delete berth B1')
    expect(asked.pending?.action).to.include('Berth B1')
    expect(await shown()).not.to.include('deleted')
    await pages.say('delete berth B1')
    await pages.approve()
    expect(await shown()).to.include('deleted B1')
  })

  it('have a control of their own for it', async () => {
    await pages.say('upvote what Ana wrote')
    expect(await shown()).to.include('up Ana')
  })

  it('are left as they are where none is named, or none has it', async () => {
    expect((await pages.say('assign berth C7 to Orla Finn')).data.error).not.to.equal(undefined)
    expect((await pages.say('repaint berth A1')).data.error).not.to.equal(undefined)
    expect(await shown()).to.include('nothing')
  })

  it('are read with their condition, or not at all', async () => {
    expect((await pages.say('give me the berth and status of all free berths')).response).not.to.include('B1')
    const leads = await pages.say('boats and statuses of all upvote')
    expect(leads.confidence < 0.8 || leads.data.error !== undefined).to.equal(true)
  })
})
