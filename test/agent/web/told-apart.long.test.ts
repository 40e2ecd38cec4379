import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

/** Walks as cards that say who leads them, a shed with switches and a heater, and a bill. */
const WALKS = `<!doctype html><title>Walks – Ramblers</title><h1>Walks</h1>
<ul id=l><li><h3>Mill pond loop</h3><div>Mia Stone · Planned</div><div>Led by: Mia Stone · Seats: 12</div></li>
<li><h3>Ridge at dawn</h3><div>Cancelled</div><div>Led by: nobody · Seats: 8</div></li>
<li><h3>Two bridges</h3><div>Planned</div><div>Led by: Otto Lund · Seats: 20</div></li>
<li><h3>Night owls</h3><div>Planned</div><div>Led by: Otto Lund · Seats: 9</div></li></ul>`
const SHED = `<!doctype html><title>The shed</title><h1>The shed</h1>
<section><h2>Attic</h2><label><input type=checkbox role=switch id=fan checked> Fan</label> <label><input type=checkbox role=switch id=lamp checked> Lamp</label>
<div role=group aria-label=Heat><button id=c>Colder</button> <output id=h>16.0 °C</output> <button id=w>Hotter</button></div></section>
<section><h2>Cellar</h2><label><input type=checkbox role=switch id=pump checked> Pump</label><p>Status: <b>unlocked</b></p></section>
<h2>Gate</h2><p>Status: <b>shut</b></p>
<p>Free of charge you can return tools until 3 days before the season; later than that we keep the deposit.</p>
<script>let at = 16; const put = () => { h.textContent = at.toFixed(1) + ' °C' }; w.onclick = () => { at += .5; put() }; c.onclick = () => { at -= .5; put() }</script>`
const BILL = `<!doctype html><title>Your basket – Seed store</title><h1>Your basket</h1><style>.r { display: flex; justify-content: space-between }</style>
<div class=r><span>Tulip bulbs</span><span><span>€6.00</span> <button onclick="this.closest('.r').remove()">Remove</button></span></div>
<div class=r><span>Watering can</span><span><span>€19.50</span> <button onclick="this.closest('.r').remove()">Remove</button></span></div>
<div class=r><span>Twine</span><span><span>€2.50</span> <button onclick="this.closest('.r').remove()">Remove</button></span></div>
<div class=r><span>Postage</span><span>€4.00</span></div><div class=r><b>Total</b><b>€32.00</b></div>`
const FEES = `<!doctype html><title>Fees</title><h1>Fees</h1><label>Filter name <input id=f></label> <button id=clear>Clear</button>
<table><thead><tr><th>Plot</th><th>Keeper</th><th>Letters</th><th>Fee</th></tr></thead><tbody id=t></tbody></table><script>
const all = [['Plot by the well', 'Ada Moss', 3, '£40.00'], ['Long plot', 'Bo Lind', 0, '£55.00'], ['Orchard plot', 'Ada Moss', 7, '£62.50']]
const draw = () => { t.innerHTML = all.filter(r => r.join().toLowerCase().includes(f.value.toLowerCase())).map(r => '<tr>' + r.map(c => '<td>' + c + '</td>').join('') + '</tr>').join('') }
f.oninput = draw; clear.onclick = () => { f.value = ''; draw() }; draw()
</script>`

/** Notes whose deeds are drawn only under the mouse, in an order that a menu changes. */
const NOTES = `<!doctype html><title>Notes</title><h1>Notes</h1><style>.d { position: relative; left: -9999px } li:hover .d { left: 0 }</style>
<button id=s aria-expanded=false>Sort: Newest first</button><div id=m></div><ul id=l></ul><p>Order: <output id=o>new</output></p><script>
s.onclick = () => { m.innerHTML = '<button onclick="o.textContent = \\'old\\'; m.innerHTML = \\'\\'">Oldest first</button><button>Newest first</button>' }
l.innerHTML = ['Lunch menu', 'Roof plan'].map(n => '<li><b>' + n + '</b> <span class=d><a href="#" aria-label="Move “' + n + '” to the bin" onclick="this.closest(\\'li\\').remove(); return false">Bin</a></span></li>').join('')
</script>`

