import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const HARBOUR = `<!doctype html><title>Skiff hire</title><h1>Skiff hire</h1>
<p>The season runs from 3 April to 30 September. Hello Una, you have 12 spare tokens.</p>
<a href="#rates">Rates</a> <a href="#crew">Crew</a>
<div role=tablist><button role=tab aria-selected=true id=a>Boats</button><button role=tab aria-selected=false id=b>Moorings</button></div>
<section role=tabpanel id=pa><p>We have nine boats.</p></section>
<section role=tabpanel id=pb hidden><table><tr><th>Mooring</th><th>Depth</th></tr><tr><td>North wall</td><td>4 m</td></tr><tr><td>Old slip</td><td>2 m</td></tr></table></section>
<h2 id=rates>Rates</h2><ul><li>Hour: €12</li><li>Day: €60</li></ul>
<h2 id=crew>Crew</h2><div><div class=c><h3>Ada Berg</h3><p>Rigger</p><p>speaks Danish</p></div><div class=c><h3>Bo Nyberg</h3><p>Diver</p><p>speaks Finnish</p></div></div>
<div class=faq><h3><button aria-expanded=false>Is there a shower?</button></h3><div hidden><p>Not on the quay, but in the harbour house.</p></div>
<h3><button aria-expanded=false>How can I pay?</button></h3><div hidden><p>In cash or by card.</p></div></div>
<script>
for (const t of document.querySelectorAll('[role=tab]')) t.onclick = () => { for (const u of document.querySelectorAll('[role=tab]')) { u.setAttribute('aria-selected', u === t); document.getElementById('p' + u.id).hidden = u !== t } }
for (const b of document.querySelectorAll('.faq button')) b.onclick = () => { const d = b.parentElement.nextElementSibling; d.hidden = !d.hidden; b.setAttribute('aria-expanded', !d.hidden) }
</script>`

const LOG = `<!doctype html><title>Log</title><h1>Log</h1><form onsubmit="return false"><label>Length at least <input type=number id=n></label>
<label><input type=checkbox id=k> With keel</label><button id=go>Show entries</button></form><p id=s></p><div id=l></div><button id=x>Next</button>
<script>
const all = [['Otter', 7, 1], ['Heron', 5, 0], ['Tern', 9, 1], ['Swift', 4, 0]]; let at = 0
const draw = () => { const f = all.filter(e => e[1] >= (+n.value || 0) && (!k.checked || e[2])); const p = f.slice(at, at + 2); l.innerHTML = p.map(e => '<article><h2>' + e[0] + '</h2><p>Length: ' + e[1] + ' m</p></article>').join(''); x.disabled = at + 2 >= f.length; s.textContent = f.length + ' entries' }
go.onclick = () => { at = 0; draw() }; x.onclick = () => { at += 2; draw() }; draw()
</script>`

const FINDS = `<!doctype html><title>Finds</title><h1>Finds</h1><select id=q aria-label=Quay><option value="">Any quay</option><option>North quay</option><option>South quay</option></select>
<div id=l></div><button id=x>Next</button>
<div role=tablist><button role=tab aria-selected=true id=a>Water</button><button role=tab aria-selected=false id=b>Diesel</button></div>
<section role=tabpanel id=pa><table><tr><th>Month</th><th>Litres</th></tr><tr><td>May</td><td>80</td></tr><tr><td>June</td><td>95</td></tr></table></section>
<section role=tabpanel id=pb hidden><table><tr><th>Month</th><th>Litres</th></tr><tr><td>May</td><td>410</td></tr><tr><td>June</td><td>330</td></tr></table></section>
<label>Note <textarea name=note></textarea></label> <button id=other>Log</button> <button id=send>Post note</button>
<script>
const all = [['Glove', 'South'], ['Oar', 'South'], ['Cap', 'North'], ['Lamp', 'South'], ['Rope', 'North']]; let at = 0
const draw = () => { const f = all.filter(e => !q.value || q.value === e[1] + ' quay'); l.innerHTML = f.slice(at, at + 2).map(e => '<article><h2>' + e[0] + '</h2><p>' + e[1] + ' quay</p></article>').join(''); x.disabled = at + 2 >= f.length }
q.onchange = () => { at = 0; draw() }; x.onclick = () => { at += 2; draw() }; draw()
for (const t of document.querySelectorAll('[role=tab]')) t.onclick = () => { for (const u of document.querySelectorAll('[role=tab]')) { u.setAttribute('aria-selected', u === t); document.getElementById('p' + u.id).hidden = u !== t } }
send.onclick = () => fetch('/forms/note', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: document.querySelector('textarea').value }) })
</script>`

