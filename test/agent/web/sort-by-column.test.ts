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

/** Wide heads with a narrow button at their beginning, and fields below them by which the rows are narrowed down. */
const LOANS = `<!doctype html><title>Loans</title><h1>Loans</h1>
<table style="width:700px"><thead><tr><th style="text-align:left"><button>Item</button></th><th style="text-align:left"><button>Due</button></th></tr>
<tr><td><input aria-label="Filter item"></td><td><input type="date" aria-label="Due before"></td></tr></thead><tbody id="b"></tbody></table>
<script>
const loans = [['Ladder', '2026-12-14'], ['Drill', '2026-11-02'], ['Tent', '2026-11-28']]
const say = d => new Date(d).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const draw = () => { b.innerHTML = loans.map(([n, d]) => '<tr><td>' + n + '</td><td>' + say(d) + '</td></tr>').join('') }
document.querySelectorAll('th button').forEach((head, at) => head.onclick = () => { loans.sort((x, y) => x[at] > y[at] ? 1 : -1); draw() })
draw()
</script>`

describe('the rows of a table with fields over its columns', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-loans-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'loans.html'), LOANS)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  it('are brought into order by the button in the head, which need not say that it is a date', async () => {
    await pages.say(`open ${pages.site.url}/x/loans`)
    expect((await pages.say('sort by due date')).data.error).to.equal(undefined)
    const { data } = await pages.say('the table as json')
    expect(JSON.stringify(data.result)).to.match(/^[^A-Z]*Item[^A-Z]*Drill/)
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
