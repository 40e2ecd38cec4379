import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from '../../open-pages.ts'

const GAZETTE = `<!doctype html><title>Gazette</title><style>#veil{position:fixed;inset:0;background:#0006}#ask{position:fixed;bottom:0;background:#fff}</style><h1>Gazette</h1>
<div id="veil"></div><div id="ask" role="dialog" aria-label="Consent"><p>May we set cookies?</p><button id="all">Accept everything</button> <button id="few">Only essential cookies</button></div>
<button aria-label="Search" id="open">🔍</button><form id="f" hidden><input name="q" placeholder="Which words?"></form><p id="o">all news</p>
<script>
const at = id => document.getElementById(id)
for (const b of ['all', 'few']) at(b).onclick = () => { at('veil').remove(); at('ask').remove(); at('o').textContent = 'consent: ' + b }
at('open').onclick = () => { at('f').hidden = false }
at('f').onsubmit = e => { e.preventDefault(); at('o').textContent += ', news of ' + at('f').q.value }
</script>`

describe('searching a page', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-gazette-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'gazette.html'), GAZETTE)
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })

  it('opens the field behind its sign, with no more consent than has to be where a veil covers it', async () => {
    await pages.say(`open ${pages.site.url}/x/gazette`)
    const { response } = await pages.say('search the gazette for otters')
    expect(response).to.contain('otters')
    const { data } = await pages.say('does the page show "consent: few, news of otters"?')
    expect(data.result).to.equal(true)
  })
})