describe('answers that a page does not show at first', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-harbour-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'harbour.html'), HARBOUR)
    writeFileSync(join(folder, 'log.html'), LOG)
    writeFileSync(join(folder, 'finds.html'), FINDS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  const open = async (page: string) => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/${page}`)
  }
  const read = async (question: string) => (await pages.say(question)).data.result

  it('are read behind a tab, in a folded section, and under a heading', async () => {
    await open('harbour')
    expect(await read('what does it say under Boats')).to.equal('We have nine boats.')
    expect(await read('how deep is the mooring at the Old slip')).to.equal(2)
    expect(await read('can I pay by card?')).to.equal('In cash or by card.')
    // The page's own question states nothing.
    expect(await read('is there a shower?')).to.equal('Not on the quay, but in the harbour house.')
    expect(await read('what are the rates')).to.contain('€60')
  })

  it('are a sentence or a card as it stands there, and a number beside its noun', async () => {
    await open('harbour')
    expect(await read('when does the season start')).to.equal('The season runs from 3 April to 30 September.')
    expect(await read('who is the diver')).to.equal('Bo Nyberg')
    expect((await pages.say('who speaks Danish?')).response).to.contain('Ada Berg')
    expect(await read('how many tokens do I have')).to.equal(12)
    expect((await pages.say('who is the cook')).data.error?.code).to.equal('NOT_FOUND')
  })

  it('are told of questions alone: a statement or an order that names nothing leaves the page as it was', async () => {
    await open('harbour')
    for (const message of ['we are three people', 'register for the regatta']) {
      const { data } = await pages.say(message)
      expect(data.error, message).not.to.equal(undefined)
      expect(await read('is the Boats tab selected?'), message).to.equal(true)
      expect(await read('is “How can I pay?” collapsed?'), message).to.equal(true)
    }
  })

  it('are looked for on later pages of a list; its limits are set and applied', async () => {
    await open('log')
    expect(await read('what is the length of the Tern')).to.equal('9 m')
    await open('log')
    await pages.say('go to the last page')
    expect(await read('is there a Swift?')).to.equal(true)
    await open('log')
    const { response } = await pages.say('only entries with a keel, at least 8')
    expect(response).to.contain('Show entries')
    expect(await read('how many entries are there')).to.equal(1)
  })

  it('are behind the tab that is spoken of, whatever the shown one says in the same words', async () => {
    await open('finds')
    expect((await pages.say('how many litres of diesel in June?')).response).to.contain('330')
    await open('finds')
    expect((await pages.say('how many litres of water in June?')).response).to.contain('95')
  })

  it('are of the whole list where a choice of the page narrows it down to what is asked about', async () => {
    await open('finds')
    const { response } = await pages.say('what was found at the north quay?')
    expect(response).to.contain('Cap').and.contain('Rope')
  })

  it('what is written in several lines is sent by the button that says so', async () => {
    await open('finds')
    await pages.say('note: back at ten')
    const asked = await pages.say('send it')
    expect(asked.pending).not.to.equal(undefined)
    await pages.approve()
    expect(pages.site.requests.some(({ method, path }) => method === 'POST' && path === '/forms/note')).to.equal(true)
  })
})
