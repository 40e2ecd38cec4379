import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const BOATS = `<!doctype html><title>Boats</title><h1>Boats</h1>
<table><thead><tr><th>Boat</th><th>Price</th><th></th></tr></thead><tbody>
<tr><td>Otter</td><td>£40</td><td><button>Pick</button></td></tr>
<tr><td>Heron</td><td>£25</td><td><button>Pick</button></td></tr></tbody></table>
<p>Picked: <output id="o">none</output></p>
<div><article><h2>Punt tour</h2><p>Weir side</p><p>£9</p><button>Keep</button> <button class=s>Save</button></article>
<article><h2>Canoe trip</h2><p>Mill pond</p><p>£6</p><button>Keep</button> <button class=s>Save</button></article></div>
<p>Kept: <output id="k">none</output></p><p>Saved: <output id="s">none</output></p>
<form onsubmit="return false"><label>Paddlers <input type="number" name="n"></label> <label>Day <input type="date" name="d"></label>
<label>Mobile <input type="tel" name="t"></label> <label><input type="checkbox" name="v"> Life vest (£2)</label></form>
<script>
for (const b of document.querySelectorAll('td button')) b.onclick = () => { o.textContent = b.closest('tr').cells[0].textContent }
for (const b of document.querySelectorAll('article button')) b.onclick = () => { (b.className ? s : k).textContent = b.parentElement.querySelector('h2').textContent }
</script>`

describe('one of several that are alike', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-boats-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'boats.html'), BOATS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/boats`)
  })
  const read = async (question: string) => (await pages.say(question)).data.result

  it('is the row that is named with what its column is called', async () => {
    await pages.say('pick the Heron boat')
    expect(await read('what is picked')).to.equal('Heron')
  })

  it('is the cheapest, and the first, where that is said', async () => {
    await pages.say('keep the first one')
    expect(await read('what is kept')).to.equal('Punt tour')
    await pages.say('save the cheapest one')
    expect(await read('what is saved')).to.equal('Canoe trip')
  })

  it('is none where what is said of it stands nowhere', async () => {
    const { data } = await pages.say('keep the midnight sailing')
    expect(data.error).not.to.equal(undefined)
    expect(await read('what is kept')).to.equal('none')
  })

  it('is there where one entry says every word', async () => {
    expect(await read('is there a tour near the weir?')).to.equal(true)
    expect(await read('is there a tour near the castle?')).to.equal(false)
  })

  it('takes a number of things, a day, and what comes along', async () => {
    await pages.say('3 paddlers on 4 May 2027, with life vest')
    expect(await read('what is the value of paddlers')).to.equal('3')
    expect(await read('what is the value of day')).to.equal('2027-05-04')
    expect(await read('is life vest checked?')).to.equal(true)
  })

  it('has its rows as data where the table is called so', async () => {
    const { response } = await pages.say('all boats as CSV')
    expect(response).to.contain('Otter').and.contain('£25')
  })
})
