import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openPages, type Pages } from './open-pages.ts'

const SONGS = `<!doctype html><title>Songs</title><h1>Songs</h1>
<div role="toolbar"><label>Playlist <select id="p"><option value="">–</option><option value="Running">Running</option><option value="Evening">Evening</option></select></label>
<button>Move</button> <button>Shuffle</button></div>
<ul><li><label><input type="checkbox" value="Blue Road"> Blue Road</label></li>
<li><label><input type="checkbox" value="Harbour"> Harbour</label></li></ul>
<p>Moved: <output id="o">nothing</output></p>
<script>
document.querySelector('button').onclick = () => {
  o.textContent = [...document.querySelectorAll(':checked')].map(x => x.value).join(' has ') || 'nothing'
}
</script>`

const TICKET = `<!doctype html><title>Ticket 7</title><h1>Ticket 7</h1>
<form onsubmit="o.textContent = s.value; return false">
<label>Status <select id="s"><option>New</option><option>Closed</option></select></label>
<label>Serial number <input name="serial"></label>
<label>Remark <input name="remark"></label>
<button>Apply</button></form>
<p>Stored: <output id="o">nothing</output></p>`

/** A card whose remarks are kept by a button right behind their field, and a form of which a remark is but a part. */
const CARD = `<!doctype html><title>Card</title><h1>Card</h1><label>Due <input id=due></label>
<div><textarea id=say placeholder="Write a comment…"></textarea> <button id=put>Save</button></div>
<p>Said: <output id=o>nothing</output></p><script>put.onclick = () => { o.textContent = say.value }</script>`
const PARTY = `<!doctype html><title>Party</title><h1>Party</h1><form onsubmit="o.textContent = c.value; return false">
<label>Guests <input name=g></label> <label>Comment <textarea id=c></textarea></label> <button>Save</button></form>
<p>Said: <output id=o>nothing</output></p>`

/** Letters that open on top of their list, with a cross that only its makers call so. */
const LETTERS = `<!doctype html><title>Letters</title><h1>Letters</h1><div id=list>
<div class=row>Otto <i>Boats</i></div><div class=row>Vera <i>Nets</i></div></div>
<div id=view hidden><span id=close-letter style="display:inline-block;width:14px;height:14px;background:#999"></span>
<h2 id=who></h2><p>Dear all, the usual.</p><p>Yours</p></div><p>Shown: <output id=o>list</output></p>
<script>
const show = on => { view.hidden = !on; list.hidden = on; o.textContent = on ? 'letter' : 'list' }
for (const row of document.querySelectorAll('.row')) row.onclick = () => { who.textContent = row.textContent; show(true) }
document.getElementById('close-letter').onclick = () => show(false)
</script>`

describe('what is only half done', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-half-done-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'songs.html'), SONGS)
    writeFileSync(join(folder, 'ticket.html'), TICKET)
    writeFileSync(join(folder, 'card.html'), CARD)
    writeFileSync(join(folder, 'party.html'), PARTY)
    writeFileSync(join(folder, 'letters.html'), LETTERS)
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

  it('is left as it was where something was opened in vain', async () => {
    await open('letters')
    await pages.say('I want the letters from Otto gone', { approvals: 'never' })
    expect(await read('what is shown')).to.equal('list')
  })

  it('is finished by the button that is called by the verb', async () => {
    await open('songs')
    const { response } = await pages.say('Tick Harbour and move it to the playlist Evening', { approvals: 'never' })
    expect(response).to.include('Move')
    expect(await read('what is moved')).to.equal('Evening has Harbour')
  })

  it('is told where the button that takes it over was not pressed', async () => {
    await open('ticket')
    const { response } = await pages.say('change the status to Closed')
    expect(response).to.match(/“Apply”.* was not pressed/)
    expect(await read('what is stored')).to.equal('nothing')
  })

  it('is handed in where what the field takes is called by the verb, unless it is but a part of a form', async () => {
    await open('card')
    await pages.say('comment "They said yes"')
    expect(await read('what is said')).to.equal('They said yes')
    await open('party')
    const { response, confidence } = await pages.say('comment "no nuts please"')
    expect(await read('what is said')).to.equal('nothing')
    expect(response.includes('not pressed') ? confidence : 0, response).to.be.below(0.8)
  })

  it('is not told where it was pressed', async () => {
    await open('ticket')
    const { response } = await pages.say('change the status to Closed and press Apply')
    expect(response).not.to.include('not pressed')
  })

  for (const words of ['the serial number that is on the plate', 'what the sticker says', 'a random number'])
    it(`types no words that describe a text: ${words}`, async () => {
      await open('ticket')
      const { data } = await pages.say(`Type ${words} into the serial number field`)
      expect(data.error).to.be.an('object')
      expect(await read('what is the value of serial number')).not.to.match(/\S/)
    })

  it('types what is quoted, and titles', async () => {
    await open('ticket')
    await pages.say('fill the remark with "the code below"')
    expect(await read('what is the value of remark')).to.equal('the code below')
    await pages.say('fill the remark with The Name of the Rose')
    expect(await read('what is the value of remark')).to.equal('The Name of the Rose')
  })

  for (const things of ['ducks', 'orange badges', 'open invoices'])
    it(`counts nothing that the page does not speak of: ${things}`, async () => {
      await open('ticket')
      const { data, response } = await pages.say(`how many ${things} are there`)
      expect(data.error?.code, response).to.be.a('string')
      expect(data.result).to.equal(null)
    })
})