describe('what items are told apart by', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-told-'))
  let pages: Pages
  before(async () => {
    for (const [name, html] of Object.entries({ walks: WALKS, shed: SHED, bill: BILL, fees: FEES, notes: NOTES }))
      writeFileSync(join(folder, `${name}.html`), html)
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

  for (const [page, question, answer] of [
    ['walks', "which walks aren't led by anybody?", 'Ridge at dawn'],
    ['walks', 'which walks are still planned?', ['Mill pond loop', 'Two bridges', 'Night owls']],
    ['walks', 'how many seats does the walk over the two bridges have?', '20'],
    ['fees', 'who has the most plots?', 'Ada Moss'],
    ['fees', 'how many letters does the plot by the well have?', '3'],
    ['bill', "what's the cheapest thing in my basket?", 'Twine'],
    ['bill', 'what do I pay altogether?', '€32.00'],
    ['shed', 'is the gate shut?', true],
    ['shed', 'is the cellar locked?', false],
  ] as const)
    it(`answers: ${question}`, async () => {
      await open(page)
      const { data, response } = await pages.say(question)
      if (typeof answer === 'boolean' || Array.isArray(answer)) expect(data.result).to.deep.equal(answer)
      else expect(`${response} ${String(data.result)}`).to.include(answer)
      expect(data.error).to.equal(undefined)
    })

  it('answers how late something can be had for nothing', async () => {
    await open('shed')
    expect((await pages.say('how late can I return tools without paying?')).response).to.include('3 days')
  })

  it('names nobody where two are named as often', async () => {
    await open('bill')
    const { confidence } = await pages.say('who has the most plots?')
    expect(confidence).to.be.below(0.7)
  })

  it('adds up what is shown, and shows all again', async () => {
    await open('fees')
    await pages.say('type ada into filter name')
    const { response } = await pages.say('how much is that altogether?')
    expect(response).to.include('102.5')
    await pages.say('ok, show all of them again')
    expect((await pages.say('how many rows does the table have?')).data.result).to.equal(3)
  })

  it('turns off all that one part of the page has, and nothing else', async () => {
    await open('shed')
    await pages.say('everything off in the attic please')
    expect((await pages.say('is the lamp checked?')).data.result).to.equal(false)
    expect((await pages.say('is the fan checked?')).data.result).to.equal(false)
    expect((await pages.say('is the pump checked?')).data.result).to.equal(true)
  })

  it('brings a measure of one part of the page to what is said', async () => {
    await open('shed')
    const { response } = await pages.say('make it 18 degrees in the attic')
    expect(response).to.include('18')
    expect((await pages.say('what does the page say about heat in the attic')).response).to.not.include('16.0')
  })

  it('does to an item what shows only under the mouse, and asks before', async () => {
    await open('notes')
    const asked = await pages.say('put the roof plan in the bin')
    expect(asked.pending?.action).to.include('Roof plan')
    await pages.approve()
    expect((await pages.say('is there a roof plan on the page?')).data.result).to.equal(false)
    expect((await pages.say('is there a lunch menu on the page?')).data.result).to.equal(true)
  })

  it('brings a list into the order that is said alone, by its menu', async () => {
    await open('notes')
    await pages.say('oldest first please')
    expect((await pages.say('what does order say')).data.result).to.equal('old')
  })

  it('takes an end of a scale that is named alone for a question', async () => {
    await open('fees')
    expect((await pages.say('highest fee of the plots')).response).to.include('62.50')
  })

  it('takes out what is no longer wanted', async () => {
    await open('bill')
    const { response } = await pages.say("I don't want the watering can any more")
    expect(response).to.include('Watering can')
  })
})
