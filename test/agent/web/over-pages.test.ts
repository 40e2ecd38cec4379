import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const BIKES = `<!doctype html><title>Bikes</title><h1>Bikes</h1>
<table><thead><tr><th>Bike</th><th>Depot</th><th>Weight</th></tr></thead><tbody id="b"></tbody></table>
<button id="p" aria-label="Go to previous page">‹</button> <span id="r"></span> <button id="n" aria-label="Go to next page">›</button>
<script>
const bikes = [['B-1', 'Harbour', 14], ['B-2', 'Mill', 15], ['B-3', 'Harbour', 13], ['B-4', 'Mill', 19], ['B-5', 'Mill', 12], ['B-6', 'Harbour', 11], ['B-7', 'Mill', 16]]
let page = 0
const draw = () => {
  b.innerHTML = bikes.slice(page * 3, page * 3 + 3).map(row => '<tr>' + row.map(x => '<td>' + x + '</td>').join('') + '</tr>').join('')
  r.textContent = (page * 3 + 1) + '–' + Math.min(7, page * 3 + 3) + ' of 7'
  p.disabled = page === 0
  n.disabled = page === 2
}
n.onclick = () => { page++; draw() }
p.onclick = () => { page--; draw() }
draw()
</script>`

describe('a list over several pages', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-bikes-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'bikes.html'), BIKES)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  it('is counted as a whole, and shown as before', async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/bikes`)
    const { data, response } = await pages.say('how many bikes are in the Mill depot?')
    expect(data.result, response).to.equal(4)
    expect((await pages.say('does the page show “1–3 of 7”?')).data.result).to.equal(true)
  })
})
