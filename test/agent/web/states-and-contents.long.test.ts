import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isStateOf } from '../../../src/agent/web/ground/states.ts'
import { asksContents } from '../../../src/agent/web/run/asking/answer-within-item.ts'
import { openPages, type Pages } from './open-pages.ts'

/** Parcels that are narrowed down by their states, each with a part that is folded up, and letters that open by a click. */
const PARCELS = `<!doctype html><title>Parcels</title><h1>Parcels</h1>
<span role=group aria-label=State id=g><button aria-pressed=true>All</button><button aria-pressed=false>Cancelled</button><button aria-pressed=false>Paid</button></span>
<table><thead><tr><th></th><th>Parcel</th><th>For</th><th>Weight</th></tr></thead><tbody id=t></tbody></table><p>List: <output id=o>All</output></p>
<script>
const all = [['812', 'Ada Moss', '3 kg', 'Two lamps and a kettle'], ['813', 'Bo Lind', '4 kg', 'A tent'], ['814', 'Cy Park', '9 kg', 'Nine books']]
let open
const draw = () => {
  t.innerHTML = ''
  for (const [no, who, weight, inside] of all) {
    t.insertAdjacentHTML('beforeend', '<tr><td><input type=checkbox aria-label="#' + no + '"></td><td>#' + no + ' <button aria-expanded=' + (open === no) + '>›</button></td><td>' + who + (open === no ? '<p>' + inside + '</p>' : '') + '</td><td>' + weight + '</td></tr>')
    t.querySelector('tr:last-child button').onclick = () => { open = open === no ? '' : no; draw() }
  }
}
draw()
g.onclick = ({ target }) => { for (const one of g.children) one.setAttribute('aria-pressed', String(one === target)); o.textContent = target.textContent }
</script>`
const LETTERS = `<!doctype html><title>Letters</title><h1>Letters</h1><style>#l div { cursor: pointer }</style>
<div id=l><div><b>Ada Moss</b> <span>Choir</span></div><div><b>Bo Lind</b> <span>Boiler</span></div><div><b>Cy Park</b> <span>Lunch</span></div></div>
<div id=v></div><p>Opened: <output id=o>0</output></p><script>
const says = ['We meet at the north gate.', 'The plumber comes on Tuesday.', 'Shall we try the noodle bar?']
;[...l.children].forEach((one, at) => one.onclick = () => { v.innerHTML = '<p>' + says[at] + '</p>'; o.textContent = Number(o.textContent) + 1 })
</script>`

describe('states, and what is in things', function () {
  this.timeout(60_000)
  const folder = mkdtempSync(join(tmpdir(), 'agent-states-'))
  let pages: Pages
  before(async () => {
    writeFileSync(join(folder, 'parcels.html'), PARCELS)
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

  for (const words of ['cancel 812', 'pay for parcel 813', 'cancel the parcel of Cy Park'])
    it(`presses no state for a deed: ${words}`, async () => {
      await open('parcels')
      const { confidence } = await pages.say(words)
      expect(confidence).to.be.below(0.8)
      expect(await read('what does list say')).to.equal('All')
    })

  for (const [words, state] of [
    ['only the cancelled ones', 'Cancelled'],
    ['show paid', 'Paid'],
    ['click Cancelled', 'Cancelled'],
  ] as const)
    it(`shows what is in a state: ${words}`, async () => {
      await open('parcels')
      await pages.say(words)
      expect(await read('what does list say')).to.equal(state)
    })

  it('tells what is in a thing by what opens under it, though the list is drawn anew', async () => {
    await open('parcels')
    const { data, response } = await pages.say('what is in parcel 812?')
    expect(response).to.include('Two lamps and a kettle').and.not.to.include('Bo Lind')
    expect(data.error).to.equal(undefined)
  })

  it('opens what is written to be read, and nothing that might be a switch', async () => {
    await open('letters')
    expect((await pages.say('what does the letter from Bo Lind say?')).response).to.include('plumber comes on Tuesday')
    await open('letters')
    await pages.say('how warm is it at Cy Park?')
    expect(await read('how many are opened')).not.to.equal('1')
  })
})

describe('the name of a state', () => {
  for (const [name, verb] of [
    ['Refunded', 'refund'],
    ['Sent (4)', 'send'],
    ['Paid', 'pay'],
    ['Cancelled', 'cancel'],
    ['Archived', 'archive'],
  ] as const)
    it(`is no name of the deed: ${name}`, () => expect(isStateOf(name, verb)).to.equal(true))
  for (const [name, verb] of [
    ['Refund', 'refund'],
    ['Paid', 'paid'],
    ['Sent', 'pay'],
    ['Feed', 'feed'],
    ['Open', 'open'],
  ] as const)
    it(`is not ${name} for ${verb}`, () => expect(isStateOf(name, verb)).to.equal(false))
})

describe('a question for what is in something', () => {
  for (const words of ['what is in order 7?', "what's inside the blue box", 'what does the hamper contain?'])
    it(`is one: ${words}`, () => expect(asksContents(words)).to.equal(true))
  for (const words of ['what is the price of order 7?', 'what is in', 'who is in the team?', 'what time is it in Oslo'])
    it(`is none: ${words}`, () => expect(asksContents(words)).to.equal(false))
})
