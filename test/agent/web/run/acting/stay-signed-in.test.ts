import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from '../../open-pages.ts'

const DOOR = `<!doctype html><title>Club</title><h1>Club</h1>
<label>Member <input id="m"></label> <label>Password <input id="p" type="password"></label>
<label><input type="checkbox" id="k"> Stay logged in</label> <button>Sign in</button>
<p>Entered: <output id="o">nobody</output></p>
<script>
document.querySelector('button').onclick = () => { o.textContent = m.value + (k.checked ? ' for long' : ' for now') }
</script>`

describe('signing in', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-door-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'door.html'), DOOR)
    writeFileSync(join(folder, 'gate.html'), DOOR.replace('</button>', '</button> <button>Help</button>'))
    pages = await openPages({}, folder)
  })
  after(async () => {
    await pages.close()
    rmSync(folder, { recursive: true })
  })

  for (const [message, entered] of [
    ['sign in as ida with password Gull-7 and keep me signed in', 'ida for long'],
    ['sign in as ida with password Gull-7', 'ida for now'],
  ] as const)
    it(`ticks what keeps somebody signed in where that is said, in other words too: ${message}`, async () => {
      pages.anew()
      await pages.say(`open ${pages.site.url}/x/door`)
      const done = await pages.say(message)
      if (done.pending) await pages.approve()
      expect((await pages.say('what is entered')).data.result).to.equal(entered)
    })

  it('presses the button that is called so where there is no form, which Enter would send', async () => {
    pages.anew()
    await pages.say(`open ${pages.site.url}/x/gate`)
    const done = await pages.say('sign in as ida with password Gull-7')
    if (done.pending) await pages.approve()
    expect((await pages.say('what is entered')).data.result).to.equal('ida for now')
  })
})
