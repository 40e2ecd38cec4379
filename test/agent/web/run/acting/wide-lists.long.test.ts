import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from '../../open-pages.ts'

const HERBS = `<!doctype html><title>Herbs</title><h1>Herbs</h1>
<div id="ck" role="dialog" aria-label="Your choice"><p>We use cookies.</p><button id="yes">Agree to all</button> <button id="less">Only essential</button></div>
<ul id="l"></ul><button aria-label="Go to previous page" id="p">‹</button> <span id="r"></span> <button aria-label="Go to next page" id="n">›</button>
<button aria-expanded="false" id="c">Pick-up Choose date</button><div id="cal" hidden><button aria-label="Previous month">‹</button> <b id="m"></b> <button aria-label="Next month" id="nm">›</button><table><tbody></tbody></table></div>
<details><summary>Price</summary><input type="number" id="lo" placeholder="Min"> <input type="number" id="hi" placeholder="Max"> <button id="ap">Apply</button></details><p id="q"></p><p id="o">all prices</p>
<script>
const at = id => document.getElementById(id), all = ['Basil', 'Chervil', 'Dill', 'Fennel', 'Lovage', 'Mint', 'Sage']; let page = 0, month = 2
const draw = () => { at('l').innerHTML = all.slice(page * 2, page * 2 + 2).map(h => '<li>' + h + '</li>').join(''); at('r').textContent = (page * 2 + 1) + '–' + Math.min(all.length, page * 2 + 2) + ' of ' + all.length; at('p').disabled = page === 0; at('n').disabled = page * 2 + 2 >= all.length }
at('p').onclick = () => { page--; draw() }; at('n').onclick = () => { page++; draw() }; draw()
for (const b of ['yes', 'less']) at(b).onclick = () => { at('ck').innerHTML = 'chosen: ' + b }
const names = ['January', 'February', 'March', 'April', 'May', 'June']
const cal = () => { at('m').textContent = names[month] + ' 2027'; at('cal').querySelector('tbody').innerHTML = '<tr>' + Array.from({ length: new Date(2027, month + 1, 0).getDate() }, (_, d) => '<td><button aria-label="' + (d + 1) + ' ' + names[month] + ' 2027">' + (d + 1) + '</button></td>').join('') + '</tr>'; for (const b of at('cal').querySelectorAll('td button')) b.onclick = () => { at('q').textContent = 'taken: ' + b.getAttribute('aria-label'); at('cal').hidden = true } }
at('c').onclick = () => { at('cal').hidden = false; cal() }; at('nm').onclick = () => { month++; cal() }
at('ap').onclick = () => { at('o').textContent = 'from ' + at('lo').value + ' to ' + at('hi').value }
</script>`

describe('lists, calendars and limits that pages build themselves', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-herbs-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'herbs.html'), HERBS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/herbs`)
  })
  const shows = async (text: string) => (await pages.say(`does the page show "${text}"?`)).data.result

  it('are turned to a page by its number, one after the other', async () => {
    await pages.say('go to page 3')
    expect(await shows('5–6 of 7')).to.equal(true)
    await pages.say('go to page 2')
    expect(await shows('3–4 of 7')).to.equal(true)
    expect((await pages.say('go to page 9')).data.error?.code).to.equal('NOT_FOUND')
  })

  it('take a day in the calendar that a button opens', async () => {
    await pages.say('pick-up on 9 May 2027')
    expect(await shows('taken: 9 May 2027')).to.equal(true)
  })

  it('apply what was set, without a form', async () => {
    await pages.say('I want to pay between 2 and 6 euros')
    expect(await shows('from 2 to 6')).to.equal(true)
  })

  it('are consented to no more than has to be', async () => {
    await pages.say('if there is a cookie notice, accept only what is necessary')
    expect(await shows('chosen: yes')).to.equal(false)
    await pages.say('keep only the essential ones')
    expect(await shows('chosen: less')).to.equal(true)
  })
})
