import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

/** A list that is drawn anew with every change, as many scripts do. */
const HIVES = `<!doctype html><title>Hives</title><h1>Hives</h1>
<button id="do" aria-haspopup="menu" aria-expanded="false">With these ▾</button><div id="menu" hidden><button>Feed</button> <button>Export notes</button></div>
<table><thead><tr><th></th><th><button>Notes</button></th><th>State</th><th></th></tr></thead><tbody></tbody></table>
<nav><a href="#a">Archive</a></nav><button title="Archive" id="ar">🗄</button>
<dialog id="d"><label>New name <input id="n"></label> <button id="save">Save</button></dialog><p id="log">nothing yet</p>
<script>
const at = id => document.getElementById(id), all = ['Elm hive', 'Oak hive', 'Lime hive'], on = new Set(); let now
const tell = text => { at('log').textContent = text }
const draw = () => { document.querySelector('tbody').innerHTML = all.map((n, i) => '<tr><td><input type=checkbox aria-label="Select ' + n + '"' + (on.has(i) ? ' checked' : '') + '></td><td>' + n + '</td><td>calm</td><td><button aria-label="Rename">✎</button><button>Weigh</button></td></tr>').join('')
  document.querySelectorAll('tbody tr').forEach((r, i) => { const [a, b] = r.querySelectorAll('button'); r.querySelector('input').onchange = e => { e.target.checked ? on.add(i) : on.delete(i); draw() }; a.onclick = () => { now = i; at('d').showModal() }; b.onclick = () => tell(at('log').textContent + ' weighed ' + all[i]) }) }
draw()
at('save').onclick = () => { all[now] = at('n').value; at('d').close(); draw() }
at('do').onclick = () => { at('menu').hidden = !at('menu').hidden }
for (const b of at('menu').children) b.onclick = () => tell(b.textContent + ': ' + [...on].map(i => all[i]).join(' + '))
at('ar').onclick = () => tell('archived ' + [...on].map(i => all[i]).join(' + '))
</script>`

describe('items of a list that is drawn anew', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-hives-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'hives.html'), HIVES)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/hives`)
  })
  const shows = async (text: string) => (await pages.say(`does the page show "${text}"?`)).data.result

  it('are ticked one after the other, and what is done with them stands in a menu', async () => {
    await pages.say('select Oak hive and Lime hive and export their notes')
    expect(await shows('Export notes: Oak hive + Lime hive')).to.equal(true)
  })

  it('are renamed by their own control, never that of another', async () => {
    await pages.say('rename Lime hive to Linden')
    expect(await shows('Linden')).to.equal(true)
    expect(await shows('Elm hive')).to.equal(true)
    const { data } = await pages.say('rename Beech hive to Copper')
    expect(data.error).not.to.equal(undefined)
    expect(await shows('Copper')).to.equal(false)
  })

  it('are ticked, not opened, and done with by a button before a link of that name', async () => {
    await pages.say('tick the Elm hive and archive it')
    expect(await shows('archived Elm hive')).to.equal(true)
  })

  it('are each done to where several are named', async () => {
    await pages.say('weigh the Elm hive and the Lime hive')
    expect(await shows('weighed Elm hive weighed Lime hive')).to.equal(true)
  })

  it('are not touched where half of what is said is not understood', async () => {
    const { data } = await pages.say('The queen of it swarmed at noon. Tick Elm hive.')
    expect(data.error).not.to.equal(undefined)
    expect((await pages.say('is “Select Elm hive” ticked?')).data.result).to.equal(false)
  })
})
