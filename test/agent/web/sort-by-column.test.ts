import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { orderOf } from '../../../src/agent/web/run/acting/sort-column.ts'
import { openPages, type Pages } from './open-pages.ts'

const BOATS = `<!doctype html><title>Boats</title><h1>Boats</h1>
<table><thead><tr><th aria-sort="none"><button>Boat</button></th><th aria-sort="none"><button>Length</button></th></tr></thead><tbody id="b"></tbody></table>
<script>
const boats = [['Tern', 9], ['Alca', 12], ['Puffin', 7]]
let by = -1, way = 1
const draw = () => { b.innerHTML = boats.map(([n, l]) => '<tr><td>' + n + '</td><td>' + l + ' m</td></tr>').join('') }
document.querySelectorAll('th button').forEach((head, at) => head.onclick = () => {
  way = by === at ? -way : 1
  by = at
  boats.sort((x, y) => (x[at] > y[at] ? 1 : -1) * way)
  setTimeout(draw, 150)
})
draw()
</script>`

describe('the rows of a table', function () {
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
  for (const [message, first] of [
    ['sort by length, longest first', 'Alca'],
    ['order the list by length, smallest first', 'Puffin'],
    ['sort the rows by boat descending', 'Tern'],
    ['sort by boat', 'Alca'],
  ] as const)
    it(`are brought into order by the head of a column: ${message}`, async () => {
      pages.anew()
      await pages.say(`open ${pages.site.url}/x/boats`)
      expect((await pages.say(message)).data.error).to.equal(undefined)
      const { data } = await pages.say('the table as json')
      expect(JSON.stringify(data.result)).to.match(new RegExp(`^[^A-Z]*Boat[^A-Z]*${first}`))
    })
})

describe('the order of values', () => {
  it('is that of numbers, dates and words', () => {
    expect(orderOf(['5 %', '12 %', '71 %'])).to.equal('asc')
    expect(orderOf(['2026-11-21', '2026-10-02'])).to.equal('desc')
    expect(orderOf(['ash', 'Beech', 'oak'])).to.equal('asc')
    expect(orderOf(['4', '9', '2'])).to.equal(undefined)
    expect(orderOf(['4', '4'])).to.equal(undefined)
  })
})
